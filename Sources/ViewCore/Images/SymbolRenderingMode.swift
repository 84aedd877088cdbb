/// The colors in which a symbol is drawn.
///
/// The library's symbols have at most two layers: their lines, and their areas. A symbol of lines alone, or of areas
/// alone, has one layer, which all modes draw in the foreground style.
public struct SymbolRenderingMode: Hashable, Sendable {
  /// The declaration of the areas of a symbol that has lines, too.
  let areaStyle: String?

  /// All layers in one color.
  public static let monochrome = Self(areaStyle: nil)
  /// The lines in the foreground style, and the areas fainter.
  public static let hierarchical = Self(areaStyle: "fill-opacity:0.4")
  /// The lines in the first foreground style, and the areas in the second one.
  ///
  /// ```swift
  /// Image(systemName: "folder.fill.badge.plus")
  ///   .symbolRenderingMode(.palette)
  ///   .foregroundStyle(.orange, .blue)
  /// ```
  ///
  /// Where we differ: only this mode draws a symbol in two styles. A gradient as the first style is that of all layers.
  public static let palette = Self(areaStyle: "fill:var(--label-2)")

  @available(
    *,
    unavailable,
    message: "The library's symbols have no colors of their own. Write '.palette' with two styles."
  )
  public static var multicolor: Self { monochrome }
}

nonisolated extension View {
  /// Sets the colors in which the symbols inside are drawn.
  ///
  /// - Parameter mode: The mode. `nil` is the default one, which is ``SymbolRenderingMode/monochrome``.
  /// - Returns: The view with its symbols.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Sets the colors in which the image is drawn, if it is a symbol.
  ///
  /// - Parameter mode: The mode. `nil` is that of the view around the image.
  /// - Returns: The image.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.look.symbolRenderingMode = mode
    return image
  }
}

extension EnvironmentValues {
  private enum SymbolRenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
  }

  /// The colors in which symbols are drawn, or `nil` for the default ones.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}
