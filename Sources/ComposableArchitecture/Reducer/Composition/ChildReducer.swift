public import CasePaths
internal import ConcurrencyExtras

/// A reducer with a child that runs on a property of its state.
public struct _ChildReducer<Parent: Reducer, Link: _ChildInBracesWithoutLabel>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let link: Link
  @usableFromInline
  let place: _ChildPlace<Parent.State, Parent.Action, Link.Slot, Link.CaseAction>

  init(
    parent: Parent,
    link: Link,
    slot: WritableKeyPath<Parent.State, Link.Slot>,
    toAction: AnyCasePath<Parent.Action, Link.CaseAction>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.link = link
    place = _ChildPlace(slot: slot, toAction: toAction, location: location)
  }

  /// Whether the body of the parent or of the child has branches.
  @inlinable
  public static var _isConditional: Bool {
    Parent._isConditional || Link._isConditional
  }

  /// Runs the child for its own actions, and the parent.
  @inlinable
  public func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let childAction = place.toAction.extract(from: action) else {
      return parent.reduce(into: &state, action: action)
    }
    return link._reduce(
      parent,
      into: &state,
      action: action,
      childAction: childAction,
      at: place
    )
  }
}

/// A reducer with a child that runs on an optional property of its state.
public typealias _IfLetReducer<Parent: Reducer, Child: Reducer> =
  _ChildReducer<Parent, _OptionalLink<Child>>

/// A reducer with a child that may be presented.
public typealias _PresentationReducer<Base: Reducer, Destination: Reducer> =
  _ChildReducer<Base, _PresentationLink<Destination>>

/// A reducer with children on a navigation stack.
public typealias _StackReducer<Base: Reducer, Destination: Reducer> =
  _ChildReducer<Base, _StackLink<Destination>>
