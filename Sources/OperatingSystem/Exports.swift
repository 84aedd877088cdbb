#if !canImport(Darwin)
// Apple's module 'os' has the log too.
@_exported public import UnifiedLogging
#endif
