// Keeps the compiler's messages about a collection that does not exist short and quick.
//
// NB: The compiler tries initializers in the order of their files. This file comes before that of the usual ones. With an
// unknown collection, the compiler so finds the cheapest explanation first, and leaves the others when they cost more.
// The other way round it tries each combination of overloads in the rows before it comes here, which takes minutes.

extension ForEach where Content: View {
  /// Accepts a collection whose type the compiler cannot find, as in `ForEach(group.itms)`.
  ///
  /// No type conforms to all the protocols, so no right call uses this initializer. For a wrong one, it gives the
  /// elements a type that has all members. The compiler then reports the collection alone, and not the content that
  /// depends on it. Without this initializer it takes the collection for a range of numbers and tries each overload
  /// in the content. That takes minutes in a large body.
  ///
  /// - Parameters:
  ///   - data: Nothing that exists.
  ///   - content: Makes the view of an element.
  // NB: There are several protocols because each adds to the cost of an argument with another type. The compiler
  // chooses the cheapest explanation, which is then the mistake in the content.
  public init(
    _ data: any _UnknownData & _UnknownData2 & _UnknownData3 & _UnknownData4 & _UnknownData5
      & _UnknownData6,
    @ViewBuilder content: @escaping (_UnknownElement) -> Content
  ) where Data == EmptyCollection<_UnknownElement>, ID == Int {
    fatalError("No type conforms to all the protocols.")
  }

  /// Accepts a collection whose type the compiler cannot find, together with a key path to ids.
  ///
  /// - Parameters:
  ///   - data: Nothing that exists.
  ///   - id: Any key path.
  ///   - content: Makes the view of an element.
  public init(
    _ data: any _UnknownData & _UnknownData2 & _UnknownData3 & _UnknownData4 & _UnknownData5
      & _UnknownData6,
    id: KeyPath<_UnknownElement, Int>,
    @ViewBuilder content: @escaping (_UnknownElement) -> Content
  ) where Data == EmptyCollection<_UnknownElement>, ID == Int {
    fatalError("No type conforms to all the protocols.")
  }
}

/// A collection whose type the compiler cannot find.
public protocol _UnknownData {}
/// A collection whose type the compiler cannot find.
public protocol _UnknownData2 {}
/// A collection whose type the compiler cannot find.
public protocol _UnknownData3 {}
/// A collection whose type the compiler cannot find.
public protocol _UnknownData4 {}
/// A collection whose type the compiler cannot find.
public protocol _UnknownData5 {}
/// A collection whose type the compiler cannot find.
public protocol _UnknownData6 {}

/// An element of a collection whose type the compiler cannot find.
///
/// It has no values, and is `Hashable` so that a `tag(_:)` of it is no second mistake.
@dynamicMemberLookup
public enum _UnknownElement: Hashable {
  /// A member of any name, which has members itself, as in `shelf.jars.count`.
  public subscript(dynamicMember name: String) -> _UnknownElement {
    switch self {}
  }

  /// A member of any name and type.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    switch self {}
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Accepts an element of an unknown collection, as in `"\(shelf.jars.count) jars"`.
  ///
  /// Without it, the compiler finds the interpolations of a string, a text and an image equally good, and tries all.
  /// There is no element, so nothing calls it.
  public mutating func appendInterpolation(_ value: _UnknownElement) {}
}
