import ViewCore

extension ServerFrame {
  /// The frame as the page reads it.
  package func encoded() -> [UInt8] {
    var writer = JSONWriter()
    writer.array { writer in
      writer.integer(number)
      writer.integer(acknowledged)
      switch content {
      case .patches(let patches, let isUnfinished):
        for patch in patches { writer.patch(patch) }
        if isUnfinished { writer.operation(.unfinished) { _ in } }
      case .welcome(let session, let number):
        writer.operation(.welcome) {
          $0.string(session.description)
          if let number { $0.integer(number) }
        }
      case .refused(let event, let nodes):
        writer.operation(.refused) { writer in
          writer.integer(event)
          for node in nodes { writer.integer(node) }
        }
      case .saved(let event, let isAnew):
        writer.operation(.saved) {
          $0.integer(event ?? -1)
          if isAnew { $0.integer(1) }
        }
      case .notice(let text): writer.operation(.notice) { $0.string(text) }
      case .ended(let reason, let text):
        writer.operation(.ended) {
          $0.string(reason.rawValue)
          if let text { $0.string(text) }
        }
      }
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func operation(_ opcode: Opcode, _ operands: (inout Self) -> Void) {
    array { writer in
      writer.integer(opcode.rawValue)
      operands(&writer)
    }
  }

  fileprivate mutating func patch(_ patch: Patch) {
    switch patch {
    case .setText(let node, let text):
      operation(.setText) {
        $0.integer(node)
        $0.string(text)
      }
    case .setAttribute(let node, let name, let value):
      operation(.setAttribute) {
        $0.integer(node)
        $0.string(name)
        $0.string(value)
      }
    case .removeAttribute(let node, let name):
      operation(.removeAttribute) {
        $0.integer(node)
        $0.string(name)
      }
    case .setEvents(let node, let events):
      operation(.setEvents) {
        $0.integer(node)
        $0.integer(Int(events.rawValue))
      }
    case .insert(let tree, let parent, let sibling):
      operation(.insert) {
        $0.tree(tree)
        $0.place(parent, before: sibling)
      }
    case .move(let node, let parent, let sibling):
      operation(.move) {
        $0.integer(node)
        $0.place(parent, before: sibling)
      }
    case .remove(let node):
      operation(.remove) { $0.integer(node) }
    case .scroll(let node, let anchor):
      operation(.scroll) {
        $0.integer(node)
        if let anchor { $0.anchor(anchor) }
      }
    case .scrollArea(let node, let x, let y):
      operation(.scrollArea) {
        $0.integer(node)
        $0.coordinate(x)
        $0.coordinate(y)
      }
    case .animate(let node, let motion):
      operation(.animate) {
        $0.integer(node)
        if let motion { $0.motion(motion) }
      }
    case .open(let address): operation(.open) { $0.string(address) }
    case .setAddress(let path): operation(.address) { $0.string(path) }
    case .copy(let text): operation(.copy) { $0.string(text) }
    case .announce(let text): operation(.announce) { $0.string(text) }
    case .vibrate(let pattern):
      operation(.vibrate) { for time in pattern { $0.integer(time) } }
    }
  }

  private mutating func place(_ parent: NodeID, before sibling: NodeID?) {
    integer(parent)
    if let sibling { integer(sibling) }
  }

  /// The parts of a point between 0 and 1, in ten-thousandths.
  private mutating func anchor(_ anchor: UnitPoint) {
    for part in [anchor.x, anchor.y] {
      integer(Int((Double(part) * 10_000).rounded(), in: -1_000_000...1_000_000))
    }
  }

  /// Writes an empty text in place of a coordinate that stays as it is.
  private mutating func coordinate(_ coordinate: Double?) {
    if let coordinate {
      integer(Int(coordinate, in: -40_000_000...40_000_000))
    } else {
      string("")
    }
  }

  /// Writes the number of runs and their direction only where the motion has more than one run.
  private mutating func motion(_ motion: Motion) {
    integer(motion.milliseconds)
    integer(motion.delay)
    string(motion.curve)
    guard motion.runs != 1 else { return }
    integer(motion.runs ?? 0)
    integer(motion.autoreverses ? 1 : 0)
  }

  /// Writes `[id, tag, attributes, events, text or children]`, without the defaults at its end.
  ///
  /// The tag of a drawing, which is not one of HTML, begins with a colon.
  private mutating func tree(_ tree: ElementTree) {
    let element = tree.element
    let hasContent = element.text != nil || !tree.children.isEmpty
    let hasEvents = hasContent || !element.events.isEmpty
    array { writer in
      writer.integer(tree.id)
      writer.string(element.isDrawing ? ":\(element.tag)" : element.tag)
      if hasEvents || !element.attributes.isEmpty { writer.attributes(element.attributes) }
      if hasEvents { writer.integer(Int(element.events.rawValue)) }
      if let text = element.text {
        writer.string(text)
      } else if !tree.children.isEmpty {
        writer.array { writer in
          for child in tree.children { writer.tree(child) }
        }
      }
    }
  }

  private mutating func attributes(_ attributes: [Element.Attribute]) {
    object { writer in
      for attribute in attributes { writer.member(attribute.name, attribute.value) }
    }
  }
}

extension Element {
  private static let drawingTags: Set = [
    "svg", "path", "g", "defs", "linearGradient", "radialGradient", "stop", "foreignObject",
    "filter", "clipPath",
  ]

  /// Whether it is an element of SVG.
  fileprivate var isDrawing: Bool {
    // All SVG filter primitives begin with `fe`.
    Self.drawingTags.contains(tag) || tag.hasPrefix("fe")
  }
}
