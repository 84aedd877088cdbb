/// Whether a value may stand in a log.
public struct OSLogPrivacy: Sendable {
  /// The mark in the place of a private value.
  public enum Mask: Sendable {
    /// A hash, which is the same for the same value within one run of the app.
    case hash
    /// A mark that says nothing of the value.
    case none
  }

  /// Whether the value is private, or `nil` if its kind decides.
  let isHidden: Bool?
  let mask: Mask

  /// A value that may stand in the log.
  public static var `public`: Self { Self(isHidden: false, mask: .none) }
  /// A value that stands in the log of a debug build alone.
  public static var `private`: Self { Self(isHidden: true, mask: .none) }
  /// A value that stands in the log of a debug build alone, as ``private`` here.
  public static var sensitive: Self { Self(isHidden: true, mask: .none) }
  /// A value whose kind decides.
  public static var auto: Self { Self(isHidden: nil, mask: .none) }

  /// A private value with a mark in its place.
  ///
  /// - Parameter mask: The mark.
  /// - Returns: The privacy.
  public static func `private`(mask: Mask) -> Self {
    Self(isHidden: true, mask: mask)
  }

  /// A sensitive value with a mark in its place.
  ///
  /// - Parameter mask: The mark.
  /// - Returns: The privacy.
  public static func sensitive(mask: Mask) -> Self {
    Self(isHidden: true, mask: mask)
  }

  /// A value whose kind decides, with a mark in its place if it is private.
  ///
  /// - Parameter mask: The mark.
  /// - Returns: The privacy.
  public static func auto(mask: Mask) -> Self {
    Self(isHidden: nil, mask: mask)
  }

  /// A hash of a value.
  ///
  /// Its seed is random in each process, so that nobody finds the value by trying many.
  static func hash(of value: String) -> String {
    var hasher = Hasher()
    hasher.combine(seed)
    hasher.combine(value)
    let digits = String(UInt(bitPattern: hasher.finalize()), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static let seed = UInt64.random(in: .min ... .max)
}
