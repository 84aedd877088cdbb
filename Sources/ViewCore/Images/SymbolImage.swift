import ConcurrencyExtras
import Foundation

/// The drawing of a symbol, or a dashed square in place of an unknown image.
struct SymbolImage {
  let name: String
  let location: SourceLocation?
  let isResizable: Bool
  /// The colors that the image asks for itself.
  var renderingMode: SymbolRenderingMode?
  /// Whether the name is that of an image that cannot be shown.
  var isPlaceholder = false
}

extension SymbolImage: View {
  typealias Body = Never
}

extension SymbolImage: ElementView {
  func render(in context: NodeContext) -> Rendering<SymbolShapes> {
    let environment = context.environment
    let isRedacted = environment.redaction.hidesContent
    let symbol = isRedacted ? Symbol(label: "") : symbol(in: environment)
    var element = Element(
      "svg",
      attributes: [
        .init("class", isResizable ? "symbol resizable" : "symbol"), .init("viewBox", "0 0 24 24"),
      ]
    )
    let gradient = environment.foregroundStyle?.areaPaint(in: environment)
    let color = gradient == nil ? environment.foregroundStyle?.css(in: environment) : nil
    element["style"] = CSS.style(
      environment.font?.css,
      environment.imageScale == .medium ? nil : "--scale:\(environment.imageScale.css)",
      color.map { "color:\($0)" },
      environment.foregroundStyle?.shadowFilter(in: environment),
      symbol.gaps.isEmpty ? nil : SymbolShapes.cutout(of: symbol.gaps),
      Symbol.turns(name) ? environment.layoutDirection.flip : nil,
      isRedacted ? Redaction.style : nil
    )
    if environment.imagesAreDecorative || isRedacted {
      element["aria-hidden"] = "true"
    } else {
      element.attributes += [.init("role", "img"), .init("aria-label", symbol.label)]
    }
    let mode = renderingMode ?? environment.symbolRenderingMode
    return Rendering(
      element: element,
      content: SymbolShapes(symbol: symbol, gradient: gradient, areaStyle: mode?.areaStyle)
    )
  }

  @MainActor
  private func symbol(in environment: EnvironmentValues) -> Symbol {
    if isPlaceholder { return Symbol(label: name, lines: Symbol.missing) }
    return Symbol.named(name, variant: environment.symbolVariants, at: location)
  }

  /// Returns the symbol as a black drawing of SVG, for masks.
  @MainActor
  func drawing(in environment: EnvironmentValues) -> String {
    let isTurned = Symbol.turns(name) && environment.layoutDirection == .rightToLeft
    let turn = isTurned ? " transform='matrix(-1 0 0 1 24 0)'" : ""
    return SymbolShapes(symbol: symbol(in: environment), gradient: nil).maskDrawing(turn: turn)
  }
}

/// The lines and areas of a symbol.
struct SymbolShapes {
  let symbol: Symbol
  /// The gradient, if the paint is one.
  let gradient: (any AreaPaint)?
  /// The declaration of the areas, if they look different from the lines beside them.
  var areaStyle: String?
}

extension SymbolShapes: View {
  var body: some View {
    if let gradient {
      PaintedBackground(gradient: gradient, area: Self.area, cut: Self.area.mask(drawing))
    } else {
      if !symbol.area.isEmpty {
        SymbolPath(name: "area", path: symbol.area, style: lines.isEmpty ? nil : areaStyle)
      }
      if !lines.isEmpty { SymbolPath(name: nil, path: lines, style: nil) }
    }
  }

  private static var area: PaintedArea { PaintedArea(size: CGSize(width: 24, height: 24)) }

  private var lines: String { symbol.lines + symbol.details }

  private var drawing: String {
    let style = lines.isEmpty ? "" : areaStyle.map { " style='\($0)'" } ?? ""
    return "<path d='\(symbol.area)' fill-rule='evenodd'\(style)/>" + Self.stroke(lines)
  }

  /// Returns the drawing with its gaps cut out.
  fileprivate func maskDrawing(turn: String) -> String {
    guard !symbol.gaps.isEmpty else { return "<g\(turn)>\(drawing)</g>" }
    let whole = "<path d='M0 0H24V24H0Z' fill='white'/>"
    return
      "<mask id='m'>\(whole)\(Self.stroke(symbol.gaps))</mask><g mask='url(#m)'\(turn)>\(drawing)</g>"
  }

  /// The same settings as in the page's stylesheet.
  private static func stroke(_ path: String) -> String {
    "<path d='\(path)' style='fill:none;stroke:black;stroke-width:1.8;"
      + "stroke-linecap:round;stroke-linejoin:round'/>"
  }

  /// Returns the CSS declaration that leaves lines out.
  static func cutout(of path: String) -> String {
    area.mask(stroke(path)).replacing("mask:", with: "mask:linear-gradient(#000 0 0) exclude,")
  }
}

private struct SymbolPath: View {
  let name: String?
  let path: String
  let style: String?

  var body: some View {
    Leaf(element: Element("path", attributes: attributes))
  }

  private var attributes: [Element.Attribute] {
    (name.map { [.init("class", $0)] } ?? []) + [.init("d", path)]
      + (style.map { [.init("style", $0)] } ?? [])
  }
}
