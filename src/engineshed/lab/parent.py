"""Ends a worker process together with the process that started it.

As a program (`python parent.py PARENT MODULE`) it sees to that before anything of the module is read.
"""

import ctypes
import os
import runpy
import signal
import sys

PR_SET_PDEATHSIG = 1


def end_with_parent(parent: int) -> None:
    """Let the system end this process when its parent ends; Linux only, elsewhere a closed pipe must do.

    The system watches the thread that started this process: it has to live as long as the workers.
    """
    if sys.platform != "linux":
        return
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:  # it ended before it was watched
        os._exit(1)


if __name__ == "__main__":
    end_with_parent(int(sys.argv[1]))
    runpy.run_module(sys.argv[2], run_name="__main__", alter_sys=True)
