/// Everything that several elements of a page share: all but their ids and their texts.
final class ElementShape {
  unowned let graph: ViewGraph
  let tag: String
  let attributes: [Element.Attribute]
  let events: EventKinds
  let barrier: Barrier?

  fileprivate init(_ element: Element, in graph: ViewGraph) {
    self.graph = graph
    tag = element.tag
    attributes = element.attributes
    events = element.events
    barrier = element.barrier
  }

  func fits(_ element: Element) -> Bool {
    tag == element.tag && events == element.events && attributes == element.attributes
  }
}

/// A cache of recent shapes, so that the elements of a thousand rows share a few.
struct ElementShapes {
  /// A shape stays in its slot until another shape with the same hash replaces it.
  private var places = [ElementShape?](repeating: nil, count: 64)

  mutating func shape(of element: Element, in graph: ViewGraph) -> ElementShape {
    let place = place(of: element)
    if let known = places[place], known.fits(element) { return known }
    let shape = ElementShape(element, in: graph)
    places[place] = shape
    return shape
  }

  private func place(of element: Element) -> Int {
    var hasher = Hasher()
    hasher.combine(element.tag)
    for attribute in element.attributes {
      hasher.combine(attribute.name)
      hasher.combine(attribute.value)
    }
    return Int(UInt(bitPattern: hasher.finalize()) % UInt(places.count))
  }
}
