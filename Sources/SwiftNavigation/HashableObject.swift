/// A class whose objects are told apart by identity.
///
/// Conforming makes an object equal to itself alone, which navigation needs of the models in a
/// path:
///
/// ```swift
/// final class DetailModel: HashableObject {}
/// ```
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
