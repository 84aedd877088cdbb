public import CasePaths
internal import ConcurrencyExtras

/// Holds the state of a feature that may be presented: a sheet, an alert or a pushed screen.
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
/// The feature is presented while the value is not nil. A view presents it with the store of `\.$editItem`.
///
/// The value is stored behind a reference, so a feature can present another feature of its own type. It still has
/// value semantics.
@dynamicMemberLookup
@propertyWrapper
public struct PresentationState<State> {
  @usableFromInline
  final class Box: PresentationBox {
    // NB: Code that changes the value has made sure that the box is not shared, so the check for exclusive access
    // could find nothing. The check takes as long as the change, as the benchmark 'NestedStore.Send' shows.
    @exclusivity(unchecked)
    @usableFromInline var value: State

    init(_ value: State) {
      self.value = value
    }

    // NB: A stored property of a class has a fixed address.
    override var address: UnsafeRawPointer {
      withUnsafePointer(to: &value) { UnsafeRawPointer($0) }
    }
  }

  @usableFromInline var box: Box?

  /// Holds a value.
  ///
  /// - Parameter wrappedValue: The state of the presented feature, or nil.
  public init(wrappedValue: State?) {
    box = wrappedValue.map(Box.init)
  }

  /// The state of the presented feature, or nil.
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

  /// Whether a feature is presented.
  var isPresented: Bool { box != nil }

  /// The box of the state, which no copy shares, for changes in place.
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

/// The untyped box of a presented state, for code that knows the type and must not look up generic metadata.
@usableFromInline
class PresentationBox {
  /// The address of the state.
  var address: UnsafeRawPointer {
    fatalError("A box overrides this.")
  }
}

extension PresentationState {
  /// A case of the presented feature.
  ///
  /// ```swift
  /// store.scope(state: \.$destination.edit, action: \.destination.edit)
  /// ```
  public subscript<Case>(
    dynamicMember keyPath: CaseKeyPath<State, Case>
  ) -> PresentationState<Case> where State: CasePathable {
    PresentationState<Case>(wrappedValue: wrappedValue.flatMap { $0[case: keyPath] })
  }

  /// A member of the presented state.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> PresentationState<Member> {
    PresentationState<Member>(wrappedValue: wrappedValue?[keyPath: keyPath])
  }

  /// The payload of a case of the presented state.
  ///
  /// ```swift
  /// state.$destination[case: \.edit]?.title = "Design"
  /// ```
  ///
  /// Writing nil ends the presentation. Writing while another case or nothing is presented is reported as an issue
  /// and changes nothing.
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

  /// The payload of a case of the presented state.
  ///
  /// ```swift
  /// state.$destination[case: /Destination.State.edit]?.title = "Design"
  /// ```
  ///
  /// Writing nil ends the presentation. Writing while another case or nothing is presented is reported as an issue
  /// and changes nothing.
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
      // NB: This also runs without a value, so that the write has no effect.
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
  /// Whether the presented states are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the presented state.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

// NB: `@unchecked` holds because only an unshared box is changed.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes the presented state, or nil.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try State?(from: decoder))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the presented state, or nil.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension PresentationState: CustomReflectable {
  /// The mirror of the presented state.
  public var customMirror: Mirror {
    Mirror(reflecting: wrappedValue as Any)
  }
}
