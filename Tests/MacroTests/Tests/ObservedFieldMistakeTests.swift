import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Declarations of fields that cannot be observed.
struct ObservedFieldMistakeTests {
  private let fix = "Give each field its own 'var'"

  private func message(_ names: String) -> String {
    "\(names) are declared with one 'var', so they cannot be observed; give each field its own 'var'"
  }

  private func expansion(of field: String) -> String {
    """
    struct State {
      \(field)

      var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

      public var _$id: ComposableArchitecture.ObservableStateID {
        _$observationRegistrar.id
      }

      public mutating func _$willModify() {
        _$observationRegistrar._$willModify()
      }
    }

    extension State: Observation.Observable, ComposableArchitecture.ObservableState {
    }
    """
  }

  private func expectRefusal(of field: String, names: String, fixed: String? = nil) {
    expect(
      """
      @ObservableState
      struct State {
        \(field)
      }
      """,
      expandsTo: expansion(of: field),
      diagnostics: [
        DiagnosticSpec(
          message: message(names),
          line: 3,
          column: field.hasPrefix("private") ? 11 : 3,
          severity: field.contains("(i, j)") ? .warning : .error,
          fixIts: fixed == nil ? [] : [FixItSpec(message: fix)]
        )
      ],
      applying: fixed == nil ? nil : [fix],
      fixed: fixed.map { fixed in
        """
        @ObservableState
        struct State {
        \(fixed)
        }
        """
      }
    )
  }

  @Test func tupleOfFieldsIsRefusedAndSplit() {
    expectRefusal(
      of: "var (i, j) = (1, 2)",
      names: "'i', 'j'",
      fixed: """
          var i = 1
          var j = 2
        """
    )
  }

  @Test func aTupleOfAFunctionCannotBeSplit() {
    expectRefusal(of: "var (i, j) = pair()", names: "'i', 'j'")
  }

  @Test func fieldsThatShareATypeAreRefusedAndSplit() {
    expectRefusal(
      of: "var k, l: Int",
      names: "'k', 'l'",
      fixed: """
          var k: Int
          var l: Int
        """
    )
  }

  @Test func fieldsWithValuesAreSplit() {
    expectRefusal(
      of: "private var m = 1, n: Int? = nil",
      names: "'m', 'n'",
      fixed: """
          private var m = 1
          private var n: Int? = nil
        """
    )
  }

  @Test(arguments: ["let k, l: Int", "static var k = 1, l = 2"])
  func unobservedFieldsMayShareADeclaration(field: String) {
    expect(
      """
      @ObservableState
      struct State {
        \(field)
      }
      """,
      expandsTo: expansion(of: field)
    )
  }

  @Test func presentsOffersTheOptionalType() {
    expect(
      """
      struct State: ObservableState {
        @Presents var sheet: any Sheet
      }
      """,
      expandsTo: """
        struct State: ObservableState {
          var sheet: any Sheet {
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
            '@Presents' needs an optional type: write 'var sheet: any Sheet?', where 'nil' means that nothing is \
            presented
            """,
          line: 2,
          column: 17,
          fixIts: [FixItSpec(message: "Replace 'any Sheet' with '(any Sheet)?'")]
        )
      ],
      applying: ["Replace 'any Sheet' with '(any Sheet)?'"],
      fixed: """
        struct State: ObservableState {
          @Presents var sheet: (any Sheet)?
        }
        """
    )
  }
}
