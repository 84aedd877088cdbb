import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  static func misplacedEntry(_ property: PropertyDescription) -> Self {
    Remark(
      id: "Entry.place",
      message: """
        '@Entry' belongs to a property in an extension of 'EnvironmentValues', 'Transaction', \
        'ContainerValues' or 'FocusedValues'
        """,
      place: property.place
    )
  }

  static func focusedEntryWithValue(_ property: PropertyDescription) -> Self {
    Remark(
      id: "Entry.focus",
      message: """
        '@Entry' in 'FocusedValues' needs an optional type and no value, such as \
        'var \(property.plainName): Item?'
        """,
      place: property.place
    )
  }

  static func entryWithoutDefaultValue(_ property: PropertyDescription) -> Self {
    Remark(
      id: "Entry.value",
      message: "'@Entry' needs a default value, such as 'var \(property.plainName) = …'",
      place: property.place
    )
  }
}
