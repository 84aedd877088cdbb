/// The direction of writing, and of views beside each other.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft

  /// The direction as HTML names it.
  var name: String { self == .leftToRight ? "ltr" : "rtl" }

  /// Mirrors a view that was drawn for left to right, as CSS.
  var flip: String? { self == .leftToRight ? nil : Self.mirrored }

  /// A view that is mirrored, as CSS.
  static let mirrored = "scale:-1 1"
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

/// Whether a view is mirrored in a direction of writing.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view looks the same in both directions.
  case fixed
  /// The view is mirrored in one direction.
  case mirrors(in: LayoutDirection)

  /// The view is mirrored from right to left.
  public static var mirrors: Self { .mirrors(in: .rightToLeft) }
}

nonisolated extension View {
  /// Mirrors the view in one direction of writing.
  ///
  /// ```swift
  /// Path(outline)
  ///   .layoutDirectionBehavior(.mirrors)
  /// ```
  ///
  /// - Parameter behavior: The direction, or that the view is never mirrored.
  /// - Returns: The view, which may be mirrored.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    BoxedView(self) { environment in
      var element = Element("div", attributes: [.init("class", "effect")])
      if behavior == .mirrors(in: environment.layoutDirection) {
        element["style"] = LayoutDirection.mirrored
      }
      return element
    }
  }

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
