nonisolated extension View {
  /// Places views in front of the view, made from the value that the views inside provide for a key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - alignment: The alignment of the views in front.
  ///   - transform: Makes the views in front from the value.
  /// - Returns: The view with its overlay.
  public func overlayPreferenceValue<K: PreferenceKey>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> some View
  ) -> some View {
    PreferenceLayers<Self, K, _>(
      content: self,
      isBehind: false,
      alignment: alignment,
      transform: transform
    )
  }

  /// Places views behind the view, made from the value that the views inside provide for a key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - alignment: The alignment of the views behind.
  ///   - transform: Makes the views behind from the value.
  /// - Returns: The view with its background.
  public func backgroundPreferenceValue<K: PreferenceKey>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> some View
  ) -> some View {
    PreferenceLayers<Self, K, _>(
      content: self,
      isBehind: true,
      alignment: alignment,
      transform: transform
    )
  }
}

/// A view with other views in its size that show its preference.
private struct PreferenceLayers<Content: View, Key: PreferenceKey, Views: View> {
  let content: Content
  let isBehind: Bool
  let alignment: Alignment
  let transform: (Key.Value) -> Views
}

extension PreferenceLayers: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let value = StateLocation(Key.defaultValue)
    return PreferenceLayersNode(value, child: layers(showing: value).makeNode(in: context))
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: PreferenceLayersNode<Key.Value>.self)
    layers(showing: node.value).patchNode(node.child, in: context)
  }

  @MainActor
  private func layers(showing value: StateLocation<Key.Value>) -> some View {
    LayeredView(
      content: PreferenceStoringView<Content, Key>(content: content, value: value),
      views: Box(
        class: isBehind ? .behind : .before,
        style: alignment.css,
        content: StoredPreferenceView(value: value, transform: transform)
      ),
      isBehind: isBehind
    )
  }
}

private final class PreferenceLayersNode<Value>: WrapperNode {
  let value: StateLocation<Value>

  init(_ value: StateLocation<Value>, child: ViewNode) {
    self.value = value
    super.init(child: child)
  }
}

/// A view whose preference is stored, for another view that shows it.
private struct PreferenceStoringView<Content: View, Key: PreferenceKey> {
  let content: Content
  let value: StateLocation<Key.Value>
}

extension PreferenceStoringView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    PreferenceStoringNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: PreferenceStoringNode<Content, Key>.self).update(content, in: context)
  }
}

private final class PreferenceStoringNode<Content: View, Key: PreferenceKey>:
  PreferenceReaderNode<Key, Content>
{
  private let value: StateLocation<Key.Value>

  init(_ view: PreferenceStoringView<Content, Key>, in context: NodeContext) {
    value = view.value
    super.init(view.content, in: context)
  }

  override func receive(_ value: Key.Value) {
    self.value.value = value
  }
}

/// The views that show a stored preference.
private struct StoredPreferenceView<Value, Content: View> {
  let value: StateLocation<Value>
  let transform: (Value) -> Content
}

extension StoredPreferenceView: View {
  var body: some View { transform(value.value) }
}
