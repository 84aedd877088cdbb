/// The content of an alert, as a value.
///
/// SwiftUI has deprecated it in favor of ``View/alert(_:isPresented:actions:message:)`` and still
/// accepts it.
///
/// ```swift
/// .alert(item: $failure) { failure in
///   Alert(title: Text(failure.title), dismissButton: .cancel(Text("Close")))
/// }
/// ```
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The message below the title.
  ///   - dismissButton: The button. `nil` is a button "OK". A destructive button gets another one,
  ///     "Cancel".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The message below the title.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

extension Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Creates a button without a role.
    ///
    /// - Parameters:
    ///   - label: The title of the button.
    ///   - action: The action, which runs before the alert is closed.
    /// - Returns: The button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Creates a button that cancels.
    ///
    /// The escape key triggers it.
    ///
    /// - Parameters:
    ///   - label: The title of the button.
    ///   - action: The action, which runs before the alert is closed.
    /// - Returns: The button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Creates a button "Cancel".
    ///
    /// The escape key triggers it.
    ///
    /// - Parameter action: The action, which runs before the alert is closed.
    /// - Returns: The button.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Creates a button for a destructive action.
    ///
    /// - Parameters:
    ///   - label: The title of the button.
    ///   - action: The action, which runs before the alert is closed.
    /// - Returns: The button.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

nonisolated extension View {
  /// Presents an alert while an item is not `nil`.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - item: The item. An item with another id presents a new alert.
  ///   - content: A closure that creates the alert.
  /// - Returns: The view with its alert.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(item, id: \.id) { content($0).content }
  }

  /// Presents an alert while a condition is true.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is presented.
  ///   - content: A closure that creates the alert.
  /// - Returns: The view with its alert.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(isPresented.asItem, id: { _ in 0 }) { content().content }
  }
}

extension Alert {
  fileprivate var content: AlertContent<Text?, ButtonList> {
    AlertContent(
      title: title,
      message: message,
      actions: ButtonList(buttons: buttons),
      requiredButton: .ok
    )
  }
}

/// The buttons of an alert value or an action sheet.
struct ButtonList {
  let buttons: [Alert.Button]
}

extension ButtonList: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}
