public import Foundation

extension GraphicsContext {
  /// A view of a ``Canvas``, which can be drawn several times.
  public struct ResolvedSymbol {
    let subview: Subview
  }

  /// A text that can be drawn several times, with a paint of its own.
  public struct ResolvedText {
    let text: Text
    /// The paint of a text that sets none itself.
    public var shading = Shading.foreground
  }

  /// An image that can be drawn several times, with a paint of its own.
  public struct ResolvedImage {
    let image: Image
    /// The paint of a symbol or a template, or `nil` for that of the canvas.
    public var shading: Shading?
  }

  /// Returns one of the views that the canvas has as symbols.
  ///
  /// - Parameter id: The tag of the view.
  /// - Returns: The view, or `nil` if none has the tag.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    symbols.first { $0.containerValues.has(AnyHashable(unwrapped: id)) }.map(ResolvedSymbol.init)
  }

  /// Returns a text that can be drawn several times.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text)
  }

  /// Returns an image that can be drawn several times.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image)
  }

  /// Draws a view in its own size at a point.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - point: The point of the canvas.
  ///   - anchor: The part of the view that is at the point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(AnyView(symbol.subview), .point(point, anchor)))
  }

  /// Draws a view into a rectangle, which is the space that the view is offered.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - rect: The rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let drawn = symbol.subview.frame(width: max(0, rect.width), height: max(0, rect.height))
    add(.view(AnyView(drawn), .rect(rect)))
  }

  /// Draws a text in one line at a point.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point of the canvas.
  ///   - anchor: The part of the text that is at the point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(text.shading.paint(text.text), .point(point, anchor)))
  }

  /// Draws a text into a rectangle, from its upper leading corner, with lines as wide as it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle. Lines that do not fit into it are not shown.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(.view(text.shading.paint(text.text), .rect(rect)))
  }

  /// Draws an image in its own size at a point.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The point of the canvas.
  ///   - anchor: The part of the image that is at the point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let shading = image.shading ?? .foreground
    add(.view(shading.paint(image.image), .point(point, anchor)))
  }

  /// Draws an image as large as a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    let drawn = image.image.resizable()
      .frame(width: max(0, rect.width), height: max(0, rect.height))
    add(.view((image.shading ?? .foreground).paint(drawn), .rect(rect)))
  }
}

extension GraphicsContext.ResolvedText {
  @available(*, unavailable, message: "Only the page knows the size: draw the text at an anchor.")
  public func measure(in size: CGSize) -> CGSize { size }
}

extension GraphicsContext.ResolvedSymbol {
  @available(*, unavailable, message: "Only the page knows the size: draw the view at an anchor.")
  public var size: CGSize { .zero }
}

extension GraphicsContext.Shading {
  /// Returns a view with this paint.
  fileprivate func paint(_ view: some View) -> AnyView {
    resolve(for: Path(), in: .zero).style.map { AnyView(view.foregroundStyle(AnyShapeStyle($0))) }
      ?? AnyView(view)
  }
}
