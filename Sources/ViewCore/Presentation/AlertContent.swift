/// The content of an alert or a confirmation dialog: a title, a message and buttons.
struct AlertContent<Message: View, Actions: View> {
  let title: Text
  var isTitleVisible = true
  let message: Message
  let actions: Actions
  let requiredButton: RequiredButton

  /// The button that is added if the app has none of its kind.
  enum RequiredButton {
    /// A button that closes an alert: "OK" if there is no button, and "Cancel" if all are
    /// destructive.
    case ok
    /// A button that cancels, if no button has that role.
    case cancel

    /// The dialog of which this button is a part: an alert, or the choices of a confirmation dialog.
    var dialogStyle: DialogStyle {
      switch self {
      case .ok: .alert
      case .cancel: .choices
      }
    }
  }
}

extension AlertContent: View {
  var body: some View {
    Box("h2", class: isTitleVisible ? ClassName.alertTitle.rawValue : "unseen", content: title)
    Message.self == EmptyView.self ? nil : Box(class: "alert-message", content: message)
    Box(class: .alertActions, content: buttons)
  }

  @MainActor private var buttons: some View {
    let button = requiredButton
    return CompletedView(
      content: CompletedView(
        content: actions,
        completion: Button("OK", role: .cancel) {},
        isComplete: { button == .cancel || $0.contains(where: \.isButton) }
      ),
      completion: Button("Cancel", role: .cancel) {},
      isComplete: { elements in
        switch button {
        case .ok: elements.contains { $0.isButton && $0["data-role"] != "destructive" }
        case .cancel: elements.contains { $0["data-role"] == "cancel" }
        }
      }
    )
  }
}

nonisolated extension View {
  /// Presents an alert or a confirmation dialog while an item is not `nil`.
  func presenting<Item>(
    _ item: Binding<Item?>,
    id: @escaping (Item) -> some Hashable,
    content: @escaping (Item) -> AlertContent<some View, some View>
  ) -> some View {
    PresentingView(base: self, item: item, id: id, onDismiss: nil) { item, dismiss in
      let content = content(item)
      return Dialog(
        style: content.requiredButton.dialogStyle,
        name: content.title,
        dismiss: dismiss,
        content: content
      )
    }
  }
}

extension Element {
  fileprivate var isButton: Bool { tag == "button" }
}
