import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  static func misplacedEntry(_ property: PropertyDescription) -> Self {
    Remark(
      id: "Entry.place",
      message: "'@Entry' belongs to a property in an extension of 'EnvironmentValues'",
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
