// NB: The standard library offers no public way to find the stored properties of a type.
@_spi(Reflection) import Swift

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Whether code that uses a value would find what it found before, or would be run again if not.
///
/// Stricter than ``Equality``, for code that is not run where its values are the same: the rows of a
/// ``ForEach``.
/// - A structure is compared by its fields and never by an `==` of its own, which may look at an id alone.
/// - An object must be the same one, and such that the library knows when it changes: observable, or
///   one of the library's own. What is in any other object may have changed unnoticed.
/// - A closure is compared by its code and by what it has captured (``Closure``).
///
/// Never says that different values are the same. It may say that the same ones differ.
@MainActor
enum Sameness {
  static func areSame<T>(_ first: T, _ second: T) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return areSame(T.self, at: first, second)
      }
    }
  }

  /// Compares two values in memory, of a type that is known only now.
  static func areSame(
    _ type: Any.Type,
    at first: UnsafeRawPointer,
    _ second: UnsafeRawPointer
  ) -> Bool {
    areSame(TypeForm.of(type), at: first, second)
  }

  /// Compares two values in memory, of a type whose form was looked up before.
  static func areSame(
    _ form: TypeForm,
    at first: UnsafeRawPointer,
    _ second: UnsafeRawPointer
  ) -> Bool {
    if form.isPlain, memcmp(first, second, form.size) == 0 { return true }
    switch form.parts {
    case .fields(let fields):
      return !fields.isEmpty
        && fields.allSatisfy { areSame($0.type, at: first + $0.offset, second + $0.offset) }
    case .closure:
      return Closure.areSame(first.load(as: Closure.self), second.load(as: Closure.self))
    case .special(let type): return type.areSame(at: first, second)
    case .optional(let type): return type.areSame(at: first, second)
    case .value(let type): return form.isPlain && type.areEqual(at: first, second)
    case .none: return false
    }
  }
}

/// A type of which the library knows how its values are compared.
///
/// There is one question for all of these, because the first one whether a type conforms to a protocol makes
/// the runtime look through all conformances of a program.
protocol OwnSameness {}

/// A type whose values say themselves whether two are the same.
@MainActor
protocol SamenessComparable: OwnSameness {
  func isSame(as other: Self) -> Bool
}

/// An object that never changes, or of which the library knows who has read it.
protocol TrackedObject: AnyObject, OwnSameness {}

extension SamenessComparable {
  fileprivate static func areSame(at first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee
      .isSame(as: second.assumingMemoryBound(to: Self.self).pointee)
  }
}

extension WrappingValue {
  fileprivate static func areSame(at first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee
      .isSame(as: second.assumingMemoryBound(to: Self.self).pointee)
  }
}

extension Equatable {
  fileprivate static func areEqual(at first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee
      == second.assumingMemoryBound(to: Self.self).pointee
  }
}
