internal import ConcurrencyExtras
import Foundation

/// An image: a symbol, an image of the app's assets, or one that the page loads.
///
/// ```swift
/// Image(systemName: "trash")
///   .foregroundStyle(.red)
/// Image("Harbor")
///   .resizable()
///   .scaledToFit()
/// ```
///
/// Symbols are the library's own drawings, with the names of SwiftUI's. They are as large as the
/// text around them. docs/Symbols.md lists them. An unknown name is reported as a warning, and a
/// dashed square with the name stands in its place.
///
/// Other images have their own size, unless they are resizable. docs/Views.md describes where they
/// are found.
public struct Image: Equatable, Sendable {
  enum Source: Equatable {
    case symbol(String)
    case asset(AssetID)
    /// An image that the running app has made.
    case served(PictureFile)
    /// An image that the page loads itself.
    case remote(PictureFile)
    /// A gray area in place of an image that is loading.
    case blank
  }

  let source: Source
  /// The location at which the app names the image, unless it used a reference to the initializer.
  private let location: SourceLocation?
  private var ownLook: OwnLook?

  /// An allocation of its own, because most images have no look.
  private indirect enum OwnLook: Equatable {
    case look(PictureLook)
  }

  /// The settings that the image has itself.
  var look: PictureLook {
    get {
      guard case .look(let look) = ownLook else { return PictureLook() }
      return look
    }
    set { ownLook = newValue == PictureLook() ? nil : .look(newValue) }
  }

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
    self.init(.symbol(systemName), at: location)
  }

  init(_ source: Source, label: PictureLabel = .name, at location: SourceLocation? = nil) {
    self.source = source
    self.location = location
    look.label = label
  }

  /// Images of the same source are equal, wherever the app names them.
  public static func == (first: Self, second: Self) -> Bool {
    first.source == second.source && first.ownLook == second.ownLook
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
}

extension Image: View {
  public typealias Body = Never
}

extension Image: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    content.make(in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patch(node, in: context)
  }

  private var content: _ConditionalContent<SymbolImage, PictureOfScheme> {
    if let picture { return _ConditionalContent(branch: .second(picture)) }
    return _ConditionalContent(branch: .first(symbol))
  }
}

extension Image {
  /// The symbol, or the one that stands for an image that cannot be shown.
  var symbol: SymbolImage {
    let (name, isPlaceholder) =
      switch source {
      case .symbol(let name): (name, false)
      case .asset(let id): (id.name, true)
      case .served(let file), .remote(let file): (file.address, true)
      case .blank: ("", true)
      }
    return SymbolImage(
      name: name,
      location: location,
      isResizable: look.isResizable,
      renderingMode: look.symbolRenderingMode,
      isPlaceholder: isPlaceholder
    )
  }

  /// The image as its files, or `nil` for a symbol and for an image that cannot be shown.
  var picture: PictureOfScheme? {
    switch source {
    case .symbol: return nil
    case .served(let file), .remote(let file):
      return PictureOfScheme(light: Picture(files: [file], look: look))
    case .blank: return PictureOfScheme(light: Picture(files: [], look: look))
    case .asset(let id):
      switch ImageAsset.find(id) {
      case .found(let asset): return PictureOfScheme(asset, name: id.name, look: look)
      case .missing(let nearest):
        Issues.warnOnce(Issues.unknownImage(id.name, nearest: nearest), at: location)
      case .faulty(let file, let fault):
        Issues.warnOnce(Issues.faultyImage(id.name, file: file, fault), at: location)
      }
      return nil
    }
  }

  /// The ratio of width to height of an image that has one of its own.
  var aspectRatio: CGFloat? {
    (picture?.light.files.first?.size).map { $0.width / $0.height }
  }
}
