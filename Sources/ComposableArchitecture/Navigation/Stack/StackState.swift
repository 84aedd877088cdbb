public import CasePaths
internal import ConcurrencyExtras
internal import Dependencies
public import OrderedCollections

/// The states of the features on a navigation stack, from the bottom to the top.
///
/// ```swift
/// struct App: Reducer {
///   struct State: Equatable {
///     var path = StackState<Path.State>()
///   }
///   enum Action {
///     case path(StackAction<Path.State, Path.Action>)
///     case standupTapped(Standup)
///   }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .standupTapped(let standup):
///         state.path.append(.detail(StandupDetail.State(standup: standup)))
///         return .none
///       case .path:
///         return .none
///       }
///     }
///     .forEach(\.path, action: /Action.path) {
///       Path()
///     }
///   }
/// }
/// ```
///
/// It is a collection like an array. In addition, each element has an id, which stays the same while the element's
/// state changes.
///
/// Two stacks are equal if their elements and ids are equal.
public struct StackState<Element> {
  @usableFromInline var elementsByID: OrderedDictionary<StackElementID, Element>

  /// Creates an empty stack.
  public init() {
    elementsByID = [:]
  }

  /// The ids of the elements, in order.
  @inlinable
  public var ids: OrderedSet<StackElementID> {
    elementsByID.keys
  }

  /// The element with an id, or nil.
  ///
  /// ```swift
  /// state.path[id: id]?.title = "Design"
  /// ```
  ///
  /// Assigning nil removes the element. Assigning an element to an unknown id is reported as an issue and changes
  /// nothing. In a test it adds the element, so that an assertion can state the expected stack.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - fileID: The module and file of the use.
  ///   - filePath: The path of the file of the use.
  ///   - line: The line of the use.
  ///   - column: The column of the use.
  /// - Complexity: O(1), and O(*n*) to remove.
  // Inlined, because generic code takes ten times as long.
  public subscript(
    id id: StackElementID,
    fileID: _HashableStaticString = #fileID,
    filePath: _HashableStaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Element? {
    @inlinable
    get { elementsByID[id] }
    @inlinable
    _modify {
      let oldCount = elementsByID.count
      yield &elementsByID[id]
      if elementsByID.count > oldCount {
        removeUnknownElement(id, fileID, filePath, line, column)
      }
    }
  }

  /// Removes an element that was assigned to an unknown id, unless a test expects it.
  @usableFromInline
  mutating func removeUnknownElement(
    _ id: StackElementID,
    _ fileID: _HashableStaticString,
    _ filePath: _HashableStaticString,
    _ line: UInt,
    _ column: UInt
  ) {
    guard !Self.isTesting, let element = elementsByID.removeValue(forKey: id) else { return }
    SourceLocation(fileID, filePath, line, column)
      .report(Issues.assignedToMissingElement(id: id, element: element))
  }

  /// The payload of a case of the element with an id, or nil.
  ///
  /// ```swift
  /// state.path[id: id, case: \.detail]?.title = "Design"
  /// ```
  ///
  /// Writing nil removes the element. Writing while the element is in another case, or missing, is reported as an
  /// issue and changes nothing.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - path: The case.
  ///   - fileID: The module and file of the use.
  ///   - filePath: The path of the file of the use.
  ///   - line: The line of the use.
  ///   - column: The column of the use.
  public subscript<Case>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Case>,
    fileID: _HashableStaticString = #fileID,
    filePath: _HashableStaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Case? where Element: CasePathable {
    get { self[id, AnyCasePath(path), SourceLocation(fileID, filePath, line, column)] }
    _modify {
      yield &self[id, AnyCasePath(path), SourceLocation(fileID, filePath, line, column)]
    }
  }

  /// The payload of a case of the element with an id, or nil.
  ///
  /// ```swift
  /// state.path[id: id, case: /Path.State.detail]?.title = "Design"
  /// ```
  ///
  /// Writing nil removes the element. Writing while the element is in another case, or missing, is reported as an
  /// issue and changes nothing.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - path: The case.
  ///   - fileID: The module and file of the use.
  ///   - filePath: The path of the file of the use.
  ///   - line: The line of the use.
  ///   - column: The column of the use.
  public subscript<Case>(
    id id: StackElementID,
    case path: AnyCasePath<Element, Case>,
    fileID: _HashableStaticString = #fileID,
    filePath: _HashableStaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Case? {
    get { self[id, path, SourceLocation(fileID, filePath, line, column)] }
    _modify {
      yield &self[id, path, SourceLocation(fileID, filePath, line, column)]
    }
  }

  private subscript<Case>(
    _ id: StackElementID,
    _ path: AnyCasePath<Element, Case>,
    _ location: SourceLocation
  ) -> Case? {
    get { elementsByID[id].flatMap(path.extract) }
    _modify {
      var value = CaseValue(path, of: elementsByID[id])
      // NB: This also runs without a value, so that the write has no effect.
      defer {
        if value.isThere {
          elementsByID[id] = value.root
        } else {
          location.report(Issues.otherCaseModified(value.value, at: path, of: elementsByID[id]))
        }
      }
      yield &value.value
    }
  }

  /// Removes an element and all above it.
  ///
  /// Nothing happens if the element is not there.
  ///
  /// - Parameter id: The id of the element.
  public mutating func pop(from id: StackElementID) {
    guard let index = ids.firstIndex(of: id) else { return }
    elementsByID.removeSubrange(index...)
  }

  /// Removes all elements above one.
  ///
  /// Nothing happens if the element is not there.
  ///
  /// - Parameter id: The id of the element.
  public mutating func pop(to id: StackElementID) {
    guard let index = ids.firstIndex(of: id) else { return }
    elementsByID.removeSubrange((index + 1)...)
  }

  /// Appends an element with an id that was generated before.
  mutating func append(_ element: Element, id: StackElementID) {
    elementsByID[id] = element
  }

  private static var isTesting: Bool {
    DependencyValues._current.context == .test
  }
}

extension StackState: Sendable where Element: Sendable {}
