/// How to find the state of a child that may be there: resolved once, when a store is scoped.
enum ChildPart<Whole, Child> {
  /// An optional is stored in the whole, so many bytes from its beginning, perhaps in an observed field.
  case optional(Int, isObserved: Bool)
  /// A `PresentationState` is stored in the whole, perhaps in an observed field.
  case presented(Int, isObserved: Bool)
  case function((Whole) -> Child?)

  init(_ keyPath: KeyPath<Whole, Child?>) {
    let slot = observedSlot(of: keyPath)
    let storage = slot?.storage ?? keyPath
    switch MemoryLayout<Whole>.offset(of: storage) {
    case let offset? where storage is KeyPath<Whole, Child?>:
      self = .optional(offset, isObserved: slot != nil)
    case let offset? where storage is KeyPath<Whole, PresentationState<Child>>:
      self = .presented(offset, isObserved: slot != nil)
    default: self = .function { $0[keyPath: keyPath] }
    }
  }

  /// Whether the observers of a field are told when another child takes its place.
  var isObserved: Bool {
    switch self {
    case .optional(_, let isObserved), .presented(_, let isObserved): isObserved
    case .function: false
    }
  }

  /// Calls a function with the place of the child, if it is there.
  ///
  /// - Returns: Whether it is.
  func read(_ whole: UnsafePointer<Whole>, _ body: (UnsafePointer<Child>) -> Void) -> Bool {
    switch self {
    case .optional(let offset, _):
      let place = UnsafeRawPointer(whole) + offset
      guard place.assumingMemoryBound(to: Child?.self).pointee != nil else { return false }
      // NB: The value of an optional begins where the optional does.
      body(place.assumingMemoryBound(to: Child.self))
      return true
    case .presented(let offset, _):
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
