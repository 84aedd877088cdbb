// Whether what is printed for debugging is printed.
#if DEBUG
let isDebugBuild = true
#else
let isDebugBuild = false
#endif
