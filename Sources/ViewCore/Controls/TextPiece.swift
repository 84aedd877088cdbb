import Foundation

/// A part of a text with one look.
struct TextPiece: Equatable {
  enum Content: Equatable {
    case string(String)
    case image(Image)
    case runningTime(TimeText)
  }

  var content: Content
  var look = TextLook()

  init(_ content: Content, look: TextLook = TextLook()) {
    self.content = content
    self.look = look
  }

  /// The characters of the part.
  ///
  /// An image has none.
  var string: String {
    switch content {
    case .string(let string): string
    case .runningTime(let time): time.string
    case .image: ""
    }
  }
}

extension [TextPiece] {
  /// The parts, with adjacent ones of the same look joined.
  var merged: [TextPiece] {
    reduce(into: []) { pieces, piece in
      if let last = pieces.last, last.look == piece.look, case .string(let start) = last.content,
        case .string(let end) = piece.content
      {
        pieces[pieces.count - 1].content = .string(start + end)
      } else {
        pieces.append(piece)
      }
    }
  }

  /// The characters of the parts, if none has a look of its own.
  var plainString: String? {
    if isEmpty { return "" }
    guard count == 1, first?.look == TextLook(), case .string(let string)? = first?.content else {
      return nil
    }
    return string
  }
}

extension TextPiece.Content {
  @MainActor
  static func runningTime(_ time: RunningTime, _ environment: EnvironmentValues) -> Self {
    .runningTime(TimeText(time, in: environment))
  }
}

/// The parts of a text, each in an element of its own.
struct TextPieces: Equatable {
  let pieces: [TextPiece]
}

extension TextPieces: View {
  var body: some View {
    ForEach(pieces.indices, id: \.self) { LinkedPiece(piece: pieces[$0]) }
  }
}

private struct LinkedPiece: View {
  let piece: TextPiece

  var body: some View {
    if let link = piece.look.rare.link {
      Link(destination: link) { StyledPiece(piece: piece) }
    } else {
      StyledPiece(piece: piece)
    }
  }
}

private struct StyledPiece {
  let piece: TextPiece
}

extension StyledPiece: ElementView {
  static func hasContent(_ rendering: Rendering<InlineImage?>) -> Bool {
    rendering.content != nil
  }

  func render(in context: NodeContext) -> Rendering<InlineImage?> {
    let environment = context.environment
    var element = Element("span")
    element["style"] = piece.look.ownStyle(in: environment)
    piece.look.describe(&element, in: environment)
    switch piece.content {
    case .string(let string): element.text = string
    case .runningTime(let time): time.describe(&element)
    case .image(let image):
      return Rendering(element: element, content: InlineImage(image: image))
    }
    return Rendering(element: element, content: nil)
  }
}

/// An image between letters, with their color and size.
struct InlineImage: Equatable {
  let image: Image
}

extension InlineImage: View {
  var body: some View {
    EnvironmentView(content: image, value: ()) { _, environment in
      environment.font = nil
      environment.foregroundStyle = nil
    }
  }
}
