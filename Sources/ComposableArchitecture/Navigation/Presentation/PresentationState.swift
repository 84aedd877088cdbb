public import CasePaths
internal import ConcurrencyExtras

/// Holds the state of a feature that may be presented: a sheet, an alert, a screen that is pushed.
///
/// ```swift
/// struct Inventory: Reducer {
///   struct State: Equatable {
///     @PresentationState var editItem: ItemForm.State?
///   }
///   enum Action {
///     case editItem(PresentationAction<ItemForm.Action>)
///     case itemTapped(Item)
///   }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .itemTapped(let item):
///         state.editItem = ItemForm.State(item: item)
///         return .none
///       case .editItem:
///         return .none
///       }
///     }
///     .ifLet(\.$editItem, action: /Action.editItem) {
///       ItemForm()
///     }
///   }
/// }
/// ```
///
/// The feature is presented while the value is not nil. A view presents it with the store of
/// `\.$editItem`.
///
/// The value is kept behind a reference, so that features may present features of their own kind. The
/// reference is of no consequence: copies are copies.
@dynamicMemberLookup
@propertyWrapper
public struct PresentationState<State> {
  @usableFromInline
  final class Box: PresentationBox {
    // NB: Whoever changes it has made sure that the box is theirs alone, so the compiler's check of
    // exclusive access could find nothing; it takes as long as the change.
    @exclusivity(unchecked)
    @usableFromInline var value: State

    init(_ value: State) {
      self.value = value
    }

    // NB: A variable of a class stays where it is.
    override var address: UnsafeRawPointer {
      withUnsafePointer(to: &value) { UnsafeRawPointer($0) }
    }
  }

  @usableFromInline var box: Box?

  /// Holds a value.
  ///
  /// - Parameter wrappedValue: The state of what is presented, or nil.
  public init(wrappedValue: State?) {
    box = wrappedValue.map(Box.init)
  }

  /// The state of what is presented, or nil.
  public var wrappedValue: State? {
    get { box?.value }
    set {
      guard let newValue else {
        box = nil
        return
      }
      if isKnownUniquelyReferenced(&box) {
        box?.value = newValue
      } else {
        box = Box(newValue)
      }
    }
    _modify {
      var value = takeValue()
      defer { wrappedValue = value }
      yield &value
    }
  }

  /// The wrapper itself, for `ifLet` and for scopes: `\.$editItem`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  /// Whether something is presented.
  var isPresented: Bool { box != nil }

  /// The place of what is presented, which no copy shares, to change it there.
  @inlinable
  mutating func unsharedBox() -> Box? {
    if !isKnownUniquelyReferenced(&box) {
      unshareBox()
    }
    return box
  }

  @usableFromInline
  @inline(never)
  mutating func unshareBox() {
    guard let shared = box else { return }
    box = Box(shared.value)
  }

  private mutating func takeValue() -> State? {
    defer { box = nil }
    return box?.value
  }
}

/// The box of a presented state, for those who know its type and need not have it looked up.
@usableFromInline
class PresentationBox {
  /// Where the state is.
  var address: UnsafeRawPointer {
    fatalError("A box overrides this.")
  }
}

extension PresentationState {
  /// A case of what is presented.
  ///
  /// ```swift
  /// store.scope(state: \.$destination.edit, action: \.destination.edit)
  /// ```
  public subscript<Case>(
    dynamicMember keyPath: CaseKeyPath<State, Case>
  ) -> PresentationState<Case> where State: CasePathable {
    PresentationState<Case>(wrappedValue: wrappedValue.flatMap { $0[case: keyPath] })
  }

  /// A part of what is presented.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> PresentationState<Member> {
    PresentationState<Member>(wrappedValue: wrappedValue?[keyPath: keyPath])
  }

  /// The value in a case of what is presented.
  ///
  /// ```swift
  /// state.$destination[case: \.edit]?.title = "Design"
  /// ```
  ///
  /// Writing nil dismisses what is presented. Writing while another case is presented, or nothing, is reported as an
  /// issue and changes nothing.
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - fileID: The module and file of the use.
  ///   - filePath: The path of the file of the use.
  ///   - line: The line of the use.
  ///   - column: The column of the use.
  public subscript<Case>(
    case path: CaseKeyPath<State, Case>,
    fileID: _HashableStaticString = #fileID,
    filePath: _HashableStaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Case? where State: CasePathable {
    get { self[AnyCasePath(path), SourceLocation(fileID, filePath, line, column)] }
    _modify {
      yield &self[AnyCasePath(path), SourceLocation(fileID, filePath, line, column)]
    }
  }

  /// The value in a case of what is presented.
  ///
  /// ```swift
  /// state.$destination[case: /Destination.State.edit]?.title = "Design"
  /// ```
  ///
  /// Writing nil dismisses what is presented. Writing while another case is presented, or nothing, is reported as an
  /// issue and changes nothing.
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - fileID: The module and file of the use.
  ///   - filePath: The path of the file of the use.
  ///   - line: The line of the use.
  ///   - column: The column of the use.
  public subscript<Case>(
    case path: AnyCasePath<State, Case>,
    fileID: _HashableStaticString = #fileID,
    filePath: _HashableStaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Case? {
    get { self[path, SourceLocation(fileID, filePath, line, column)] }
    _modify {
      yield &self[path, SourceLocation(fileID, filePath, line, column)]
    }
  }

  private subscript<Case>(
    _ path: AnyCasePath<State, Case>,
    _ location: SourceLocation
  ) -> Case? {
    get { wrappedValue.flatMap(path.extract) }
    _modify {
      var value = CaseValue(path, of: wrappedValue)
      // NB: This runs, too, where there is no value, so that nothing comes of what would be done to it.
      defer {
        if value.isThere {
          wrappedValue = value.root
        } else {
          location.report(Issues.otherCaseModified(value.value, at: path, of: wrappedValue))
        }
      }
      yield &value.value
    }
  }
}

extension PresentationState: Equatable where State: Equatable {
  /// Whether what is presented is equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes what is presented.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

// NB: `@unchecked` because the box is changed only by its one owner.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes what is presented, or nil.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try State?(from: decoder))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes what is presented, or nil.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension PresentationState: CustomReflectable {
  /// What is presented.
  public var customMirror: Mirror {
    Mirror(reflecting: wrappedValue as Any)
  }
}
