// Whether errors that a property shows are reported as well.
#if DEBUG
let isDebugBuild = true
#else
let isDebugBuild = false
#endif
