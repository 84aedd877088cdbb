public import SwiftNavigation
public import ViewLayer

extension Button where Label == Text {
  /// Creates the button of a state.
  ///
  /// - Parameters:
  ///   - button: The description.
  ///   - action: Receives the button's action after a tap, or nil if it has none.
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
  /// Creates the role of a state.
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
  /// Creates the visibility of a state.
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
