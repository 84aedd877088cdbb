import RuntimeMetadata

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Decides whether code that uses a value may be skipped, because the code used the same value before.
///
/// It is stricter than ``Equality``. The rows of a ``ForEach`` do not run again if their values are the same.
/// - A structure is compared by its fields and never by its `==`, which may compare an id alone.
/// - Objects are the same only if they are identical and the library observes their changes. Any other object may
///   have changed unnoticed.
/// - A closure is compared by its code and by its captured values (``ClosureComparison``).
///
/// Values that differ now are never regarded as the same. Same values may be regarded as different.
///
/// A closure may share a variable with other code. If the variable has changed since the closure ran, the closure would
/// do something else now. Code that keeps a value for a later comparison also needs its ``SharedVariables``.
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
      return ClosureComparison.shared
        .areSame(first.load(as: ClosureMemory.self), second.load(as: ClosureMemory.self))
    case .special(let type): return type.areSame(at: first, second)
    case .optional(let type): return type.areSame(at: first, second)
    case .value(let type): return form.isPlain && type.areEqual(at: first, second)
    case .none: return false
    }
  }
}

/// A type whose values the library compares in a special way.
///
/// All such types share this protocol, so that one check rules a type out. The first check whether a type conforms
/// to a protocol is expensive: the runtime searches all conformances of the program.
protocol OwnSameness {}

/// A type that compares its values itself.
@MainActor
protocol SamenessComparable: OwnSameness {
  func isSame(as other: Self) -> Bool
}

/// An object that never changes, or whose readers the library tracks.
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
