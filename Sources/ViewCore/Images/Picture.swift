import Foundation

/// An image with files that the page loads.
struct Picture {
  /// The files, by rising scales.
  ///
  /// Without any, the image is a gray area.
  let files: [PictureFile]
  var name = ""
  /// Whether the image has the color of the text, unless its look has a mode.
  var isTemplate = false
  let look: PictureLook

  /// The size in points.
  var size: CGSize { files.first?.size ?? .zero }

  /// Whether the image fills its space.
  fileprivate var isFlexible: Bool { look.isResizable || files.isEmpty }
}

extension Picture: View {
  typealias Body = Never
}

extension Picture: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let view = PictureElement(picture: self, tag: tag(in: context.environment))
    return SwitchNode(key: view.tag, child: view.makeNode(in: context))
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let view = PictureElement(picture: self, tag: tag(in: context.environment))
    node.cast(to: SwitchNode<String>.self).show(view, key: view.tag, in: context)
  }

  private func tag(in environment: EnvironmentValues) -> String {
    isDrawnByStyle || environment.redaction.hidesContent ? "span" : "img"
  }
}

/// The element of an image: one of its own, or one with a background, a border or a mask.
private struct PictureElement {
  let picture: Picture
  let tag: String
}

extension PictureElement: View {
  typealias Body = Never
}

extension PictureElement: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    let environment = context.environment
    let isRedacted = environment.redaction.hidesContent
    var element = Element(tag)
    element["class"] =
      picture.isFlexible
      ? "\(ClassName.shape) picture ideal-width ideal-height" : "picture"
    element["style"] = CSS.style(
      picture.declarationsOfSize,
      picture.look.interpolation == .none ? "image-rendering:pixelated" : nil,
      isRedacted ? Redaction.style : tag == "span" ? picture.paint(in: environment) : nil
    )
    if tag == "img" { picture.addFiles(to: &element, in: environment) }
    let isHidden = isRedacted || environment.imagesAreDecorative
    picture.describe(&element, isHidden: isHidden, in: environment)
    return Rendering(element, behavior: picture.ownership)
  }
}

extension Picture {
  /// A behavior that keeps an image of the running app alive as long as its element.
  fileprivate var ownership: ElementBehavior? {
    let owners = files.compactMap(\.owner)
    return owners.isEmpty ? nil : ElementBehavior { _ in withExtendedLifetime(owners) {} }
  }

  fileprivate var declarationsOfSize: String {
    let (width, height) = (CSS.length(size.width), CSS.length(size.height))
    return isFlexible
      ? "--ideal-width:\(width);--ideal-height:\(height)" : "width:\(width);height:\(height)"
  }

  fileprivate func addFiles(to element: inout Element, in environment: EnvironmentValues) {
    element["src"] = files.first?.url(in: environment)
    element["alt"] = ""
    // A drag of the mouse is one of the app's gestures.
    element["draggable"] = "false"
    guard files.count > 1 else { return }
    element["srcset"] = files.map { "\($0.url(in: environment)) \(CSS.number($0.scale))x" }
      .joined(separator: ",")
  }

  @MainActor
  fileprivate func describe(
    _ element: inout Element,
    isHidden: Bool,
    in environment: EnvironmentValues
  ) {
    let label =
      switch look.label {
      case .name: name
      case .text(let text): text.string(in: environment)
      case .none: ""
      }
    if isHidden || label.isEmpty {
      element["aria-hidden"] = "true"
    } else {
      element.attributes += [.init("role", "img"), .init("aria-label", label)]
    }
  }
}

extension Picture {
  /// Whether the image is a mask or a background, because an element of its own cannot show it.
  private var isDrawnByStyle: Bool {
    guard let resizing = look.resizing, !files.isEmpty else {
      return hasTextColor || files.isEmpty
    }
    return hasTextColor || resizing.mode == .tile || resizing.capInsets != EdgeInsets()
  }

  private var hasTextColor: Bool {
    look.renderingMode.map { $0 == .template } ?? isTemplate
  }

  /// The declarations that draw the image.
  fileprivate func paint(in environment: EnvironmentValues) -> String {
    if files.isEmpty { return "background:var(--track)" }
    if hasTextColor {
      let style = environment.foregroundStyle
      let color =
        style?.areaPaint(in: environment)?.background(in: .anySize)
        ?? style?.css(in: environment) ?? "currentColor"
      return "background:\(color);mask:\(ground(at: "0 0", in: environment))"
    }
    guard let resizing = look.resizing, resizing.capInsets != EdgeInsets() else {
      return "background:\(ground(at: "0 0", in: environment))"
    }
    return frame(resizing, in: environment)
  }

  /// The image as a background or a mask of CSS, at a place if it is smaller than its space.
  func ground(at place: String, in environment: EnvironmentValues) -> String {
    // The sharpest file fits all screens.
    guard let file = files.last else { return "none" }
    let image = file.css(in: environment)
    let size = "\(CSS.length(file.size.width)) \(CSS.length(file.size.height))"
    switch look.resizing?.mode {
    case .stretch: return "\(image) 0 0/100% 100%"
    case .tile: return "\(image) 0 0/\(size) repeat"
    case nil: return "\(image) \(place)/\(size) no-repeat"
    }
  }

  /// The image as a border whose corners keep their size.
  private func frame(
    _ resizing: PictureLook.Resizing,
    in environment: EnvironmentValues
  ) -> String {
    guard let file = files.last else { return "" }
    let insets = resizing.capInsets
    let isTurned = environment.layoutDirection == .rightToLeft
    let edges = [
      insets.top, isTurned ? insets.leading : insets.trailing, insets.bottom,
      isTurned ? insets.trailing : insets.leading,
    ]
    .map { max($0, 0) }
    let slices = edges.map { CSS.number($0 * file.scale) }.joined(separator: " ")
    let widths = edges.map(CSS.length).joined(separator: " ")
    let image = file.css(in: environment)
    let repetition = resizing.mode == .tile ? "repeat" : "stretch"
    return "border-image:\(image) \(slices) fill/\(widths) \(repetition)"
  }
}
