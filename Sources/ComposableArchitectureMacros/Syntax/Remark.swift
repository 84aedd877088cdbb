import SwiftDiagnostics
import SwiftSyntax

/// A diagnostic about a declaration, with fixes.
struct Remark: Error {
  /// The kind of remark.
  let id: String
  let message: String
  var severity = DiagnosticSeverity.error
  let place: Syntax
  var remedies: [Remedy] = []
}

/// A change of the source that fixes the cause of a remark.
struct Remedy {
  let message: String
  let changes: [FixIt.Change]
}

extension Remark {
  /// The remark as a diagnostic of the compiler.
  var diagnostic: Diagnostic {
    Diagnostic(
      node: place,
      message: Text(id: id, message: message, severity: severity),
      fixIts: remedies.map { remedy in
        FixIt(
          message: Text(id: id, message: remedy.message, severity: severity),
          changes: remedy.changes
        )
      }
    )
  }

  private struct Text: DiagnosticMessage, FixItMessage {
    let id: String
    let message: String
    let severity: DiagnosticSeverity

    var diagnosticID: MessageID {
      MessageID(domain: "ComposableArchitectureMacros", id: id)
    }

    var fixItID: MessageID {
      diagnosticID
    }
  }
}
