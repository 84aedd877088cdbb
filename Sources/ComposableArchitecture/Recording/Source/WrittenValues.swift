internal import IdentifiedCollections
internal import OrderedCollections
internal import RuntimeMetadata
internal import SwiftNavigation

/// A property wrapper whose value is written in place of the wrapper.
protocol SourceWrapper {
  var valueForSource: Any { get }
  /// Whether a subscript of the wrapper reaches the cases of its value.
  var isPresentation: Bool { get }
}

extension PresentationState: SourceWrapper {
  var valueForSource: Any { wrappedValue as Any }
  var isPresentation: Bool { true }
}

extension BindingState: SourceWrapper {
  var valueForSource: Any { wrappedValue }
  var isPresentation: Bool { false }
}

/// An element of a collection with ids.
struct SourceElement {
  let id: AnyHashable
  let element: Any
}

/// A collection whose elements have ids.
protocol SourceIdentified {
  /// The elements with their ids, in order.
  var elementsForSource: [SourceElement] { get }
  /// The number of elements.
  var count: Int { get }
  /// The elements at some positions.
  func elementsForSource(at positions: Range<Int>) -> [SourceElement]
  /// The element with an id, or nil if there is none or if the id is of another type.
  func elementForSource(withID id: Int) -> SourceElement?
}

extension SourceIdentified {
  func elementsForSource(at positions: Range<Int>) -> [SourceElement] {
    Array(elementsForSource[positions])
  }

  func elementForSource(withID id: Int) -> SourceElement? {
    elementsForSource.first { $0.id == AnyHashable(id) }
  }
}

extension IdentifiedArray: SourceIdentified {
  var elementsForSource: [SourceElement] {
    elementsForSource(at: 0..<count)
  }

  func elementsForSource(at positions: Range<Int>) -> [SourceElement] {
    positions.map { SourceElement(id: ids[$0], element: self[$0]) }
  }

  func elementForSource(withID id: Int) -> SourceElement? {
    (id as? ID).flatMap { id in self[id: id].map { SourceElement(id: id, element: $0) } }
  }
}

/// A navigation stack.
protocol SourceStack: SourceIdentified {}

extension StackState: SourceStack {
  var elementsForSource: [SourceElement] {
    elementsByID.map { SourceElement(id: $0, element: $1) }
  }
}

/// An alert or a dialog.
protocol SourceDialog {
  static var nameForSource: String { get }
  var titleForSource: TextState { get }
  var messageForSource: TextState? { get }
  var buttonsForSource: [SourceButton] { get }
  /// The arguments before the closures.
  var argumentsForSource: String { get }
}

struct SourceButton {
  let label: TextState
  let role: ButtonStateRole?
  let action: Any?
  let isAnimated: Bool

  init<Action>(_ button: ButtonState<Action>) {
    label = button.label
    role = button.role
    action = button.action.action
    if case .animatedSend = button.action.type { isAnimated = true } else { isAnimated = false }
  }
}

extension AlertState: SourceDialog {
  static var nameForSource: String { "AlertState" }
  var titleForSource: TextState { title }
  var messageForSource: TextState? { message }
  var buttonsForSource: [SourceButton] { buttons.map { SourceButton($0) } }
  var argumentsForSource: String { "" }
}

extension ConfirmationDialogState: SourceDialog {
  static var nameForSource: String { "ConfirmationDialogState" }
  var titleForSource: TextState { title }
  var messageForSource: TextState? { message }
  var buttonsForSource: [SourceButton] { buttons.map { SourceButton($0) } }
  var argumentsForSource: String {
    titleVisibility == .automatic ? "" : "(titleVisibility: .\(titleVisibility))"
  }
}

/// A control's write.
protocol SourceBinding {
  var fieldForSource: String { get }
  var writtenForSource: Any { get }
  /// The first field on the way that its type marks as private.
  var privateStepForSource: FieldPath.Step? { get }
}

extension BindingAction: SourceBinding {
  var fieldForSource: String { FieldName.text(of: keyPath) }
  var writtenForSource: Any { value }
  var privateStepForSource: FieldPath.Step? {
    FieldPath.steps(of: keyPath)?.first { PrivateNames.contain($0.name, of: $0.root) }
  }
}

/// The value in an optional, or nil if it is not there.
///
/// A value that is not an optional is returned as it is.
func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional, value is any OptionalType else { return value }
  return mirror.children.first?.value
}
