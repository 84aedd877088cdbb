import SwiftParser
import SwiftSyntax

/// A name that a user passes to a macro for something that the macro makes.
struct ChosenName {
  let argument: ExprSyntax
  /// The thing that gets the name, with its article, such as "a method".
  let subject: String

  /// The name; `nil` if the argument is not a literal, or is empty.
  var text: String? {
    argument.plainString.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The mistake in the name.
  var mistake: Remark? {
    guard let string = argument.plainString else {
      return Remark(
        id: "ChosenName.literal",
        message: """
          The name of \(subject) must be a string literal without interpolations, because a macro cannot \
          evaluate '\(argument.trimmed)'
          """,
        place: Syntax(argument)
      )
    }
    guard string.isEmpty || string.isValidSwiftIdentifier(for: .variableName) else {
      return Remark(
        id: "ChosenName.identifier",
        message: "'\(string)' cannot be the name of \(subject), because it is not an identifier",
        place: Syntax(argument)
      )
    }
    return nil
  }
}

extension ChosenName {
  /// The name that is passed to a macro for a label, or for none.
  init?(of subject: String, passedTo attribute: AttributeSyntax, as label: String? = nil) {
    guard case .argumentList(let arguments) = attribute.arguments,
      let argument = arguments.first(where: { $0.label?.text == label })
    else { return nil }
    self.init(argument: argument.expression, subject: subject)
  }
}

extension ExprSyntax {
  /// The string that a literal without interpolations stands for.
  fileprivate var plainString: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
