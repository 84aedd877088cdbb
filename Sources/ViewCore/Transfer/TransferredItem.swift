import Foundation
import UniformTypes

/// A value on its way, as the data that it can become.
struct TransferredItem {
  private struct Form {
    let type: UTType
    let data: () throws -> Data
  }

  private let forms: [Form]

  init<Value: Transferable>(_ value: Value) {
    forms = Value.ways.compactMap { way in
      way.export.map { export in Form(type: way.type) { try export(value) } }
    }
  }

  /// Whether the value and one of another type have a way in common.
  func fits<Value: Transferable>(_ type: Value.Type) -> Bool {
    Value.importedTypes.contains { type in forms.contains { $0.type.conforms(to: type) } }
  }

  /// The value as one of another type, or `nil` if the two types have no way in common, or the data are no such value.
  func value<Value: Transferable>(as type: Value.Type) -> Value? {
    for way in Value.ways {
      guard let arrive = way.arrive else { continue }
      for form in forms where form.type.conforms(to: way.type) {
        if let value = try? arrive(form.data()) { return value }
      }
    }
    return nil
  }
}

extension Transferable {
  /// The ways of the values, the best one first.
  static var ways: [_TransferWay<Self>] {
    transferRepresentation._ways.compactMap { $0 as? _TransferWay<Self> }
  }

  /// The types of the data that a value can become, with all more general ones.
  static var exportedTypes: Set<UTType> {
    let types = ways.filter { $0.export != nil }.map(\.type)
    return types.reduce(into: []) { $0.formUnion($1.supertypes.union([$1])) }
  }

  /// The types of the data that can become a value.
  static var importedTypes: Set<UTType> {
    Set(transferRepresentation._ways.filter { $0.arrive != nil }.map(\.type))
  }
}
