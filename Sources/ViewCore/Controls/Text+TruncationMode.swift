extension Text {
  /// Which part of a line is left out that is too long.
  ///
  /// A browser cannot leave out the middle, so that SwiftUI's `middle` is not here.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning.
    case head
    /// The end.
    case tail
  }
}

nonisolated extension View {
  /// Says which part of a line is left out that is too long.
  ///
  /// It counts where texts have one line: of several, it is the end of the last one.
  ///
  /// - Parameter mode: The part.
  /// - Returns: The view with its texts cut short.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}

extension EnvironmentValues {
  private enum TruncationModeKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
  }

  /// Which part of a line is left out that is too long.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
}
