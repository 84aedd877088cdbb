import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Children that a body presents, but whose fields in the state lack `@Presents`.
struct UnpresentedFieldTests {
  private let child = "var child: Child.State?"
  private let presentedAction = "case child(PresentationAction<Child.Action>)"
  private let body = #"Reduce().ifLet(\.$child, action: \.child) { Child() }"#

  private func feature(
    attribute: String = "",
    action: String = "",
    body: String,
    state: String
  ) -> String {
    """
    struct Feature {
      \(attribute)struct State {
        \(state)
      }
      enum Action: CasePathable {
        \(action)
      }
      \(body)
    }
    """
  }

  private func source(state: String, action: String, body: String) -> String {
    "@Reducer\n"
      + feature(
        action: action,
        body: "var body: some Reducer<State, Action> { \(body) }",
        state: state
      )
  }

  private func expect(
    state: String,
    action: String,
    body: String,
    isGiven projection: String?,
    diagnostics: [DiagnosticSpec] = [],
    applying fix: String? = nil,
    fixed: String? = nil
  ) {
    let attribute = projection.map { "@ComposableArchitecture._MissingFields(\"\($0)\")\n  " }
    MacroTests.expect(
      source(state: state, action: action, body: body),
      expandsTo: feature(
        attribute: attribute ?? "",
        action: action,
        body: """
          @ComposableArchitecture.ReducerBuilder<State, Action>
            var body: some Reducer<State, Action> { \(body) }
          """,
        state: state
      ) + "\n\nextension Feature: ComposableArchitecture.Reducer {\n}",
      diagnostics: diagnostics,
      applying: fix.map { [$0] },
      fixed: fixed
    )
  }

  @Test func aPresentedChildIsMarked() {
    expect(
      state: child,
      action: presentedAction,
      body: body,
      isGiven: "var $child: ComposableArchitecture.PresentationState<Child.State>",
      diagnostics: [
        DiagnosticSpec(
          message: """
            Mark 'child' with '@PresentationState', so that it has the '$child' that the body takes in \
            'ifLet(\\.$child, …)'
            """,
          line: 4,
          column: 9,
          fixIts: [FixItSpec(message: "Add '@PresentationState'")]
        )
      ],
      applying: "Add '@PresentationState'",
      fixed: source(state: "@PresentationState \(child)", action: presentedAction, body: body)
    )
  }

  @Test func aChildThatIsNotPresentedHasNoDollar() {
    let action = "case child(Child.Action)"
    expect(
      state: "private \(child)",
      action: action,
      body: body,
      isGiven: "private var $child: (Child.State)?",
      diagnostics: [
        DiagnosticSpec(
          message: """
            'child' and its action are not presented: leave the '$' out, as in 'ifLet(\\.child, …)'. To present \
            it, mark it with '@PresentationState', and let its action be a 'PresentationAction'
            """,
          line: 9,
          column: 60,
          fixIts: [FixItSpec(message: "Replace '$child' with 'child'")]
        )
      ],
      applying: "Replace '$child' with 'child'",
      fixed: source(
        state: "private \(child)",
        action: action,
        body: #"Reduce().ifLet(\.child, action: \.child) { Child() }"#
      )
    )
  }

  @Test(arguments: [
    "@PresentationState var child: Child.State?",
    "@Shared var child: Child.State?",
    "var child: Child.State? { nil }",
    "var other: Child.State?",
  ])
  func projectedFieldIsNotReported(state: String) {
    expect(state: state, action: presentedAction, body: body, isGiven: nil)
  }

  @Test(arguments: [
    #"Reduce().ifLet(\.child, action: \.child) { Child() }"#,
    #"Reduce().ifLet(\.part.$child, action: \.child) { Child() }"#,
    #"Scope(state: \.part, action: \.part) { Part().ifLet(\.$child, action: \.child) { Child() } }"#,
  ])
  func fieldOfAnotherBodyIsNotReported(body: String) {
    expect(state: child, action: presentedAction, body: body, isGiven: nil)
  }

  @Test func macroDeclaresTheMissingMember() {
    MacroTests.expect(
      """
      @_MissingFields("var $child: Child?", "private var $alert: Alert?")
      struct State {
      }
      """,
      expandsTo: """
        struct State {

          var $child: Child? {
            get {
              fatalError()
            }
            set {
            }
          }

          private var $alert: Alert? {
            get {
              fatalError()
            }
            set {
            }
          }
        }
        """
    )
  }
}
