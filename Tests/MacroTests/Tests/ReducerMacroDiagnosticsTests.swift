import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct ReducerMacroDiagnosticsTests {
  @Test func reducerRefusesAnActor() {
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

  @Test func reducerRefusesArgumentsOnAStruct() {
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

  @Test func reducerWarnsOfAClassAsState() {
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
            'State' is a class, so a store cannot detect its changes; make it a struct that is \
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

  @Test func reducerWarnsOfActionsWithoutCases() {
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
            'Action' is a struct, so the actions of children cannot be distinguished from others; make it an \
            enum with a case for each thing that can happen
            """,
          line: 6,
          column: 3,
          severity: .warning
        )
      ]
    )
  }

  @Test func reducerAsksForABodyOfItsOwn() {
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
  func reducerRefusesABodyOfSomethingElse(type: String) {
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
  func reducerTakesABodyOfItsOwn(type: String) {
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

  @Test func reducerTakesABodyOfAnotherFeatureWithTheSameState() {
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

  @Test func reducerAsksForTheEffectOfReduce() {
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
            'reduce(into:action:)' has to return an effect: add '-> Effect<Action>', and \
            return '.none' where there is no work
            """,
          line: 3,
          column: 8
        )
      ]
    )
  }
}
