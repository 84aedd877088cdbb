/// An optional value, or a set of values, which the selection of a ``List`` can be.
///
/// No other type conforms.
public protocol _OptionalOrSet {
  associatedtype _Value: Hashable
}

extension Optional: _OptionalOrSet where Wrapped: Hashable {
  public typealias _Value = Wrapped
}

extension Set: _OptionalOrSet {
  public typealias _Value = Element
}
