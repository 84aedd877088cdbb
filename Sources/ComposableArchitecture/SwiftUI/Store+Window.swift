#if !canImport(Darwin)
internal import ViewCore

/// An app that shows one store in several windows gets an issue about it.
extension Store: OwnedByWindow {}
#endif
