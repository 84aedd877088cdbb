import SwiftSyntax

/// A field whose missing `$` the body of a feature uses, as in `ifLet(\.$child, action: \.child)`.
struct UnpresentedField {
  let name: String
  /// The wrapped type of the field.
  let wrapped: String
  let access: Access
  /// Whether the child should be presented: its action is a presentation action or is not known.
  let isToBePresented: Bool
  /// The attribute that adds the projection.
  let attribute: String
  let declaration: VariableDeclSyntax
  let place: Syntax
  /// The use of the projection in the body.
  let use: DeclReferenceExprSyntax
}

extension UnpresentedField {
  /// The fields of a feature that declares its state.
  static func all(in declaration: some DeclGroupSyntax) -> [Self] {
    let members = declaration.memberBlock.members.map(\.decl)
    guard
      let feature = declaration.as(StructDeclSyntax.self),
      let state = members.lazy.compactMap({ $0.as(StructDeclSyntax.self) })
        .first(where: { $0.name.text == "State" })
    else { return [] }
    let fields = state.plainFields
    var names: Set<String> = []
    return PresentedChild.all(in: feature).compactMap { child in
      guard let field = fields[child.name], names.insert(child.name).inserted else { return nil }
      return Self(field, of: state, for: child, actions: feature.actionTypes)
    }
  }

  private init?(
    _ field: VariableDeclSyntax,
    of state: StructDeclSyntax,
    for child: PresentedChild,
    actions: [String: TypeSyntax]
  ) {
    guard
      let property = PropertyDescription.all(in: field).first,
      property.isStoredInInstances, property.isVariable, !property.isLazy,
      let wrapped = property.type?.optionalWrapped
    else { return nil }
    name = property.plainName
    self.wrapped = wrapped
    access = property.access
    isToBePresented = actions[child.action]?.unqualifiedName != "Action"
    attribute = state.isObservable ? "Presents" : "PresentationState"
    declaration = field
    place = property.place
    use = child.use
  }

  /// The declaration of the projection, which prevents further errors about its absence.
  var projection: String {
    let type =
      isToBePresented ? "ComposableArchitecture.PresentationState<\(wrapped)>" : "(\(wrapped))?"
    return "\(access.prefix)var $\(name): \(type)"
  }
}

extension StructDeclSyntax {
  /// The fields without attributes, by name.
  fileprivate var plainFields: [String: VariableDeclSyntax] {
    var fields: [String: VariableDeclSyntax] = [:]
    for variable in memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      let properties = PropertyDescription.all(in: variable)
      guard variable.attributes.isEmpty, properties.count == 1 else { continue }
      fields[properties[0].plainName] = variable
    }
    return fields
  }

  /// The type of the value in each case of the action that has one value.
  fileprivate var actionTypes: [String: TypeSyntax] {
    let action = memberBlock.members.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "Action" }
    var types: [String: TypeSyntax] = [:]
    for element in action.map({ EnumDescription($0).cases.flattened() }) ?? []
    where element.parameters.count == 1 {
      types[element.name.filter { $0 != "`" }] = element.parameters[0].type
    }
    return types
  }
}

/// A child that is presented in a body.
private struct PresentedChild {
  let name: String
  /// The name of its action.
  let action: String
  let use: DeclReferenceExprSyntax

  static func all(in feature: StructDeclSyntax) -> [Self] {
    let calls = PresentedChildren(viewMode: .sourceAccurate)
    let variables = feature.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    for variable in variables where variable.isReducer(of: feature.name.text) {
      calls.walk(variable)
    }
    return calls.found.sorted { $0.use.position < $1.use.position }
  }

  /// Reads a call; the result is `nil` if it is not one of `ifLet` with a `$`.
  init?(_ call: FunctionCallExprSyntax) {
    let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard
      method == "ifLet", let state = call.arguments.first, state.label == nil,
      let use = state.expression.properties?.first, state.expression.properties?.count == 1,
      use.baseName.text.hasPrefix("$"),
      let action = call.arguments.dropFirst().first, action.label?.text == "action",
      let actionName = action.expression.properties?.first
    else { return nil }
    name = String(use.baseName.text.dropFirst())
    self.action = actionName.baseName.text
    self.use = use
  }
}

/// Collects the calls of `ifLet` on the state of a feature.
private final class PresentedChildren: SyntaxVisitor {
  var found: [PresentedChild] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let child = PresentedChild(node) { found.append(child) }
    return .visitChildren
  }

  // Reducers in closures run on a part of the state, except in 'CombineReducers'.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let call = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    return call?.trimmedDescription == "CombineReducers" ? .visitChildren : .skipChildren
  }
}

extension VariableDeclSyntax {
  /// Whether this is a reducer of the feature, such as its body or a part of it.
  fileprivate func isReducer(of feature: String) -> Bool {
    let type = bindings.first?.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?.constraint
    switch type?.genericArguments {
    case ["Self"], [feature], ["State", "Action"], ["Self.State", "Self.Action"]: return true
    default: return false
    }
  }
}

extension ExprSyntax {
  /// The names in a key path without a root, or `nil` for anything else.
  fileprivate var properties: [DeclReferenceExprSyntax]? {
    guard let path = self.as(KeyPathExprSyntax.self), path.root == nil else { return nil }
    let properties = path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName
    }
    return properties.count == path.components.count ? properties : nil
  }
}
