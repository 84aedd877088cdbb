import Foundation

/// The coding of values of a type in user defaults, which hold values of property lists.
struct DefaultsCoding<Value>: Sendable {
  let encode: @Sendable (Value) throws -> Any?
  let decode: @Sendable (Any) throws -> Value?
  /// Whether an object is an encoding of a value.
  ///
  /// By default it is compared with the value's encoding.
  let isEncoding: @Sendable (Any?, Value) -> Bool

  init(
    encode: @escaping @Sendable (Value) throws -> Any?,
    decode: @escaping @Sendable (Any) throws -> Value?,
    isEncoding: (@Sendable (Any?, Value) -> Bool)? = nil
  ) {
    self.encode = encode
    self.decode = decode
    self.isEncoding =
      isEncoding ?? { object, value in
        guard let encoding = try? encode(value) else { return false }
        return DefaultsValue.areEqual(object, encoding)
      }
  }
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

  /// Optional values: for nil, the name has no value.
  static func optional<Wrapped>(
    _ coding: DefaultsCoding<Wrapped>
  ) -> Self where Value == Wrapped? {
    Self(
      encode: { try $0.flatMap { try coding.encode($0) } },
      decode: { try coding.decode($0).map { .some($0) } },
      isEncoding: { object, value in
        value.map { coding.isEncoding(object, $0) } ?? (object == nil)
      }
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
  /// Values by their raw value.
  static var rawValue: Self {
    .raw({ $0.rawValue }, { Value(rawValue: $0) })
  }
}

extension DefaultsCoding<URL> {
  /// URLs as `UserDefaults.url(forKey:)` reads them: archived, or the path of a file.
  ///
  /// Older versions of this library wrote strings with a scheme, which are read too.
  static var url: Self {
    Self(
      encode: {
        try NSKeyedArchiver.archivedData(withRootObject: $0 as NSURL, requiringSecureCoding: true)
      },
      decode: decodeURL,
      // An archive has its parts in any order.
      isEncoding: { object, value in (try? object.flatMap(decodeURL)) == value }
    )
  }

  @Sendable
  private static func decodeURL(_ object: Any) throws -> URL? {
    if let data = object as? Data {
      return try NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data) as URL?
    }
    guard let text = object as? String else { return nil }
    if let url = URL(string: text), url.scheme != nil { return url }
    return URL(fileURLWithPath: NSString(string: text).expandingTildeInPath)
  }
}
