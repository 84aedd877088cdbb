public import ViewValues

// Bindings to collections, as lists and 'ForEach' with a key path to the ids take them.

/// A binding to a collection.
// NB: With 'Binding<C>' in place of these protocols, the compiler reports no mistake in the content of any 'ForEach'
// with an id. It crashes, or takes the collection for a wrong one. There are several protocols because each adds to the
// cost of a collection that is no binding. With fewer, the compiler takes a wrong key path to the ids, as in
// `ForEach(rows, id: \.nmae)`, for a missing binding.
public typealias _BoundCollection = _BoundElements
  & _BoundCollection2 & _BoundCollection3 & _BoundCollection4 & _BoundCollection5
  & _BoundCollection6 & _BoundCollection7 & _BoundCollection8 & _BoundCollection9
  & _BoundCollection10 & _BoundCollection11 & _BoundCollection12

/// A binding to a collection, with the collection's elements.
public protocol _BoundElements: RandomAccessCollection {
  /// The element of the collection to which the binding leads.
  associatedtype BoundElement

  /// The value of a binding to an element.
  func _value(of element: Element) -> BoundElement
}

/// A binding to a collection.
public protocol _BoundCollection2 {}
/// A binding to a collection.
public protocol _BoundCollection3 {}
/// A binding to a collection.
public protocol _BoundCollection4 {}
/// A binding to a collection.
public protocol _BoundCollection5 {}
/// A binding to a collection.
public protocol _BoundCollection6 {}
/// A binding to a collection.
public protocol _BoundCollection7 {}
/// A binding to a collection.
public protocol _BoundCollection8 {}
/// A binding to a collection.
public protocol _BoundCollection9 {}
/// A binding to a collection.
public protocol _BoundCollection10 {}
/// A binding to a collection.
public protocol _BoundCollection11 {}
/// A binding to a collection.
public protocol _BoundCollection12 {}

extension Binding: _BoundElements where Value: MutableCollection & RandomAccessCollection {
  public func _value(of element: Binding<Value.Element>) -> Value.Element { element.wrappedValue }
}

extension Binding:
  _BoundCollection2, _BoundCollection3, _BoundCollection4, _BoundCollection5, _BoundCollection6,
  _BoundCollection7, _BoundCollection8, _BoundCollection9, _BoundCollection10, _BoundCollection11,
  _BoundCollection12
where Value: MutableCollection & RandomAccessCollection {}
