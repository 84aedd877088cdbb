import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct ReducerMacroTests {
  @Test func addsWhatAStructLeavesOut() {
    expect(
      """
      @Reducer
      public struct Feature {
      }
      """,
      expandsTo: #"""
        public struct Feature {

          public struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable, Observation.Observable, ComposableArchitecture.ObservableState {
            public init() {
            }

            var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

            public var _$id: ComposableArchitecture.ObservableStateID {
              _$observationRegistrar.id
            }

            public mutating func _$willModify() {
              _$observationRegistrar._$willModify()
            }
          }

          public enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          public let body = ComposableArchitecture.EmptyReducer<State, Action>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """#
    )
  }

  @Test func marksStateActionsAndBody() {
    expect(
      """
      @available(macOS 99, *)
      @Reducer
      struct Feature {
        enum State: Equatable { case a }
        enum Action { case b }
        var body: some ReducerOf<Self> {
          Reduce { _, _ in .none }
        }
      }
      @Reducer
      struct Other {
        struct State {}
        @CasePathable enum Action { case b }
        var body: some Reducer<State, Action> {
          EmptyReducer()
        }
      }
      """,
      expandsTo: #"""
        @available(macOS 99, *)
        struct Feature {
          @CasePaths.CasePathable @dynamicMemberLookup
          enum State: Equatable { case a 
        }
          @CasePaths.CasePathable
          enum Action { case b 
        }
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            Reduce { _, _ in .none }
          }
        }
        struct Other {
          struct State {}
          enum Action { case b 

            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public var b: CasePaths.AnyCasePath<Action, Swift.Void> {
                ._$embed {
                  Action.b
                } extract: {
                  guard case .b = $0 else {
                    return nil
                  }
                  return ()
                }
              }
              public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                switch root {
                case .b:
                  return \.b
                }
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                var keyPaths: [CasePaths.PartialCaseKeyPath<Action>] = []
                keyPaths.append(\.b)
                return keyPaths.makeIterator()
              }
            }

            public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
        }
          @ComposableArchitecture.ReducerBuilder<State, Action>
          var body: some Reducer<State, Action> {
            EmptyReducer()
          }
        }

        @available(macOS 99, *)
        extension Feature: ComposableArchitecture.Reducer {
        }

        extension Other.Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }

        extension Other: ComposableArchitecture.Reducer {
        }
        """#
    )
  }

  @Test func leavesAFeatureWithReduceAlone() {
    expect(
      """
      @Reducer
      struct Feature {
        typealias State = Int
        enum Action: CasePathable {}
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      """,
      expandsTo: """
        struct Feature {
          typealias State = Int
          enum Action: CasePathable {}
          func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func composesTheCasesOfAnEnum() {
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
                switch root {
                case .add:
                  return \.add
                case .edit:
                  return \.edit
                case .alert:
                  return \.alert
                case .custom:
                  return \.custom
                case .web:
                  return \.web
                case .none:
                  return \.none
                case .two:
                  return \.two
                #if DEBUG
                case .debug:
                  return \.debug
                #endif
                }
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
                switch root {
                case .add:
                  return \.add
                case .edit:
                  return \.edit
                case .alert:
                  return \.alert
                case .custom:
                  return \.custom
                case .web:
                  return \.web
                case .none:
                  return \.none
                case .two:
                  return \.two
                #if DEBUG
                case .debug:
                  return \.debug
                #endif
                }
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
            case alert(AlertState<Alert>)
            case custom(Popup)
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
              public var alert: CasePaths.AnyCasePath<CaseScope, AlertState<Alert>> {
                ._$embed(CaseScope.alert(_:)) {
                  guard case .alert(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public var custom: CasePaths.AnyCasePath<CaseScope, Popup> {
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
                switch root {
                case .add:
                  return \.add
                case .edit:
                  return \.edit
                case .alert:
                  return \.alert
                case .custom:
                  return \.custom
                case .web:
                  return \.web
                case .none:
                  return \.none
                case .two:
                  return \.two
                #if DEBUG
                case .debug:
                  return \.debug
                #endif
                }
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
            case .alert(let value0):
              return .alert(value0)
            case .custom(let value0):
              return .custom(value0)
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

  @Test func keepsWhatIsWrittenInAnEnum() {
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
                switch root {
                case .alert:
                  return \.alert
                }
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
            case alert(AlertState<Never>)

            public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public var alert: CasePaths.AnyCasePath<CaseScope, AlertState<Never>> {
                ._$embed(CaseScope.alert(_:)) {
                  guard case .alert(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              }
              public subscript(root: CaseScope) -> CasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .alert:
                  return \.alert
                }
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
            case .alert(let value0):
              return .alert(value0)
            }
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#
    )
  }

  @Test func refusesAnActor() {
    expect(
      """
      @Reducer
      actor Feature {
      }
      """,
      expandsTo: """
        actor Feature {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' cannot be applied to the actor 'Feature'; a feature is a struct or an enum of \
            features
            """,
          line: 2,
          column: 1,
          fixIts: [FixItSpec(message: "Remove '@Reducer'")]
        )
      ]
    )
  }

  @Test func refusesArgumentsOnAStruct() {
    expect(
      """
      @Reducer(state: .equatable)
      struct Feature {
        let body = EmptyReducer<Int, Int>()
      }
      """,
      expandsTo: """
        struct Feature {
          let body = EmptyReducer<Int, Int>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' takes arguments on an enum only; state the conformances at 'State' and 'Action'
            """,
          line: 1,
          column: 1,
          fixIts: [FixItSpec(message: "Remove the arguments")]
        )
      ],
      applying: ["Remove the arguments"],
      fixed: """
        @Reducer
        struct Feature {
          let body = EmptyReducer<Int, Int>()
        }
        """
    )
  }

  @Test func warnsOfAClassAsState() {
    expect(
      """
      @Reducer
      struct Feature {
        final class State {
        }
        enum Action {
        }
        let body = EmptyReducer<State, Action>()
      }
      """,
      expandsTo: """
        struct Feature {
          final class State {
          }
          @CasePaths.CasePathable
          enum Action {
          }
          let body = EmptyReducer<State, Action>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'State' is a class, so that a store cannot tell when it changes; make it a struct that is \
            marked '@ObservableState'
            """,
          line: 3,
          column: 9,
          severity: .warning,
          fixIts: [FixItSpec(message: "Replace 'class' with 'struct'")]
        )
      ],
      applying: ["Replace 'class' with 'struct'"],
      fixed: """
        @Reducer
        struct Feature {
          struct State {
          }
          enum Action {
          }
          let body = EmptyReducer<State, Action>()
        }
        """
    )
  }

  @Test func warnsOfActionsWithoutCases() {
    expect(
      """
      @Reducer
      struct Feature {
        struct State {
        }
        #if DEBUG
        struct Action {
        }
        #endif
        let body = EmptyReducer<State, Action>()
      }
      """,
      expandsTo: """
        struct Feature {
          struct State {
          }
          #if DEBUG
          struct Action {
          }
          #endif
          let body = EmptyReducer<State, Action>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'Action' is a struct, so that the actions of children cannot be told from others; make it an \
            enum with a case for each thing that can happen
            """,
          line: 6,
          column: 3,
          severity: .warning
        )
      ]
    )
  }

  @Test func asksForABodyOfItsOwn() {
    expect(
      """
      @Reducer
      struct Feature {
        struct State {}
        let body: some Reducer = EmptyReducer()
      }
      """,
      expandsTo: """
        struct Feature {
          struct State {}
          let body: some Reducer = EmptyReducer()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            The body of a feature is a reducer of its own state and actions: write 'some ReducerOf<Self>' \
            in place of 'some Reducer'
            """,
          line: 4,
          column: 13,
          fixIts: [FixItSpec(message: "Replace 'some Reducer' with 'some ReducerOf<Self>'")]
        )
      ],
      applying: ["Replace 'some Reducer' with 'some ReducerOf<Self>'"],
      fixed: """
        @Reducer
        struct Feature {
          struct State {}
          let body: some ReducerOf<Self> = EmptyReducer()
        }
        """
    )
  }

  @Test(arguments: ["some ReducerOf<Other>", "some View"])
  func refusesABodyOfSomethingElse(type: String) {
    expect(
      """
      @Reducer
      struct Feature {
        struct State {}
        let body: \(type) = EmptyReducer()
      }
      """,
      expandsTo: """
        struct Feature {
          struct State {}
          let body: \(type) = EmptyReducer()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            The body of a feature is a reducer of its own state and actions: write 'some ReducerOf<Self>' \
            in place of '\(type)'
            """,
          line: 4,
          column: 13,
          fixIts: [FixItSpec(message: "Replace '\(type)' with 'some ReducerOf<Self>'")]
        )
      ]
    )
  }

  @Test(arguments: [
    "some ReducerOf<Feature>", "some ReducerOf<Module.Feature<Element>>",
    "some Reducer<State, Action>", "EmptyReducer<State, Action>",
  ])
  func takesABodyOfItsOwn(type: String) {
    expect(
      """
      @Reducer
      struct Feature {
        struct State {}
        let body: \(type) = EmptyReducer()
      }
      """,
      expandsTo: """
        struct Feature {
          struct State {}
          let body: \(type) = EmptyReducer()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func takesABodyOfAnotherFeatureWithTheSameState() {
    expect(
      """
      @Reducer
      struct Feature {
        typealias State = Other.State
        let body: some ReducerOf<Other> = Other()
      }
      """,
      expandsTo: """
        struct Feature {
          typealias State = Other.State
          let body: some ReducerOf<Other> = Other()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func asksForTheEffectOfReduce() {
    expect(
      """
      @Reducer
      struct Feature {
        func reduce(into state: inout State, action: Action) {}
      }
      """,
      expandsTo: """
        struct Feature {
          func reduce(into state: inout State, action: Action) {}
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'reduce(into:action:)' returns the work that is to be done: add '-> Effect<Action>', and \
            return '.none' where there is none
            """,
          line: 3,
          column: 8
        )
      ]
    )
  }

  @Test(arguments: ["Int", "[Note]", "Note?", "(id: Int, text: String)", "() -> Void"])
  func asksForAMarkOfWhatIsNoFeature(type: String) {
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
            '\(type)' is no feature; mark 'case note' with '@ReducerCaseIgnored', if it holds a value alone
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
