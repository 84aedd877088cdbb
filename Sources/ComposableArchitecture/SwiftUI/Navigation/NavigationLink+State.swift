internal import ConcurrencyExtras
public import ViewLayer

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a feature onto the enclosing stack.
  ///
  /// ```swift
  /// NavigationLink(state: AppFeature.Path.State.detail(StandupDetail.State(standup: standup))) {
  ///   CardView(standup: standup)
  /// }
  /// ```
  ///
  /// The link must be inside a ``NavigationStackStore`` of such states. Elsewhere it does nothing, and reports an
  /// issue when it appears.
  ///
  /// - Parameters:
  ///   - state: The state of the feature. With nil the link is disabled.
  ///   - label: The view of the link.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @MainActor
  public init<P, L: View>(
    state: P?,
    @ViewBuilder label: () -> L,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Label == _NavigationLinkStoreContent<P, L> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(to: state, label: label(), at: location)
  }

  /// Creates a link with a localized title that pushes a feature onto the enclosing stack.
  @MainActor
  public init<P>(
    _ titleKey: LocalizedStringKey,
    state: P?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Label == _NavigationLinkStoreContent<P, Text> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(to: state, label: Text(titleKey), at: location)
  }

  /// Creates a link with a title from a string that pushes a feature onto the enclosing stack.
  @MainActor
  @_disfavoredOverload
  public init<S: StringProtocol, P>(
    _ title: S,
    state: P?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Label == _NavigationLinkStoreContent<P, Text> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(to: state, label: Text(title), at: location)
  }

  @MainActor
  private init<P, L: View>(to state: P?, label: L, at location: SourceLocation)
  where Label == _NavigationLinkStoreContent<P, L> {
    let component = state.map {
      StackState<P>.Component(id: .makeNext(), element: $0)
    }
    self.init(value: component) {
      _NavigationLinkStoreContent<P, L>(hasState: state != nil, label: label, location: location)
    }
  }
}

/// The label of a link that pushes a feature.
public struct _NavigationLinkStoreContent<State, Label: View>: View {
  let hasState: Bool
  let label: Label
  let location: SourceLocation
  @Environment(\.stackStateType) private var stackStateType

  /// The label.
  public var body: some View {
    label.onAppear {
      guard hasState, stackStateType != StackStateType(State.self) else { return }
      location.report(Issues.linkOutsideOfStack(State.self, stack: stackStateType?.type))
    }
  }
}

/// The type of the states in the stack that encloses a view.
struct StackStateType: Equatable {
  let type: Any.Type

  init(_ type: Any.Type) {
    self.type = type
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.type == rhs.type
  }
}

private struct StackStateTypeKey: EnvironmentKey {
  static var defaultValue: StackStateType? { nil }
}

extension EnvironmentValues {
  var stackStateType: StackStateType? {
    get { self[StackStateTypeKey.self] }
    set { self[StackStateTypeKey.self] = newValue }
  }
}
