import Foundation

/// How large a box is that a modifier puts around an element.
enum BoxSize {
  /// As large as what is in it, and so much more.
  case around(width: CGFloat, height: CGFloat)
  /// Of a size of its own, for which there may be limits.
  case own(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil)

  /// As large as what is in it.
  static let tight = around(width: 0, height: 0)
}

extension [ElementBox] {
  /// Adds a box inside the others.
  ///
  /// What is around a box with a limit has that limit, too, and not all the room that there is: the ground of a
  /// frame ends where the frame does.
  mutating func add(_ box: ElementBox) {
    append(box)
    guard case .own(var maxWidth, var maxHeight) = box.size, maxWidth != nil || maxHeight != nil
    else { return }
    for index in indices.dropLast().reversed() {
      guard case .around(let width, let height) = self[index].size else { return }
      maxWidth = maxWidth.map { $0 + width }
      maxHeight = maxHeight.map { $0 + height }
      self[index].element.limit(width: maxWidth, height: maxHeight)
    }
  }
}

extension Element {
  fileprivate mutating func limit(width: CGFloat?, height: CGFloat?) {
    self["style"] = CSS.style(
      self["style"],
      width.map { "max-width:\(CSS.length($0))" },
      height.map { "max-height:\(CSS.length($0))" }
    )
    guard width != nil else { return }
    self["class"] = self["class"].map { "\($0) limited" }
  }
}
