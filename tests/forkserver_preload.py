"""Imported by the process that others are forked from, so that they need not do it again."""

from tavolino.server.run import tune_garbage_collector, warm_up
from tavolino.text.language import language
from tests.faults.forked_server import app

warm_up()
language("en")
for route in app.router.routes:  # which are finished when one is first looked for
    route.matches({"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []})
tune_garbage_collector()
