import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The projection and the storage of a field that `@Presents` is attached to.
struct PresentsPlan {
  let field: ObservedField
  let access: Access
  let wrapped: String
}

extension PresentsPlan: PropertyPlan {
  static func make(
    _ declaration: VariableDeclSyntax,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> Result<Self, Remark>? {
    guard
      let property = PropertyDescription.all(in: declaration).first,
      let field = ObservedField(declaration)
    else { return nil }
    let scope = context.lexicalContext.first
    if let type = scope?.asProtocol((any DeclGroupSyntax).self), !type.isObservable {
      return .failure(.unobservedPresents(property, in: type))
    }
    guard property.isVariable else {
      let reason = "'\(property.plainName)' can be dismissed"
      return .failure(.constant(declaration, "Presents", reason: reason))
    }
    guard let wrapped = property.type?.optionalWrapped else {
      return .failure(.presentsWithoutOptional(property, declaration))
    }
    return .success(Self(field: field, access: property.access, wrapped: wrapped))
  }

  var accessors: [AccessorDeclSyntax] {
    field.accessors(
      value: "\(field.storage).wrappedValue",
      initializer: "ComposableArchitecture.PresentationState(wrappedValue: initialValue)"
    )
  }

  var peers: [DeclSyntax] {
    let type = "ComposableArchitecture.PresentationState<\(wrapped)>"
    let value = field.initialValue?.trimmedDescription ?? "nil"
    return [
      """
      \(raw: access.prefix)var $\(raw: field.storage.dropFirst()): \(raw: type) {
        get {
          _$observationRegistrar.access(self, keyPath: \\.\(raw: field.name))
          return \(raw: field.storage)
        }
        set {
          guard _$observationRegistrar.isReplacement(of: \(raw: field.storage), by: newValue) else {
            \(raw: field.storage) = newValue
            return
          }
          _$observationRegistrar._$willModify()
          _$observationRegistrar.willSet(self, keyPath: \\.\(raw: field.name))
          \(raw: field.storage) = newValue
          _$observationRegistrar.didSet(self, keyPath: \\.\(raw: field.name))
        }
        _modify {
          _$observationRegistrar._$willModify()
          let before = _$observationRegistrar.willModify(&\(raw: field.storage))
          defer {
            if before.isReplaced(by: \(raw: field.storage)) {
              _$observationRegistrar.didReplace(self, keyPath: \\.\(raw: field.name))
            }
          }
          yield &\(raw: field.storage)
        }
      }
      """,
      "private var \(raw: field.storage) = \(raw: type)(wrappedValue: \(raw: value))",
    ]
  }
}

extension TypeSyntax {
  /// The `T` in `T?`, `(T)?` or `Optional<T>`.
  var optionalWrapped: String? {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    guard
      let identifier = self.as(IdentifierTypeSyntax.self),
      identifier.name.text == "Optional",
      let argument = identifier.genericArgumentClause?.arguments.first
    else { return nil }
    return argument.argument.trimmedDescription
  }
}

extension DeclGroupSyntax {
  /// Whether it is marked as observable state.
  var isObservable: Bool {
    let inherited = inheritanceClause?.inheritedTypes.compactMap(\.type.unqualifiedName) ?? []
    return attributes.names.contains("ObservableState") || inherited.contains("ObservableState")
  }

  /// Whether it is a value type, whose changes a store can detect.
  fileprivate var canBeState: Bool {
    self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self)
  }
}

extension Remark {
  fileprivate static func unobservedPresents(
    _ property: PropertyDescription,
    in type: some DeclGroupSyntax
  ) -> Self {
    let advice =
      type.canBeState
      ? "mark '\(type.declaredName)' with '@ObservableState'"
      : "move it from the \(type.keyword) '\(type.declaredName)' into a state that is marked '@ObservableState'"
    return Remark(
      id: "Presents.unobserved",
      message: "'@Presents' needs an observable type around '\(property.plainName)'; \(advice)",
      place: property.place
    )
  }

  fileprivate static func presentsWithoutOptional(
    _ property: PropertyDescription,
    _ variable: VariableDeclSyntax
  ) -> Self {
    Remark(
      id: "Presents.optional",
      message: """
        '@Presents' needs an optional type: write 'var \(property.plainName): \
        \(property.type?.trimmedDescription ?? "…")?', where 'nil' means that nothing is presented
        """,
      place: property.place,
      remedies: property.type.map { [.optional(insteadOf: $0, of: variable)] } ?? []
    )
  }
}
