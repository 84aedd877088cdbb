internal import SwiftNavigation

// The ids of dialogs and of buttons are random, and not a part of the value.

extension AlertState: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try writer.write((title, message, buttons))
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    let (title, message, buttons) = try reader.read(
      (TextState, TextState?, [ButtonState<Action>]).self
    )
    var alert = Self(title: { title }, message: message.map { text in { text } })
    alert.buttons = buttons
    return alert
  }
}

extension ConfirmationDialogState: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try writer.write((titleVisibility, title, message, buttons))
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    let (visibility, title, message, buttons) = try reader.read(
      (ConfirmationDialogStateTitleVisibility, TextState, TextState?, [ButtonState<Action>]).self
    )
    var dialog = Self(
      titleVisibility: visibility,
      title: { title },
      message: message.map { text in { text } }
    )
    dialog.buttons = buttons
    return dialog
  }
}

extension ButtonState: CodedValue {
  func write(to writer: inout ValueWriter) throws {
    try writer.write((role, action, label))
  }

  static func read(from reader: inout ValueReader) throws -> Self {
    let (role, action, label) = try reader.read(
      (ButtonStateRole?, ButtonStateAction<Action>, TextState).self
    )
    return Self(role: role, action: action) { label }
  }
}
