/// A class whose objects are compared by identity.
///
/// An object is then equal to itself alone, which navigation needs for the models of a path:
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
