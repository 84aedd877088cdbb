package import ComposableArchitecture
package import StandupsCommon

extension StandupsClient {
  /// Emits standups once, and accepts changes without emitting them.
  package static func steady(_ standups: IdentifiedArrayOf<Standup> = [.design]) -> Self {
    Self {
      standups
    } contents: {
      AsyncStream { $0.yield(Contents(standups: standups)) }
    } apply: { _ in
    } acknowledge: { _ in
    }
  }
}
