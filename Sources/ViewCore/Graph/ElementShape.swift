/// What many elements of a page have in common: all but their number and their text.
final class ElementShape {
  unowned let graph: ViewGraph
  let tag: String
  let attributes: [Element.Attribute]
  let events: EventKinds

  fileprivate init(_ element: Element, in graph: ViewGraph) {
    self.graph = graph
    tag = element.tag
    attributes = element.attributes
    events = element.events
  }

  func fits(_ element: Element) -> Bool {
    tag == element.tag && events == element.events && attributes == element.attributes
  }
}

/// A change that is the same for all elements of one shape, and is found out once for them.
@MainActor
struct ShapeChange {
  private let change: (inout Element) -> Void
  /// What shapes become, by the shape.
  private var known: [ObjectIdentifier: (old: ElementShape, new: ElementShape)] = [:]

  init(_ change: @escaping (inout Element) -> Void) {
    self.change = change
  }

  /// The shape that an element of a shape has afterwards.
  mutating func shape(after old: ElementShape) -> ElementShape {
    if let known = known[ObjectIdentifier(old)] { return known.new }
    var element = Element(old.tag, attributes: old.attributes, events: old.events)
    change(&element)
    let new = old.fits(element) ? old : old.graph.shape(of: element)
    known[ObjectIdentifier(old)] = (old, new)
    return new
  }
}

/// The shapes that elements got last, so that the elements of a thousand rows share a few.
struct ElementShapes {
  /// A shape stays in its place until another one of the same place comes.
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
