nonisolated extension View {
  /// Provides a value for the views around this one.
  ///
  /// The value replaces those that views inside provide for the key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value.
  /// - Returns: The view with its preference.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceView<Self, K>(content: self, change: .value(value))
  }

  /// Changes the value that views inside provide for the views around.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - callback: A function that changes the value. It gets the default value if no view inside provides one.
  /// - Returns: The view with its preference.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceView<Self, K>(content: self, change: .transform(callback))
  }
}
