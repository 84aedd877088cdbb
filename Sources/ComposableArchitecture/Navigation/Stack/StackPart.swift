// The parts of a stack, as `$store.scope` takes them.

/// The state or the action of a stack.
// NB: There are several protocols because each adds to the cost of an argument with another type. A presented child
// then is no stack that the compiler considers, and a mistake elsewhere in the body is reported as such.
public protocol _StackPart {}
/// The state or the action of a stack.
public protocol _StackPart2 {}
/// The state or the action of a stack.
public protocol _StackPart3 {}
/// The state or the action of a stack.
public protocol _StackPart4 {}

/// The action of a stack, which knows the stack's state.
public protocol _ActionOfStack: _StackPart {
  /// The state of the stack.
  associatedtype _Stack
}

extension StackState: _StackPart, _StackPart2, _StackPart3, _StackPart4 {}

extension StackAction: _ActionOfStack, _StackPart2, _StackPart3, _StackPart4 {
  /// A stack's actions belong to the state with the same elements.
  public typealias _Stack = StackState<State>
}
