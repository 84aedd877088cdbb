#if canImport(Darwin)
extension Store {
  /// Does nothing: an app on Apple's platforms belongs to one user.
  func noteReadInWindow() {}
}
#else
internal import ViewCore

/// An app that shows one store in several windows gets an issue about it.
extension Store: OwnedByWindow {
  package var sharedByParts: AnyObject { core.changes }

  /// Warns if the views of two windows read the store.
  func noteReadInWindow() { noteRead() }
}
#endif
