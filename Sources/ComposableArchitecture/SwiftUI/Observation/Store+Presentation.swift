internal import CasePaths
internal import ConcurrencyExtras
#if canImport(Darwin)
internal import SwiftUI
#else
internal import ViewCore
#endif

extension Store where State: ObservableState {
  /// The store of a child that is presented, which is dismissed by writing nil.
  func presentation<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    at location: SourceLocation
  ) -> Binding<Store<ChildState, ChildAction>?> {
    reportIfUncached(state, at: location)
    let path = AnyCasePath(action)
    let identify = ChildIdentifier<ChildState>()
    let shown = core.state[keyPath: state].map(identify.callAsFunction)
    return Binding {
      self.child(state, action) { { path.embed(.presented($0)) } }
    } set: { newValue in
      let current = self.core.state[keyPath: state].map(identify.callAsFunction)
      guard newValue == nil, let current, current == shown, !self.core.isInvalid else { return }
      BindingLocal.sendingWrite { self.send(path.embed(.dismiss)) }
      self.core.whenIdle {
        guard self.core.state[keyPath: state].map(identify.callAsFunction) == current else {
          return
        }
        location.report(Issues.stillPresented(path: state))
      }
    }
  }

  /// The store of a navigation stack.
  func stack<ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    _ action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> {
    Binding {
      // Whoever asks for the stack is concerned when screens come and go.
      self.access()
      _ = self.read(state)
      return self.scope(state: state, action: action)
    } set: { _ in
      // The path of the stack is written through its own store.
    }
  }
}
