// The animations of a flush.
extension ViewGraph {
  /// Animates what this flush changes inside an element.
  ///
  /// Rows that a page has asked for come and go without an animation.
  func animate(_ node: NodeID, by animation: Animation?) {
    guard !rowWindows.isServing else { return }
    motions.add(node, animation)
  }

  /// Sends new views to the page in their initial form, so that they can animate from it.
  func showBeforeItMoves() {
    motions.hasNewMovers = true
  }
}
