internal import Foundation

/// A state or an action with values that recordings keep to themselves.
///
/// ```swift
/// extension Login.State: PrivateValues {
///   static var privateValues: Set<String> { ["password"] }
/// }
///
/// extension Login.Action: PrivateValues {
///   static var privateValues: Set<String> { ["passwordReceived"] }
/// }
/// ```
///
/// A private value is not in exported recordings. An import gives the field an empty value: an empty text or collection,
/// zero, `false` or `nil`. A private field of another type is an error at the export. So make such a field optional. The
/// write of a control to a private field is private too.
///
/// It stays private inside of structs, enums, optionals, collections and `@Shared` values. A type that has an object inside
/// is written by its conformance to `Codable`, and writes all of its parts. If private values are among them, nothing is
/// exported, and the error names the field. So mark the whole field that has such a value.
///
/// NB: A recording cannot see that `encode(to:)` copies a private value out of an object whose type no property names.
///
/// ``StoreRecording/testSource(of:options:)`` has a comment that begins with `Fill in` in place of a private value, unless
/// that is nil or an empty text or collection. `options.name(_:_:)` gives it a name that the tests have for it.
///
/// A `@DependencyClient` names the endpoints whose answers are private.
///
/// A control may show a private value. So if any type of the app has private values, exported recordings have no names of
/// controls.
///
/// The inspector still shows the values of the running app, to its developer.
///
/// A copied journey has a placeholder, which does not compile, where a user typed a text into a private value or chose
/// an option for one. A page does not know where a control writes to, so its actions tell it. Where no recorded action
/// does, there is a placeholder, too. Names of controls are written: do not show a private value in one.
///
/// The names are texts, so that one list is enough for fields and cases. A name that the type does not have is an error at
/// the export.
///
/// The original library has no recordings.
public protocol PrivateValues {
  /// The names of the stored properties or of the cases that are private.
  static var privateValues: Set<String> { get }
}

/// The private names of a type.
enum PrivateNames {
  /// The stored properties or cases of a type that are private.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - names: The names of its stored properties or cases. Those of observed properties begin with a line.
  /// - Returns: The private ones among the names.
  /// - Throws: A ``RecordingError`` if the type has not all names that it marks.
  static func of(_ type: Any.Type, among names: [String]) throws -> Set<String> {
    guard let type = type as? any PrivateValues.Type else { return [] }
    return Set(
      try type.privateValues.map { name in
        if names.contains(name) { return name }
        if names.contains("_\(name)") { return "_\(name)" }
        throw RecordingError.unwritable(
          path: Issues.name(of: type),
          reason: "marked as private in '\(name)', which it does not have"
        )
      }
    )
  }

  /// Whether a type marks a value as private.
  static func contain(_ name: String, of type: Any.Type) -> Bool {
    guard let type = type as? any PrivateValues.Type else { return false }
    let names = type.privateValues
    return names.contains(name) || (name.hasPrefix("_") && names.contains(String(name.dropFirst())))
  }
}

/// A type with a value that stands for a private one.
protocol EmptyValue {
  static var empty: Self { get }
}

extension EmptyValue where Self: ExpressibleByIntegerLiteral {
  static var empty: Self { 0 }
}

extension Int: EmptyValue {}
extension Int8: EmptyValue {}
extension Int16: EmptyValue {}
extension Int32: EmptyValue {}
extension Int64: EmptyValue {}
extension UInt: EmptyValue {}
extension UInt8: EmptyValue {}
extension UInt16: EmptyValue {}
extension UInt32: EmptyValue {}
extension UInt64: EmptyValue {}
extension Double: EmptyValue {}
extension Float: EmptyValue {}

extension Bool: EmptyValue {
  static var empty: Bool { false }
}

extension String: EmptyValue {
  static var empty: String { "" }
}

extension Data: EmptyValue {
  static var empty: Data { Data() }
}

extension Optional: EmptyValue {
  static var empty: Wrapped? { nil }
}

extension Array: EmptyValue {
  static var empty: [Element] { [] }
}

extension Set: EmptyValue {
  static var empty: Set<Element> { [] }
}

extension Dictionary: EmptyValue {
  static var empty: [Key: Value] { [:] }
}

extension StackState: EmptyValue {
  static var empty: Self { Self() }
}

extension PresentationState: EmptyValue {
  static var empty: Self { Self(wrappedValue: nil) }
}

extension BindingState: EmptyValue where Value: EmptyValue {
  static var empty: Self { Self(wrappedValue: .empty, location: nil) }
}
