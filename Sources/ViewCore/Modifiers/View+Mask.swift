import Foundation

nonisolated extension View {
  /// Shows the view only where a mask is opaque.
  ///
  /// ```swift
  /// Text(description).mask {
  ///   LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
  /// }
  /// ```
  ///
  /// The hidden parts still receive taps.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of a symbol that is not resizable. Other masks fill the view.
  ///   - mask: A shape, a gradient, a color or a symbol. A browser has no masks of other views.
  /// - Returns: The masked view.
  public func mask<Mask: MaskView>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Shows the view only where a mask is opaque.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameter mask: A shape, a gradient, a color or a symbol.
  /// - Returns: The masked view.
  public func mask<Mask: MaskView>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }
}

private struct MaskedView<Content: View, Mask: MaskView> {
  let content: Content
  var mask: Mask
  let alignment: Alignment
  @State private var size: CGSize?
}

extension MaskedView: View {
  var body: some View {
    MaskElement(content: content, mask: mask, alignment: alignment, size: size) { size = $0 }
  }
}

extension MaskedView: Animatable where Mask: Shape {
  var animatableData: Mask.AnimatableData {
    get { mask.animatableData }
    set { mask.animatableData = newValue }
  }
}

/// The element of a masked view.
///
/// Nothing is masked before the page has reported the size of the view.
private struct MaskElement<Content: View, Mask: MaskView> {
  let content: Content
  let mask: Mask
  let alignment: Alignment
  let size: CGSize?
  let setSize: (CGSize) -> Void
}

extension MaskElement: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element("div", attributes: [.init("class", "effect")], events: .resize)
    element["style"] = size.map { size in
      let area = _MaskedArea(size: size, alignment: alignment, environment: context.environment)
      return mask._mask(of: area).css
    }
    return Rendering(
      element: element,
      content: content,
      // An image of the running app is there as long as its mask.
      behavior: ElementBehavior { [mask] event in
        withExtendedLifetime(mask) {
          if case .resize(let size) = event { setSize(size) }
        }
      }
    )
  }
}
