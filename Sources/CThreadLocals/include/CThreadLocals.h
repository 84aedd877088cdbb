#pragma once

// Values of the calling thread. Swift has no such variables, and cannot read those of C but by functions.

extern _Thread_local long threadReductionDepth;
extern _Thread_local long threadPresentationDepth;
extern _Thread_local long threadReplayDepth;

/// The number of reducers that the calling thread is in, one inside of the other.
static inline long reductionDepth(void) { return threadReductionDepth; }

/// Sets the number of reducers that the calling thread is in.
static inline void setReductionDepth(long depth) { threadReductionDepth = depth; }

/// The number of presentations around the reducer that the calling thread runs.
static inline long presentationDepth(void) { return threadPresentationDepth; }

/// Sets the number of presentations around the reducer that the calling thread runs.
static inline void setPresentationDepth(long depth) { threadPresentationDepth = depth; }

/// The number of replays of recorded actions that the calling thread is in.
static inline long replayDepth(void) { return threadReplayDepth; }

/// Sets the number of replays of recorded actions that the calling thread is in.
static inline void setReplayDepth(long depth) { threadReplayDepth = depth; }
