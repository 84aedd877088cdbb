import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct ViewActionMacroTests {
  @Test func viewActionAddsTheConformance() {
    expect(
      """
      @ViewAction(for: Counter.self)
      struct CounterView: View {
        @Bindable var store: StoreOf<Counter>
        var body: some View { Button("+") { send(.tapped) } }
      }
      """,
      expandsTo: """
        struct CounterView: View {
          @Bindable var store: StoreOf<Counter>
          var body: some View { Button("+") { send(.tapped) } }
        }

        extension CounterView: ComposableArchitecture.ViewActionSending {
        }
        """
    )
  }

  @Test func viewActionAsksForAStore() {
    expect(
      """
      @ViewAction(for: Counter.self)
      struct CounterView {
        let x = 1
      }
      """,
      expandsTo: """
        struct CounterView {
          let x = 1
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ViewAction' needs a 'store' to send actions to",
          line: 2,
          column: 1,
          fixIts: [FixItSpec(message: "Insert 'let store: StoreOf<Counter>'")]
        )
      ],
      applying: ["Insert 'let store: StoreOf<Counter>'"],
      fixed: """
        @ViewAction(for: Counter.self)
        struct CounterView {
          let store: StoreOf<Counter>
          let x = 1
        }
        """
    )
  }

  @Test func viewActionWarnsOfADirectSend() {
    let message =
      "'store.send' bypasses '@ViewAction'; send an action of the view with 'send' instead"
    expect(
      """
      @ViewAction(for: Counter.self)
      struct CounterView {
        let store: StoreOf<Counter>
        func tap() {
          store.send(.view(.tapped))
          self.store.send(.response(1))
        }
      }
      """,
      expandsTo: """
        struct CounterView {
          let store: StoreOf<Counter>
          func tap() {
            store.send(.view(.tapped))
            self.store.send(.response(1))
          }
        }

        extension CounterView: ComposableArchitecture.ViewActionSending {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: message,
          line: 5,
          column: 5,
          severity: .warning,
          fixIts: [FixItSpec(message: "Call 'send' instead")]
        ),
        DiagnosticSpec(message: message, line: 6, column: 5, severity: .warning),
      ],
      applying: ["Call 'send' instead"],
      fixed: """
        @ViewAction(for: Counter.self)
        struct CounterView {
          let store: StoreOf<Counter>
          func tap() {
            send(.tapped)
            self.store.send(.response(1))
          }
        }
        """
    )
  }

  @Test func viewActionAsksForABindableStore() {
    expect(
      """
      @ViewAction(for: Counter.self)
      struct CounterView {
        let store: StoreOf<Counter>
        var title: Binding<String> { $store.title }
      }
      """,
      expandsTo: """
        struct CounterView {
          let store: StoreOf<Counter>
          var title: Binding<String> { $store.title }
        }

        extension CounterView: ComposableArchitecture.ViewActionSending {
        }

        extension CounterView {
          var $store: Bindable<StoreOf<Counter>> {
            fatalError()
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'$store' needs a store that is declared as '@Bindable var store'",
          line: 4,
          column: 32,
          fixIts: [FixItSpec(message: "Replace 'let store' with '@Bindable var store'")]
        )
      ],
      applying: ["Replace 'let store' with '@Bindable var store'"],
      fixed: """
        @ViewAction(for: Counter.self)
        struct CounterView {
          @Bindable var store: StoreOf<Counter>
          var title: Binding<String> { $store.title }
        }
        """
    )
  }

  @Test func viewActionTakesABindableStore() {
    expect(
      """
      @ViewAction(for: Counter.self)
      struct CounterView {
        @Bindable var store: StoreOf<Counter>
        var title: Binding<String> { $store.title }
      }
      """,
      expandsTo: """
        struct CounterView {
          @Bindable var store: StoreOf<Counter>
          var title: Binding<String> { $store.title }
        }

        extension CounterView: ComposableArchitecture.ViewActionSending {
        }
        """
    )
  }

  @Test func viewActionAsksForViewActions() {
    expect(
      """
      @PlainViewAction(for: Counter.self)
      struct CounterView: View {
        let store: StoreOf<Counter>
        var body: some View { Button("+") { send(isOn ? .default : .changed("A", to: 1)) } }
      }
      """,
      expandsTo: """
        struct CounterView: View {
          let store: StoreOf<Counter>
          var body: some View { Button("+") { send(isOn ? .default : .changed("A", to: 1)) } }
        }

        extension CounterView {
          @dynamicCallable
          struct _ViewAction {
            static var `changed`: Self {
              fatalError()
            }
            static var `default`: Self {
              fatalError()
            }
            func dynamicallyCall(withKeywordArguments _: KeyValuePairs<String, Any>) -> Self {
              fatalError()
            }
          }
          @discardableResult
          func send(
            _ action: _ViewAction,
            animation: Animation? = nil
          ) -> ComposableArchitecture.StoreTask {
            fatalError()
          }
          @discardableResult
          func send(
            _ action: _ViewAction,
            transaction: Transaction
          ) -> ComposableArchitecture.StoreTask {
            fatalError()
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'Counter.Action' is not a 'ViewAction': write 'enum Action: ViewAction', and add a 'case view(View)' with \
            an enum 'View' of the actions that the view sends
            """,
          line: 1,
          column: 1
        )
      ]
    )
  }

  @Test func plainViewActionAsksForAViewAction() {
    expect(
      """
      @PlainViewAction(for: Counter.self)
      struct CounterView: View {
        let store: StoreOf<Counter>
      }
      """,
      expandsTo: """
        struct CounterView: View {
          let store: StoreOf<Counter>
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'Counter.Action' is not a 'ViewAction': write 'enum Action: ViewAction', and add a 'case view(View)' with \
            an enum 'View' of the actions that the view sends
            """,
          line: 1,
          column: 1
        )
      ]
    )
  }
}
