"""Read once by the process that servers are forked from: modules, templates and words are ready at once."""

import tests.server.running  # noqa: F401
from engineshed.web.ready import make_ready

make_ready()
