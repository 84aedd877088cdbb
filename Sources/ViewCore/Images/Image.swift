internal import ConcurrencyExtras
import Foundation

/// An image of a symbol with a name.
///
/// ```swift
/// Image(systemName: "trash")
///   .foregroundStyle(.red)
/// ```
///
/// Symbols are the library's own drawings, with the names of SwiftUI's. They are as large as the
/// text around them. docs/Symbols.md lists them. An unknown name is reported as a warning, and a
/// dashed square with the name stands in its place.
public struct Image: Equatable, Sendable {
  private let name: String
  /// The location at which the app names the symbol, unless it used a reference to the initializer.
  private let location: SourceLocation?
  private(set) var isResizable = false

  /// Creates the image of a symbol.
  ///
  /// Screen readers read the meaning of the symbol, such as "Delete" for a bin, unless a text
  /// beside it says it, as in a ``Label``.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol.
  ///   - fileID: Where an unknown symbol is reported.
  ///   - filePath: Where an unknown symbol is reported.
  ///   - line: Where an unknown symbol is reported.
  ///   - column: Where an unknown symbol is reported.
  public init(
    systemName: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(systemName: systemName, at: location)
  }

  /// Creates the image of a symbol, for references to `Image.init(systemName:)`.
  @_disfavoredOverload
  public init(systemName: String) {
    self.init(systemName: systemName, at: nil)
  }

  /// Creates the image of a symbol that the app names at a location.
  init(systemName: String, at location: SourceLocation?) {
    name = systemName
    self.location = location
  }

  /// Images of one symbol are equal, wherever the app names them.
  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.isResizable == second.isResizable
  }

  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large

    var css: String {
      switch self {
      case .small: "0.85"
      case .medium: "1"
      case .large: "1.3"
      }
    }
  }

  /// Makes the image fill the available space.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension Image: View {
  public typealias Body = Never
}

extension Image: ElementView {
  func render(in context: NodeContext) -> Rendering<SymbolShapes> {
    let environment = context.environment
    let isRedacted = environment.redaction.hidesContent
    let symbol =
      isRedacted
      ? Symbol(label: "") : Symbol.named(name, variant: environment.symbolVariants, at: location)
    var element = Element(
      "svg",
      attributes: [
        .init("class", isResizable ? "symbol resizable" : "symbol"), .init("viewBox", "0 0 24 24"),
      ]
    )
    let gradient = environment.foregroundStyle?.gradientPaint(in: environment)
    let color = gradient == nil ? environment.foregroundStyle?.css(in: environment) : nil
    element["style"] = CSS.style(
      environment.font?.css,
      environment.imageScale == .medium ? nil : "--scale:\(environment.imageScale.css)",
      color.map { "color:\($0)" },
      symbol.gaps.isEmpty ? nil : SymbolShapes.cutout(of: symbol.gaps),
      Symbol.turns(name) ? environment.layoutDirection.flip : nil,
      isRedacted ? Redaction.style : nil
    )
    if environment.imagesAreDecorative || isRedacted {
      element["aria-hidden"] = "true"
    } else {
      element.attributes += [.init("role", "img"), .init("aria-label", symbol.label)]
    }
    return Rendering(element: element, content: SymbolShapes(symbol: symbol, gradient: gradient))
  }
}

extension Image {
  /// Returns the symbol as a black drawing of SVG, for masks.
  @MainActor
  func drawing(in environment: EnvironmentValues) -> String {
    let symbol = Symbol.named(name, variant: environment.symbolVariants, at: location)
    let isTurned = Symbol.turns(name) && environment.layoutDirection == .rightToLeft
    let turn = isTurned ? " transform='matrix(-1 0 0 1 24 0)'" : ""
    return SymbolShapes(symbol: symbol, gradient: nil).maskDrawing(turn: turn)
  }
}

/// The lines and areas of a symbol.
struct SymbolShapes {
  let symbol: Symbol
  /// The gradient, if the paint is one.
  let gradient: (any GradientPaint)?
}

extension SymbolShapes: View {
  var body: some View {
    if let gradient {
      PaintedBackground(gradient: gradient, area: Self.area, cut: Self.area.mask(drawing))
    } else {
      if !symbol.area.isEmpty { SymbolPath(name: "area", path: symbol.area) }
      if !lines.isEmpty { SymbolPath(name: nil, path: lines) }
    }
  }

  private static var area: PaintedArea { PaintedArea(size: CGSize(width: 24, height: 24)) }

  private var lines: String { symbol.lines + symbol.details }

  private var drawing: String {
    "<path d='\(symbol.area)' fill-rule='evenodd'/>" + Self.stroke(lines)
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

  var body: some View {
    Leaf(element: Element("path", attributes: attributes))
  }

  private var attributes: [Element.Attribute] {
    (name.map { [.init("class", $0)] } ?? []) + [.init("d", path)]
  }
}

nonisolated extension View {
  /// Sets the size of the symbols inside, relative to text.
  ///
  /// - Parameter scale: The scale.
  /// - Returns: The view with its image scale.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets the variant of the symbols inside, if they have several.
  ///
  /// - Parameter variant: The variant.
  /// - Returns: The view with its symbol variant.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentView(content: self, value: variant) {
      $1.symbolVariants = $1.symbolVariants.adding($0)
    }
  }
}

/// The variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  let suffixes: [String]

  /// The symbol with exactly the name.
  public static let none = Self(suffixes: [])
  /// The filled variant.
  public static let fill = Self(suffixes: ["fill"])
  /// The variant in a circle.
  public static let circle = Self(suffixes: ["circle"])
  /// The variant in a square.
  public static let square = Self(suffixes: ["square"])
  /// The variant with a slash.
  public static let slash = Self(suffixes: ["slash"])

  /// The filled form of this variant.
  public var fill: Self { adding(.fill) }

  func adding(_ other: Self) -> Self {
    Self(suffixes: suffixes + other.suffixes.filter { !suffixes.contains($0) })
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }

  private enum SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
  }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variant of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
