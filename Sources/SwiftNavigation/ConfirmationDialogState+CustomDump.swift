public import CustomDump

extension ConfirmationDialogState: CustomDumpReflectable {
  /// The dialog without its id and without missing parts.
  public var customDumpMirror: Mirror {
    var parts: [Mirror.Child] = .parts(title: title, buttons: buttons, message: message)
    if titleVisibility != .automatic {
      parts.insert(("titleVisibility", titleVisibility), at: 0)
    }
    return Mirror(self, children: parts, displayStyle: .struct)
  }
}
