internal import CasePaths
internal import ConcurrencyExtras
internal import SwiftNavigation
internal import ViewLayer

/// The source of a binding to a part of a store, for bindings of both kinds.
struct StoreConnection<Value> {
  /// The identity of the value among all values of all stores.
  let place: [AnyHashable]
  let get: () -> Value
  let set: (Value) -> Void

  /// The binding for views.
  var binding: Binding<Value> { Binding(get: get, set: set) }

  /// The binding for code outside of views.
  var uiBinding: UIBinding<Value> { UIBinding(place: place, get: get, set: set) }
}

extension StoreConnection where Value: _OptionalStoreWithCaseScope {
  /// The store of one case, which is nil while another case or nothing is presented.
  @MainActor
  func presenting<Case>(
    _ keyPath: KeyPath<Value._CaseScope.AllCasePaths, AnyCasePath<Value._CaseScope, Case>>
  ) -> StoreConnection<Case?> {
    let path = Value._CaseScope.allCasePaths[keyPath: keyPath]
    let presented = { get()._optionalCaseScope.flatMap(path.extract) }
    return StoreConnection<Case?>(place: place + [keyPath], get: presented) { newValue in
      guard newValue == nil, presented() != nil else { return }
      set(nil)
    }
  }
}

extension Store where State: ObservableState {
  /// The store of a presented child, which is dismissed by writing nil.
  ///
  /// A write dismisses no child with another `Identifiable` id than the one at the time of the call. Children without
  /// an id are not told apart, as in the original. So a connection that is older than its child dismisses it.
  func presentation<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    at location: SourceLocation
  ) -> StoreConnection<Store<ChildState, ChildAction>?> {
    reportIfUncached(state, at: location)
    let identify = ChildIdentifier<ChildState>()
    let shownID = core.state[keyPath: state].flatMap(identify.identifiableID)
    return StoreConnection(place: [ObjectIdentifier(self), state, action]) {
      self.child(state, action) {
        let embed = AnyCasePath(action).embedding
        return { embed(.presented($0)) }
      }
    } set: { newValue in
      guard
        newValue == nil,
        let child = self.core.state[keyPath: state],
        identify.identifiableID(of: child) == shownID,
        !self.core.isInvalid
      else { return }
      let current = identify(child)
      BindingLocal.sendingWrite { self.send(AnyCasePath(action).embed(.dismiss)) }
      self.core.whenIdle {
        guard self.core.state[keyPath: state].map(identify.callAsFunction) == current else {
          return
        }
        location.report(Issues.stillPresented(path: state))
      }
    }
  }

  /// The store of a navigation stack.
  func stack<Stack, StackAction>(
    _ state: KeyPath<State, Stack>,
    _ action: CaseKeyPath<Action, StackAction>
  ) -> StoreConnection<Store<Stack, StackAction>> {
    StoreConnection(place: [ObjectIdentifier(self), state, action]) {
      // A view that reads the stack must run again when screens come and go.
      self.access()
      _ = self.read(state)
      return self.childStore(state, action)
    } set: { _ in
      // The path of the stack is written through the store of the stack.
    }
  }

  /// A field whose writes send an action of the feature.
  func field<Value>(
    _ state: KeyPath<State, Value>,
    sending action: CaseKeyPath<Action, Value>,
    at location: SourceLocation
  ) -> StoreConnection<Value> {
    StoreConnection(place: [ObjectIdentifier(self), state, action]) {
      self[dynamicMember: state]
    } set: { value in
      self.core.write(value, to: state, sending: action, at: location)
    }
  }
}
