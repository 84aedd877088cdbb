// The directories of an app and the loading of addresses, which Foundation has on Apple's platforms.

@_exported public import Directories

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
