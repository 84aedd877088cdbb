import RuntimeMetadata

/// How to read a case's payload as a value of another type.
enum Reading: Sendable {
  /// The payload has the type, and is where the enum is.
  case inline(size: Int)
  /// The payload has the type, and is in a box that the enum refers to.
  case boxed
  /// The payload has another type, whose values may turn out to be of the requested type.
  case cast(any Any.Type, isIndirect: Bool)
  /// The payload has the type, but is stored in a form that generic code cannot read.
  case unreadable

  /// Decides how to read the payload of a case; `nil` if it is not of the type.
  ///
  /// - Parameters:
  ///   - case: A case.
  ///   - type: The type to read its payload as.
  init?(_ case: EnumCase, as type: Any.Type) {
    switch `case`.payload {
    case .none where type == Void.self:
      self = .inline(size: 0)
    case .none, .unknown:
      return nil
    case .value(let payload, let isIndirect, let isGeneric):
      let payload = Self.unlabeled(payload)
      let isReadable = isGeneric || !Self.differsInStorage(payload)
      if Self.isSame(payload, type) {
        if !isReadable {
          self = .unreadable
        } else if isIndirect {
          self = .boxed
        } else {
          self = .inline(size: Self.size(of: payload))
        }
      } else if isReadable, Self.canHold(type, in: payload) {
        self = .cast(payload, isIndirect: isIndirect)
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
    return metadata?.kind == .tuple ? metadata?.tupleElements : nil
  }

  private static func size(of type: Any.Type) -> Int {
    func open<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: open)
  }

  /// Whether values are stored in another form where their type is known than where it is generic.
  ///
  /// Functions differ in how they take parameters and return results, and the metatypes of structs
  /// and enums take no space where they are known.
  private static func differsInStorage(_ type: Any.Type) -> Bool {
    guard let metadata = TypeMetadata(type) else { return true }
    return switch metadata.kind {
    case .function: !metadata.isFunctionOfNothing
    case .metatype: TypeMetadata(metadata.instanceType)?.kind.map { $0 != .class } ?? false
    case .optional: differsInStorage(metadata.wrapped)
    case .tuple: metadata.tupleElements.contains(where: differsInStorage)
    default: false
    }
  }

  /// Whether the compiler may convert values of a type to the type of a payload implicitly.
  ///
  /// A path to `case any(Any)` may have integers as values, because the compiler converts the function that
  /// makes the case. Structs and enums do not convert, except for a few that the compiler knows.
  private static func canHold(_ type: Any.Type, in payload: Any.Type) -> Bool {
    guard let metadata = TypeMetadata(payload) else { return false }
    switch metadata.kind {
    case .enum, .function:
      return false
    case .struct:
      return payload == AnyHashable.self || collections.contains(metadata.descriptor)
    case .tuple:
      guard let types = tupleElements(type) else { return false }
      let payloads = metadata.tupleElements
      return payloads.count == types.count
        && zip(types, payloads).allSatisfy { $0 == $1 || canHold($0, in: $1) }
    default:
      return true
    }
  }

  private static var collections: [UnsafeRawPointer] {
    let types: [Any.Type] = [[Int].self, Set<Int>.self, [Int: Int].self]
    return types.compactMap { TypeMetadata($0)?.descriptor }
  }
}
