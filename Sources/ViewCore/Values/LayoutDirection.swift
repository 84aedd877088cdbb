/// Where lines of text go, and with them the views beside each other.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft

  /// The direction as HTML names it.
  var name: String { self == .leftToRight ? "ltr" : "rtl" }

  /// Turns what was drawn for lines that go to the right.
  var flip: String? { self == .leftToRight ? nil : "scale:-1 1" }
}

extension EnvironmentValues {
  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }

  /// Where lines go.
  ///
  /// It is what is usual in the language of the browser.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Hands a direction down to all views inside.
  ///
  /// With `\.layoutDirection` the views are laid out in the direction, too.
  ///
  /// - Parameters:
  ///   - keyPath: Which value of the environment to set.
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
  /// Draws this view the other way round where lines go to the left.
  ///
  /// - Parameter enabled: Whether it is so.
  /// - Returns: The view, which may be turned.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    BoxedView(self) { environment in
      var element = Element("div", attributes: [.init("class", "effect")])
      if enabled { element["style"] = environment.layoutDirection.flip }
      return element
    }
  }
}
