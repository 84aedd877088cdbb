import Foundation

/// A picture: a symbol by its name.
///
/// ```swift
/// Image(systemName: "trash")
///   .foregroundStyle(.red)
/// ```
///
/// Symbols are the library's own drawings, simple strokes under the names that SwiftUI's have. They
/// are as large as the text around them. docs/Symbols.md lists them. Of a name that the library does not
/// know a warning tells, and a dashed square that is called by the name stands in its place.
public struct Image: Equatable, Sendable {
  private let name: String
  /// Where the app names the symbol, unless it was made by a reference to its initializer.
  private let location: SourceLocation?
  private var isResizable = false

  /// Creates the image of a symbol.
  ///
  /// Those who do not see the page are told what the symbol stands for, as in "Delete" for a bin,
  /// unless a text beside it says so, as in a ``Label``.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol.
  ///   - fileID: Where a symbol that there is not is told of.
  ///   - filePath: Where a symbol that there is not is told of.
  ///   - line: Where a symbol that there is not is told of.
  ///   - column: Where a symbol that there is not is told of.
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

  /// Creates the image of a symbol: what `Image.init(systemName:)` refers to.
  @_disfavoredOverload
  public init(systemName: String) {
    self.init(systemName: systemName, at: nil)
  }

  /// Creates the image of a symbol that the app names somewhere.
  init(systemName: String, at location: SourceLocation?) {
    name = systemName
    self.location = location
  }

  /// Images of one symbol are the same wherever they are named.
  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.isResizable == second.isResizable
  }

  /// The size of a symbol beside that of text.
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

  /// This image, which fills the space that it gets.
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
    let symbol = Symbol.named(name, variant: environment.symbolVariants, at: location)
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
      Symbol.turns(name) ? environment.layoutDirection.flip : nil
    )
    if environment.imagesAreDecorative {
      element["aria-hidden"] = "true"
    } else {
      element.attributes += [.init("role", "img"), .init("aria-label", symbol.label)]
    }
    return Rendering(element: element, content: SymbolShapes(symbol: symbol, gradient: gradient))
  }
}

/// The lines and areas of a symbol.
struct SymbolShapes {
  let symbol: Symbol
  /// The paint, where that is more than a colour.
  let gradient: (any GradientPaint)?
}

extension SymbolShapes: View {
  var body: some View {
    if let gradient {
      PaintedGround(gradient: gradient, area: Self.area, cut: Self.area.mask(drawing))
    } else {
      if !symbol.area.isEmpty { SymbolPath(name: "area", path: symbol.area) }
      if !symbol.lines.isEmpty { SymbolPath(name: nil, path: symbol.lines) }
    }
  }

  private static var area: PaintedArea { PaintedArea(size: CGSize(width: 24, height: 24)) }

  /// The same as the page's stylesheet says.
  private var drawing: String {
    "<path d='\(symbol.area)' fill-rule='evenodd'/>"
      + "<path d='\(symbol.lines)' style='fill:none;stroke:black;stroke-width:1.8;"
      + "stroke-linecap:round;stroke-linejoin:round'/>"
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
  /// Sets how large the symbols inside are beside text.
  ///
  /// - Parameter scale: The size.
  /// - Returns: The view with its symbols in the size.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets which form the symbols inside have, where they have several.
  ///
  /// - Parameter variant: The form.
  /// - Returns: The view with its symbols in the form.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentView(content: self, value: variant) {
      $1.symbolVariants = $1.symbolVariants.adding($0)
    }
  }
}

/// The forms of symbols.
public struct SymbolVariants: Hashable, Sendable {
  let suffixes: [String]

  /// The form that the name says.
  public static let none = Self(suffixes: [])
  /// The form with areas in place of outlines.
  public static let fill = Self(suffixes: ["fill"])
  /// The form in a circle.
  public static let circle = Self(suffixes: ["circle"])
  /// The form in a square.
  public static let square = Self(suffixes: ["square"])
  /// The form that is struck through.
  public static let slash = Self(suffixes: ["slash"])

  /// This form with areas in place of outlines.
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

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Which form symbols have.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
