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

  @Test func entriesOfOtherValuesHaveTheirKeys() {
    expect(
      """
      extension Transaction {
        @Entry var isDragged = false
      }
      extension ContainerValues {
        @Entry var rank: Int?
      }
      extension FocusedValues {
        @Entry var note: Note?
      }
      """,
      expandsTo: """
        extension Transaction {
          var isDragged {
            get {
              self[__Key_isDragged.self]
            }
            set {
              self[__Key_isDragged.self] = newValue
            }
          }

          private enum __Key_isDragged: TransactionKey {
            @__EntryDefaultValue static var defaultValue = false
          }
        }
        extension ContainerValues {
          var rank: Int? {
            get {
              self[__Key_rank.self]
            }
            set {
              self[__Key_rank.self] = newValue
            }
          }

          private enum __Key_rank: ContainerValueKey {
            static var defaultValue: Int? {
              nil
            }
          }
        }
        extension FocusedValues {
          var note: Note? {
            get {
              self[__Key_note.self]
            }
            set {
              self[__Key_note.self] = newValue
            }
          }

          private enum __Key_note: FocusedValueKey {
            typealias Value = Note
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
      extension FocusedValues {
        @Entry var note = 1
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
        extension FocusedValues {
          var note = 1
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Entry' belongs to a property in an extension of 'EnvironmentValues', 'Transaction', \
            'ContainerValues' or 'FocusedValues'
            """,
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
        DiagnosticSpec(
          message: """
            '@Entry' in 'FocusedValues' needs an optional type and no value, such as \
            'var note: Item?'
            """,
          line: 9,
          column: 14
        ),
      ]
    )
  }
}
