import SwiftSyntax

extension Trivia {
  /// The documentation in front of a declaration, line by line.
  var documentation: [String] {
    compactMap { piece in
      switch piece {
      case .docLineComment(let text), .docBlockComment(let text): text
      default: nil
      }
    }
  }
}
