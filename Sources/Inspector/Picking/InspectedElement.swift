#if DEBUG && !canImport(Darwin)
import ViewCore

/// An element of a page that the developer has chosen.
struct InspectedElement: Equatable, Sendable {
  /// The element in words, such as `button 12`.
  let name: String
  /// The number of its window.
  let window: Int
  /// The mounted views in which it is, from the innermost to the outermost.
  let views: [ObjectIdentifier]
  /// The stores of the window and those that belong to no window, from the oldest to the newest.
  let stores: [Int]
  /// The number of the last update when it was chosen.
  let update: Int
}

/// The end of a choice.
enum PickingResult: Equatable, Sendable {
  case picked(InspectedElement)
  /// The page, or another choice, has ended it.
  case none
  /// No page of the app may be asked.
  case noPage
}
#endif
