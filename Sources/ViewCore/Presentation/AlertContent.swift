/// A title, a message and buttons: what is in an alert and in a confirmation dialog.
struct AlertContent<Message: View, Actions: View> {
  let title: Text
  var isTitleVisible = true
  let message: Message
  let actions: Actions
  let requiredButton: RequiredButton

  /// The button that is added where the app's own ones lack it.
  enum RequiredButton {
    /// One that closes an alert: "OK" where there is no button, and "Cancel" where each one is destructive.
    case ok
    /// One that chooses nothing, where no button has that role.
    case cancel
  }
}

extension AlertContent: View {
  var body: some View {
    Box("h2", class: isTitleVisible ? "alert-title" : "unseen", content: title)
    Message.self == EmptyView.self ? nil : Box(class: "alert-message", content: message)
    Box(class: "alert-actions", content: buttons)
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

extension Element {
  fileprivate var isButton: Bool { tag == "button" }
}
