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
