import Foundation

/// The occasion on which a scroll view goes to its default anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate enum Name { case initialOffset, sizeChanges, alignment }
  fileprivate let name: Name

  /// The scroll view begins at the anchor.
  public static let initialOffset = Self(name: .initialOffset)
  /// A scroll view that is at the anchor stays there while the size of its content changes.
  public static let sizeChanges = Self(name: .sizeChanges)
  /// Content that is smaller than the scroll view is at the anchor.
  public static let alignment = Self(name: .alignment)
}

/// The anchors at which a scroll view begins, stays, and aligns small content.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?

  /// The anchors for the page, or `nil` if it has nothing to do.
  var json: String? {
    guard initialOffset != nil || sizeChanges != nil else { return nil }
    func text(_ anchor: UnitPoint?) -> String {
      anchor.map { "[\(CSS.number($0.x)),\(CSS.number($0.y))]" } ?? "null"
    }
    return "[\(text(initialOffset)),\(text(sizeChanges))]"
  }

  /// The declarations that align small content of a scroll view.
  func style(along axes: Axis.Set) -> String? {
    guard let alignment else { return nil }
    let place = axes.contains(.vertical) ? alignment.y : alignment.x
    return "justify-content:safe \(place < 0.25 ? "start" : place > 0.75 ? "end" : "center")"
  }
}

nonisolated extension View {
  /// Sets the anchor at which the scroll views inside begin, and at which they stay.
  ///
  /// ```swift
  /// ScrollView { ForEach(messages) { MessageView(message: $0) } }
  ///   .defaultScrollAnchor(.bottom)
  /// ```
  ///
  /// A scroll view that is at the anchor stays there when its content grows, as with a new message. One that the user has
  /// scrolled elsewhere keeps its offset. Content that is smaller than the scroll view is aligned there, too.
  ///
  /// - Parameter anchor: The anchor. `nil` is the browser's own, which is the beginning.
  /// - Returns: The view with its anchor.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    let anchors = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
    return EnvironmentView(content: self, value: anchors) { $1.scrollSettings.anchors = $0 }
  }

  /// Sets the anchor of the scroll views inside for one occasion.
  ///
  /// - Parameters:
  ///   - anchor: The anchor. `nil` is the browser's own, which is the beginning.
  ///   - role: The occasion.
  /// - Returns: The view with its anchor.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    let change = AnchorChange(anchor: anchor, role: role)
    return EnvironmentView(content: self, value: change) { change, environment in
      var anchors = environment.scrollSettings.anchors ?? ScrollAnchors()
      switch change.role.name {
      case .initialOffset: anchors.initialOffset = change.anchor
      case .sizeChanges: anchors.sizeChanges = change.anchor
      case .alignment: anchors.alignment = change.anchor
      }
      environment.scrollSettings.anchors = anchors
    }
  }
}

private struct AnchorChange: Equatable {
  let anchor: UnitPoint?
  let role: ScrollAnchorRole
}
