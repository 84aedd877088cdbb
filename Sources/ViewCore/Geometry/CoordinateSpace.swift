/// The space in which a location or a frame is measured.
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

  /// The name as a text for the page.
  var reference: String { CoordinateSpace.text(of: name) }

  /// The coordinate space with a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The space.
  public static func named(_ name: some Hashable) -> Self {
    Self(name: AnyHashable(name))
  }
}

nonisolated extension View {
  /// Names the view's coordinate space, for gestures and frames of views inside it.
  ///
  /// - Parameter name: The name, such as `.named("board")`.
  /// - Returns: The view with its name.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    let text = name.reference
    let box = BoxedView(self) { _ in
      Element("div", attributes: [.init("class", "effect"), .init("data-coordinates", text)])
    }
    return EnvironmentView(content: box, value: text) { text, environment in
      guard !environment.coordinateSpaceNames.contains(text) else { return }
      environment.coordinateSpaceNames.append(text)
    }
  }

  /// Names the view's coordinate space, for gestures and frames of views inside it.
  ///
  /// - Parameter name: The name.
  /// - Returns: The view with its name.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named(name))
  }
}

extension EnvironmentValues {
  private enum CoordinateSpaceNamesKey: EnvironmentKey {
    static var defaultValue: [String] { [] }
  }

  /// The names of the coordinate spaces around the view, as texts for the page.
  var coordinateSpaceNames: [String] {
    get { self[CoordinateSpaceNamesKey.self] }
    set { self[CoordinateSpaceNamesKey.self] = newValue }
  }
}
