import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Features with missing or wrong members.
struct ReducerMistakeTests {
  private func expectNote(
    _ source: String,
    message: String,
    fix: String,
    fixed: String,
    expansion: String
  ) {
    expect(
      source,
      expandsTo: expansion,
      diagnostics: [
        DiagnosticSpec(
          message: message,
          line: 2,
          column: 8,
          severity: .note,
          fixIts: [FixItSpec(message: fix)]
        )
      ],
      applying: [fix],
      fixed: fixed
    )
  }

  @Test(arguments: [
    ("some ReducerOf<Self>", "Self.State, Self.Action"),
    ("some ReducerOf<Feature>", "Feature.State, Feature.Action"),
    ("some Reducer<State, Action>", "State, Action"),
  ])
  func reducerAsksForTheActionsOfABody(type: String, types: String) {
    expectNote(
      """
      @Reducer
      struct Feature {
        struct State {}
        var body: \(type) { Counting() }
      }
      """,
      message: """
        'Feature' declares no 'Action', which its body uses; add an enum 'Action' with a case for each \
        thing that can happen, unless an extension has it
        """,
      fix: "Add 'enum Action {}'",
      fixed: """
        @Reducer
        struct Feature {
          struct State {}
          enum Action {}
          var body: \(type) { Counting() }
        }
        """,
      expansion: """
        struct Feature {
          struct State {}
          @ComposableArchitecture.ReducerBuilder<\(types)>
          var body: \(type) { Counting() }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func reducerAsksForTheStateOfABody() {
    expectNote(
      """
      @Reducer
      struct Feature {
        typealias Action = Other.Action
        var body: some ReducerOf<Self> { Counting() }
      }
      """,
      message: """
        'Feature' declares no 'State', which its body uses; add a struct 'State' that is marked \
        '@ObservableState', unless an extension has it
        """,
      fix: "Add '@ObservableState struct State {}'",
      fixed: """
        @Reducer
        struct Feature {
          typealias Action = Other.Action
          @ObservableState struct State {}
          var body: some ReducerOf<Self> { Counting() }
        }
        """,
      expansion: """
        struct Feature {
          typealias Action = Other.Action
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> { Counting() }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test(arguments: ["Feature<State, Action>", "Feature"])
  func reducerDoesNotAskForMembersOfAnExtension(declaration: String) {
    let isGeneric = declaration != "Feature"
    let body = isGeneric ? "some ReducerOf<Self>" : "some Reducer<Int, Bool>"
    let types = isGeneric ? "Self.State, Self.Action" : "Int, Bool"
    expect(
      """
      @Reducer
      struct \(declaration) {
        var body: \(body) { Counting() }
      }
      """,
      expandsTo: """
        struct \(declaration) {
          @ComposableArchitecture.ReducerBuilder<\(types)>
          var body: \(body) { Counting() }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test(arguments: ["Int", "(id: Int, text: String)", "[Bool]", "() -> Void"])
  func reducerWarnsOfActionsThatArePlainValues(type: String) {
    expect(
      """
      @Reducer
      struct Feature {
        struct State {}
        typealias Action = \(type)
        let body = EmptyReducer<State, Action>()
      }
      """,
      expandsTo: """
        struct Feature {
          struct State {}
          typealias Action = \(type)
          let body = EmptyReducer<State, Action>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'Action' is '\(type)', so the actions of children cannot be distinguished from others; make it an \
            enum with a case for each thing that can happen
            """,
          line: 4,
          column: 22,
          severity: .warning
        )
      ]
    )
  }

  @Test func theBodyOfAnEnumIsStatic() {
    let members = """
        typealias State = Other.State
        typealias Action = Other.Action
        typealias CaseScope = Other.CaseScope
      """
    expect(
      """
      @Reducer
      enum Destination {
        case edit(Edit)
      \(members)
        public var body: Other { Other() }
      }
      """,
      expandsTo: """
        enum Destination {
          case edit(Edit)
        \(members)
          public var body: Other { Other() }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            The enum 'Destination' has one body for all cases; make it 'static', or remove it so that \
            '@Reducer' runs the feature of each case
            """,
          line: 7,
          column: 10,
          fixIts: [FixItSpec(message: "Add 'static'")]
        )
      ],
      applying: ["Add 'static'"],
      fixed: """
        @Reducer
        enum Destination {
          case edit(Edit)
        \(members)
          public static var body: Other { Other() }
        }
        """
    )
  }
}
