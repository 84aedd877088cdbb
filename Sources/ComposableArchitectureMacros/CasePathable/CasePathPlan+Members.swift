import SwiftSyntax
import SwiftSyntaxBuilder

extension CasePathPlan {
  /// The declarations that the enum gets.
  var members: [DeclSyntax] {
    [allCasePathsStruct, allCasePathsProperty]
      + aliases.map { "public typealias _$\(raw: $0) = \(raw: $0)" }
  }

  private var allCasePathsProperty: DeclSyntax {
    """
    public static var allCasePaths: AllCasePaths {
      AllCasePaths()
    }
    """
  }

  private var allCasePathsStruct: DeclSyntax {
    """
    public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
    \(raw: paths.mapElements { $0.property(in: enumName) }.printed())
    \(raw: deprecation)public subscript(root: \(raw: enumName)) -> CasePaths.PartialCaseKeyPath<\(raw: enumName)> {
    \(raw: reflection)
    }
    \(raw: deprecation)public func makeIterator() -> Swift.IndexingIterator<\(raw: keyPathsType)> {
    \(raw: iteration)
    }
    }
    """
  }

  /// NB: In Swift 6 mode, a `switch` over a generic enum does not compile if no feature in its cases has actions, even
  /// with a default.
  private var reflection: String {
    guard !paths.isEmpty else { return "" }
    let cases = paths.mapElements {
      "if case .\($0.name) = root {\n\($0.whereAvailable("return \\.\($0.name)"))\n}"
    }
    return "\(cases.printed())\n\(paths.whereNotEmpty("return \\.never"))"
  }

  /// NB: The key paths are appended, because the type checker takes long for one array literal of many.
  private var iteration: String {
    guard !paths.isEmpty else { return "\(keyPathsType)().makeIterator()" }
    let additions = paths.mapElements {
      $0.whereAvailable("keyPaths.append(\\.\($0.name))")
    }
    return """
      var keyPaths: \(keyPathsType) = []
      \(additions.printed())
      return keyPaths.makeIterator()
      """
  }

  private var keyPathsType: String {
    "[CasePaths.PartialCaseKeyPath<\(enumName)>]"
  }

  /// Deprecates members that mention a deprecated case, to avoid warnings about the expansion.
  private var deprecation: String {
    let isNeeded = paths.flattened().contains { $0.availability.contains(where: \.isDeprecation) }
    return isNeeded ? "@available(*, deprecated)\n" : ""
  }
}

extension CasePathPlan.Path {
  fileprivate func property(in enumName: String) -> String {
    let lines =
      documentation + availability.map(\.attribute) + [
        """
        public var \(name): CasePaths.AnyCasePath<\(enumName), \(valueType)> {
          ._$embed\(embedding(in: enumName)) {
            guard case .\(name)\(pattern) = $0 else { return nil }
            return \(value)
          }
        }
        """
      ]
    return lines.joined(separator: "\n")
  }

  fileprivate var condition: String? {
    availability.compactMap(\.condition).first
  }

  fileprivate func whereAvailable(_ statement: String) -> String {
    condition.map { "if #available(\($0)) {\n\(statement)\n}" } ?? statement
  }

  var valueType: String {
    switch parameters.count {
    case 0: "Swift.Void"
    case 1: parameters[0].type
    default: "(\(parameters.map(\.element).joined(separator: ", ")))"
    }
  }

  private func embedding(in enumName: String) -> String {
    switch parameters.count {
    case 0:
      return " { \(enumName).\(name) } extract:"
    case 1:
      return "(\(enumName).\(name)(\(parameters[0].label ?? "_"):))"
    default:
      let arguments = parameters.indices.map { index in
        parameters[index].label.map { "\($0): $0.\(index)" } ?? "$0.\(index)"
      }
      return " { \(enumName).\(name)(\(arguments.joined(separator: ", "))) } extract:"
    }
  }

  var pattern: String {
    guard !parameters.isEmpty else { return "" }
    return "(\(parameters.indices.map { "let v\($0)" }.joined(separator: ", ")))"
  }

  var value: String {
    switch parameters.count {
    case 0: "()"
    case 1: "v0"
    default: "(\(parameters.indices.map { "v\($0)" }.joined(separator: ", ")))"
    }
  }
}

extension CasePathPlan.Parameter {
  fileprivate var element: String {
    label.map { "\($0): \(type)" } ?? type
  }
}
