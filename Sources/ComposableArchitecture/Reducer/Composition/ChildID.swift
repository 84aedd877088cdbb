internal import CasePaths

/// Identifies a child of a feature by its place in the parent's state and by its identity there.
///
/// Effects of a child run for as long as a child with the same id exists.
struct ChildID: Hashable, @unchecked Sendable {
  /// A key path of the parent's state, or the types of an enum and of its payload.
  ///
  /// NB: `@unchecked Sendable` holds because key paths of states capture no mutable state, and because only the main
  /// actor reads the ids of elements.
  let place: AnyHashable
  let identity: ChildIdentity
}

/// The identity of a child at its place: the case of an enum, and the `Identifiable` id of the value or of its
/// payload.
@usableFromInline
struct ChildIdentity: Hashable {
  var tag: UInt32?
  var id: AnyHashable?
}

/// Reads the identities of one type of child.
///
/// It looks up once whether the type is an enum or `Identifiable`.
struct ChildIdentifier<Child> {
  private let metadata = EnumMetadata(Child.self)
  private let isIdentifiable = Child.self is any Identifiable.Type

  /// Whether all values have the same identity.
  var isConstant: Bool { metadata == nil && !isIdentifiable }

  func callAsFunction(_ child: Child) -> ChildIdentity {
    guard !isIdentifiable else {
      return ChildIdentity(tag: metadata?.tag(of: child), id: id(of: child))
    }
    guard let metadata else { return ChildIdentity() }
    return ChildIdentity(
      tag: metadata.tag(of: child),
      id: EnumMetadata.payload(of: child).flatMap(id)
    )
  }

  /// The id of a child whose type is `Identifiable`.
  func identifiableID(of child: Child) -> AnyHashable? {
    isIdentifiable ? id(of: child) : nil
  }

  private func id(of child: Any) -> AnyHashable? {
    func id<C: Identifiable>(of child: C) -> AnyHashable {
      AnyHashable(child.id)
    }
    guard let child = child as? any Identifiable else { return nil }
    return id(of: child)
  }
}
