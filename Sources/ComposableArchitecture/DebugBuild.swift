// Whether this is a debug build, with its additional checks and prints.
#if DEBUG
let isDebugBuild = true
#else
let isDebugBuild = false
#endif
