internal import ConcurrencyExtras
public import Foundation

extension Color {
  /// Creates a color from an asset catalog.
  ///
  /// The catalog is a resource of the bundle; a SwiftPM target declares it with `resources:
  /// [.copy("Assets.xcassets")]`. Without a bundle, and with `Bundle.main`, the app's bundle and
  /// those beside it are searched. An unknown name is reported at its line, and the color is clear.
  ///
  /// - Parameters:
  ///   - name: The name of the color.
  ///   - bundle: The bundle with the color.
  ///   - fileID: Where an unknown color is reported.
  ///   - filePath: Where an unknown color is reported.
  ///   - line: Where an unknown color is reported.
  ///   - column: Where an unknown color is reported.
  public init(
    _ name: String,
    bundle: Bundle? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(AssetID(name, in: bundle), at: location)
  }

  /// Creates a color from a resource.
  ///
  /// - Parameters:
  ///   - resource: The resource, such as one that the plugin `AssetSymbols` generates.
  ///   - fileID: Where an unknown color is reported.
  ///   - filePath: Where an unknown color is reported.
  ///   - line: Where an unknown color is reported.
  ///   - column: Where an unknown color is reported.
  public init(
    _ resource: ColorResource,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(resource.id, at: location)
  }

  private init(_ id: AssetID, at location: SourceLocation) {
    let found = ColorAsset.find(id)
    self.init(css: found?.css ?? "transparent")
    if found == nil {
      let colors = AssetIndex.assets(ofBundleAt: id.bundlePath).colors
      let nearest = AssetID.nearest(to: id.name, among: colors.keys)
      Issues.reportOnce(Issues.unknownColor(id.name, nearest: nearest), at: location)
    }
    if let space = found?.unknownSpace {
      Issues.reportOnce(Issues.unknownColorSpace(space, of: id.name), at: location)
    }
  }
}

/// The name of a color of a bundle.
///
/// The plugin `AssetSymbols` generates a constant for each color of an asset catalog.
///
/// ```swift
/// Text("Sold out").foregroundStyle(Color(.brand))
/// ```
public struct ColorResource: Hashable, Sendable {
  let id: AssetID

  /// Creates the name of a color.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle with the color.
  public init(name: String, bundle: Bundle) {
    id = AssetID(name, in: bundle)
  }
}
