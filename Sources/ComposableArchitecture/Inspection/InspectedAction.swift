#if DEBUG
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A row of the inspector's timeline.
package struct InspectedAction: Equatable, Identifiable, Sendable {
  /// The number of the action.
  package let id: Int
  /// The cases of the action with short texts of their values, such as `.typed("Milk")`.
  package let name: String
  /// The name of the feature that the action belongs to, such as `StandupForm`.
  package let feature: String
  package let origin: RecordedOrigin
  /// The user's event or the code of a view during which the action was sent, such as `Tap on button “Add”` or `task`.
  package let event: String?
  /// Whether the action has changed the state.
  package let hasChanges: Bool
  package let date: Date
  package let duration: Duration
}
#endif
