import Foundation

/// An invisible view that fills its space, and tells the page the place of a guide in it.
struct GuideView {
  let key: String
  let computeValue: (ViewDimensions) -> CGFloat
}

extension GuideView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    GuideNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: GuideNode.self).patch(with: self)
  }
}

/// The node of a guide.
final class GuideNode: ViewNode {
  private var view: GuideView
  private let node: ElementNode
  private let guides: AlignmentGuides
  private var measured: MeasuredGuides?
  private let reads = GuideReads()

  init(_ view: GuideView, in context: NodeContext) {
    self.view = view
    node = ElementNode(Self.element(view.key), behavior: nil, in: context)
    guides = context.graph.alignmentGuides
    super.init()
    let behavior = ElementBehavior { [weak self] event in
      if case .place(let place) = event { self?.take(place) }
    }
    node.update(Self.element(view.key), behavior: behavior, in: context)
    guides.invalidate()
  }

  func patch(with view: GuideView) {
    self.view = view
    guides.invalidate()
  }

  /// Runs the closure, and tells the page the place.
  func run() {
    let value = view.computeValue(ViewDimensions(measured ?? .none, notingReadsIn: reads))
    let isKnown = value.isFinite && (measured != nil || !reads.isAny)
    var element = Self.element(view.key)
    element["data-value"] = isKnown ? CSS.number(value) : nil
    element["data-spaces"] = reads.isAny ? reads.keys.json : nil
    element.events = reads.isAny ? .place : []
    node.change { $0 = element }
  }

  private static func element(_ key: String) -> Element {
    Element(
      "div",
      attributes: [
        .init("class", "\(ClassName.behind) \(ClassName.guide)"), .init("data-guide", key),
      ]
    )
  }

  private func take(_ place: Event.Place) {
    // The page may not know of the last guides yet.
    guard let new = MeasuredGuides(place, of: reads.keys), new != measured else { return }
    measured = new
    guides.invalidate()
  }

  override func appendElements(to elements: inout [ElementNode]) {
    elements.append(node)
  }

  override func unmount() {
    node.unmount()
  }
}
