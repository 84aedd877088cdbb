internal import ConcurrencyExtras
internal import OrderedCollections
internal import ViewLayer

extension Store {
  /// The path of a stack.
  ///
  /// Writing a shorter path sends `.popFrom`, and writing a longer one sends `.push`.
  func path<ElementState, ElementAction>(
    reportingAt location: SourceLocation
  ) -> Binding<StackState<ElementState>.PathView>
  where
    State == StackState<ElementState>,
    Action == StackAction<ElementState, ElementAction>
  {
    Binding {
      StackState.PathView(self.core.state)
    } set: { path in
      self.write(path, reportingAt: location)
    }
  }

  private func write<ElementState, ElementAction>(
    _ path: StackState<ElementState>.PathView,
    reportingAt location: SourceLocation
  )
  where
    State == StackState<ElementState>,
    Action == StackAction<ElementState, ElementAction>
  {
    let ids = core.state.ids
    let action: Action
    if path.count < ids.count {
      action = .popFrom(id: ids[path.count])
    } else if path.count > ids.count, let component = path.last {
      action = .push(id: component.id, state: component.element)
    } else {
      // A second tap on a link must not push its element again.
      return
    }
    let isHandled = StackWrite.send(
      { BindingLocal.sendingWrite { send(action) } },
      to: core
    )
    if !isHandled { location.report(Issues.pathNotFollowed(ElementState.self)) }
  }

  /// The store of an element, which stays the same while the element is on the stack.
  ///
  /// A `NavigationStack` of a `$store.scope(…)` does this itself. A view that shows the path in another way declares
  /// the destination of the path's elements:
  ///
  /// ```swift
  /// .navigationDestination(for: StackState<Path.State>.Component.self) { component in
  ///   PathView(store: store.scope(state: \.path, action: \.path).scope(component: component))
  /// }
  /// ```
  ///
  /// - Parameter component: The element, from a ``StackState/PathView``.
  /// - Returns: The store of the element.
  public func scope<ElementState, ElementAction>(
    component: StackState<ElementState>.Component
  ) -> Store<ElementState, ElementAction>
  where
    State == StackState<ElementState>,
    Action == StackAction<ElementState, ElementAction>
  {
    elementStores(of: ElementAction.self)
      .store(of: component.id, in: core, element: component.element) {
        .element(id: $0, action: $1)
      }
  }
}
