// In debug builds, the errors of properties are also reported as issues.
#if DEBUG
let isDebugBuild = true
#else
let isDebugBuild = false
#endif
