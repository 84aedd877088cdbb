internal import OrderedCollections

extension StackState {
  /// An element in the path of a `NavigationStack`, which is compared by its id alone.
  public struct Component: Hashable {
    let id: StackElementID
    var element: Element

    /// Whether both are the same element, in whatever state.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.id == rhs.id
    }

    /// Hashes the id of the element.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
    }
  }

  /// The elements of a stack, as the path of a `NavigationStack`.
  public struct PathView: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    private var elementsByID: OrderedDictionary<StackElementID, Element>

    /// Creates an empty path.
    public init() {
      elementsByID = [:]
    }

    init(_ stack: StackState) {
      elementsByID = stack.elementsByID
    }

    /// The index of the bottom element.
    public var startIndex: Int { elementsByID.values.startIndex }

    /// The index after that of the top element.
    public var endIndex: Int { elementsByID.values.endIndex }

    /// The next index.
    public func index(after i: Int) -> Int { i + 1 }

    /// The index before.
    public func index(before i: Int) -> Int { i - 1 }

    /// The element at an index.
    public subscript(position: Int) -> Component {
      get {
        let (id, element) = elementsByID.elements[position]
        return Component(id: id, element: element)
      }
      set {
        replaceSubrange(position..<(position + 1), with: CollectionOfOne(newValue))
      }
    }

    /// Replaces elements by others, which keep their ids.
    ///
    /// A new element whose id is in the path already replaces the state of that element and does not move it.
    ///
    /// - Parameters:
    ///   - subrange: The elements to remove.
    ///   - newElements: The elements to insert.
    /// - Complexity: O(*n* + *m*), for *n* elements and *m* new ones.
    public mutating func replaceSubrange(
      _ subrange: Range<Int>,
      with newElements: some Collection<Component>
    ) {
      elementsByID.removeSubrange(subrange)
      var index = subrange.lowerBound
      for component in newElements {
        let old = elementsByID.updateValue(
          component.element,
          forKey: component.id,
          insertingAt: index
        )
        if old.originalMember == nil { index += 1 }
      }
    }
  }
}
