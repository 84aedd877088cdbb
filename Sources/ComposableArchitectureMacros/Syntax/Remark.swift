import SwiftDiagnostics
import SwiftSyntax

/// Something to tell about a declaration: what is wrong, where, and how to mend it.
struct Remark {
  /// Names the kind of remark, the same for all of one kind.
  let id: String
  let message: String
  var severity = DiagnosticSeverity.error
  let place: Syntax
  var remedies: [Remedy] = []
}

/// A change of the source that mends what a remark tells.
struct Remedy {
  let message: String
  let changes: [FixIt.Change]
}

extension Remark {
  /// The remark in the compiler's words.
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
