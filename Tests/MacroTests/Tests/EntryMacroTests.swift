import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct EntryMacroTests {
  @Test func entryMakesAPrivateKey() {
    expect(
      """
      extension EnvironmentValues {
        @Entry var isCompact = false
        @Entry public var `default`: Int = 1
        @Entry var name: String?
      }
      """,
      expandsTo: """
        extension EnvironmentValues {
          var isCompact {
            get {
              self[__Key_isCompact.self]
            }
            set {
              self[__Key_isCompact.self] = newValue
            }
          }

          private enum __Key_isCompact: EnvironmentKey {
            @__EntryDefaultValue static var defaultValue = false
          }
          public var `default`: Int {
            get {
              self[__Key_default.self]
            }
            set {
              self[__Key_default.self] = newValue
            }
          }

          private enum __Key_default: EnvironmentKey {
            static var defaultValue: Int {
              1
            }
          }
          var name: String? {
            get {
              self[__Key_name.self]
            }
            set {
              self[__Key_name.self] = newValue
            }
          }

          private enum __Key_name: EnvironmentKey {
            static var defaultValue: String? {
              nil
            }
          }
        }
        """
    )
  }

  @Test func mistakesOfAnEntryAreReported() {
    expect(
      """
      struct Values {
        @Entry var isCompact = false
      }
      extension EnvironmentValues {
        @Entry let width = 1
        @Entry var height: Int
      }
      """,
      expandsTo: """
        struct Values {
          var isCompact = false
        }
        extension EnvironmentValues {
          let width = 1
          var height: Int
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Entry' belongs to a property in an extension of 'EnvironmentValues'",
          line: 2,
          column: 14
        ),
        DiagnosticSpec(
          message: "'@Entry' needs a 'var', so that views can provide other values",
          line: 5,
          column: 10,
          fixIts: [FixItSpec(message: "Replace 'let' with 'var'")]
        ),
        DiagnosticSpec(
          message: "'@Entry' needs a default value, such as 'var height = …'",
          line: 6,
          column: 14
        ),
      ]
    )
  }
}
