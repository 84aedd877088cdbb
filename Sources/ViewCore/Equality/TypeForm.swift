import Foundation
import Observation
import RuntimeMetadata

/// The structure of the values of a type, which determines how they are compared.
///
/// It is found once for each type.
@MainActor
final class TypeForm {
  /// The way to compare values whose bytes differ.
  enum Parts {
    case fields([StoredField])
    case closure
    /// The type compares its values itself.
    case special(any SamenessComparable.Type)
    /// The type is an optional.
    case optional(any WrappingValue.Type)
    /// Only the type's `==` can compare its values.
    case value(any Equatable.Type)
    /// Two values always differ, because nothing can compare them.
    case none
  }

  private static var cache: [ObjectIdentifier: TypeForm] = [:]

  let size: Int
  let alignment: Int
  let parts: Parts
  /// Whether values with the same bytes are the same, because nothing in them can change unnoticed.
  let isPlain: Bool
  /// Whether a value may contain closures that are compared by their captured values.
  let mayHoldClosures: Bool

  static func of(_ type: Any.Type) -> TypeForm {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    func open<T>(_ type: T.Type) -> TypeForm {
      // A type may contain itself, as the items of a tree do. It is not inspected again.
      cache[key] = TypeForm(unknown: type)
      return TypeForm(type)
    }
    let form = _openExistential(type, do: open)
    cache[key] = form
    return form
  }

  private init<T>(unknown: T.Type) {
    size = MemoryLayout<T>.size
    alignment = MemoryLayout<T>.alignment
    parts = .none
    isPlain = false
    mayHoldClosures = false
  }

  private init<T>(_ type: T.Type) {
    size = MemoryLayout<T>.size
    alignment = MemoryLayout<T>.alignment
    let kind = TypeMetadata(type)?.kind
    parts = Self.parts(of: type, kind: kind)
    isPlain = Self.isPlain(type, kind: kind, parts: parts)
    mayHoldClosures =
      switch parts {
      case .fields(let fields): fields.contains { TypeForm.of($0.type).mayHoldClosures }
      case .closure: true
      case .optional(let type): type.mayWrapClosures
      case .special, .value, .none: false
      }
  }

  private static func parts<T>(of type: T.Type, kind: TypeMetadata.Kind?) -> Parts {
    if type is any OwnSameness.Type {
      if let type = type as? any SamenessComparable.Type { return .special(type) }
      if let type = type as? any WrappingValue.Type { return type.partsOfWrapping }
    }
    if kind == .enum || isLeaf(type), let type = type as? any Equatable.Type { return .value(type) }
    switch kind {
    case .struct:
      return StoredField.listed(in: type).map { .fields($0) } ?? .none
    case .function where MemoryLayout<T>.size == MemoryLayout<ClosureMemory>.size: return .closure
    default: return .none
    }
  }

  private static func isPlain<T>(_ type: T.Type, kind: TypeMetadata.Kind?, parts: Parts) -> Bool {
    if _isPOD(type) || isLeaf(type) { return true }
    if type is any OwnSameness.Type {
      if let type = type as? any WrappingValue.Type { return type.wrapsPlainValues }
      if type is any TrackedObject.Type { return true }
    }
    switch (kind, parts) {
    case (.class, _): return type is any Observable.Type || type is AnyKeyPath.Type
    case (.struct, .fields(let fields)):
      return !fields.isEmpty && fields.allSatisfy { TypeForm.of($0.type).isPlain }
    default: return false
    }
  }

  /// Whether a type of the standard library or of Foundation is a value without parts.
  static func isLeaf(_ type: Any.Type) -> Bool {
    switch type {
    case is String.Type, is Substring.Type, is Character.Type, is URL.Type, is Data.Type: true
    default: false
    }
  }
}

/// A type of the standard library that contains values of other types.
@MainActor
protocol WrappingValue: OwnSameness {
  static var wrapsPlainValues: Bool { get }
  static var mayWrapClosures: Bool { get }
  static var partsOfWrapping: TypeForm.Parts { get }
  func isSame(as other: Self) -> Bool
  func addVariables(to variables: inout SharedVariables)
}

extension Optional: WrappingValue {
  static var wrapsPlainValues: Bool { TypeForm.of(Wrapped.self).isPlain }
  static var mayWrapClosures: Bool { TypeForm.of(Wrapped.self).mayHoldClosures }

  static var partsOfWrapping: TypeForm.Parts {
    // NB: An optional reference may be weak, and the memory of a weak reference is not the reference itself.
    switch TypeForm.of(Wrapped.self).parts {
    case .none where !_isPOD(Wrapped.self): .none
    default: .optional(Self.self)
    }
  }

  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let value?, let other?): Sameness.areSame(value, other)
    default: false
    }
  }

  func addVariables(to variables: inout SharedVariables) {
    if let value = self { variables.add(value) }
  }
}

/// A collection, whose elements are not compared one by one.
private protocol Storing: WrappingValue {}

extension Storing {
  static var mayWrapClosures: Bool { false }
  static var partsOfWrapping: TypeForm.Parts { .none }

  func isSame(as other: Self) -> Bool { false }
  func addVariables(to variables: inout SharedVariables) {}
}

extension Array: WrappingValue, Storing {
  static var wrapsPlainValues: Bool { TypeForm.of(Element.self).isPlain }
}

extension Set: WrappingValue, Storing {
  static var wrapsPlainValues: Bool { TypeForm.of(Element.self).isPlain }
}

extension Dictionary: WrappingValue, Storing {
  static var wrapsPlainValues: Bool {
    TypeForm.of(Key.self).isPlain && TypeForm.of(Value.self).isPlain
  }
}
