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
  // NB: There are many protocols because each adds two to the cost of an argument with another type, where an unknown
  // member costs nine. The compiler chooses the cheapest explanation, which is then the mistakes in the content, up to
  // five of them.
  public init(
    _ data: any _UnknownData,
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
    _ data: any _UnknownData,
    id: KeyPath<_UnknownElement, Int>,
    @ViewBuilder content: @escaping (_UnknownElement) -> Content
  ) where Data == EmptyCollection<_UnknownElement>, ID == Int {
    fatalError("No type conforms to all the protocols.")
  }
}

/// A collection whose type the compiler cannot find.
public typealias _UnknownData =
  _Impossible.A & _Impossible.B & _Impossible.C & _Impossible.D & _Impossible.E & _Impossible.F
  & _Impossible.G & _Impossible.H & _Impossible.I & _Impossible.J & _Impossible.K & _Impossible.L
  & _Impossible.M & _Impossible.N & _Impossible.O & _Impossible.P & _Impossible.Q & _Impossible.R
  & _Impossible.S & _Impossible.T & _Impossible.U & _Impossible.V & _Impossible.W & _Impossible.X

/// Protocols that nothing conforms to.
///
/// A known type lacks each of them, which makes it a costly mistake.
public enum _Impossible {
  public protocol A {}
  public protocol B {}
  public protocol C {}
  public protocol D {}
  public protocol E {}
  public protocol F {}
  public protocol G {}
  public protocol H {}
  public protocol I {}
  public protocol J {}
  public protocol K {}
  public protocol L {}
  public protocol M {}
  public protocol N {}
  public protocol O {}
  public protocol P {}
  public protocol Q {}
  public protocol R {}
  public protocol S {}
  public protocol T {}
  public protocol U {}
  public protocol V {}
  public protocol W {}
  public protocol X {}
}

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
