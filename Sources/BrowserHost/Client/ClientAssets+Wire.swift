import Foundation
package import ViewCore

extension ClientAssets {
  /// The module of the names and numbers that page and server share: opcodes, kinds of event, and classes of elements.
  ///
  /// It is generated from Swift, so that script and server cannot disagree.
  package static var wireModule: [UInt8] {
    let operations = Opcode.allCases.map { ("\($0)", "\($0.rawValue)") }
    let events = EventKinds.named.map { ($0.name, "\($0.kind.rawValue)") }
    let selectors = ClassName.allCases.map { ("\($0.propertyName)", "\".\($0)\"") }
    let traits = TraitClasses.all.map { trait, classes in
      ("\"\(trait)\"", "\"\(classes.map(\.rawValue).joined(separator: " "))\"")
    }
    return Array(
      [
        constant("operation", "The operations of frames and messages.", operations),
        constant("eventKind", "The kinds of event, one bit each.", events),
        constant(
          "selector",
          "The selectors of the classes that views give to elements.",
          selectors
        ),
        constant("traitClasses", "The classes that give an element a trait, by the trait.", traits),
      ].joined(separator: "\n").utf8
    )
  }

  private static func constant(
    _ name: String,
    _ description: String,
    _ members: [(name: String, value: String)]
  ) -> String {
    """
    /** \(description) */
    export const \(name) = {
    \(members.map { "  \($0.name): \($0.value),\n" }.joined())};

    """
  }
}

extension ClassName {
  /// The name as a property of the script, such as `rowActions` for `row-actions`.
  package var propertyName: String {
    let words = rawValue.split(separator: "-")
    return words[0] + words.dropFirst().map(\.capitalized).joined()
  }
}
