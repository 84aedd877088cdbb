import SwiftDiagnostics
import SwiftSyntax

extension Remarks {
  static func misplacedEntry(_ description: EntryDescription) -> Self {
    Self(
      remarks: [
        Remark(
          id: "DependencyEntry.place",
          message: """
            '@DependencyEntry' belongs to a property in an extension of 'DependencyValues'
            """,
          place: description.property.place
        )
      ]
    )
  }

  static func constantEntry(_ description: EntryDescription) -> Self {
    let specifier = description.declaration.bindingSpecifier
    return Self(
      remarks: [
        Remark(
          id: "DependencyEntry.constant",
          message: "'@DependencyEntry' needs a 'var', so that the dependency can be overridden",
          place: Syntax(specifier),
          remedies: [.variable(insteadOf: specifier)]
        )
      ]
    )
  }

  static func entryWithoutValue(_ description: EntryDescription) -> Self {
    Self(
      remarks: [
        Remark(
          id: "DependencyEntry.value",
          message: """
            '@DependencyEntry' needs a value for tests, such as \
            'var \(description.property.plainName) = …', or a 'liveValue:'
            """,
          place: description.property.place
        )
      ]
    )
  }
}
