public import Foundation

/// An address or a text, which a ``ShareLink`` shares.
public protocol _SharedItem {
  var _content: _SharedContent { get }
}

/// The part of an item that a ``ShareLink`` shares.
public struct _SharedContent {
  let item: SharedItem
}

extension URL: _SharedItem {
  public var _content: _SharedContent { _SharedContent(item: .address(self)) }
}

extension String: _SharedItem {
  public var _content: _SharedContent { _SharedContent(item: .text(self)) }
}

/// The title and the image that users see of an item that a ``ShareLink`` shares.
///
/// ```swift
/// ShareLink(item: recipe.url, preview: SharePreview(recipe.title, image: recipe.photo))
/// ```
///
/// A browser draws its own preview, for which it takes the title. The title is the subject if the link has no other one.
/// The images are left out.
public struct SharePreview<Image, Icon> {
  let title: Text

  private init(titled title: Text) {
    self.title = title
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  ///
  /// - Parameter titleKey: The title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(titled: Text(titleKey))
  }

  /// Creates a preview with a title that is known only at run time.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init(titled: Text(title))
  }

  /// Creates a preview with a text as its title.
  public init(_ title: Text) {
    self.init(titled: title)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: An image, which a browser does not take.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(titled: Text(titleKey))
  }

  /// Creates a preview with a title that is known only at run time and an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Image) {
    self.init(titled: Text(title))
  }

  /// Creates a preview with a text as its title and an image.
  public init(_ title: Text, image: Image) {
    self.init(titled: title)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - icon: An icon, which a browser does not take.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(titled: Text(titleKey))
  }

  /// Creates a preview with a title that is known only at run time and an icon.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, icon: Icon) {
    self.init(titled: Text(title))
  }

  /// Creates a preview with a text as its title and an icon.
  public init(_ title: Text, icon: Icon) {
    self.init(titled: title)
  }
}

extension SharePreview {
  /// Creates a preview with a title, an image and an icon.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: An image, which a browser does not take.
  ///   - icon: An icon, which a browser does not take.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(titled: Text(titleKey))
  }

  /// Creates a preview with a title that is known only at run time, an image and an icon.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Image, icon: Icon) {
    self.init(titled: Text(title))
  }

  /// Creates a preview with a text as its title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(titled: title)
  }
}
