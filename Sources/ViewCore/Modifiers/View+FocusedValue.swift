public import Observation

nonisolated extension View {
  /// Provides a value for `@FocusedValue` while a control in the view has the keyboard focus.
  ///
  /// ```swift
  /// NoteEditor(note: note).focusedValue(\.note, note)
  /// ```
  ///
  /// Controls are fields, buttons, toggles, sliders, pickers, and what ``focusable(_:)`` makes one. Links and rows of a list
  /// are none here: ``focusedSceneValue(_:_:)`` provides a value without the focus. The commands of the scene still get the
  /// value while the user is in their menus.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value. `nil` hides those of the views around.
  /// - Returns: The view with its focused value.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, value: value) { $1[keyPath: keyPath] = $0 }
  }

  /// Provides an observable object for `@FocusedValue(Model.self)` while a control in the view has the keyboard focus.
  ///
  /// - Parameter object: The object. `nil` hides that of the views around.
  /// - Returns: The view with its focused object.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(content: self, value: object) { $1[T.self] = $0 }
  }

  /// Provides a value for `@FocusedValue` while the view is on the visible screen of its window.
  ///
  /// Of several such values, that of the view counts which has appeared last.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value. `nil` hides those of other views.
  /// - Returns: The view with its value.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    SceneValueView(content: self, value: value) { $1[keyPath: keyPath] = $0 }
  }

  /// Provides an observable object for `@FocusedValue(Model.self)` while the view is on the visible screen of its window.
  ///
  /// - Parameter object: The object. `nil` hides that of other views.
  /// - Returns: The view with its object.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    SceneValueView(content: self, value: object) { $1[T.self] = $0 }
  }
}

private struct FocusedValueView<Content: View, Value> {
  let content: Content
  let value: Value?
  let apply: (Value?, inout FocusedValues) -> Void
  @OwnObject var scope = FocusScope()
  @Environment(\.focusScope) private var outer
  @Environment(\.focusedValueStore) private var store
}

extension FocusedValueView: View {
  var body: some View {
    scope.outer = outer
    if scope.provide(value, by: apply), let graph = UpdatableNode.evaluating?.setting.graph {
      store?.valueChanged(in: scope, of: graph)
    }
    return EnvironmentView(content: content, value: scope) { $1.focusScope = $0 }
  }
}

private struct SceneValueView<Content: View, Value> {
  let content: Content
  let value: Value?
  let apply: (Value?, inout FocusedValues) -> Void
  @Environment(\.focusedValueStore) private var store
}

extension SceneValueView: View {
  var body: some View {
    AppearanceView(
      content: content,
      observer: SceneValueObserver(store: store, value: value, apply: apply)
    )
  }
}

/// Provides a value as long as its view is on the visible screen.
private struct SceneValueObserver<Value>: AppearanceObserver {
  let store: FocusedValueStore?
  let value: Value?
  let apply: (Value?, inout FocusedValues) -> Void

  struct Memory {
    let value: Value?
    let provided: FocusedValueStore.SceneValue
  }

  func appear() -> Memory {
    let provided = FocusedValueStore.SceneValue { [value, apply] in apply(value, &$0) }
    store?.add(provided)
    return Memory(value: value, provided: provided)
  }

  func isOutdated(_ memory: Memory) -> Bool { !Equality.areEqual(memory.value, value) }

  func disappear(_ memory: Memory) { store?.remove(memory.provided) }
}
