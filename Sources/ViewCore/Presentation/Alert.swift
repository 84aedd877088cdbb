/// What an alert says and offers, as a value.
///
/// SwiftUI has deprecated it in favour of ``View/alert(_:isPresented:actions:message:)`` and still
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
  ///   - title: What the alert says.
  ///   - message: What more there is to say.
  ///   - dismissButton: The button. `nil` is one that reads "OK". Beside a destructive one there is another that
  ///     reads "Cancel".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: What the alert says.
  ///   - message: What more there is to say.
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

    /// A button without a role.
    ///
    /// - Parameters:
    ///   - label: What the button reads.
    ///   - action: What to do when it is tapped, before the alert is closed.
    /// - Returns: The button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button that leaves everything as it was, which the escape key stands for.
    ///
    /// - Parameters:
    ///   - label: What the button reads.
    ///   - action: What to do when it is tapped, before the alert is closed.
    /// - Returns: The button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button that reads "Cancel", which the escape key stands for.
    ///
    /// - Parameter action: What to do when it is tapped, before the alert is closed.
    /// - Returns: The button.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that deletes something or cannot be undone.
    ///
    /// - Parameters:
    ///   - label: What the button reads.
    ///   - action: What to do when it is tapped, before the alert is closed.
    /// - Returns: The button.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

nonisolated extension View {
  /// Presents an alert while there is an item for it.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - item: The item. One with another id is a new alert.
  ///   - content: Makes the alert.
  /// - Returns: The view with its alert.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    PresentingView(base: self, item: item, id: \.id, onDismiss: nil) { item, dismiss in
      content(item).dialog(dismiss)
    }
  }

  /// Presents an alert while a condition holds.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is there.
  ///   - content: Makes the alert.
  /// - Returns: The view with its alert.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    PresentingView(
      base: self,
      item: isPresented.asItem,
      id: { _ in 0 },
      onDismiss: nil
    ) { _, dismiss in
      content().dialog(dismiss)
    }
  }
}

extension Alert {
  fileprivate func dialog(_ dismiss: @escaping () -> Void) -> some View {
    Dialog(
      style: .alert,
      name: title,
      dismiss: dismiss,
      content: AlertContent(
        title: title,
        message: message,
        actions: ButtonList(buttons: buttons),
        requiredButton: .ok
      )
    )
  }
}

/// The buttons of an alert that is a value.
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
