import ConcurrencyExtras
import Foundation

/// A color of an asset catalog, with an optional variant for dark screens.
struct ColorAsset {
  /// The color as CSS.
  let css: String
  /// The name of the color space, if it is unknown.
  let unknownSpace: String?

  private static let known = Locked<[AssetID: ColorAsset?]>([:])

  /// Returns a color, or `nil` if no catalog has it.
  static func find(_ id: AssetID) -> ColorAsset? {
    known.withLock { known in
      if let found = known[id] { return found }
      let folder = AssetIndex.assets(ofBundleAt: id.bundlePath).colors[id.name]
      let set = folder.flatMap { try? AssetContents.decode(ColorSet.self, in: $0) }
      let found = set.flatMap { set in
        set.css.map { ColorAsset(css: $0, unknownSpace: set.unknownSpace) }
      }
      if known.count >= AssetID.knownCapacity { known.removeAll() }
      known[id] = found
      return found
    }
  }
}

/// The variants of a color in a catalog.
private struct ColorSet: Decodable {
  fileprivate struct Tone: Decodable, AssetVariant {
    struct Value: Decodable {
      let components: [String: String]?
      let space: String?

      enum CodingKeys: String, CodingKey {
        case components
        case space = "color-space"
      }
    }

    let color: Value?
    let appearances: [AssetAppearance]?
    let idiom: String?
  }

  private let colors: [Tone]

  /// The color as CSS, or `nil` if the set has no components.
  var css: String? {
    guard let light = tone(isDark: false) else { return nil }
    guard let dark = tone(isDark: true) else { return light }
    return "light-dark(\(light),\(dark))"
  }

  private func tone(isDark: Bool) -> String? {
    colors.variants(isDark: isDark).first?.color?.css
  }

  /// The name of the first unknown color space.
  var unknownSpace: String? {
    colors.lazy.compactMap(\.color?.space).first { Tone.Value.spaces[$0] == nil }
  }
}

extension ColorSet.Tone.Value {
  /// The known color spaces of catalogs.
  fileprivate static let spaces: [String: Color.RGBColorSpace] = [
    "srgb": .sRGB, "extended-srgb": .sRGB, "gray-gamma-22": .sRGB, "extended-gray": .sRGB,
    "extended-linear-srgb": .sRGBLinear, "display-p3": .displayP3,
  ]

  fileprivate var css: String? {
    func part(_ name: String) -> Double? { components?[name].flatMap(Self.part(spelled:)) }
    guard let red = part("red") ?? part("white"), let green = part("green") ?? part("white"),
      let blue = part("blue") ?? part("white")
    else { return nil }
    let opacity = part("alpha") ?? 1
    let space = space.flatMap { Self.spaces[$0] } ?? .sRGB
    return Color(space, red: red, green: green, blue: blue, opacity: opacity).css
  }

  /// Parses a component: a fraction, a number up to 255, or a hexadecimal number.
  private static func part(spelled text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
