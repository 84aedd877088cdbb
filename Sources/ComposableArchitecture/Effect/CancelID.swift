/// The key under which an effect can be cancelled: the type of an id together with its value.
///
/// Ids of different types are never equal, even if their values are. The registry also compares the path of the
/// effect.
struct CancelID: Hashable, Sendable {
  private let type: ObjectIdentifier
  private let base: any Hashable & Sendable

  init(_ base: some Hashable & Sendable) {
    type = ObjectIdentifier(Swift.type(of: base))
    self.base = base
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.type == rhs.type && AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    base.hash(into: &hasher)
  }

  /// The id as a readable dump.
  var text: String { Issues.dump(base) }
}
