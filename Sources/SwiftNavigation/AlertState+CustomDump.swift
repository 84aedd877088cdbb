public import CustomDump

extension AlertState: CustomDumpReflectable {
  /// The alert without its id and without missing parts.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: [Mirror.Child].parts(title: title, buttons: buttons, message: message),
      displayStyle: .struct
    )
  }
}

extension [Mirror.Child] {
  /// The parts of alerts and dialogs in a dump.
  static func parts<Action>(
    title: TextState,
    buttons: [ButtonState<Action>],
    message: TextState?
  ) -> Self {
    var parts: Self = [("title", title)]
    if !buttons.isEmpty { parts.append(("actions", buttons)) }
    if let message { parts.append(("message", message)) }
    return parts
  }
}
