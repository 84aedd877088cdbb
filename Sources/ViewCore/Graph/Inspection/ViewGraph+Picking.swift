#if DEBUG
/// An element that the developer has chosen on the page.
package struct PickedElement: Equatable, Sendable {
  /// The element in words, such as `button 12`.
  package let name: String
  /// The mounted views that have made the element, from the innermost to the outermost.
  package let views: [ObjectIdentifier]
}

/// The answer of a page that was asked for an element.
package enum PickingAnswer: Equatable, Sendable {
  case element(PickedElement)
  /// The user of the page has ended the choice, or chosen an element that has gone.
  case none
  /// The window is closed, or its page may not be asked.
  case gone
}

/// The developer's choice of an element.
struct ElementPicking {
  /// Whether the page is in a browser of the developer, and so may be asked.
  var isAllowed = false
  /// Receives the answer of the page.
  var answer: ((PickingAnswer) -> Void)?

  /// Whether the page asks for an element.
  var isOn: Bool { answer != nil }
}

extension ViewGraph {
  /// Whether the page may be asked for an element.
  package var allowsPicking: Bool { isMounted && isInspectable && picking.isAllowed }

  /// Allows the inspector to ask the page for an element, because it is in a browser of the developer.
  package func allowPicking() {
    picking.isAllowed = true
  }

  /// Lets the next click on the page choose an element instead of doing what it does.
  ///
  /// - Parameter answer: Receives the answer of the page.
  package func beginPicking(_ answer: @escaping (PickingAnswer) -> Void) {
    guard allowsPicking else { return answer(.gone) }
    picking.answer = answer
    showPicking()
  }

  /// Ends the choice, without an element if there was none.
  package func endPicking() {
    finishPicking(.none)
  }

  /// Ends the choice on this page, because its window is closed.
  func leavePicking() {
    finishPicking(.gone)
  }

  /// Handles the choice of an element on the page, or of the window for none.
  ///
  /// The page may send any number at any time.
  func pick(_ id: NodeID) -> EventOutcome {
    guard picking.isOn else { return .notListening }
    guard id != Self.rootID else {
      endPicking()
      return .handled
    }
    let element = elementsByID[id].map { node in
      PickedElement(
        name: Element?.some(node.element).inspectedName(id),
        views: views(around: node)
      )
    }
    finishPicking(element.map { .element($0) } ?? .none)
    return element == nil ? .unknownNode : .handled
  }

  private func finishPicking(_ result: PickingAnswer) {
    guard let answer = picking.answer else { return }
    picking.answer = nil
    showPicking()
    answer(result)
  }

  /// Tells the page whether a click chooses an element.
  private func showPicking() {
    guard isMounted else { return }
    afterPatches { self.emit(.picking(self.picking.isOn)) }
  }

  /// The mounted views with a body, and the rows of collections, in which an element is, from the innermost.
  ///
  /// Controls and lists put elements around and inside of those of a view. So a view has made an element if one of the
  /// view's own elements is the element, or is around it.
  private func views(around element: ElementNode) -> [ObjectIdentifier] {
    let elements = elements(around: element)
    var way: [ViewNode] = []
    var views: [ObjectIdentifier] = []
    func visit(_ node: ViewNode) {
      let isView = node is UpdatableNode
      if isView {
        way.append(node)
        var own: [ElementNode] = []
        node.appendElements(to: &own)
        if way.count > views.count, own.contains(where: { elements.contains(ObjectIdentifier($0)) })
        {
          views = way.reversed().map { ObjectIdentifier($0) }
        }
      }
      node.forEachChild(visit)
      if isView { way.removeLast() }
    }
    visit(container)
    return views
  }

  /// An element with those around it, without the root.
  private func elements(around element: ElementNode) -> Set<ObjectIdentifier> {
    func way(from node: ElementNode) -> [ElementNode]? {
      if node === element { return [node] }
      for child in node.children {
        if let rest = way(from: child) { return [node] + rest }
      }
      return nil
    }
    let found = way(from: container)?.filter { $0 !== container } ?? []
    return Set(found.map { ObjectIdentifier($0) })
  }
}

extension Patch {
  /// The change with which the page asks for an element, or ends that.
  ///
  /// The value is the kind of the event by which the page answers.
  static func picking(_ isOn: Bool) -> Patch {
    isOn
      ? .setAttribute(
        node: ViewGraph.rootID,
        name: "data-pick",
        value: "\(EventKinds.pick.rawValue)"
      )
      : .removeAttribute(node: ViewGraph.rootID, name: "data-pick")
  }
}
#endif
