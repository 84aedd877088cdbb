/// A first-in, first-out queue.
///
/// An element leaves the queue before it is released, because its `deinit` may append another. It is a class so that
/// ``isEmpty``, which every send reads, needs no generic code.
final class ActionQueue<Element> {
  private(set) var isEmpty = true
  private var elements: [Element?] = []
  private var head = 0

  func append(_ element: Element) {
    elements.append(element)
    isEmpty = false
  }

  /// Removes and returns the oldest element.
  ///
  /// - Complexity: Amortised O(1).
  func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[head].take()
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: elements.count <= 64)
      head = 0
      isEmpty = true
    } else if head >= 64, head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
