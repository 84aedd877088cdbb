import Foundation
import ViewValues

/// The way in which the value of a window becomes bytes that can be kept.
struct SceneCoding<Value> {
  let encode: (Value) -> Data?
  let decode: (Data) -> Value?
}

// NB: Unchecked, because the functions use nothing but their parameters.
extension SceneCoding: @unchecked Sendable {}

extension SceneCoding where Value: Codable {
  static var plain: Self {
    Self {
      try? KeptCoding.encode($0)
    } decode: {
      try? KeptCoding.decode(Value.self, from: $0)
    }
  }
}

extension SceneCoding where Value: RawRepresentable, Value.RawValue: Codable {
  /// Values by their raw value.
  static var raw: Self {
    Self {
      try? KeptCoding.encode($0.rawValue)
    } decode: {
      (try? KeptCoding.decode(Value.RawValue.self, from: $0)).flatMap(Value.init)
    }
  }
}

extension SceneCoding {
  /// Optional values by their raw value.
  static func optionalRaw<R: RawRepresentable>() -> Self
  where Value == R?, R.RawValue: Codable {
    Self {
      try? KeptCoding.encode($0?.rawValue)
    } decode: { data in
      // The outer optional is nil where the bytes cannot be decoded.
      let raw: R.RawValue??
      do { raw = try KeptCoding.decode(R.RawValue?.self, from: data) } catch { raw = nil }
      return raw.map { $0.flatMap(R.init) }
    }
  }
}
