#if !canImport(Darwin)
internal import ViewCore

/// An app whose windows show one store is told so.
extension Store: OwnedByWindow {}
#endif
