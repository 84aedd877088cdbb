/// A case path as a part of a key path, which has to be hashable.
///
/// It is compared by identity.
final class PathReference<Root, Value>: Hashable, Sendable {
  let path: AnyCasePath<Root, Value>

  init(_ path: AnyCasePath<Root, Value>) {
    self.path = path
  }

  static func == (lhs: PathReference, rhs: PathReference) -> Bool {
    lhs === rhs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Case {
  /// The case that a case path leads to.
  subscript<Member>(reference: PathReference<Value, Member>) -> Case<Member> {
    appending(reference.path)
  }
}
