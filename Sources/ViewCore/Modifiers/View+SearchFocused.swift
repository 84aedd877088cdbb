nonisolated extension View {
  /// Binds the focus of the search field to a Boolean value.
  ///
  /// The modifier follows that of the field.
  ///
  /// ```swift
  /// List(results) { ResultRow($0) }
  ///   .searchable(text: $query)
  ///   .searchFocused($isSearchFocused)
  /// ```
  ///
  /// - Parameter binding: The binding of the focus state.
  /// - Returns: The view with the focus of its search.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Binds the focus of the search field to a value.
  ///
  /// - Parameters:
  ///   - binding: The binding of the focus state.
  ///   - value: The value while the field has the focus.
  /// - Returns: The view with the focus of its search.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View {
    SearchFocusView(content: self, binding: binding, value: value)
  }
}

private struct SearchFocusView<Content: View, Value: Hashable> {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  @OwnObject private var holder = FocusHolder()
}

extension SearchFocusView: View {
  var body: some View {
    let target = FocusTarget(binding, equals: value, holder: holder)
    EnvironmentView(content: content, value: target) { $1.searchFocus = $0 }
  }
}

extension EnvironmentValues {
  private enum SearchFocusKey: EnvironmentKey {
    static var defaultValue: FocusTarget? { nil }
  }

  /// The focus of the search field inside.
  var searchFocus: FocusTarget? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}
