internal import ConcurrencyExtras
internal import Foundation

/// An encoder that writes nothing, and looks for private values.
///
/// It sees the values that hide behind a protocol, in a subclass, or in memory without properties.
struct PrivacyCheck: Encoder {
  /// The type with private values that was found first.
  ///
  /// It is no error alone, because a value may catch the errors of its parts.
  private final class Finding {
    var type: Any.Type?
  }

  /// The end of the search.
  private struct Found: Error {}

  private let finding: Finding
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  private init(_ finding: Finding) { self.finding = finding }

  /// The first type with private values that a value encodes.
  ///
  /// - Parameter value: The value.
  /// - Returns: The type, or nil if there is none.
  /// - Throws: An error of the value's `encode(to:)`.
  static func privateType(in value: some Encodable) throws -> Any.Type? {
    let finding = Finding()
    do {
      try PrivacyCheck(finding).check(value)
    } catch {
      // The error may be another one, of a value around the private one.
      guard finding.type != nil else { throw error }
    }
    return finding.type
  }

  private func check(_ value: some Encodable) throws {
    switch value {
    case is any PrivateValues:
      finding.type = type(of: value)
      throw Found()
    case is String, is Bool, is any Numeric, is Data, is Date, is UUID, is URL: break
    default: try value.encode(to: self)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed(check: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Values(check: self) }

  func singleValueContainer() -> any SingleValueEncodingContainer { Values(check: self) }

  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let check: PrivacyCheck
    let codingPath: [any CodingKey] = []

    func encodeNil(forKey key: Key) {}

    func encode(_ value: some Encodable, forKey key: Key) throws { try check.check(value) }

    func nestedContainer<Other: CodingKey>(
      keyedBy keyType: Other.Type,
      forKey key: Key
    ) -> KeyedEncodingContainer<Other> {
      check.container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      check.unkeyedContainer()
    }

    func superEncoder() -> any Encoder { check }

    func superEncoder(forKey key: Key) -> any Encoder { check }
  }

  private struct Values: UnkeyedEncodingContainer, SingleValueEncodingContainer {
    let check: PrivacyCheck
    let codingPath: [any CodingKey] = []
    private(set) var count = 0

    func encodeNil() {}

    mutating func encode(_ value: some Encodable) throws {
      count += 1
      try check.check(value)
    }

    func nestedContainer<Key: CodingKey>(
      keyedBy keyType: Key.Type
    ) -> KeyedEncodingContainer<Key> {
      check.container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { check.unkeyedContainer() }

    func superEncoder() -> any Encoder { check }
  }
}
