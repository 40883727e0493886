"""Read by the process that servers are forked from: what it has read, they need not."""

from tavolino.server.run import spare_the_collector, warm_up
from tavolino.text.language import language
from tests.faults.victim import app

warm_up()
language("en")
for route in app.router.routes:  # which are finished when one is first looked for
    route.matches({"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []})
spare_the_collector()
