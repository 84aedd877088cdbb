/// A choice between several buttons, as a value.
///
/// SwiftUI has deprecated it in favor of
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
  ///   - title: The title of the action sheet.
  ///   - message: The message below the title.
  ///   - buttons: The choices.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

nonisolated extension View {
  /// Presents an action sheet while an item is not `nil`.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - item: The item. An item with another id presents a new action sheet.
  ///   - content: A closure that creates the action sheet.
  /// - Returns: The view with its action sheet.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>,
    content: @escaping (T) -> ActionSheet
  ) -> some View {
    presenting(item, id: \.id) { content($0).content }
  }

  /// Presents an action sheet while a condition is true.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the action sheet is presented.
  ///   - content: A closure that creates the action sheet.
  /// - Returns: The view with its action sheet.
  public func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(isPresented.asItem, id: { _ in 0 }) { content().content }
  }
}

extension ActionSheet {
  fileprivate var content: AlertContent<Text?, ButtonList> {
    AlertContent(
      title: title,
      message: message,
      actions: ButtonList(buttons: buttons),
      requiredButton: .cancel
    )
  }
}
