import Foundation

/// A view by which a browser can mask another one without a drawing of it: a shape, a gradient, a color or an image.
///
/// Apps do not conform to the protocol, apart from their types of ``Shape``.
nonisolated public protocol MaskView: View {
  /// Returns the mask of an area.
  ///
  /// Only the library creates values of this type.
  @MainActor
  func _mask(of area: _MaskedArea) -> _MaskImage
}

/// The area of a view with a mask.
public struct _MaskedArea {
  let size: CGSize
  let alignment: Alignment
  let environment: EnvironmentValues

  fileprivate func filled(with paint: some AreaPaint) -> _MaskImage {
    _MaskImage(css: "mask:\(paint.background(in: PaintedArea(size: size)))")
  }
}

/// A mask as the declarations of a stylesheet.
public struct _MaskImage {
  let css: String
}

nonisolated extension Shape {
  @MainActor
  public func _mask(of area: _MaskedArea) -> _MaskImage {
    let path = path(in: CGRect(origin: .zero, size: area.size)).svg
    return _MaskImage(css: PaintedArea(size: area.size).mask("<path d='\(path)'/>"))
  }
}

extension LinearGradient: MaskView {
  public func _mask(of area: _MaskedArea) -> _MaskImage { area.filled(with: self) }
}

extension AngularGradient: MaskView {
  public func _mask(of area: _MaskedArea) -> _MaskImage { area.filled(with: self) }
}

extension RadialGradient: MaskView {
  public func _mask(of area: _MaskedArea) -> _MaskImage { area.filled(with: self) }
}

extension AnyGradient: MaskView {
  public func _mask(of area: _MaskedArea) -> _MaskImage {
    area.filled(with: resolve(in: area.environment))
  }
}

extension Color: MaskView {
  public func _mask(of area: _MaskedArea) -> _MaskImage {
    _MaskImage(css: "mask:linear-gradient(\(css) 0 0)")
  }
}

extension Image: MaskView {
  @MainActor
  public func _mask(of area: _MaskedArea) -> _MaskImage {
    let environment = area.environment
    let place = area.alignment.position(in: environment.layoutDirection)
    if let picture = picture?.light {
      return _MaskImage(css: "mask:\(picture.ground(at: place, in: environment))")
    }
    let image = PaintedArea.image(of: symbol.drawing(in: environment), width: 24, height: 24)
    if look.isResizable { return _MaskImage(css: "mask:\(image) 0 0/100% 100%") }
    let side = "calc(1.25em*\(environment.imageScale.css))"
    let mask = "mask:\(image) \(place)/\(side) \(side) no-repeat"
    return _MaskImage(css: CSS.style(environment.font?.css, mask) ?? mask)
  }
}

extension Alignment {
  /// The position of a background as CSS.
  fileprivate func position(in direction: LayoutDirection) -> String {
    let leading = direction == .leftToRight ? "0" : "100%"
    let trailing = direction == .leftToRight ? "100%" : "0"
    let across =
      horizontal == .leading ? leading : horizontal == .trailing ? trailing : "50%"
    return "\(across) \(vertical == .top ? "0" : vertical == .bottom ? "100%" : "50%")"
  }
}
