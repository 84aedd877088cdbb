#if DEBUG
internal import Foundation
internal import IdentifiedCollections
internal import OrderedCollections

/// A value that is changed in a way of its own.
///
/// Other values are taken apart: structs into their stored properties, enums into their case and its payload.
protocol EditedPart {
  /// Lists the parts of the value, and changes those to which the developer has given a text.
  mutating func edit(with editor: inout ValueEditor)
}

extension Bool: EditedText {
  mutating func edit(with editor: inout ValueEditor) { editor.editText(&self, .toggle) }
}

extension Optional: EditedPart {
  mutating func edit(with editor: inout ValueEditor) {
    let empty = self ?? (Wrapped.self as? any EmptyValue.Type).flatMap { Self.empty(of: $0) }
    let choice = editor.choose(
      among: empty == nil ? ["nil"] : ["nil", "value"],
      current: self == nil ? "nil" : "value"
    )
    guard choice != "nil", var value = empty else {
      if self != nil {
        self = nil
        editor.countChange()
      }
      return
    }
    if self == nil { editor.countChange() }
    _ = editor.edit(&value, at: ValueEditor.wrapped)
    self = value
  }

  private static func empty<Empty: EmptyValue>(of _: Empty.Type) -> Wrapped? {
    Empty.empty as? Wrapped
  }
}

extension Array: EditedPart {
  mutating func edit(with editor: inout ValueEditor) { _ = editor.editElements(of: &self) }
}

extension IdentifiedArray: EditedPart {
  mutating func edit(with editor: inout ValueEditor) {
    // The ids of the elements may be others than those of 'Identifiable'.
    guard var changed = Self.knownEmpty,
      elements.map({ [id = changed.id] in $0[keyPath: id] }).elementsEqual(ids)
    else { return editor.addConstant(self) }
    var elements = Array(elements)
    guard editor.editElements(of: &elements) else { return }
    for element in elements where !changed.append(element).inserted {
      return editor.addError("Two elements have the same id.")
    }
    self = changed
  }
}

extension PresentationState: EditedPart {
  mutating func edit(with editor: inout ValueEditor) { wrappedValue.edit(with: &editor) }
}

extension BindingState: EditedPart {
  mutating func edit(with editor: inout ValueEditor) { editor.edit(&wrappedValue) }
}

extension BindingAction: EditedPart {
  mutating func edit(with editor: inout ValueEditor) {
    let field = FieldName.text(of: keyPath).split(separator: ".").dropFirst().joined(separator: ".")
    func open<Field>(_: Field.Type) -> Bool {
      guard var value = value as? Field, Self(writing: value, to: keyPath) != nil else {
        return false
      }
      if editor.edit(&value, at: field), let action = Self(writing: value, to: keyPath) {
        self = action
      }
      return true
    }
    if !_openExistential(Self.writtenType(of: keyPath), do: open) { editor.addConstant(self) }
  }
}
#endif
