internal import IdentifiedCollections
internal import Sharing

/// A type whose values have one other value, such as an optional or a property wrapper.
protocol WrapperType {
  static var wrapped: Any.Type { get }
}

extension Optional: WrapperType {
  static var wrapped: Any.Type { Wrapped.self }
}

extension PresentationState: WrapperType {
  static var wrapped: Any.Type { State.self }
}

extension BindingState: WrapperType {
  static var wrapped: Any.Type { Value.self }
}

extension Shared: WrapperType {
  static var wrapped: Any.Type { Value.self }
}

/// A collection that a key path enters with a subscript.
protocol ElementsType {
  static var element: Any.Type { get }
}

extension Array: ElementsType {
  static var element: Any.Type { Element.self }
}

extension IdentifiedArray: ElementsType {
  static var element: Any.Type { Element.self }
}

extension Dictionary: ElementsType {
  static var element: Any.Type { Value.self }
}
