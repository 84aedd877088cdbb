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
    guard case .function(let function) = self else {
      guard let address = address(in: whole) else { return false }
      body(address.assumingMemoryBound(to: Child.self))
      return true
    }
    guard let child = function(whole.pointee) else { return false }
    withUnsafePointer(to: child, body)
    return true
  }

  /// Where the child is for as long as the whole does not change; nil if it is not there, or made anew for
  /// those who ask.
  func address(in whole: UnsafeRawPointer) -> UnsafeRawPointer? {
    switch self {
    case .optional(let offset, _):
      // NB: The value of an optional begins where the optional does.
      return Self.isNil(at: whole + offset) ? nil : whole + offset
    case .presented(let offset, _):
      // NB: A reference to the box is all that a presentation state consists of. The whole keeps the box.
      let box = (whole + offset).assumingMemoryBound(to: Unmanaged<PresentationBox>?.self).pointee
      return box?._withUnsafeGuaranteedRef { $0.address }
    case .function:
      return nil
    }
  }

  /// NB: Apart, as the type of the optional is looked up on the way in.
  @inline(never)
  private static func isNil(at place: UnsafeRawPointer) -> Bool {
    place.assumingMemoryBound(to: Child?.self).pointee == nil
  }
}
