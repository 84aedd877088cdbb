/// The direction of writing, and of views beside each other.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft

  /// The direction as HTML names it.
  var name: String { self == .leftToRight ? "ltr" : "rtl" }

  /// Mirrors a view that was drawn for left to right, as CSS.
  var flip: String? { self == .leftToRight ? nil : "scale:-1 1" }
}

extension EnvironmentValues {
  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }

  /// The direction of writing.
  ///
  /// It is that of the browser's language.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the layout direction of all views inside.
  ///
  /// With `\.layoutDirection`, the page also lays the views out in the direction.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the environment value.
  ///   - value: The direction.
  /// - Returns: The view with the direction in its environment.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>,
    _ value: LayoutDirection
  ) -> some View {
    let element = Element(
      "div",
      attributes: [.init("class", "effect")]
        + (keyPath == \.layoutDirection ? [.init("dir", value.name)] : [])
    )
    return BoxedView(
      EnvironmentView(content: self, value: value) { $1[keyPath: keyPath] = $0 }
    ) { _ in element }
  }
}

nonisolated extension View {
  /// Mirrors the view in right-to-left layouts.
  ///
  /// - Parameter enabled: Whether the view is mirrored.
  /// - Returns: The view, which may be mirrored.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    BoxedView(self) { environment in
      var element = Element("div", attributes: [.init("class", "effect")])
      if enabled { element["style"] = environment.layoutDirection.flip }
      return element
    }
  }
}
