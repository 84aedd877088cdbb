import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  /// An enum of features lacks the macro that gives it state and actions.
  static func unmarkedEnum(_ declaration: EnumDeclSyntax) -> Remark {
    let place = declaration.positionAfterSkippingLeadingTrivia
    let lines = declaration.leadingTrivia.description.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let separator = lines.count > 1 ? "\n\(lines.last ?? "")" : " "
    return Remark(
      id: "Reducer.unmarkedEnum",
      message: """
        Mark '\(declaration.name.text)' with '@Reducer', so that it has a 'State' and an 'Action', which are \
        those of the features in its cases
        """,
      place: Syntax(declaration.name),
      remedies: [
        Remedy(
          message: "Add '@Reducer'",
          changes: [
            .replaceText(
              range: place..<place,
              with: "@Reducer\(separator)",
              in: Syntax(declaration)
            )
          ]
        )
      ]
    )
  }
}
