nonisolated extension View {
  /// Lets the control in the view have the focus when it appears in a scope of the focus.
  ///
  /// ```swift
  /// VStack {
  ///   TextField("Name", text: $name)
  ///   TextField("Town", text: $town).prefersDefaultFocus(in: namespace)
  /// }
  /// .focusScope(namespace)
  /// ```
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: Whether the control gets the focus.
  ///   - namespace: The namespace of ``View/focusScope(_:)`` around the view. Without one nothing happens, as in SwiftUI.
  /// - Returns: The view with its first focus.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    PreferredFocusView(content: self, isPreferred: prefersDefaultFocus, namespace: namespace)
  }

  /// Begins a part of the window in which one control prefers to have the focus when it appears.
  ///
  /// - Parameter namespace: The namespace that ``View/prefersDefaultFocus(_:in:)`` names.
  /// - Returns: The view as a scope of the focus.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    EnvironmentView(content: self, value: namespace) { $1.defaultFocusScopes.insert($0) }
  }
}

private struct PreferredFocusView<Content: View> {
  let content: Content
  let isPreferred: Bool
  let namespace: Namespace.ID
  @FocusState private var isFocused: Bool
  @Environment(\.defaultFocusScopes) private var scopes

  init(content: Content, isPreferred: Bool, namespace: Namespace.ID) {
    self.content = content
    self.isPreferred = isPreferred
    self.namespace = namespace
  }
}

extension PreferredFocusView: View {
  var body: some View {
    content.focused($isFocused).onAppear {
      if isPreferred, scopes.contains(namespace) { isFocused = true }
    }
  }
}

extension EnvironmentValues {
  private enum DefaultFocusScopesKey: EnvironmentKey {
    static var defaultValue: Set<Namespace.ID> { [] }
  }

  /// The scopes of the focus around the view.
  fileprivate var defaultFocusScopes: Set<Namespace.ID> {
    get { self[DefaultFocusScopesKey.self] }
    set { self[DefaultFocusScopesKey.self] = newValue }
  }
}
