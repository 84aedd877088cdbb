import SwiftDiagnostics
import SwiftSyntax

extension Remark {
  /// The body presents a child, but the state has no projection for it.
  static func unpresented(_ field: UnpresentedField) -> Remark {
    field.isToBePresented ? unmarked(field) : superfluousDollar(field)
  }

  private static func unmarked(_ field: UnpresentedField) -> Remark {
    let place = field.declaration.positionAfterSkippingLeadingTrivia
    return Remark(
      id: "Reducer.unpresented",
      message: """
        Mark '\(field.name)' with '@\(field.attribute)', so that it has the '$\(field.name)' that the body \
        takes in 'ifLet(\\.$\(field.name), …)'
        """,
      place: field.place,
      remedies: [
        Remedy(
          message: "Add '@\(field.attribute)'",
          changes: [
            .replaceText(
              range: place..<place,
              with: "@\(field.attribute) ",
              in: Syntax(field.declaration)
            )
          ]
        )
      ]
    )
  }

  private static func superfluousDollar(_ field: UnpresentedField) -> Remark {
    let name = field.use.baseName
    return Remark(
      id: "Reducer.superfluousDollar",
      message: """
        '\(field.name)' and its action are not presented: leave the '$' out, as in \
        'ifLet(\\.\(field.name), …)'. To present it, mark it with '@\(field.attribute)', and let its action be \
        a 'PresentationAction'
        """,
      place: Syntax(field.use),
      remedies: [
        Remedy(
          message: "Replace '$\(field.name)' with '\(field.name)'",
          changes: [
            .replace(
              oldNode: Syntax(name),
              newNode: Syntax(name.with(\.tokenKind, .identifier(field.name)))
            )
          ]
        )
      ]
    )
  }
}
