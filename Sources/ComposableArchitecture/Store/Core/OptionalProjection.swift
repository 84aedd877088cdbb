/// Reads the state of an optional child from its parent's state.
///
/// It is resolved once, when a store is scoped.
enum OptionalProjection<Root, Child> {
  /// An optional, stored at an offset, perhaps in an observed field.
  case optional(Int, isObserved: Bool)
  /// A `PresentationState`, stored at an offset, perhaps in an observed field.
  case presented(Int, isObserved: Bool)
  case function((Root) -> Child?)

  init(_ keyPath: KeyPath<Root, Child?>) {
    let slot = observedSlot(of: keyPath)
    let storage = slot?.storage ?? keyPath
    switch MemoryLayout<Root>.offset(of: storage) {
    case let offset? where storage is KeyPath<Root, Child?>:
      self = .optional(offset, isObserved: slot != nil)
    case let offset? where storage is KeyPath<Root, PresentationState<Child>>:
      self = .presented(offset, isObserved: slot != nil)
    default: self = .function { $0[keyPath: keyPath] }
    }
  }

  /// Whether observers of the field are notified when another child replaces the current one.
  var isObserved: Bool {
    switch self {
    case .optional(_, let isObserved), .presented(_, let isObserved): isObserved
    case .function: false
    }
  }

  /// Calls a function with the child's state, if there is one.
  ///
  /// - Returns: Whether there is a child.
  func read(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Child>) -> Void) -> Bool {
    guard case .function(let function) = self else {
      guard let address = address(in: root) else { return false }
      body(address.assumingMemoryBound(to: Child.self))
      return true
    }
    guard let child = function(root.pointee) else { return false }
    withUnsafePointer(to: child, body)
    return true
  }

  /// The address of the child, which is valid until the root changes.
  ///
  /// It is nil if there is no child, or if the child is computed.
  func address(in root: UnsafeRawPointer) -> UnsafeRawPointer? {
    switch self {
    case .optional(let offset, _):
      // NB: The payload of an optional is at the same address as the optional.
      return Self.isNil(at: root + offset) ? nil : root + offset
    case .presented(let offset, _):
      // NB: A presentation state consists of a reference to its box. The root keeps the box alive.
      let box = (root + offset).assumingMemoryBound(to: Unmanaged<PresentationBox>?.self).pointee
      return box?._withUnsafeGuaranteedRef { $0.address }
    case .function:
      return nil
    }
  }

  /// NB: Not inlined, because its prologue looks up the metadata of the optional.
  @inline(never)
  private static func isNil(at place: UnsafeRawPointer) -> Bool {
    place.assumingMemoryBound(to: Child?.self).pointee == nil
  }
}
