extension Text {
  /// The part of a line that is omitted if the line is too long.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning.
    case head
    /// The end.
    case tail
    /// The middle.
    ///
    /// A text of several looks, or one that a gradient paints, loses its end instead.
    case middle
  }
}

nonisolated extension View {
  /// Sets the part of a line that is omitted if the line is too long.
  ///
  /// It applies to texts of one line. Texts of several lines lose the end of the last one.
  ///
  /// - Parameter mode: The part.
  /// - Returns: The view with its truncation mode.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}

extension EnvironmentValues {
  private enum TruncationModeKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
  }

  /// The part of a line that is omitted if the line is too long.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
}
