import Foundation
import Observation
// NB: The standard library offers no public way to find the stored properties of a type.
@_spi(Reflection) import Swift

/// What values of a type are made of, found once for each type.
@MainActor
final class TypeForm {
  struct Field {
    let offset: Int
    let type: Any.Type
  }

  /// How values are compared whose bytes differ.
  enum Parts {
    case fields([Field])
    case closure
    /// A type that says itself when two values are the same.
    case special(any SamenessComparable.Type)
    /// One value or none.
    case optional(any WrappingValue.Type)
    /// A type of which nobody sees more than its `==`.
    case value(any Equatable.Type)
    /// Two values differ, as far as anybody can tell.
    case none
  }

  private static var cache: [ObjectIdentifier: TypeForm] = [:]

  let size: Int
  let alignment: Int
  let parts: Parts
  /// Whether values with the same bytes are the same: nothing in them can change unnoticed.
  let isPlain: Bool

  static func of(_ type: Any.Type) -> TypeForm {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    func open<T>(_ type: T.Type) -> TypeForm {
      // A type that is in itself, as the items of a tree are, is not looked into again.
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
  }

  private init<T>(_ type: T.Type) {
    size = MemoryLayout<T>.size
    alignment = MemoryLayout<T>.alignment
    let kind = Kind(type)
    parts = Self.parts(of: type, kind: kind)
    isPlain = Self.isPlain(type, kind: kind, parts: parts)
  }

  private static func parts<T>(of type: T.Type, kind: Kind?) -> Parts {
    if type is any OwnSameness.Type {
      if let type = type as? any SamenessComparable.Type { return .special(type) }
      if let type = type as? any WrappingValue.Type { return type.partsOfWrapping }
    }
    if kind == .enum || isLeaf(type), let type = type as? any Equatable.Type { return .value(type) }
    switch kind {
    case .struct:
      var fields: [Field] = []
      let isWhole = _forEachField(of: type) { _, offset, type, _ in
        fields.append(Field(offset: offset, type: type))
        return true
      }
      return isWhole ? .fields(fields) : .none
    case .function where MemoryLayout<T>.size == MemoryLayout<Closure>.size: return .closure
    default: return .none
    }
  }

  private static func isPlain<T>(_ type: T.Type, kind: Kind?, parts: Parts) -> Bool {
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

  /// Whether a type of the standard library or of Foundation is a value that nobody looks into.
  static func isLeaf(_ type: Any.Type) -> Bool {
    switch type {
    case is String.Type, is Substring.Type, is Character.Type, is URL.Type, is Data.Type: true
    default: false
    }
  }
}

/// What the metadata of a type begin with.
private enum Kind: UInt {
  case `class` = 0
  case `struct` = 0x200
  case `enum` = 0x201
  case optional = 0x202
  case function = 0x302

  init?<T>(_ type: T.Type) {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    self.init(rawValue: metadata.load(as: UInt.self))
  }
}

/// A type of the standard library with values of other types in it.
@MainActor
protocol WrappingValue: OwnSameness {
  static var wrapsPlainValues: Bool { get }
  static var partsOfWrapping: TypeForm.Parts { get }
  func isSame(as other: Self) -> Bool
}

extension Optional: WrappingValue {
  static var wrapsPlainValues: Bool { TypeForm.of(Wrapped.self).isPlain }

  static var partsOfWrapping: TypeForm.Parts {
    // NB: What looks like a reference may be a weak one, whose memory is not the reference itself.
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
}

/// A collection whose elements are elsewhere, and are not looked at one by one.
private protocol Storing: WrappingValue {}

extension Storing {
  static var partsOfWrapping: TypeForm.Parts { .none }

  func isSame(as other: Self) -> Bool { false }
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
