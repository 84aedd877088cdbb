public import ViewLayer

extension ViewStore {
  /// A binding that reads a part of the state and sends an action for each write.
  ///
  /// ```swift
  /// TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
  /// ```
  ///
  /// The control shows the state that the reducer makes. In a test send the action:
  ///
  /// ```swift
  /// await store.send(.nameChanged("Blob")) { $0.name = "Blob" }
  /// ```
  ///
  /// - Parameters:
  ///   - get: Extracts the value from the state.
  ///   - valueToAction: Makes an action of the written value.
  /// - Returns: The binding.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding {
      get(self.state)
    } set: { value in
      BindingLocal.sendingWrite { self.send(valueToAction(value)) }
    }
  }

  /// A binding that reads a part of the state and sends the same action for each write.
  ///
  /// ```swift
  /// .sheet(isPresented: viewStore.binding(get: \.isHelpShown, send: .helpDismissed)) { Help() }
  /// ```
  ///
  /// - Parameters:
  ///   - get: Extracts the value from the state.
  ///   - action: The action.
  /// - Returns: The binding.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// A binding that reads the state and sends an action for each write.
  ///
  /// - Parameter valueToAction: Makes an action of the written state.
  /// - Returns: The binding.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// A binding that reads the state and sends the same action for each write.
  ///
  /// - Parameter action: The action.
  /// - Returns: The binding.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(send: { _ in action })
  }
}
