import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct DependencyClientMistakeTests {
  @Test func dependencyClientRefusesAClass() {
    expect(
      """
      @DependencyClient
      class Client {
      }
      """,
      expandsTo: """
        class Client {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyClient' cannot be applied to the class 'Client'; a client is a struct of \
            closures
            """,
          line: 2,
          column: 1,
          fixIts: [FixItSpec(message: "Remove '@DependencyClient'")]
        )
      ]
    )
  }

  @Test func dependencyClientAsksForADefault() {
    expect(
      """
      struct Client {
        @DependencyEndpoint
        var count: (Int, Int) -> Int
      }
      """,
      expandsTo: """
        struct Client {
          var count: (Int, Int) -> Int
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'count' needs a default, because it cannot throw and returns 'Int'; tests that do not override it \
            get the default
            """,
          line: 3,
          column: 7,
          fixIts: [FixItSpec(message: "Insert '= { _, _ in <#Int#> }'")]
        )
      ],
      applying: ["Insert '= { _, _ in <#Int#> }'"],
      fixed: """
        struct Client {
          @DependencyEndpoint
          var count: (Int, Int) -> Int = { _, _ in <#Int#> }
        }
        """
    )
  }

  @Test func dependencyClientAsksForAType() {
    expect(
      """
      @DependencyClient
      struct Client {
        var cache = Cache()
      }
      """,
      expandsTo: """
        struct Client {
          var cache = Cache()
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyClient' needs the type of 'cache' for its initializer: write 'var cache: …'
            """,
          line: 3,
          column: 7
        )
      ]
    )
  }

  @Test func dependencyEndpointRefusesOtherDeclarations() {
    expect(
      """
      struct Client {
        @DependencyEndpoint
        let count: () -> Void
        @DependencyEndpoint
        var name: String
        @DependencyEndpoint(method: "load")
        var load: () -> Void
      }
      """,
      expandsTo: """
        struct Client {
          let count: () -> Void
          var name: String
          var load: () -> Void {
            @storageRestrictions(initializes: _load)
            init(initialValue) {
              _load = initialValue
            }
            get {
              _load
            }
            set {
              _load = newValue
            }
          }

          private var _load: () -> Void = {
            DependenciesMacros._$reportUnimplemented("load", of: "Client")
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEndpoint' needs a 'var', so that 'count' can be overridden",
          line: 3,
          column: 3,
          fixIts: [FixItSpec(message: "Replace 'let' with 'var'")]
        ),
        DiagnosticSpec(
          message: """
            '@DependencyEndpoint' needs the type of a closure: write 'var name: (…) -> …'
            """,
          line: 5,
          column: 7
        ),
        DiagnosticSpec(
          message: """
            The method needs another name than its property 'load', because no label distinguishes them
            """,
          line: 7,
          column: 7
        ),
      ]
    )
  }

  @Test func dependencyClientRefusesMethodsWithoutAName() {
    expect(
      """
      struct Client {
        @DependencyEndpoint(method: name)
        var fetch: () -> Void
        @DependencyEndpoint(method: "~ok~")
        var load: () -> Void
        @DependencyEndpoint(method: "load\\(1)")
        var save: () -> Void
      }
      """,
      expandsTo: """
        struct Client {
          var fetch: () -> Void {
            @storageRestrictions(initializes: _fetch)
            init(initialValue) {
              _fetch = initialValue
            }
            get {
              _fetch
            }
            set {
              _fetch = newValue
            }
          }

          private var _fetch: () -> Void = {
            DependenciesMacros._$reportUnimplemented("fetch", of: "Client")
          }
          var load: () -> Void {
            @storageRestrictions(initializes: _load)
            init(initialValue) {
              _load = initialValue
            }
            get {
              _load
            }
            set {
              _load = newValue
            }
          }

          private var _load: () -> Void = {
            DependenciesMacros._$reportUnimplemented("load", of: "Client")
          }
          var save: () -> Void {
            @storageRestrictions(initializes: _save)
            init(initialValue) {
              _save = initialValue
            }
            get {
              _save
            }
            set {
              _save = newValue
            }
          }

          private var _save: () -> Void = {
            DependenciesMacros._$reportUnimplemented("save", of: "Client")
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            The name of a method must be a string literal without interpolations, because a macro cannot \
            evaluate 'name'
            """,
          line: 2,
          column: 31
        ),
        DiagnosticSpec(
          message: "'~ok~' cannot be the name of a method, because it is not an identifier",
          line: 4,
          column: 31
        ),
        DiagnosticSpec(
          message: """
            The name of a method must be a string literal without interpolations, because a macro cannot \
            evaluate '"load\\(1)"'
            """,
          line: 6,
          column: 31
        ),
      ]
    )
  }
}
