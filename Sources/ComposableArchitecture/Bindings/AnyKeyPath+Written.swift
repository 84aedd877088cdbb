#if canImport(Darwin)
extension AnyKeyPath {
  /// The path itself: SwiftUI's bindings do not tell which member is written.
  var withWrittenMember: AnyKeyPath { self }
}

/// Runs code that handles a write.
func handlingWrite<Result>(_ body: () -> Result) -> Result { body() }
#else
internal import ViewCore

extension AnyKeyPath {
  /// The path to the member of the field that a binding writes, or to the field itself.
  ///
  /// A write through `$store.bill.title` writes the field `\.bill`.
  var withWrittenMember: AnyKeyPath { WrittenMember.keyPath.flatMap(appending) ?? self }
}

/// Runs code that handles a write, and that may write other values.
func handlingWrite<Result>(_ body: () -> Result) -> Result { WrittenMember.handling(body) }
#endif
