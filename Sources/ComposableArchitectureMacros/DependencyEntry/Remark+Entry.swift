import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  static func misplacedEntry(_ description: EntryDescription) -> Self {
    Remark(
      id: "DependencyEntry.place",
      message: """
        '@DependencyEntry' belongs to a property in an extension of 'DependencyValues'
        """,
      place: description.property.place
    )
  }

  static func entryWithoutValue(_ description: EntryDescription) -> Self {
    Remark(
      id: "DependencyEntry.value",
      message: """
        '@DependencyEntry' needs a value for tests, such as \
        'var \(description.property.plainName) = …', or a 'liveValue:'
        """,
      place: description.property.place
    )
  }
}
