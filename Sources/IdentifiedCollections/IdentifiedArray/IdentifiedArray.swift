public import OrderedCollections

/// An array with access to its elements by id, as fast as in a dictionary.
///
/// ```swift
/// struct Todo: Identifiable {
///   let id: Int
///   var title = ""
/// }
///
/// var todos: IdentifiedArrayOf<Todo> = [Todo(id: 1), Todo(id: 2)]
/// todos[id: 2]?.title = "Buy milk"  // In place: nothing is copied.
/// todos.remove(id: 1)
/// ```
///
/// After a removal or a move, a position belongs to another element. An id does not. So an effect that returns later
/// should address an element by its id.
///
/// A set beside the elements has their ids and positions. Reads and changes by id or position take constant time. A
/// change that shifts elements takes linear time, as in any array.
///
/// Ids are unique. Methods that insert do not replace an element with the same id, and return this. Other operations
/// report an issue. Only a read or a removal at an index out of range traps, unlike in the original.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The key path from an element to its id.
  public let id: KeyPath<Element, ID>

  // Reads the id like `id`. The key path of a protocol requirement is many times slower.
  @usableFromInline
  let readID: (Element) -> ID

  @usableFromInline
  var uniqueIDs: OrderedSet<ID>

  @usableFromInline
  var values: [Element]

  @inlinable
  init(id: KeyPath<Element, ID>, readID: @escaping (Element) -> ID) {
    self.id = id
    self.readID = readID
    uniqueIDs = []
    values = []
  }

  /// The ids of the elements, in order.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var ids: OrderedSet<ID> { uniqueIDs }

  /// The elements, in order.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var elements: [Element] { values }

  /// Whether there is an element with the same id as another, which may differ from it otherwise.
  ///
  /// - Parameter element: An element.
  /// - Returns: Whether there is one with its id.
  /// - Complexity: O(1)
  @inlinable
  public func contains(_ element: Element) -> Bool {
    index(id: readID(element)) != nil
  }

  /// The position of the element with an id.
  ///
  /// - Parameter id: An id.
  /// - Returns: The position, or `nil` if there is no such element.
  /// - Complexity: O(1)
  @inlinable
  public func index(id: ID) -> Int? {
    uniqueIDs.firstIndex(of: id)
  }
}

/// An identified array of elements that have their ids as `id`.
public typealias IdentifiedArrayOf<Element> = IdentifiedArray<Element.ID, Element>
where Element: Identifiable
