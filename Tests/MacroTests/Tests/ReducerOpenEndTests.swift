import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Closures of `Reduce` that return an effect on some paths only.
struct ReducerOpenEndTests {
  private let message = """
    The closure of 'Reduce' returns an effect elsewhere, but not after this: return '.none' or another effect
    """

  private func feature(_ statements: String) -> String {
    """
    struct Feature {
      typealias State = Int
      typealias Action = Other.Action
      var body: some Reducer<State, Action> {
        Reduce { state, action in
    \(statements)
        }
      }
    }
    """
  }

  private func expectEnd(
    _ statements: String,
    line: Int,
    column: Int,
    fix: String = "Add 'return .none'",
    fixed: String
  ) {
    expect(
      "@Reducer\n" + feature(statements),
      expandsTo: expansion(statements),
      diagnostics: [
        DiagnosticSpec(
          message: message,
          line: line,
          column: column,
          fixIts: [FixItSpec(message: fix)]
        )
      ],
      applying: [fix],
      fixed: "@Reducer\n" + feature(fixed)
    )
  }

  private func expansion(_ statements: String) -> String {
    feature(statements).split(separator: "  var body", maxSplits: 1)
      .joined(separator: "  @ComposableArchitecture.ReducerBuilder<State, Action>\n  var body")
      + "\n\nextension Feature: ComposableArchitecture.Reducer {\n}"
  }

  @Test func assignmentAtTheEndGetsAReturn() {
    expectEnd(
      """
            switch action {
            case .first:
              state += 1
            case .second:
              return .none
            }
      """,
      line: 9,
      column: 9,
      fixed: """
              switch action {
              case .first:
                state += 1
                return .none
              case .second:
                return .none
              }
        """
    )
  }

  @Test func stateChangeAtTheEndOfACaseGetsAReturn() {
    expectEnd(
      """
            switch action {
            case .first: state.rows[0].names?.append("A")
            case .second: return .none
            }
      """,
      line: 8,
      column: 20,
      fixed: """
              switch action {
              case .first: state.rows[0].names?.append("A"); return .none
              case .second: return .none
              }
        """
    )
  }

  @Test func caseThatEndsWithBreakReturnsNoEffect() {
    expectEnd(
      """
            switch action {
            case .first:
              break
            case .second:
              return .none
            }
      """,
      line: 9,
      column: 9,
      fix: "Replace 'break' with 'return .none'",
      fixed: """
              switch action {
              case .first:
                return .none
              case .second:
                return .none
              }
        """
    )
  }

  @Test func reducerThatEndsWithConditionWithoutElseReturnsNoEffect() {
    expectEnd(
      """
            if state > 3 {
              return .none
            }
      """,
      line: 7,
      column: 7,
      fixed: """
              if state > 3 {
                return .none
              }
              return .none
        """
    )
  }

  @Test(arguments: [
    "      if state > 3 { return .none } else { fatalError() }",
    "      switch action {\n      case .first: return .none\n      case .second: unreachable()\n      }",
    "      state += 1\n      return .none",
    "      state += 1\n      let work = { return 1 }",
    "      .none",
    "      while true { if state == 3 { return .none } }",
    "      guard state == 1 else { return .none }\n      state == 1",
  ])
  func statementsThatMayReturnAnEffectStay(statements: String) {
    expect("@Reducer\n" + feature(statements), expandsTo: expansion(statements))
  }
}
