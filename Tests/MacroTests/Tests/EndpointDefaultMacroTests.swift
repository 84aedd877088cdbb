import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct EndpointDefaultMacroTests {
  @Test func dependencyClientWarnsOfDefaultsThatEndTheProcess() {
    expect(
      """
      struct Client {
        @DependencyEndpoint
        var count: () -> Int = { fatalError() }
      }
      """,
      expandsTo: """
        struct Client {
          var count: () -> Int {
            get {
              _count
            }
            set {
              _count = newValue
            }
          }

          private var _count: () -> Int = {
            DependenciesMacros._$reportUnimplemented("count", of: "Client")
            fatalError()
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'fatalError' ends the process of a test or a preview that uses 'count' and does not override \
            it; return a value
            """,
          line: 3,
          column: 28,
          severity: .warning,
          fixIts: [FixItSpec(message: "Replace 'fatalError()' with '<#Int#>'")]
        )
      ],
      applying: ["Replace 'fatalError()' with '<#Int#>'"],
      fixed: """
        struct Client {
          @DependencyEndpoint
          var count: () -> Int = { <#Int#> }
        }
        """
    )
  }

  @Test func dependencyClientReturnsTheResultOfAFunctionThatMayNotReturn() {
    expect(
      """
      struct Client {
        @DependencyEndpoint
        var count: () -> Int = { endProcess() }
        @DependencyEndpoint
        var limit: () -> Limit = { Limit(3) }
      }
      """,
      expandsTo: """
        struct Client {
          var count: () -> Int {
            get {
              _count
            }
            set {
              _count = newValue
            }
          }

          private var _count: () -> Int = {
            DependenciesMacros._$reportUnimplemented("count", of: "Client")
            return switch () {
            case ():
              endProcess()
            }
          }
          var limit: () -> Limit {
            get {
              _limit
            }
            set {
              _limit = newValue
            }
          }

          private var _limit: () -> Limit = {
            DependenciesMacros._$reportUnimplemented("limit", of: "Client")
            return Limit(3)
          }
        }
        """
    )
  }

  @Test func dependencyClientWarnsOfAnEndOfTheProcessWithItsModule() {
    expect(
      """
      struct Client {
        @DependencyEndpoint
        var log: () -> Void = { Swift.preconditionFailure("log") }
      }
      """,
      expandsTo: """
        struct Client {
          var log: () -> Void {
            get {
              _log
            }
            set {
              _log = newValue
            }
          }

          private var _log: () -> Void = {
            DependenciesMacros._$reportUnimplemented("log", of: "Client")
            Swift.preconditionFailure("log")
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'Swift.preconditionFailure' ends the process of a test or a preview that uses 'log' and does \
            not override it; return a value
            """,
          line: 3,
          column: 27,
          severity: .warning,
          fixIts: [FixItSpec(message: "Replace 'Swift.preconditionFailure(\"log\")' with '()'")]
        )
      ]
    )
  }
}
