/// How to get a part of a state: resolved once, when a store is scoped.
enum Part<Whole, Value> {
  /// It is stored in the whole, so many bytes from its beginning, perhaps in an observed field.
  case stored(Int, isObserved: Bool)
  case property(KeyPath<Whole, Value>)
  case function((Whole) -> Value)

  /// Resolves a key path, for an observed field to its storage: a core that looks for a child is not one who
  /// observes the field.
  init(_ keyPath: KeyPath<Whole, Value>) {
    let storage = observedSlot(of: keyPath)?.storage as? KeyPath<Whole, Value>
    guard let offset = MemoryLayout<Whole>.offset(of: storage ?? keyPath) else {
      self = .property(keyPath)
      return
    }
    self = .stored(offset, isObserved: storage != nil)
  }

  /// Whether the observers of a field are told when another value takes its place.
  var isObserved: Bool {
    guard case .stored(_, isObserved: true) = self else { return false }
    return true
  }

  func value(of whole: UnsafePointer<Whole>) -> Value {
    switch self {
    case .stored(let offset, _): address(at: offset, in: whole).pointee
    case .property(let keyPath): whole.pointee[keyPath: keyPath]
    case .function(let function): function(whole.pointee)
    }
  }

  /// How far from the beginning of the whole the part is, if it is stored in it.
  var offset: Int? {
    guard case .stored(let offset, _) = self else { return nil }
    return offset
  }

  func read(_ whole: UnsafePointer<Whole>, _ body: (UnsafePointer<Value>) -> Void) {
    switch self {
    case .stored(let offset, _): body(address(at: offset, in: whole))
    case .property, .function: withUnsafePointer(to: value(of: whole), body)
    }
  }

  private func address(at offset: Int, in whole: UnsafePointer<Whole>) -> UnsafePointer<Value> {
    (UnsafeRawPointer(whole) + offset).assumingMemoryBound(to: Value.self)
  }
}
