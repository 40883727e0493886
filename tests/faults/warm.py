"""Read by the process that servers are forked from: what it has read, they need not."""

from tavolino.server.run import warm_up

warm_up()
