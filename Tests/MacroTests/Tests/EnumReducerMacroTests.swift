import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct EnumReducerMacroTests {
  @Test func enumReducerComposesItsCases() {
    expect(
      """
      @Reducer(state: .equatable, .sendable, action: .equatable)
      public enum Destination {
        case add(Add)
        case edit(Edit = Edit(isCompact: true))
        case alert(AlertState<Alert>)
        @ReducerCaseEphemeral case custom(Popup)
        @ReducerCaseIgnored case web(URL)
        case none
        case two(Int, label: String)
        #if DEBUG
        case debug(Debug)
        #endif
        public enum Alert { case confirm }
      }
      """,
      expandsTo: #"""
        public enum Destination {
          case add(Add)
          case edit(Edit = Edit(isCompact: true))
          case alert(AlertState<Alert>)
          case custom(Popup)
          case web(URL)
          case none
          case two(Int, label: String)
          #if DEBUG
          case debug(Debug)
          #endif
          public enum Alert { case confirm 
        }

          @dynamicMemberLookup
          public enum State: ComposableArchitecture.CaseReducerState, Swift.Equatable, Swift.Sendable, CasePaths.CasePathable, CasePaths.CasePathIterable, Observation.Observable, ComposableArchitecture.ObservableState {
            public typealias StateReducer = Destination
            case add(Add.State)
            case edit(Edit.State)
            case alert(AlertState<Alert>)
            case custom(Popup)
            case web(URL)
            case none
            case two(Int, label: String)
            #if DEBUG
            case debug(Debug.State)
            #endif

            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public var add: CasePaths.AnyCasePath<State, Add.State> {
                ._$embed(State.add(_:)) {
                  guard case .add(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var edit: CasePaths.AnyCasePath<State, Edit.State> {
                ._$embed(State.edit(_:)) {
                  guard case .edit(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var alert: CasePaths.AnyCasePath<State, AlertState<Alert>> {
                ._$embed(State.alert(_:)) {
                  guard case .alert(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var custom: CasePaths.AnyCasePath<State, Popup> {
                ._$embed(State.custom(_:)) {
                  guard case .custom(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var web: CasePaths.AnyCasePath<State, URL> {
                ._$embed(State.web(_:)) {
                  guard case .web(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var none: CasePaths.AnyCasePath<State, Swift.Void> {
                ._$embed {
                  State.none
                } extract: {
                  guard case .none = $0 else {
                    return nil
                  }
                  return ()
                }
              }
              public var two: CasePaths.AnyCasePath<State, (Int, label: String)> {
                ._$embed {
                  State.two($0.0, label: $0.1)
                } extract: {
                  guard case .two(let v0, let v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                }
              }
              #if DEBUG
              public var debug: CasePaths.AnyCasePath<State, Debug.State> {
                ._$embed(State.debug(_:)) {
                  guard case .debug(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              #endif
              public subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
                if case .add = root {
                  return \.add
                }
                if case .edit = root {
                  return \.edit
                }
                if case .alert = root {
                  return \.alert
                }
                if case .custom = root {
                  return \.custom
                }
                if case .web = root {
                  return \.web
                }
                if case .none = root {
                  return \.none
                }
                if case .two = root {
                  return \.two
                }
                #if DEBUG
                if case .debug = root {
                  return \.debug
                }
                #endif
                return \.never
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
                var keyPaths: [CasePaths.PartialCaseKeyPath<State>] = []
                keyPaths.append(\.add)
                keyPaths.append(\.edit)
                keyPaths.append(\.alert)
                keyPaths.append(\.custom)
                keyPaths.append(\.web)
                keyPaths.append(\.none)
                keyPaths.append(\.two)
                #if DEBUG
                keyPaths.append(\.debug)
                #endif
                return keyPaths.makeIterator()
              }
            }

            public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }

            public var _$id: ComposableArchitecture.ObservableStateID {
              switch self {
              case .add(let state):
                return ._$id(for: state)._$tag(0)
              case .edit(let state):
                return ._$id(for: state)._$tag(1)
              case .alert(let state):
                return ._$id(for: state)._$tag(2)
              case .custom(let state):
                return ._$id(for: state)._$tag(3)
              case .web(let state):
                return ._$id(for: state)._$tag(4)
              case .none:
                return ._$inert._$tag(5)
              case .two:
                return ComposableArchitecture.ObservableStateID()._$tag(6)
              #if DEBUG
              case .debug(let state):
                return ._$id(for: state)._$tag(7)
              #endif
              }
            }

            public mutating func _$willModify() {
              switch self {
              case .add(var state):
                ComposableArchitecture._$willModify(&state)
                self = .add(state)
              case .edit(var state):
                ComposableArchitecture._$willModify(&state)
                self = .edit(state)
              case .alert(var state):
                ComposableArchitecture._$willModify(&state)
                self = .alert(state)
              case .custom(var state):
                ComposableArchitecture._$willModify(&state)
                self = .custom(state)
              case .web(var state):
                ComposableArchitecture._$willModify(&state)
                self = .web(state)
              case .none:
                break
              case .two:
                break
              #if DEBUG
              case .debug(var state):
                ComposableArchitecture._$willModify(&state)
                self = .debug(state)
              #endif
              }
            }
          }

          public enum Action: Swift.Equatable, CasePaths.CasePathable, CasePaths.CasePathIterable {
            case add(Add.Action)
            case edit(Edit.Action)
            case alert(Alert)
            case custom(Popup.Action)
            case web(Swift.Never)
            case none(Swift.Never)
            case two(Swift.Never)
            #if DEBUG
            case debug(Debug.Action)
            #endif

            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public var add: CasePaths.AnyCasePath<Action, Add.Action> {
                ._$embed(Action.add(_:)) {
                  guard case .add(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var edit: CasePaths.AnyCasePath<Action, Edit.Action> {
                ._$embed(Action.edit(_:)) {
                  guard case .edit(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var alert: CasePaths.AnyCasePath<Action, Alert> {
                ._$embed(Action.alert(_:)) {
                  guard case .alert(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var custom: CasePaths.AnyCasePath<Action, Popup.Action> {
                ._$embed(Action.custom(_:)) {
                  guard case .custom(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var web: CasePaths.AnyCasePath<Action, Swift.Never> {
                ._$embed(Action.web(_:)) {
                  guard case .web(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var none: CasePaths.AnyCasePath<Action, Swift.Never> {
                ._$embed(Action.none(_:)) {
                  guard case .none(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var two: CasePaths.AnyCasePath<Action, Swift.Never> {
                ._$embed(Action.two(_:)) {
                  guard case .two(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              #if DEBUG
              public var debug: CasePaths.AnyCasePath<Action, Debug.Action> {
                ._$embed(Action.debug(_:)) {
                  guard case .debug(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              #endif
              public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                if case .add = root {
                  return \.add
                }
                if case .edit = root {
                  return \.edit
                }
                if case .alert = root {
                  return \.alert
                }
                if case .custom = root {
                  return \.custom
                }
                if case .web = root {
                  return \.web
                }
                if case .none = root {
                  return \.none
                }
                if case .two = root {
                  return \.two
                }
                #if DEBUG
                if case .debug = root {
                  return \.debug
                }
                #endif
                return \.never
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                var keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = []
                keyPaths.append(\.add)
                keyPaths.append(\.edit)
                keyPaths.append(\.alert)
                keyPaths.append(\.custom)
                keyPaths.append(\.web)
                keyPaths.append(\.none)
                keyPaths.append(\.two)
                #if DEBUG
                keyPaths.append(\.debug)
                #endif
                return keyPaths.makeIterator()
              }
            }

            public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          public static var body: ComposableArchitecture.Reduce<State, Action> {
            var body = ComposableArchitecture.Reduce(ComposableArchitecture.EmptyReducer<State, Action>())
            body = ComposableArchitecture.Reduce(
              body.ifCaseLet(\State.Cases.add, action: \Action.Cases.add) {
                Add()
              }
            )
            body = ComposableArchitecture.Reduce(
              body.ifCaseLet(\State.Cases.edit, action: \Action.Cases.edit) {
                Edit(isCompact: true)
              }
            )
            #if DEBUG
            body = ComposableArchitecture.Reduce(
              body.ifCaseLet(\State.Cases.debug, action: \Action.Cases.debug) {
                Debug()
              }
            )
            #endif
            return body
          }

          @dynamicMemberLookup
          public enum CaseScope: ComposableArchitecture._CaseScopeProtocol, CasePaths.CasePathable, CasePaths.CasePathIterable {
            case add(ComposableArchitecture.StoreOf<Add>)
            case edit(ComposableArchitecture.StoreOf<Edit>)
            case alert(ComposableArchitecture.Store<AlertState<Alert>, Alert>)
            case custom(ComposableArchitecture.Store<Popup, Popup.Action>)
            case web(URL)
            case none
            case two(Int, label: String)
            #if DEBUG
            case debug(ComposableArchitecture.StoreOf<Debug>)
            #endif

            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public var add: CasePaths.AnyCasePath<CaseScope, ComposableArchitecture.StoreOf<Add>> {
                ._$embed(CaseScope.add(_:)) {
                  guard case .add(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var edit: CasePaths.AnyCasePath<CaseScope, ComposableArchitecture.StoreOf<Edit>> {
                ._$embed(CaseScope.edit(_:)) {
                  guard case .edit(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var alert: CasePaths.AnyCasePath<CaseScope, ComposableArchitecture.Store<AlertState<Alert>, Alert>> {
                ._$embed(CaseScope.alert(_:)) {
                  guard case .alert(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var custom: CasePaths.AnyCasePath<CaseScope, ComposableArchitecture.Store<Popup, Popup.Action>> {
                ._$embed(CaseScope.custom(_:)) {
                  guard case .custom(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var web: CasePaths.AnyCasePath<CaseScope, URL> {
                ._$embed(CaseScope.web(_:)) {
                  guard case .web(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var none: CasePaths.AnyCasePath<CaseScope, Swift.Void> {
                ._$embed {
                  CaseScope.none
                } extract: {
                  guard case .none = $0 else {
                    return nil
                  }
                  return ()
                }
              }
              public var two: CasePaths.AnyCasePath<CaseScope, (Int, label: String)> {
                ._$embed {
                  CaseScope.two($0.0, label: $0.1)
                } extract: {
                  guard case .two(let v0, let v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                }
              }
              #if DEBUG
              public var debug: CasePaths.AnyCasePath<CaseScope, ComposableArchitecture.StoreOf<Debug>> {
                ._$embed(CaseScope.debug(_:)) {
                  guard case .debug(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              #endif
              public subscript(root: CaseScope) -> CasePaths.PartialCaseKeyPath<CaseScope> {
                if case .add = root {
                  return \.add
                }
                if case .edit = root {
                  return \.edit
                }
                if case .alert = root {
                  return \.alert
                }
                if case .custom = root {
                  return \.custom
                }
                if case .web = root {
                  return \.web
                }
                if case .none = root {
                  return \.none
                }
                if case .two = root {
                  return \.two
                }
                #if DEBUG
                if case .debug = root {
                  return \.debug
                }
                #endif
                return \.never
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<CaseScope>]> {
                var keyPaths: [CasePaths.PartialCaseKeyPath<CaseScope>] = []
                keyPaths.append(\.add)
                keyPaths.append(\.edit)
                keyPaths.append(\.alert)
                keyPaths.append(\.custom)
                keyPaths.append(\.web)
                keyPaths.append(\.none)
                keyPaths.append(\.two)
                #if DEBUG
                keyPaths.append(\.debug)
                #endif
                return keyPaths.makeIterator()
              }
            }

            public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          public static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {
            case .add:
              return .add(store.scope(state: \.add, action: \.add)!)
            case .edit:
              return .edit(store.scope(state: \.edit, action: \.edit)!)
            case .alert:
              return .alert(store.scope(state: \.alert, action: \.alert)!)
            case .custom:
              return .custom(store.scope(state: \.custom, action: \.custom)!)
            case .web(let value0):
              return .web(value0)
            case .none:
              return .none
            case .two(let value0, let value1):
              return .two(value0, label: value1)
            #if DEBUG
            case .debug:
              return .debug(store.scope(state: \.debug, action: \.debug)!)
            #endif
            }
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#
    )
  }

  @Test func enumReducerKeepsWrittenMembers() {
    expect(
      """
      @Reducer
      enum Destination {
        case alert(AlertState<Never>)
        enum Action { case alert(Never) }
      }
      """,
      expandsTo: #"""
        enum Destination {
          case alert(AlertState<Never>)
          @CasePaths.CasePathable
          enum Action { case alert(Never) 
        }

          @dynamicMemberLookup
          enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, Observation.Observable, ComposableArchitecture.ObservableState {
            typealias StateReducer = Destination
            case alert(AlertState<Never>)

            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public var alert: CasePaths.AnyCasePath<State, AlertState<Never>> {
                ._$embed(State.alert(_:)) {
                  guard case .alert(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
                if case .alert = root {
                  return \.alert
                }
                return \.never
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
                var keyPaths: [CasePaths.PartialCaseKeyPath<State>] = []
                keyPaths.append(\.alert)
                return keyPaths.makeIterator()
              }
            }

            public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }

            public var _$id: ComposableArchitecture.ObservableStateID {
              switch self {
              case .alert(let state):
                return ._$id(for: state)._$tag(0)
              }
            }

            public mutating func _$willModify() {
              switch self {
              case .alert(var state):
                ComposableArchitecture._$willModify(&state)
                self = .alert(state)
              }
            }
          }

          static var body: ComposableArchitecture.Reduce<State, Action> {
            ComposableArchitecture.Reduce(ComposableArchitecture.EmptyReducer<State, Action>())
          }

          @dynamicMemberLookup
          enum CaseScope: ComposableArchitecture._CaseScopeProtocol, CasePaths.CasePathable, CasePaths.CasePathIterable {
            case alert(ComposableArchitecture.Store<AlertState<Never>, Never>)

            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public var alert: CasePaths.AnyCasePath<CaseScope, ComposableArchitecture.Store<AlertState<Never>, Never>> {
                ._$embed(CaseScope.alert(_:)) {
                  guard case .alert(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public subscript(root: CaseScope) -> CasePaths.PartialCaseKeyPath<CaseScope> {
                if case .alert = root {
                  return \.alert
                }
                return \.never
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<CaseScope>]> {
                var keyPaths: [CasePaths.PartialCaseKeyPath<CaseScope>] = []
                keyPaths.append(\.alert)
                return keyPaths.makeIterator()
              }
            }

            public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {
            case .alert:
              return .alert(store.scope(state: \.alert, action: \.alert)!)
            }
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#
    )
  }

  @Test(arguments: ["Int", "[Note]", "Note?", "(id: Int, text: String)", "() -> Void"])
  func enumReducerAsksToMarkACaseWithoutAFeature(type: String) {
    let members = """
        typealias State = Other.State
        typealias Action = Other.Action
        typealias CaseScope = Other.CaseScope
        static var body: Other {
          Other()
        }
      """
    expect(
      """
      @Reducer
      enum Destination {
        case note(\(type))
      \(members)
      }
      """,
      expandsTo: """
        enum Destination {
          case note(\(type))
        \(members)
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '\(type)' is not a feature; mark 'case note' with '@ReducerCaseIgnored' if it only holds a value
            """,
          line: 3,
          column: 8,
          fixIts: [FixItSpec(message: "Add '@ReducerCaseIgnored'")]
        )
      ],
      applying: ["Add '@ReducerCaseIgnored'"],
      fixed: """
        @Reducer
        enum Destination {
          @ReducerCaseIgnored case note(\(type))
        \(members)
        }
        """
    )
  }
}
