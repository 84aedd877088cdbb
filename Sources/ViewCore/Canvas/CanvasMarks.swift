import Foundation

/// The elements of a drawing, from back to front.
struct CanvasMarks: View {
  let marks: [CanvasMark]
  let size: CGSize

  var body: some View {
    ForEach(marks.indices, id: \.self) { index in
      let mark = marks[index]
      if mark.clips.isEmpty {
        SettledMark(mark: mark, size: size)
      } else {
        ClippedMark(clips: mark.clips, content: SettledMark(mark: mark, size: size))
      }
    }
  }
}

/// An element with the transform, the opacity and the blend mode of a mark.
private struct SettledMark: View {
  let mark: CanvasMark
  let size: CGSize

  var body: some View {
    Box("g", attributes: attributes, content: content)
  }

  @ViewBuilder private var content: some View {
    switch mark.content {
    case .path(let path, let shading, let drawing):
      PaintedPath(path: path, shading: shading, drawing: drawing, size: size)
    case .view(let view, let place): PlacedView(content: view, place: place)
    case .layer(let marks): AnyView(CanvasMarks(marks: marks, size: size))
    }
  }

  private var attributes: [Element.Attribute] {
    var attributes: [Element.Attribute] = []
    if !mark.transform.isIdentity { attributes.append(.init("transform", mark.transform.svg)) }
    if mark.opacity != 1 { attributes.append(.init("opacity", CSS.number(mark.opacity))) }
    let style = CSS.style(
      mark.blendMode == .normal ? nil : "mix-blend-mode:\(mark.blendMode.css)",
      mark.filters.isEmpty ? nil : "filter:\(mark.filters.joined(separator: " "))"
    )
    if let style { attributes.append(.init("style", style)) }
    return attributes
  }
}

extension CGAffineTransform {
  /// The numbers of the transform.
  var factors: [String] { [a, b, c, d, tx, ty].map(CSS.factor) }

  /// The transform as an attribute of SVG.
  fileprivate var svg: String {
    "matrix(\(factors.joined(separator: " ")))"
  }
}

/// A path with its paint.
private struct PaintedPath: View {
  let path: Path
  let shading: GraphicsContext.Shading
  let drawing: OutlineDrawing
  let size: CGSize
  @Environment(\.self) private var environment

  var body: some View {
    let (own, frame) = shading.resolve(for: path, in: size)
    let style = own ?? environment.foregroundStyle
    if let gradient = style?.areaPaint(in: environment), !path.isEmpty {
      // The gradient's size is relative to a drawing of its own.
      Box(
        "svg",
        attributes: [
          .init("class", "canvas"), .init("x", CSS.number(frame.minX)),
          .init("y", CSS.number(frame.minY)),
          .init("width", CSS.number(frame.width)), .init("height", CSS.number(frame.height)),
        ],
        content: GradientBackground(
          gradient: gradient,
          path: path.offsetBy(dx: -frame.minX, dy: -frame.minY),
          drawing: drawing,
          size: frame.size
        )
      )
    } else {
      PathElement(path: path, drawing: drawing, color: style?.css(in: environment))
    }
  }
}

/// A view at its place, which leaves taps to the canvas.
private struct PlacedView<Content: View>: View {
  let content: Content
  let place: CanvasPlace
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Box(
      "foreignObject",
      attributes: [
        .init("x", CSS.number(area.minX)), .init("y", CSS.number(area.minY)),
        .init("width", CSS.number(area.width)), .init("height", CSS.number(area.height)),
      ],
      content: Box(class: "drawn", style: tracks, content: content)
    )
  }

  /// The length of the sides of the area in which a view of unknown size is put to a point.
  private var side: CGFloat { 8192 }

  private var area: CGRect {
    switch place {
    case .rect(let rect): rect.standardized
    case .point(let point, let anchor):
      CGRect(
        x: point.x - side * part(anchor.x),
        y: point.y - side * part(anchor.y),
        width: side,
        height: side
      )
    }
  }

  /// The tracks of a grid that divide the area around the view as the anchor divides the view.
  private var tracks: String? {
    guard case .point(_, let anchor) = place else { return nil }
    // The columns of a grid begin at its leading side, and an anchor counts from the left.
    let column = direction == .leftToRight ? part(anchor.x) : 1 - part(anchor.x)
    return "grid-template:\(tracks(part(anchor.y)))/\(tracks(column));white-space:nowrap"
  }

  private func tracks(_ part: CGFloat) -> String {
    "\(CSS.number(part))fr max-content \(CSS.number(1 - part))fr"
  }

  private func part(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
}

/// An element that is shown inside of paths alone.
private struct ClippedMark<Content: View>: View {
  let clips: [CanvasClip]
  let content: Content

  var body: some View {
    let names = self.names
    ForEach(clips.indices, id: \.self) { index in
      ClipDefinition(
        clip: clips[index],
        name: names[index],
        outer: index > 0 ? names[index - 1] : nil
      )
    }
    Box("g", attributes: [.init("clip-path", "url(#\(names.last ?? ""))")], content: content)
  }

  /// A name for each path and those before it, which is the same for equal clips of a page.
  private var names: [String] {
    var outlines = ""
    return clips.map { clip in
      outlines += (clip.isEvenOdd ? "evenodd " : "") + clip.path.svg
      return "clip-\(Fingerprint.text(of: Array(outlines.utf8)))"
    }
  }
}

/// A path as a clip, inside of an outer one.
private struct ClipDefinition: View {
  let clip: CanvasClip
  let name: String
  let outer: String?

  var body: some View {
    Box(
      "clipPath",
      attributes: [.init("id", name)] + (outer.map { [.init("clip-path", "url(#\($0))")] } ?? []),
      content: Leaf(
        element: Element(
          "path",
          attributes: [.init("d", clip.path.svg)]
            + (clip.isEvenOdd ? [.init("style", "clip-rule:evenodd")] : [])
        )
      )
    )
  }
}
