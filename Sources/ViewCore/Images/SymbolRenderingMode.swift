/// The colors in which a symbol is drawn.
///
/// Each symbol is one layer, which both modes draw in the foreground style. The modes for layers of several colors are
/// absent.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All layers in one color.
  public static let monochrome = Self(name: "monochrome")
  /// The layers in levels of one color.
  public static let hierarchical = Self(name: "hierarchical")
}

nonisolated extension View {
  /// Sets the colors in which the symbols inside are drawn.
  ///
  /// Each symbol is one layer, so the modes look alike.
  ///
  /// - Parameter mode: The mode. `nil` is the default one.
  /// - Returns: The view with its symbols.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image {
  /// Sets the colors in which the image is drawn, if it is a symbol.
  ///
  /// Each symbol is one layer, so the modes look alike.
  ///
  /// - Parameter mode: The mode. `nil` is the default one.
  /// - Returns: The image.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
