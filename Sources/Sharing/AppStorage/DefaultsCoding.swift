import Foundation

/// How values of a type are kept in user defaults.
///
/// A value of the user defaults is one of those that a property list may hold.
struct DefaultsCoding<Value>: Sendable {
  let encode: @Sendable (Value) throws -> Any?
  let decode: @Sendable (Any) throws -> Value?
}

extension DefaultsCoding {
  /// Values that a property list may hold.
  static var plain: Self {
    Self(encode: { $0 }, decode: { $0 as? Value })
  }

  /// Values of another type.
  static func raw<Raw>(
    _ encode: @escaping @Sendable (Value) -> Raw,
    _ decode: @escaping @Sendable (Raw) -> Value?
  ) -> Self {
    Self(encode: { encode($0) }, decode: { ($0 as? Raw).flatMap(decode) })
  }

  /// Optional values: where there is none, the name has no value.
  static func optional<Wrapped>(
    _ coding: DefaultsCoding<Wrapped>
  ) -> Self where Value == Wrapped? {
    Self(
      encode: { try $0.flatMap { try coding.encode($0) } },
      decode: { try coding.decode($0).map { .some($0) } }
    )
  }
}

extension DefaultsCoding where Value: Codable & Sendable {
  /// Values as JSON.
  static var json: Self {
    Self(
      encode: { try JSONEncoder().encode($0) },
      decode: { try ($0 as? Data).map { try JSONDecoder().decode(Value.self, from: $0) } }
    )
  }
}

extension DefaultsCoding where Value: RawRepresentable & Sendable, Value.RawValue: Sendable {
  /// Values by what they are made of.
  static var rawValue: Self {
    .raw({ $0.rawValue }, { Value(rawValue: $0) })
  }
}

extension DefaultsCoding<URL> {
  /// URLs by what is written of them.
  static var url: Self {
    .raw({ $0.absoluteString }, { URL(string: $0) })
  }
}
