/// A view that sets a value of the dialog around it while the view exists.
struct DialogSettingView<Content: View, Value> {
  let content: Content
  let setting: KeyPath<Presentation, StateLocation<Value>>
  let value: Value
  /// The value without the view.
  let usual: Value
  @Environment(\.dialog) private var dialog
}

extension DialogSettingView: View {
  var body: some View {
    LifetimeView(
      content: content,
      observer: DialogSettingObserver(
        location: dialog?[keyPath: setting],
        value: value,
        usual: usual
      )
    )
  }
}

private struct DialogSettingObserver<Value>: LifetimeObserver {
  let location: StateLocation<Value>?
  let value: Value
  let usual: Value

  func appear(in graph: ViewGraph) {
    location?.value = value
  }

  func update(_ memory: inout Void, in graph: ViewGraph) {
    location?.value = value
  }

  func disappear(_ memory: Void, in graph: ViewGraph) {
    location?.value = usual
  }
}
