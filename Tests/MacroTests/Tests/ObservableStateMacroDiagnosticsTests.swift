import Foundation
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct ObservableStateMacroDiagnosticsTests {
  @Test func observableStateRefusesAClass() {
    expect(
      """
      @ObservableState
      final class State {
        var count = 0
      }
      """,
      expandsTo: """
        final class State {
          var count = 0
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' cannot be applied to the class 'State'; state is a struct or an enum, \
            whose changes a store can detect
            """,
          line: 2,
          column: 7,
          fixIts: [
            FixItSpec(message: "Replace 'class' with 'struct'"),
            FixItSpec(message: "Remove '@ObservableState'"),
          ]
        )
      ],
      applying: ["Replace 'class' with 'struct'"],
      fixed: """
        @ObservableState
        struct State {
          var count = 0
        }
        """
    )
  }

  @Test func presentsRequiresAnObservableType() {
    expect(
      """
      struct State: Equatable {
        @Presents var alert: AlertState<Int>?
      }
      """,
      expandsTo: """
        struct State: Equatable {
          var alert: AlertState<Int>? {
            get {
              fatalError()
            }
            set {
            }
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Presents' needs an observable type around 'alert'; mark 'State' with '@ObservableState'
            """,
          line: 2,
          column: 17
        )
      ]
    )
  }

  @Test func presentsBelongsToStates() {
    expect(
      """
      final class Model {
        @Presents var alert: AlertState<Int>?
      }
      """,
      expandsTo: """
        final class Model {
          var alert: AlertState<Int>? {
            get {
              fatalError()
            }
            set {
            }
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Presents' needs an observable type around 'alert'; move it from the class 'Model' into a state \
            that is marked '@ObservableState'
            """,
          line: 2,
          column: 17
        )
      ]
    )
  }

  @Test func observableStateNeedsNoBindingState() {
    expect(
      """
      @ObservableState
      struct State {
        @BindingState var a = 0
      }
      """,
      expandsTo: plainState("@BindingState var a = 0"),
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@BindingState' is not needed in '@ObservableState', where each field can be bound; remove it
            """,
          line: 3,
          column: 3,
          fixIts: [FixItSpec(message: "Remove '@BindingState'")]
        )
      ],
      applying: ["Remove '@BindingState'"],
      fixed: """
        @ObservableState
        struct State {
          var a = 0
        }
        """
    )
  }

  @Test func observableStateAsksAboutAFieldWithAWrapper() {
    expect(
      """
      @ObservableState
      struct State {
        @Clamped var a = 0
      }
      """,
      expandsTo: plainState("@Clamped var a = 0"),
      diagnostics: [
        DiagnosticSpec(
          message: """
            A field with a property wrapper cannot be observed: add '@ObservationStateIgnored' if '@Clamped' is \
            one, or '@ObservationStateTracked' if it is a macro
            """,
          line: 3,
          column: 3,
          fixIts: [
            FixItSpec(message: "Add '@ObservationStateIgnored'"),
            FixItSpec(message: "Add '@ObservationStateTracked'"),
          ]
        )
      ],
      applying: ["Add '@ObservationStateIgnored'"],
      fixed: """
        @ObservableState
        struct State {
          @ObservationStateIgnored @Clamped var a = 0
        }
        """
    )
    expect(
      """
      @ObservableState
      struct State {
        @ObservationStateIgnored @Clamped var a = 0
      }
      """,
      expandsTo: plainState("@Clamped var a = 0")
    )
  }

  @Test func presentsRequiresAnOptionalVariable() {
    expect(
      """
      struct State: ObservableState {
        @Presents let a: Int?
        @Presents var b: Int
        @Presents var c = 1
      }
      """,
      expandsTo: """
        struct State: ObservableState {
          let a: Int?
          var b: Int {
            get {
              fatalError()
            }
            set {
            }
          }
          var c {
            get {
              fatalError()
            }
            set {
            }
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' needs a 'var', so that 'a' can be dismissed",
          line: 2,
          column: 13,
          fixIts: [FixItSpec(message: "Replace 'let' with 'var'")]
        ),
        DiagnosticSpec(
          message: """
            '@Presents' needs an optional type: write 'var b: Int?', where 'nil' means that nothing is \
            presented
            """,
          line: 3,
          column: 17,
          fixIts: [FixItSpec(message: "Replace 'Int' with 'Int?'")]
        ),
        DiagnosticSpec(
          message: """
            '@Presents' needs an optional type: write 'var c: …?', where 'nil' means that nothing is \
            presented
            """,
          line: 4,
          column: 17
        ),
      ]
    )
  }
}
