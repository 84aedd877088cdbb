/// How to find the state of a child that may be there: resolved once, when a store is scoped.
enum ChildPart<Whole, Child> {
  /// An optional is stored in the whole, so many bytes from its beginning.
  case optional(Int)
  /// A `PresentationState` is stored in the whole.
  case presented(Int)
  case function((Whole) -> Child?)

  init(_ keyPath: KeyPath<Whole, Child?>) {
    let storage = observedSlot(of: keyPath)?.storage ?? keyPath
    switch MemoryLayout<Whole>.offset(of: storage) {
    case let offset? where storage is KeyPath<Whole, Child?>: self = .optional(offset)
    case let offset? where storage is KeyPath<Whole, PresentationState<Child>>:
      self = .presented(offset)
    default: self = .function { $0[keyPath: keyPath] }
    }
  }

  /// Calls a function with the place of the child, if it is there.
  ///
  /// - Returns: Whether it is.
  func read(_ whole: UnsafePointer<Whole>, _ body: (UnsafePointer<Child>) -> Void) -> Bool {
    switch self {
    case .optional(let offset):
      let place = UnsafeRawPointer(whole) + offset
      guard place.assumingMemoryBound(to: Child?.self).pointee != nil else { return false }
      // NB: The value of an optional begins where the optional does.
      body(place.assumingMemoryBound(to: Child.self))
      return true
    case .presented(let offset):
      let place = UnsafeRawPointer(whole) + offset
      let state = place.assumingMemoryBound(to: PresentationState<Child>.self)
      guard let box = state.pointee.box else { return false }
      withUnsafePointer(to: &box.value) { body($0) }
      return true
    case .function(let function):
      guard let child = function(whole.pointee) else { return false }
      withUnsafePointer(to: child, body)
      return true
    }
  }
}
