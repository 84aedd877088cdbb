#if DEBUG && !canImport(Darwin)
internal import ConcurrencyExtras
// NB: The standard library has no public way to learn which property of a model has changed.
@_spi(SwiftUI) internal import Observation

/// Tells which properties of models a closure reads, and which of them changes first.
///
/// It is for tools of debug builds, and slower than `withObservationTracking`.
package enum ObservedReads {
  /// Whether the reads of a closure are known on this compiler's runtime.
  package static let areKnown: Bool = {
    let probe = ReadProbe()
    return of({ probe.readOther() }, willChange: { _ in }).reads == [ReadProbe.otherField]
  }()

  /// Runs a closure, and calls another one before the first change of a property that the first one read.
  ///
  /// - Parameters:
  ///   - apply: Reads properties.
  ///   - willChange: Takes the property that is about to change, or nil if the runtime does not say which.
  /// - Returns: The result of `apply` and the properties that it read, or nil if the runtime does not say which.
  package static func of<Result>(
    _ apply: () -> Result,
    willChange: @escaping @Sendable (AnyKeyPath?) -> Void
  ) -> (result: Result, reads: Set<AnyKeyPath>?) {
    let probe = ReadProbe()
    let reads = Locked<Set<AnyKeyPath>?>(nil)
    // The observation around the first one ends when the probe changes, and tells what it has observed.
    let result = withObservationTracking(
      {
        probe.read()
        return withObservationTracking(
          apply,
          willSet: { tracking in
            tracking.cancel()
            willChange(tracking.changed)
          }
        )
      },
      willSet: { tracking in
        tracking.cancel()
        let fields = fields(of: tracking)?.subtracting([ReadProbe.field])
        reads.withLock { $0 = fields }
      }
    )
    probe.change()
    return (result, reads.withLock(\.self))
  }

  /// The observed properties, apart from that of the probe.
  ///
  /// NB: The standard library keeps them in stored properties that are not public, and the mirror is empty where they
  /// have other names.
  private static func fields(of tracking: ObservationTracking) -> Set<AnyKeyPath>? {
    guard
      let list = Mirror(reflecting: tracking).descendant("list"),
      let entries = Mirror(reflecting: list).descendant("entries")
    else { return nil }
    var fields: Set<AnyKeyPath> = []
    for (_, entry) in Mirror(reflecting: entries).children {
      guard let properties = Mirror(reflecting: entry).descendant("value", "properties"),
        let properties = properties as? Set<AnyKeyPath>
      else { return nil }
      fields.formUnion(properties)
    }
    return fields
  }
}

/// A model with two properties.
private final class ReadProbe: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  static var field: KeyPath<ReadProbe, Bool> { \.value }
  static var otherField: KeyPath<ReadProbe, Int> { \.otherValue }

  private var value: Bool { true }
  private var otherValue: Int { 0 }

  func read() {
    registrar.access(self, keyPath: Self.field)
  }

  func readOther() {
    registrar.access(self, keyPath: Self.otherField)
  }

  func change() {
    registrar.willSet(self, keyPath: Self.field)
  }
}
#endif
