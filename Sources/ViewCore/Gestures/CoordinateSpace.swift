/// Where places are measured from.
///
/// ```swift
/// DragGesture(coordinateSpace: .global)
/// ```
public enum CoordinateSpace: Equatable, Hashable {
  /// The upper left corner of the window.
  case global
  /// The upper left corner of the view itself.
  case local
  /// The upper left corner of a view around, which has the name.
  ///
  /// Where no view around has it, it is the window.
  case named(AnyHashable)

  /// What the page is told, unless it is the view itself.
  var reference: String? {
    switch self {
    case .global: ""
    case .local: nil
    case .named(let name): Self.text(of: name)
    }
  }

  fileprivate static func text(of name: AnyHashable) -> String { "\(name.base)" }
}

nonisolated extension View {
  /// Gives the view a name, so that places inside can be measured from its corner.
  ///
  /// - Parameter name: The name.
  /// - Returns: The view with its name.
  public func coordinateSpace(name: some Hashable) -> some View {
    let text = CoordinateSpace.text(of: AnyHashable(name))
    return BoxedView(self) { _ in
      Element("div", attributes: [.init("class", "effect"), .init("data-coordinates", text)])
    }
  }
}
