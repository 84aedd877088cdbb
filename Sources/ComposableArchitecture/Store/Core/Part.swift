/// How to get a part of a state: resolved once, when a store is scoped.
enum Part<Whole, Value> {
  /// It is stored in the whole, so many bytes from its beginning.
  case stored(Int)
  case property(KeyPath<Whole, Value>)
  case function((Whole) -> Value)

  /// Resolves a key path, for an observed field to its storage: a core that looks for a child is not one who
  /// observes the field.
  init(_ keyPath: KeyPath<Whole, Value>) {
    let storage = observedSlot(of: keyPath)?.storage as? KeyPath<Whole, Value>
    self = MemoryLayout<Whole>.offset(of: storage ?? keyPath).map(Self.stored) ?? .property(keyPath)
  }

  func value(of whole: UnsafePointer<Whole>) -> Value {
    switch self {
    case .stored(let offset): address(at: offset, in: whole).pointee
    case .property(let keyPath): whole.pointee[keyPath: keyPath]
    case .function(let function): function(whole.pointee)
    }
  }

  func read(_ whole: UnsafePointer<Whole>, _ body: (UnsafePointer<Value>) -> Void) {
    switch self {
    case .stored(let offset): body(address(at: offset, in: whole))
    case .property, .function: withUnsafePointer(to: value(of: whole), body)
    }
  }

  private func address(at offset: Int, in whole: UnsafePointer<Whole>) -> UnsafePointer<Value> {
    (UnsafeRawPointer(whole) + offset).assumingMemoryBound(to: Value.self)
  }
}
