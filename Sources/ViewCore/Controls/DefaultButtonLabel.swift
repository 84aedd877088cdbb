/// The label of a button that has a role and no label of its own.
///
/// In a bar it is a symbol, and elsewhere a word.
public struct DefaultButtonLabel {
  let role: ButtonRole
  @Environment(\.labelsAreSymbols) private var isSymbol

  init(role: ButtonRole) {
    self.role = role
  }

  private var title: LocalizedStringKey {
    switch role {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .close: "Close"
    default: "Done"
    }
  }

  private var symbol: String {
    switch role {
    case .destructive: "trash"
    case .cancel, .close: "xmark"
    default: "checkmark"
    }
  }
}

extension DefaultButtonLabel: View {
  public var body: some View {
    if isSymbol {
      Label(title, systemImage: symbol)
    } else {
      Text(title)
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose label says its role.
  ///
  /// ```swift
  /// .toolbar {
  ///   ToolbarItem(placement: .cancellationAction) { Button(role: .close) { dismiss() } }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action to run when the user taps the button.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
