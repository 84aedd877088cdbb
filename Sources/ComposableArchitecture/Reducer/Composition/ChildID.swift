internal import CasePaths

/// Which child of a feature something belongs to.
///
/// It is made of the place where the child is and of what it is there. Effects of a child live for as
/// long as a child of the same id is there.
struct ChildID: Hashable, @unchecked Sendable {
  /// A key path of the parent's state, or the types of an enum and of the value in its case.
  ///
  /// NB: `@unchecked Sendable` holds for it because key paths of states capture nothing that changes,
  /// and for ids of elements because only the main actor reads them.
  let place: AnyHashable
  let identity: ChildIdentity
}

/// What makes two values in one place the same child: the case of an enum, and an `Identifiable` id
/// of the value or of the value in the case.
struct ChildIdentity: Hashable {
  var tag: UInt32?
  var id: AnyHashable?
}

/// Reads the identities of one type of child, knowing what there is to read.
struct ChildIdentifier<Child> {
  private let metadata = EnumMetadata(Child.self)
  private let isIdentifiable = Child.self is any Identifiable.Type

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

  private func id(of child: Any) -> AnyHashable? {
    func id<C: Identifiable>(of child: C) -> AnyHashable {
      AnyHashable(child.id)
    }
    guard let child = child as? any Identifiable else { return nil }
    return id(of: child)
  }
}
