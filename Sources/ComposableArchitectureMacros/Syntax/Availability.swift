import SwiftSyntax

/// The content of an `@available` attribute.
struct Availability {
  /// The attribute as it is written.
  let attribute: String
  let isDeprecation: Bool
  /// The condition for `#available`, such as `macOS 15, *`.
  let condition: String?
}

extension Availability {
  fileprivate init(_ attribute: AttributeSyntax) {
    self.attribute = attribute.trimmedDescription
    guard case .availability(let arguments) = attribute.arguments else {
      isDeprecation = false
      condition = nil
      return
    }
    isDeprecation = arguments.contains { $0.argument.trimmedDescription.hasPrefix("deprecated") }
    let isShort = arguments.contains { $0.argument.is(PlatformVersionSyntax.self) }
    condition = isShort ? arguments.trimmedDescription : nil
  }
}

extension AttributeListSyntax {
  /// The `@available` attributes.
  var availability: [Availability] {
    compactMap { element in
      guard
        case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "available"
      else { return nil }
      return Availability(attribute)
    }
  }
}
