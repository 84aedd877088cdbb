public import Foundation
internal import ConcurrencyExtras

extension Image {
  /// Creates an image of the app's assets.
  ///
  /// The image is in an asset catalog, or a file of its own: PNG, JPEG, GIF, WebP or SVG. A SwiftPM
  /// target declares the catalog with `resources: [.copy("Assets.xcassets")]`. Screen readers read
  /// the name. An unknown name is reported as a warning at its line, and a dashed square stands in
  /// its place.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle with the image. `nil` and `Bundle.main` search the app's bundle and
  ///     those beside it.
  ///   - fileID: Where an unknown image is reported.
  ///   - filePath: Where an unknown image is reported.
  ///   - line: Where an unknown image is reported.
  ///   - column: Where an unknown image is reported.
  public init(
    _ name: String,
    bundle: Bundle? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.asset(AssetID(name, in: bundle)), at: location)
  }

  /// Creates an image of the app's assets, with a text that screen readers read.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle with the image. `nil` and `Bundle.main` search the app's bundle and
  ///     those beside it.
  ///   - label: The text that screen readers read.
  ///   - fileID: Where an unknown image is reported.
  ///   - filePath: Where an unknown image is reported.
  ///   - line: Where an unknown image is reported.
  ///   - column: Where an unknown image is reported.
  public init(
    _ name: String,
    bundle: Bundle? = nil,
    label: Text,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.asset(AssetID(name, in: bundle)), label: .text(label), at: location)
  }

  /// Creates an image of the app's assets that screen readers skip.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle with the image. `nil` and `Bundle.main` search the app's bundle and
  ///     those beside it.
  ///   - fileID: Where an unknown image is reported.
  ///   - filePath: Where an unknown image is reported.
  ///   - line: Where an unknown image is reported.
  ///   - column: Where an unknown image is reported.
  public init(
    decorative name: String,
    bundle: Bundle? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.asset(AssetID(name, in: bundle)), label: .none, at: location)
  }

  /// Creates an image from a resource.
  ///
  /// - Parameters:
  ///   - resource: The resource, such as one that the plugin `AssetSymbols` generates.
  ///   - fileID: Where an unknown image is reported.
  ///   - filePath: Where an unknown image is reported.
  ///   - line: Where an unknown image is reported.
  ///   - column: Where an unknown image is reported.
  public init(
    _ resource: ImageResource,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(.asset(resource.id), at: location)
  }
}

/// The name of an image of a bundle.
///
/// The plugin `AssetSymbols` generates a constant for each image of an asset catalog.
///
/// ```swift
/// Image(.harbor)
/// ```
public struct ImageResource: Hashable, Sendable {
  let id: AssetID

  /// Creates the name of an image.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle with the image.
  public init(name: String, bundle: Bundle) {
    id = AssetID(name, in: bundle)
  }
}
