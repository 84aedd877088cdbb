import SwiftSyntax
import SwiftSyntaxBuilder

extension CasePathPlan {
  /// The enum that holds a binding for each case, and the function that makes it.
  var bindingMembers: [DeclSyntax] { [enumeration, function] }

  private var enumeration: DeclSyntax {
    let cases = paths.mapElements { path in
      let binding = "(SwiftUINavigationCore._Binding<\(path.valueType)>)"
      return "case \(path.name)\(path.parameters.isEmpty ? "" : binding)"
    }
    return """
      public enum BindingEnumeration {
      \(raw: cases.printed())
      }
      """
  }

  private var function: DeclSyntax {
    let cases = paths.mapElements { path in
      let result =
        path.parameters.isEmpty
        ? ".\(path.name)" : ".\(path.name)(binding._$case(\\.\(path.name), \(path.value)))"
      return "case .\(path.name)\(path.pattern): return \(result)"
    }
    return """
      public static func _$caseBinding(
        _ binding: SwiftUINavigationCore._Binding<\(raw: enumName)>
      ) -> BindingEnumeration {
      switch binding.wrappedValue {
      \(raw: cases.printed())
      }
      }
      """
  }
}
