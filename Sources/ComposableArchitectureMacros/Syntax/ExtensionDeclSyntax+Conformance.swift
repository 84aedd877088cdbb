import SwiftSyntax
import SwiftSyntaxBuilder

extension [ExtensionDeclSyntax] {
  /// An extension that states conformances, or none if there are none to state.
  static func conformance(
    of type: some TypeSyntaxProtocol,
    to protocols: [String],
    availability: [Availability]
  ) throws -> Self {
    guard !protocols.isEmpty else { return [] }
    let attributes = availability.map { $0.attribute + "\n" }.joined()
    return [
      try ExtensionDeclSyntax(
        "\(raw: attributes)extension \(type.trimmed): \(raw: protocols.joined(separator: ", ")) {}"
      )
    ]
  }
}
