import SwiftSyntax

/// The initializers and the list of endpoints that `@DependencyClient` adds to a struct.
struct ClientPlan {
  let client: String
  let access: Access
  /// The parameters of each initializer.
  let initializers: [[Parameter]]
  /// The endpoints whose calls can be recorded.
  let endpoints: [Endpoint]
  let remarks: [Remark]

  struct Endpoint {
    let name: String
    let storage: String
    let closure: ClosureType
  }

  struct Parameter {
    let name: String
    /// The property that is set.
    let storage: String
    let type: String
    let isEscaping: Bool
    let defaultValue: String?
  }
}

extension ClientPlan {
  /// - Parameters:
  ///   - client: The name of the struct.
  ///   - isRecordable: Whether other code can find the struct's endpoints and replace them.
  ///   - isIsolated: Whether the struct belongs to a global actor.
  ///   - structAccess: The access of the struct.
  ///   - properties: All properties of the struct.
  init(
    client: String,
    isRecordable: Bool,
    isIsolated: Bool,
    structAccess: Access,
    properties: [PropertyDescription]
  ) {
    self.client = client
    endpoints =
      isRecordable
      ? properties.compactMap { Endpoint($0, ofIsolatedClient: isIsolated) } : []
    let initialized = properties.filter(\.isInitializedByClient)
    let parameters = initialized.map { ($0.isEndpoint, Parameter($0)) }
    let all = parameters.compactMap(\.1)
    let others = parameters.filter { !$0.0 }.compactMap(\.1)
    access = initialized.map(\.access).reduce(structAccess, min)
    initializers = all.count == others.count ? [all] : [all, others]
    remarks = zip(initialized, parameters).filter { $0.1.1 == nil }.map { .untyped($0.0) }
  }
}

extension ClientPlan.Endpoint {
  fileprivate init?(_ property: PropertyDescription, ofIsolatedClient isIsolated: Bool) {
    guard property.isEndpoint, let type = property.type, let closure = ClosureType(type),
      closure.canForward, !type.namesSelf, !isIsolated || closure.isSendable
    else { return nil }
    name = property.plainName
    storage = "_\(property.plainName)"
    self.closure = closure
  }
}

extension TypeSyntax {
  /// Whether the type has the name `Self`, which is another type inside of a nested one.
  fileprivate var namesSelf: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) }
  }
}

extension ClientPlan.Parameter {
  fileprivate init?(_ property: PropertyDescription) {
    guard let type = property.type?.trimmedDescription ?? property.initialValue?.literalType else {
      return nil
    }
    name = property.name
    storage = property.isEndpoint ? "_\(property.plainName)" : property.name
    self.type = type
    isEscaping = property.type.flatMap(ClosureType.init) != nil
    let isOptional = property.type?.is(OptionalTypeSyntax.self) ?? false
    let initial =
      property.initialValue?.trimmedDescription
      ?? (isOptional && property.isVariable ? "nil" : nil)
    defaultValue = property.isEndpoint ? nil : initial
  }
}

extension PropertyDescription {
  /// Whether `@DependencyClient` makes the property an endpoint.
  var isEndpoint: Bool {
    isStoredInInstances && isVariable && !isLazy
      && attributeNames.isDisjoint(with: ["DependencyEndpointIgnored", "Dependency"])
      && type.flatMap(ClosureType.init) != nil
  }

  fileprivate var isInitializedByClient: Bool {
    guard isStoredInInstances, !isLazy, !attributeNames.contains("Dependency") else { return false }
    guard !isEndpoint else { return true }
    if initialValue == nil { return true }
    return isVariable && access > .fileprivate
      && !attributeNames.contains("DependencyEndpointIgnored")
  }
}

extension ExprSyntax {
  /// The type of a literal.
  fileprivate var literalType: String? {
    switch kind {
    case .booleanLiteralExpr: "Swift.Bool"
    case .floatLiteralExpr: "Swift.Double"
    case .integerLiteralExpr: "Swift.Int"
    case .stringLiteralExpr: "Swift.String"
    default: nil
    }
  }
}

extension Remark {
  fileprivate static func untyped(_ property: PropertyDescription) -> Self {
    Remark(
      id: "DependencyClient.type",
      message: """
        '@DependencyClient' needs the type of '\(property.plainName)' for its initializer: write \
        'var \(property.plainName): …'
        """,
      place: property.place
    )
  }
}
