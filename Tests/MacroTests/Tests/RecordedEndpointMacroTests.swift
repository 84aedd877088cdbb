import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct RecordedEndpointMacroTests {
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
        var take: (sending Int) throws -> Void
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
          var take: (sending Int) throws -> Void {
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

          private var _take: (sending Int) throws -> Void = { _ in
            DependenciesMacros._$reportUnimplemented("take", of: "Client")
            throw DependenciesMacros.Unimplemented("take")
          }
          let cache: [Int]

          init(
            log: @escaping (Int...) throws -> Void,
            take: @escaping (sending Int) throws -> Void,
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
}
