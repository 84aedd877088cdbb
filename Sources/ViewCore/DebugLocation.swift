internal import ConcurrencyExtras

/// The place of a declaration in an app's source, for declarations that exist many times.
///
/// Only debug builds store it. In release builds, where nobody reads issues, it has no size.
struct DebugLocation {
  #if DEBUG
  let location: SourceLocation?

  init(_ location: SourceLocation?) {
    self.location = location
  }
  #else
  var location: SourceLocation? { nil }

  init(_ location: SourceLocation?) {}
  #endif
}
