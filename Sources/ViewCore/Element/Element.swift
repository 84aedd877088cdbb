/// The HTML element of one node, with its attributes and its own text.
///
/// An element lists the events that the page reports. The closures that handle them belong to the
/// graph's nodes, so that elements compare as plain values.
public struct Element: Equatable, Sendable {
  /// The HTML tag, such as `button`.
  public var tag: String
  /// The attributes in the order in which they were set.
  ///
  /// Each name occurs once.
  public var attributes: [Attribute]
  /// The element's own text.
  ///
  /// An element has text or child elements, never both.
  public var text: String?
  /// The events that the page reports for this element.
  public var events: EventKinds

  /// A name and its value, such as `type="checkbox"`.
  public struct Attribute: Equatable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(
    _ tag: String,
    attributes: [Attribute] = [],
    text: String? = nil,
    events: EventKinds = []
  ) {
    self.tag = tag
    self.attributes = attributes
    self.text = text
    self.events = events
  }

  /// The value of an attribute.
  ///
  /// Setting `nil` removes the attribute.
  public subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(Attribute(name, value))
      case (nil, nil): break
      }
    }
  }
}

/// An element with its id and its descendants, as the payload of an insertion.
public struct ElementTree: Equatable, Sendable {
  public var id: NodeID
  public var element: Element
  public var children: [ElementTree]

  public init(id: NodeID, element: Element, children: [ElementTree] = []) {
    self.id = id
    self.element = element
    self.children = children
  }
}
