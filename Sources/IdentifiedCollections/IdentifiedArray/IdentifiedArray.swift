public import OrderedCollections

/// An array whose elements can also be reached by their ids, as fast as in a dictionary.
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
/// A position may belong to another element a moment later, after a row was removed or moved. An id
/// does not, which makes it the better address for an effect that comes back with an answer.
///
/// The ids are kept beside the elements, in a set that knows their positions. So reading and changing
/// an element by id or position takes constant time; what shifts elements takes time in proportion to
/// their number, as in any array.
///
/// Ids are unique. Methods that insert leave an element with the same id alone and say so; where they
/// cannot, an issue is reported. Unlike the original nothing traps but reading or removing at an index out
/// of range.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// Where in an element its id is.
  public let id: KeyPath<Element, ID>

  // Reads the id as `id` does. For the requirement of a protocol a key path is many times slower.
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
