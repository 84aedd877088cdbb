internal import CasePaths
internal import ConcurrencyExtras
public import ViewLayer

/// Shows a view for the current case of an enum state.
///
/// ```swift
/// SwitchStore(store) { state in
///   switch state {
///   case .loggedIn:
///     CaseLet(/App.State.loggedIn, action: App.Action.loggedIn) { store in
///       LoggedInView(store: store)
///     }
///   case .loggedOut:
///     CaseLet(/App.State.loggedOut, action: App.Action.loggedOut) { store in
///       LoggedOutView(store: store)
///     }
///   }
/// }
/// ```
///
/// It is evaluated again only when the case changes. Use the state in the closure only for the `switch`, because
/// its values may be out of date.
public struct SwitchStore<State, Action, Content: View>: View {
  /// The store of the enum.
  public let store: Store<State, Action>

  /// Makes the view of a case.
  public let content: (State) -> Content

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - store: The store of the enum.
  ///   - content: Makes the view of the current case.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// The view of the case.
  public var body: some View {
    WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { EnumMetadata.isSameCase($0, $1) }
    ) { viewStore in
      content(viewStore.state)
        .environment(\.switchedStore, SwitchedStore(store))
    }
  }
}

/// Shows a view for one case of the enclosing `SwitchStore`.
///
/// See ``SwitchStore``. In another case it shows nothing and reports an issue.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  /// Extracts the state of the case.
  public let toCaseState: (EnumState) -> CaseState?

  /// Makes an action of the enum.
  public let fromCaseAction: (CaseAction) -> EnumAction

  /// Makes the view.
  public let content: (Store<CaseState, CaseAction>) -> Content

  private let location: SourceLocation
  @Environment(\.switchedStore) private var switchedStore

  /// Creates the view of a case.
  ///
  /// - Parameters:
  ///   - toCaseState: Extracts the state of the case: `/State.loggedIn`.
  ///   - fromCaseAction: Makes an action of the enum: `Action.loggedIn`.
  ///   - content: Makes the view.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The view of the case.
  public var body: some View {
    let store = switchedStore?.store as? Store<EnumState, EnumAction>
    if let store, let child = store.child(toCaseState, fromCaseAction) {
      content(child)
    } else {
      EmptyView()
        .onAppear {
          location.report(Issues.caseNotShown(CaseState.self, of: store?.core.state))
        }
    }
  }
}

extension CaseLet where EnumAction == CaseAction {
  /// Creates the view of a case whose actions are those of the enum.
  public init(
    state toCaseState: @escaping (EnumState) -> CaseState?,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      toCaseState,
      action: { $0 },
      then: content,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// The store of the enclosing `SwitchStore`, without its types.
private struct SwitchedStore: Equatable {
  let store: AnyObject

  init(_ store: AnyObject) {
    self.store = store
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.store === rhs.store
  }
}

private struct SwitchedStoreKey: EnvironmentKey {
  static var defaultValue: SwitchedStore? { nil }
}

extension EnvironmentValues {
  fileprivate var switchedStore: SwitchedStore? {
    get { self[SwitchedStoreKey.self] }
    set { self[SwitchedStoreKey.self] = newValue }
  }
}

extension EnumMetadata {
  /// Whether two values are of the same case.
  ///
  /// Values whose type is not an enum always are.
  fileprivate static func isSameCase<State>(_ lhs: State, _ rhs: State) -> Bool {
    guard let metadata = EnumMetadata(State.self) else { return true }
    return metadata.tag(of: lhs) == metadata.tag(of: rhs)
  }
}
