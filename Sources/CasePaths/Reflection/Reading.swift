/// How to read a case's payload as a value of another type.
enum Reading: Sendable {
  /// The payload has the type, and is where the enum is.
  case inline
  /// The payload has the type, and is in a box that the enum refers to.
  case boxed
  /// The payload has a type whose values may turn out to be of the type asked for.
  case cast(any Any.Type, isIndirect: Bool)
  /// The payload has the type, and is stored in another form than code for any type expects.
  case unreadable

  /// Decides how to read the payload of a case.
  ///
  /// - Parameters:
  ///   - case: A case.
  ///   - type: The type to read its payload as.
  /// - Returns: `nil` if the case has no payload of such a type.
  init?(_ case: EnumCase, as type: Any.Type) {
    switch `case`.payload {
    case .none where type == Void.self:
      self = .inline
    case .none, .unknown:
      return nil
    case .value(let payload, let isIndirect, let isGeneric):
      if Self.isSame(payload, type) {
        self =
          !isGeneric && Self.differsInStorage(payload) ? .unreadable : isIndirect ? .boxed : .inline
      } else if Self.canHold(payload) {
        self = .cast(Self.unlabeled(payload), isIndirect: isIndirect)
      } else {
        return nil
      }
    }
  }

  var isUnreadable: Bool {
    if case .unreadable = self { true } else { false }
  }

  /// Whether two types are the same but for the labels of tuples.
  private static func isSame(_ payload: Any.Type, _ type: Any.Type) -> Bool {
    let payload = unlabeled(payload)
    if payload == type { return true }
    guard let payload = tupleElements(payload), let type = tupleElements(type) else { return false }
    return payload.count == type.count && zip(payload, type).allSatisfy(isSame)
  }

  /// The type of the one element, if a payload is recorded as a tuple of one element with a label.
  static func unlabeled(_ payload: Any.Type) -> Any.Type {
    guard let elements = tupleElements(payload), elements.count == 1 else { return payload }
    return elements[0]
  }

  private static func tupleElements(_ type: Any.Type) -> [Any.Type]? {
    let metadata = TypeMetadata(type)
    return metadata.kind == .tuple ? metadata.tupleElements : nil
  }

  /// Whether values of a type are stored in one form where the type is known, and in another where
  /// it is a generic parameter.
  ///
  /// Functions differ in how they take parameters and return results, and the metatypes of structs
  /// and enums take no space where they are known.
  private static func differsInStorage(_ type: Any.Type) -> Bool {
    let metadata = TypeMetadata(type)
    return switch metadata.kind {
    case .function: !metadata.isFunctionOfNothing
    case .metatype: TypeMetadata(metadata.instanceType).kind.map { $0 != .class } ?? false
    case .optional: differsInStorage(metadata.wrapped)
    case .tuple: metadata.tupleElements.contains(where: differsInStorage)
    default: false
    }
  }

  /// Whether values of other types convert to a type without being asked to.
  ///
  /// A path to `case any(Any)` may be one of integers: the compiler converts the function that makes
  /// the case. Structs and enums convert to themselves alone, save for a few that it knows.
  private static func canHold(_ type: Any.Type) -> Bool {
    let metadata = TypeMetadata(type)
    switch metadata.kind {
    case .enum:
      return false
    case .struct:
      return type == AnyHashable.self || collections.contains(metadata.descriptor)
    default:
      return true
    }
  }

  private static var collections: [UnsafeRawPointer] {
    let types: [Any.Type] = [[Int].self, Set<Int>.self, [Int: Int].self]
    return types.map { TypeMetadata($0).descriptor }
  }
}
