public import SwiftNavigation
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension Text {
  /// Creates the text that a state describes.
  ///
  /// ```swift
  /// Text(TextState("Delete ") + TextState("everything").bold())
  /// ```
  ///
  /// - Parameter state: The description.
  public init(_ state: TextState) {
    self = Text(verbatim: String(state: state))
  }
}
