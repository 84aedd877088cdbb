/// Reads a child's state from its parent's state.
///
/// It is resolved once, when a store is scoped.
enum StateProjection<Root, Value> {
  /// A stored property at an offset, perhaps in an observed field.
  case stored(Int, isObserved: Bool)
  case property(KeyPath<Root, Value>)
  case function((Root) -> Value)

  /// Resolves a key path.
  ///
  /// An observed field resolves to its storage, because a core must not register reads.
  init(_ keyPath: KeyPath<Root, Value>) {
    let storage = observedSlot(of: keyPath)?.storage as? KeyPath<Root, Value>
    guard let offset = MemoryLayout<Root>.offset(of: storage ?? keyPath) else {
      self = .property(keyPath)
      return
    }
    self = .stored(offset, isObserved: storage != nil)
  }

  /// Whether observers of the field are notified when another value replaces the current one.
  var isObserved: Bool {
    guard case .stored(_, isObserved: true) = self else { return false }
    return true
  }

  func value(of root: UnsafePointer<Root>) -> Value {
    switch self {
    case .stored(let offset, _): address(at: offset, in: root).pointee
    case .property(let keyPath): root.pointee[keyPath: keyPath]
    case .function(let function): function(root.pointee)
    }
  }

  /// The offset of the value, if it is stored.
  var offset: Int? {
    guard case .stored(let offset, _) = self else { return nil }
    return offset
  }

  func read(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Void) {
    switch self {
    case .stored(let offset, _): body(address(at: offset, in: root))
    case .property, .function: withUnsafePointer(to: value(of: root), body)
    }
  }

  private func address(at offset: Int, in root: UnsafePointer<Root>) -> UnsafePointer<Value> {
    (UnsafeRawPointer(root) + offset).assumingMemoryBound(to: Value.self)
  }
}
