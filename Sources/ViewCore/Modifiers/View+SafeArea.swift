/// Parts of the window that are not safe to put something in.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the device covers, such as round corners.
  public static let container = Self(rawValue: 1 << 0)
  /// What a keyboard on the screen covers.
  public static let keyboard = Self(rawValue: 1 << 1)
  public static let all: Self = [.container, .keyboard]
}

nonisolated extension View {
  /// Lets the view reach into the parts of the window that a device covers, such as round corners.
  ///
  /// - Parameters:
  ///   - regions: Which parts. A browser moves the page for its keyboard itself.
  ///   - edges: At which sides.
  /// - Returns: The view, larger where it is at an edge of the window.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    func margin(_ edge: Edge.Set, _ margin: String, _ side: String) -> String? {
      guard regions.contains(.container), edges.contains(edge) else { return nil }
      return "margin-\(margin):calc(-1 * env(safe-area-inset-\(side)))"
    }
    return BoxedView(
      self,
      class: "effect unsafe",
      style: CSS.style(
        margin(.top, "block-start", "top"),
        margin(.bottom, "block-end", "bottom"),
        margin(.leading, "inline-start", "left"),
        margin(.trailing, "inline-end", "right")
      )
    )
  }

  /// Lets the view reach into the parts of the window that a device covers, such as round corners.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameter edges: At which sides.
  /// - Returns: The view, larger where it is at an edge of the window.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
