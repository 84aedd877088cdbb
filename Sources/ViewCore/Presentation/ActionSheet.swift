/// A choice between several buttons, as a value.
///
/// SwiftUI has deprecated it in favour of
/// ``View/confirmationDialog(_:isPresented:titleVisibility:actions:message:)`` and still accepts it.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Creates an action sheet.
  ///
  /// - Parameters:
  ///   - title: What the person chooses.
  ///   - message: What more there is to say.
  ///   - buttons: The choices.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

nonisolated extension View {
  /// Presents an action sheet while there is an item for it.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - item: The item. One with another id is a new action sheet.
  ///   - content: Makes the action sheet.
  /// - Returns: The view with its action sheet.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>,
    content: @escaping (T) -> ActionSheet
  ) -> some View {
    PresentingView(base: self, item: item, id: \.id, onDismiss: nil) { item, dismiss in
      content(item).dialog(dismiss)
    }
  }

  /// Presents an action sheet while a condition holds.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the action sheet is there.
  ///   - content: Makes the action sheet.
  /// - Returns: The view with its action sheet.
  public func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
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

extension ActionSheet {
  fileprivate func dialog(_ dismiss: @escaping () -> Void) -> some View {
    Dialog(
      style: .choices,
      name: title,
      dismiss: dismiss,
      content: AlertContent(
        title: title,
        message: message,
        actions: ButtonList(buttons: buttons),
        requiredButton: .cancel
      )
    )
  }
}
