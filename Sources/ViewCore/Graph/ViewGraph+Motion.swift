// The animations of a flush.
extension ViewGraph {
  /// Applies the transaction of the code that is making a change.
  func follow(_ transaction: Transaction) {
    if let values = transaction.values { motions.values = values }
    let isAnimated = transaction.animation != nil && !transaction.disablesAnimations
    if isAnimated { animate(Self.rootID, by: transaction.animation) }
    if isAnimated || transaction.values != nil { transactions.apply(transaction, in: self) }
    complete(transaction)
  }

  /// Runs the work that follows when a change has moved.
  func complete(_ transaction: Transaction) {
    guard let completion = transaction.completion?.take() else { return }
    // An animation without an end never completes.
    guard let duration = transaction.animation.map(\.wholeDuration) ?? .zero else { return }
    delayedActions.run(after: duration, completion)
  }

  /// Animates what this flush changes inside an element.
  ///
  /// Rows that a page has asked for come and go without an animation.
  func animate(_ node: NodeID, by animation: Animation?) {
    guard !rowWindows.isServing else { return }
    motions.add(node, animation)
  }

  /// Animates what this flush changes inside a view that has some elements.
  func animate(_ elements: [ElementNode], in scope: MotionScope, by animation: Animation?) {
    guard !rowWindows.isServing else { return }
    scope.move(by: animation, in: self)
    for element in elements where element.isOnPage { animate(element.id, by: animation) }
  }

  /// Whether the user sees what moves.
  var showsMotion: Bool { isSeen && !metrics.peek().reducesMotion }

  /// Whether the user sees the window.
  var isSeen: Bool { scenePhase.peek() == .active }

  /// Has a node run again for its next picture, unless that is not seen.
  func showNextPicture(of node: UpdatableNode) {
    frames.request(node, by: node.setting.environment.timelineClock, isSeen: isSeen)
  }

  /// Sends new views to the page in their initial form, so that they can animate from it.
  func showBeforeItMoves() {
    motions.hasNewMovers = true
  }
}
