#include "CThreadLocals.h"

_Thread_local long threadReductionDepth = 0;
_Thread_local long threadPresentationDepth = 0;
_Thread_local long threadReplayDepth = 0;
