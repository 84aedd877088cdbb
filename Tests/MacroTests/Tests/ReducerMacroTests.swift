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
      expandsTo: """
        public struct Feature {

          @ComposableArchitecture.ObservableState
          public struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            public init() {
            }
          }

          public enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          public let body = ComposableArchitecture.EmptyReducer<State, Action>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
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

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          public enum State: ComposableArchitecture.CaseReducerState, Swift.Equatable, Swift.Sendable {
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
          }

          @CasePaths.CasePathable
          public enum Action: Swift.Equatable {
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

          @CasePaths.CasePathable
          @dynamicMemberLookup
          public enum CaseScope: ComposableArchitecture._CaseScopeProtocol {
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
      expandsTo: """
        enum Destination {
          case alert(AlertState<Never>)
          @CasePaths.CasePathable
          enum Action { case alert(Never) 
        }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          enum State: ComposableArchitecture.CaseReducerState {
            typealias StateReducer = Destination
            case alert(AlertState<Never>)
          }

          static var body: ComposableArchitecture.Reduce<State, Action> {
            ComposableArchitecture.Reduce(ComposableArchitecture.EmptyReducer<State, Action>())
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: ComposableArchitecture._CaseScopeProtocol {
            case alert(AlertState<Never>)
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
        """
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
}
