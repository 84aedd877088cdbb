nonisolated extension View {
  /// Provides a value in the coordinates of this view for the views around.
  ///
  /// ```swift
  /// HStack {
  ///   ForEach(tabs) { tab in
  ///     TabLabel(tab: tab)
  ///       .anchorPreference(key: SelectedKey.self, value: .bounds) { tab.id == selected ? $0 : nil }
  ///   }
  /// }
  /// .overlayPreferenceValue(SelectedKey.self) { bounds in
  ///   GeometryReader { proxy in
  ///     if let bounds {
  ///       let frame = proxy[bounds]
  ///       Capsule().frame(width: frame.width, height: 2).offset(x: frame.minX, y: frame.maxY)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The value replaces those that views inside provide for the key. A modifier of several views, such as those of a `Group`,
  /// has one anchor.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value in the coordinates of this view.
  ///   - transform: Makes the preference from the anchor.
  /// - Returns: The view with its preference.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorPreferenceView<Self, K, A>(content: self, source: value) { .value(transform($0)) }
  }

  /// Changes the value that views inside provide, by one in the coordinates of this view.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value in the coordinates of this view.
  ///   - transform: Changes the preference with the anchor. It gets the default value if no view inside provides one.
  /// - Returns: The view with its preference.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorPreferenceView<Self, K, A>(content: self, source: value) { anchor in
      .transform { transform(&$0, anchor) }
    }
  }
}

private struct AnchorPreferenceView<Content: View, Key: PreferenceKey, Value> {
  let content: Content
  let source: Anchor<Value>.Source
  let change: (Anchor<Value>) -> PreferenceChange<Key>
  @OwnObject var view = AnchoredView()
}

extension AnchorPreferenceView: View {
  var body: some View {
    let layers = LayeredView(
      content: content,
      views: Box(class: .behind, content: AnchoredPlace(view: view)),
      isBehind: true
    )
    return PreferenceView<_, Key>(content: layers, change: change(Anchor(source, of: view)))
  }
}
