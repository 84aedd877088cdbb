public import OrderedCollections

/// A collection whose elements can be reached by their identities.
public protocol _IdentifiedCollection<ID, Element>: Collection {
  /// The identity of an element.
  associatedtype ID: Hashable
  /// A collection of the identities.
  associatedtype IDs: Collection<ID>

  /// The identities of the elements, in order.
  var ids: IDs { get }

  /// The element with an identity, or `nil`.
  subscript(id id: ID) -> Element? { get }
}

/// A collection whose elements can be reached and changed by their identities.
public protocol _MutableIdentifiedCollection<ID, Element>: _IdentifiedCollection,
  MutableCollection
{
  /// The element with an identity, or `nil`.
  subscript(id id: ID) -> Element? { get set }
}

extension IdentifiedArray: _IdentifiedCollection, _MutableIdentifiedCollection {}
