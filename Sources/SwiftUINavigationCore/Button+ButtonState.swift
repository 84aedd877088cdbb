public import SwiftNavigation
#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension Button where Label == Text {
  /// Creates the button that a state describes.
  ///
  /// - Parameters:
  ///   - button: The description.
  ///   - action: Takes the button's action, or nil if it has none, when the button is tapped.
  @preconcurrency
  @MainActor
  public init<Action>(
    _ button: ButtonState<Action>,
    action: @escaping @MainActor (_ action: Action?) -> Void
  ) {
    self.init(role: button.role.map(ButtonRole.init)) {
      button.withAction { action($0) }
    } label: {
      Text(button.label)
    }
  }
}

extension ButtonRole {
  /// Creates the role that a state describes.
  ///
  /// - Parameter role: The description.
  public init(_ role: ButtonStateRole) {
    self =
      switch role {
      case .cancel: .cancel
      case .destructive: .destructive
      }
  }
}

extension Visibility {
  /// Creates the visibility that a state describes.
  ///
  /// - Parameter visibility: The description.
  public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    self =
      switch visibility {
      case .automatic: .automatic
      case .hidden: .hidden
      case .visible: .visible
      }
  }
}
