import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct DependencyClientMacroTests {
  @Test func dependencyClientMakesEndpointsAndInitializers() {
    expect(
      """
      @DependencyClient
      public struct Client {
        public var fetch: @Sendable (_ id: Int, String) async throws -> String
        public var log: (String) -> Void
        public var name: () -> String?
        public var count: @Sendable (Int) -> Int = { $0 + 1 }
        public var limit = 3
        let cache: [Int]
        let version = 1
        private var secret = 1
        static let shared = 1
        var double: Int { limit * 2 }
        @DependencyEndpointIgnored
        var other: () -> Void = {}
      }
      """,
      expandsTo: """
        public struct Client {
          @available(iOS, deprecated: 9999, message: "Prefer the method of this name, whose arguments have labels.") @available(macOS, deprecated: 9999, message: "Prefer the method of this name, whose arguments have labels.") @available(tvOS, deprecated: 9999, message: "Prefer the method of this name, whose arguments have labels.") @available(watchOS, deprecated: 9999, message: "Prefer the method of this name, whose arguments have labels.")
          public var fetch: @Sendable (_ id: Int, String) async throws -> String {
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

          public func fetch(id p0: Int, _ p1: String) async throws -> String {
            try await self.fetch(p0, p1)
          }

          private var _fetch: @Sendable (_ id: Int, String) async throws -> String = { _, _ in
            DependenciesMacros._$reportUnimplemented("fetch", of: "Client")
            throw DependenciesMacros.Unimplemented("fetch")
          }
          public var log: (String) -> Void {
            @storageRestrictions(initializes: _log)
            init(initialValue) {
              _log = initialValue
            }
            get {
              _log
            }
            set {
              _log = newValue
            }
          }

          private var _log: (String) -> Void = { _ in
            DependenciesMacros._$reportUnimplemented("log", of: "Client")
          }
          public var name: () -> String? {
            @storageRestrictions(initializes: _name)
            init(initialValue) {
              _name = initialValue
            }
            get {
              _name
            }
            set {
              _name = newValue
            }
          }

          private var _name: () -> String? = {
            DependenciesMacros._$reportUnimplemented("name", of: "Client")
            return nil
          }
          public var count: @Sendable (Int) -> Int {
            get {
              _count
            }
            set {
              _count = newValue
            }
          }

          private var _count: @Sendable (Int) -> Int = {
            DependenciesMacros._$reportUnimplemented("count", of: "Client")
            return $0 + 1
          }
          public var limit = 3
          let cache: [Int]
          let version = 1
          private var secret = 1
          static let shared = 1
          var double: Int { limit * 2 }
          var other: () -> Void = {}

          init(
            fetch: @escaping @Sendable (_ id: Int, String) async throws -> String,
            log: @escaping (String) -> Void,
            name: @escaping () -> String?,
            count: @escaping @Sendable (Int) -> Int,
            limit: Swift.Int = 3,
            cache: [Int]
          ) {
            self._fetch = fetch
            self._log = log
            self._name = name
            self._count = count
            self.limit = limit
            self.cache = cache
          }

          init(
            limit: Swift.Int = 3,
            cache: [Int]
          ) {
            self.limit = limit
            self.cache = cache
          }

          enum _RecordedEndpoints: DependenciesMacros.RecordedEndpoints {
            static var endpoints: [Swift.String: DependenciesMacros.RecordedEndpoint] {
              [
                "fetch": DependenciesMacros.RecordedEndpoint((String).self, parameterCount: 2, isAsync: true, failure: (any Swift.Error).self),
                "log": DependenciesMacros.RecordedEndpoint((Void).self, parameterCount: 1, isAsync: false, failure: (Swift.Never).self),
                "name": DependenciesMacros.RecordedEndpoint((String?).self, parameterCount: 0, isAsync: false, failure: (Swift.Never).self),
                "count": DependenciesMacros.RecordedEndpoint((Int).self, parameterCount: 1, isAsync: false, failure: (Swift.Never).self)
              ]
            }
            static func recorded(
              _ client: Client,
              by recorder: any DependenciesMacros.EndpointRecorder
            ) -> Client {
              var copy = client
              copy._fetch = { [endpoint = client._fetch] (p0, p1) async throws -> String in
                try await recorder.answer("fetch", isolation: #isolation) { () async throws -> String in
                  try await endpoint(p0, p1)
                }
              }
              copy._log = { [endpoint = client._log] (p0) -> Void in
                recorder.answer("log") { () -> Void in
                  endpoint(p0)
                }
              }
              copy._name = { [endpoint = client._name] () -> String? in
                recorder.answer("name") { () -> String? in
                  endpoint()
                }
              }
              copy._count = { [endpoint = client._count] (p0) -> Int in
                recorder.answer("count") { () -> Int in
                  endpoint(p0)
                }
              }
              return copy
            }
          }
        }
        """
    )
  }

  @Test func dependencyClientNamesTheMethod() {
    expect(
      """
      struct Client {
        @DependencyEndpoint(method: "fact")
        var fetch: @MainActor (inout Int, @autoclosure () -> Bool) throws -> Void
      }
      """,
      expandsTo: """
        struct Client {
          var fetch: @MainActor (inout Int, @autoclosure () -> Bool) throws -> Void {
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

          @MainActor
          func fact(_ p0: inout Int, _ p1: @autoclosure () -> Bool) throws {
            try self.fetch(&p0, p1())
          }

          private var _fetch: @MainActor (inout Int, @autoclosure () -> Bool) throws -> Void = { _, _ in
            DependenciesMacros._$reportUnimplemented("fetch", of: "Client")
            throw DependenciesMacros.Unimplemented("fetch")
          }
        }
        """
    )
  }

  @Test func genericClientHasNoRecordedEndpoints() {
    expect(
      """
      @DependencyClient
      struct Client<Value> {
        var log: (Value) throws -> Void
        let cache: [Int]
      }
      """,
      expandsTo: """
        struct Client<Value> {
          var log: (Value) throws -> Void {
            @storageRestrictions(initializes: _log)
            init(initialValue) {
              _log = initialValue
            }
            get {
              _log
            }
            set {
              _log = newValue
            }
          }

          private var _log: (Value) throws -> Void = { _ in
            DependenciesMacros._$reportUnimplemented("log", of: "Client")
            throw DependenciesMacros.Unimplemented("log")
          }
          let cache: [Int]

          init(
            log: @escaping (Value) throws -> Void,
            cache: [Int]
          ) {
            self._log = log
            self.cache = cache
          }

          init(
            cache: [Int]
          ) {
            self.cache = cache
          }
        }
        """
    )
  }

  @Test func closureThatCannotPassItsParametersOnIsNotRecorded() {
    expect(
      """
      @DependencyClient
      struct Client {
        var log: (Int...) throws -> Void
        var take: (consuming Int) throws -> Void
        let cache: [Int]
      }
      """,
      expandsTo: """
        struct Client {
          var log: (Int...) throws -> Void {
            @storageRestrictions(initializes: _log)
            init(initialValue) {
              _log = initialValue
            }
            get {
              _log
            }
            set {
              _log = newValue
            }
          }

          private var _log: (Int...) throws -> Void = { _ in
            DependenciesMacros._$reportUnimplemented("log", of: "Client")
            throw DependenciesMacros.Unimplemented("log")
          }
          var take: (consuming Int) throws -> Void {
            @storageRestrictions(initializes: _take)
            init(initialValue) {
              _take = initialValue
            }
            get {
              _take
            }
            set {
              _take = newValue
            }
          }

          private var _take: (consuming Int) throws -> Void = { _ in
            DependenciesMacros._$reportUnimplemented("take", of: "Client")
            throw DependenciesMacros.Unimplemented("take")
          }
          let cache: [Int]

          init(
            log: @escaping (Int...) throws -> Void,
            take: @escaping (consuming Int) throws -> Void,
            cache: [Int]
          ) {
            self._log = log
            self._take = take
            self.cache = cache
          }

          init(
            cache: [Int]
          ) {
            self.cache = cache
          }
        }
        """
    )
  }

  @Test func clientWithoutEndpointsGetsOneInitializer() {
    expect(
      """
      @DependencyClient
      struct Client {
        var limit: Int
      }
      """,
      expandsTo: """
        struct Client {
          var limit: Int

          init(
            limit: Int
          ) {
            self.limit = limit
          }
        }
        """
    )
  }

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

  @Test func anEmptyNameIsThatOfTheEndpoint() {
    expect(
      """
      struct Client {
        @DependencyEndpoint(method: "")
        var log: (_ text: String) -> Void = { _ in { print(1) }() }
      }
      """,
      expandsTo: """
        struct Client {
          var log: (_ text: String) -> Void {
            get {
              _log
            }
            set {
              _log = newValue
            }
          }

          func log(text p0: String) {
            self.log(p0)
          }

          private var _log: (_ text: String) -> Void = { _ in
            DependenciesMacros._$reportUnimplemented("log", of: "Client");
            {
              print(1)
            }()
          }
        }
        """
    )
  }

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
