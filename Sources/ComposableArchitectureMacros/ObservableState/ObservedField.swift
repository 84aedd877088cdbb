import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A field of observable state, and its accessors.
struct ObservedField {
  let name: String
  let storage: String
  let type: TypeSyntax?
  let initialValue: ExprSyntax?
  /// The field's own `willSet` and `didSet`, which belong to the storage.
  let observers: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let declaration = declaration.as(VariableDeclSyntax.self),
      let property = PropertyDescription.all(in: declaration).first
    else { return nil }
    name = property.name
    storage = "_\(property.plainName)"
    type = property.type
    initialValue = property.initialValue
    observers = declaration.bindings.first?.accessorBlock.map { " \($0.trimmed)" } ?? ""
  }

  /// The accessors that observe the field.
  ///
  /// - Parameters:
  ///   - value: The part of the storage that is read and written.
  ///   - initializer: The initial value of the storage.
  /// - Returns: The accessors.
  func accessors(value: String, initializer: String) -> [AccessorDeclSyntax] {
    [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = \(raw: initializer)
      }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
        return \(raw: value)
      }
      """,
      """
      set {
        guard _$observationRegistrar.isReplacement(of: \(raw: value), by: newValue) else {
          \(raw: value) = newValue
          return
        }
        _$observationRegistrar._$willModify()
        _$observationRegistrar.willSet(self, keyPath: \\.\(raw: name))
        \(raw: value) = newValue
        _$observationRegistrar.didSet(self, keyPath: \\.\(raw: name))
      }
      """,
      """
      _modify {
        _$observationRegistrar._$willModify()
        let before = _$observationRegistrar.willModify(&\(raw: value))
        defer {
          if before.isReplaced(by: \(raw: value)) {
            _$observationRegistrar.didReplace(self, keyPath: \\.\(raw: name))
          }
        }
        yield &\(raw: value)
      }
      """,
    ]
  }
}
