import SwiftSyntax
import SwiftSyntaxBuilder

extension ClientPlan {
  var members: [DeclSyntax] {
    initializers.map(declaration) + (endpoints.isEmpty ? [] : [recordedEndpoints])
  }

  /// The type by which a recording finds the endpoints.
  private var recordedEndpoints: DeclSyntax {
    """
    enum _RecordedEndpoints: DependenciesMacros.RecordedEndpoints {
      static var endpoints: [Swift.String: DependenciesMacros.RecordedEndpoint] {
        [
          \(raw: endpoints.map(\.description).joined(separator: ",\n      "))
        ]
      }
      static func recorded(
        _ client: \(raw: client),
        by recorder: any DependenciesMacros.EndpointRecorder
      ) -> \(raw: client) {
        var copy = client
        \(raw: endpoints.map(\.replacement).joined(separator: "\n    "))
        return copy
      }
    }
    """
  }

  private func declaration(_ parameters: [Parameter]) -> DeclSyntax {
    let list = parameters.map(\.declaration).joined(separator: ",\n")
    let clause = list.isEmpty ? "" : "\n\(list)\n"
    let assignments = parameters.map { "self.\($0.storage) = \($0.name)" }
    return """
      \(raw: access.prefix)init(\(raw: clause)) {
      \(raw: assignments.joined(separator: "\n"))
      }
      """
  }
}

extension ClientPlan.Endpoint {
  fileprivate var description: String {
    """
    "\(name)": DependenciesMacros.RecordedEndpoint((\(closure.result)).self, \
    parameterCount: \(closure.parameters.count), isAsync: \(closure.isAsync), \
    failure: (\(closure.failure)).self)
    """
  }

  /// The statement that puts a closure in the place of the endpoint.
  fileprivate var replacement: String {
    let names = closure.parameters.indices.map { "p\($0)" }.joined(separator: ", ")
    let arguments = closure.parameters.enumerated().map { index, parameter in
      // The inner closure cannot take over the parameter of the outer one, but what is in a variable.
      parameter.isConsuming
        ? "c\(index).take()!"
        : "\(parameter.isInout ? "&" : "")p\(index)\(parameter.isAutoclosure ? "()" : "")"
    }
    let variables = closure.parameters.enumerated().filter(\.element.isConsuming).map {
      "var c\($0.offset) = Swift.Optional(p\($0.offset))\n        "
    }
    let head = variables.isEmpty ? "" : variables.joined() + "return "
    let effects = closure.effects.isEmpty ? "" : "\(closure.effects) "
    let isolation = closure.isAsync ? ", isolation: #isolation" : ""
    return """
      copy.\(storage) = { [endpoint = client.\(storage)] (\(names)) \(effects)-> \(closure.result) in
            \(head)\(closure.callEffects)recorder.answer("\(name)"\(isolation)) { () \(effects)-> \(closure.result) in
              \(closure.callEffects)endpoint(\(arguments.joined(separator: ", ")))
            }
          }
      """
  }
}

extension ClientPlan.Parameter {
  fileprivate var declaration: String {
    "\(name): \(isEscaping ? "@escaping " : "")\(type)\(defaultValue.map { " = \($0)" } ?? "")"
  }
}
