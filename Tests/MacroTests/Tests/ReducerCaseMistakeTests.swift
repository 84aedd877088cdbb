import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Actions that lack a case of their protocol.
struct ReducerCaseMistakeTests {
  private func expectNote(
    of action: String,
    column: Int,
    message: String,
    declaration: String,
    fixed: String
  ) {
    expect(
      """
      @Reducer
      struct Feature {
        typealias State = Int
        \(action)
      }
      """,
      expandsTo: """
        struct Feature {
          typealias State = Int
          @CasePaths.CasePathable
          \(formatted(action))

          let body = ComposableArchitecture.EmptyReducer<State, Action>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: message,
          line: 4,
          column: column,
          severity: .note,
          fixIts: [FixItSpec(message: "Add '\(declaration)'")]
        )
      ],
      applying: ["Add '\(declaration)'"],
      fixed: """
        @Reducer
        struct Feature {
          typealias State = Int
          \(fixed)
        }
        """
    )
  }

  /// The enum after an attribute has been added.
  private func formatted(_ action: String) -> String {
    action.hasSuffix(" }") && !action.contains("\n") ? "\(action.dropLast())\n}" : action
  }

  private let binding = """
    'Action' is a 'BindableAction' without a case for it; add 'case binding(BindingAction<State>)', by which \
    views change its fields, unless an extension has it
    """

  @Test func reducerAsksForTheCaseOfBindings() {
    expectNote(
      of: "enum Action: BindableAction { case tapped }",
      column: 8,
      message: binding,
      declaration: "case binding(BindingAction<State>)",
      fixed: "enum Action: BindableAction { case binding(BindingAction<State>); case tapped }"
    )
  }

  @Test func reducerAsksForTheCaseOfBindingsOnALineOfItsOwn() {
    expectNote(
      of: """
        enum Action: BindableAction {
            // The user tapped.
            case tapped
          }
        """,
      column: 8,
      message: binding,
      declaration: "case binding(BindingAction<State>)",
      fixed: """
        enum Action: BindableAction {
            case binding(BindingAction<State>)
            // The user tapped.
            case tapped
          }
        """
    )
  }

  @Test func reducerAsksForTheCaseOfTheView() {
    expectNote(
      of: "enum Action: Equatable, ViewAction {}",
      column: 8,
      message: """
        'Action' is a 'ViewAction' without a case for it; add 'case view(View)', whose enum 'View' has what \
        the view sends, unless an extension has it
        """,
      declaration: "case view(View)",
      fixed: "enum Action: Equatable, ViewAction { case view(View)}"
    )
  }

  @Test(arguments: [
    "enum Action: BindableAction { case tapped, binding(BindingAction<State>) }",
    "enum Action: ViewAction { static func view(_ action: Int) -> Self { .tapped }; case tapped }",
    "enum Action { case tapped }",
  ])
  func completeActionsAreNotReported(action: String) {
    expect(
      """
      @Reducer
      struct Feature {
        typealias State = Int
        \(action)
      }
      """,
      expandsTo: """
        struct Feature {
          typealias State = Int
          @CasePaths.CasePathable
          \(formatted(action))

          let body = ComposableArchitecture.EmptyReducer<State, Action>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }
}
