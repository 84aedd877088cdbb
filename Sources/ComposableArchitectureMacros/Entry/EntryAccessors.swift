import SwiftSyntax
import SwiftSyntaxBuilder

/// The accessors of a property whose value is that of a key.
enum EntryAccessors {
  static func all(ofKey name: String) -> [AccessorDeclSyntax] {
    [
      """
      get {
        self[\(raw: name).self]
      }
      """,
      """
      set {
        self[\(raw: name).self] = newValue
      }
      """,
    ]
  }
}
