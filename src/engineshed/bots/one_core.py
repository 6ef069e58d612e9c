"""Keeps numpy to one core; has to be read before numpy.

Networks are so small that sharing a product out among cores costs more than the product. On a busy machine
the cores that wait for each other made it sixty times as slow.
"""

import os

for _library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")
