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
}
