import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct DependencyEntryMacroTests {
  @Test func dependencyEntryMakesAPrivateKey() {
    expect(
      """
      extension DependencyValues {
        @DependencyEntry(liveValue: Client.live, previewValue: .noop)
        var client: Client = Client()
        @DependencyEntry
        var other = Client()
      }
      """,
      expandsTo: """
        extension DependencyValues {
          var client: Client {
            get {
              self[__Key_client.self]
            }
            set {
              self[__Key_client.self] = newValue
            }
          }

          private enum __Key_client: Dependencies.DependencyKey {
            static var liveValue: Client {
              Client.live
            }
            static var previewValue: Client {
              .noop
            }
            static var testValue: Client {
              Client()
            }
          }
          var other {
            get {
              self[__Key_other.self]
            }
            set {
              self[__Key_other.self] = newValue
            }
          }

          private enum __Key_other: Dependencies.TestDependencyKey {
            @DependenciesMacros._DependencyEntryDefaultValue static var testValue = Client()
          }
        }
        """
    )
  }

  @Test func dependencyEntryMakesAKeyForOtherModules() {
    expect(
      """
      public extension DependencyValues {
        @DependencyEntry
        var client: Client = Client()
        @DependencyEntry
        var fact = Client()
        @DependencyEntry("NumberKey")
        package var number: Int = 1
      }
      """,
      expandsTo: """
        public extension DependencyValues {
          var client: Client {
            get {
              self[ClientKey.self]
            }
            set {
              self[ClientKey.self] = newValue
            }
          }

          public enum ClientKey: Dependencies.TestDependencyKey {
            public static var testValue: Client {
              Client()
            }
          }
          var fact {
            get {
              self[FactKey.self]
            }
            set {
              self[FactKey.self] = newValue
            }
          }

          public enum FactKey: Dependencies.TestDependencyKey {
            @DependenciesMacros._DependencyEntryDefaultValue public static var testValue = Client()
          }
          package var number: Int {
            get {
              self[NumberKey.self]
            }
            set {
              self[NumberKey.self] = newValue
            }
          }

          package enum NumberKey: Dependencies.TestDependencyKey {
            package static var testValue: Int {
              1
            }
          }
        }
        """
    )
  }

  @Test func dependencyEntryRefusesOtherDeclarations() {
    expect(
      """
      struct Values {
        @DependencyEntry
        var client = Client()
      }
      extension DependencyValues {
        @DependencyEntry
        let client = Client()
        @DependencyEntry
        var other: Client
        @DependencyEntry(keyName)
        var third = Client()
      }
      """,
      expandsTo: """
        struct Values {
          var client = Client()
        }
        extension DependencyValues {
          let client = Client()
          var other: Client
          var third = Client()
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEntry' belongs to a property in an extension of 'DependencyValues'",
          line: 3,
          column: 7
        ),
        DiagnosticSpec(
          message: "'@DependencyEntry' needs a 'var', so that the dependency can be overridden",
          line: 7,
          column: 3,
          fixIts: [FixItSpec(message: "Replace 'let' with 'var'")]
        ),
        DiagnosticSpec(
          message: """
            '@DependencyEntry' needs a value for tests, such as 'var other = …', or a 'liveValue:'
            """,
          line: 9,
          column: 7
        ),
        DiagnosticSpec(
          message: """
            The name of a key must be a string literal without interpolations, because a macro cannot \
            evaluate 'keyName'
            """,
          line: 10,
          column: 20
        ),
      ]
    )
  }
}
