/// The coordinate space of the locations.
///
/// ```swift
/// DragGesture(coordinateSpace: .global)
/// ```
public enum CoordinateSpace: Equatable, Hashable {
  /// The space whose origin is the upper left corner of the window.
  case global
  /// The space whose origin is the upper left corner of the view itself.
  case local
  /// The space whose origin is the upper left corner of the enclosing view with a name.
  ///
  /// If no enclosing view has the name, the space is that of the window.
  case named(AnyHashable)

  /// The attribute value for the page, or `nil` for the view itself.
  var reference: String? {
    switch self {
    case .global: ""
    case .local: nil
    case .named(let name): Self.text(of: name)
    }
  }

  fileprivate static func text(of name: AnyHashable) -> String { "\(name.base)" }
}

/// The coordinate space of a view with a name.
public struct NamedCoordinateSpace: Equatable {
  fileprivate let name: AnyHashable

  /// The coordinate space with a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The space.
  public static func named(_ name: some Hashable) -> Self {
    Self(name: AnyHashable(name))
  }
}

nonisolated extension View {
  /// Names the view's coordinate space, for use in gestures inside it.
  ///
  /// - Parameter name: The name, such as `.named("board")`.
  /// - Returns: The view with its name.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    let text = CoordinateSpace.text(of: name.name)
    return BoxedView(self) { _ in
      Element("div", attributes: [.init("class", "effect"), .init("data-coordinates", text)])
    }
  }

  /// Names the view's coordinate space, for use in gestures inside it.
  ///
  /// - Parameter name: The name.
  /// - Returns: The view with its name.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}
