/// Regions at the edges of the window that the device covers.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The regions that the device covers, such as round corners.
  public static let container = Self(rawValue: 1 << 0)
  /// The region that an on-screen keyboard covers.
  public static let keyboard = Self(rawValue: 1 << 1)
  public static let all: Self = [.container, .keyboard]
}

nonisolated extension View {
  /// Extends the view into the regions of the window that the device covers, such as round corners.
  ///
  /// - Parameters:
  ///   - regions: The regions. A browser moves the page for its keyboard itself.
  ///   - edges: The sides.
  /// - Returns: The view, which extends at the edges of the window.
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
      class: "effect",
      style: CSS.style(
        margin(.top, "block-start", "top"),
        margin(.bottom, "block-end", "bottom"),
        margin(.leading, "inline-start", "left"),
        margin(.trailing, "inline-end", "right")
      )
    )
  }

  /// Extends the view into the regions of the window that the device covers, such as round corners.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameter edges: The sides.
  /// - Returns: The view, which extends at the edges of the window.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
