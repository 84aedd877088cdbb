import Foundation
import ViewCore

extension ClientAssets {
  /// The module of the names and numbers that page and server share: opcodes, kinds of event, and classes of traits.
  ///
  /// It is generated from Swift, so that each of them is written once.
  package static var wireModule: [UInt8] {
    let operations = Opcode.allCases.map { ("\($0)", "\($0.rawValue)") }
    let events = EventKinds.named.map { ($0.name, "\($0.kind.rawValue)") }
    let traits = TraitClasses.all.map { ("\"\($0.trait)\"", "\"\($0.classes)\"") }
    return Array(
      [
        constant("operation", "The operations of frames and messages.", operations),
        constant("eventKind", "The kinds of event, one bit each.", events),
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
