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
  /// A browser masks with outlines and images alone. The page draws other views, such as a text or a stack, as an image
  /// when they have changed. Images from other servers leave no trace in it.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the mask. A shape, a gradient and a color fill the view.
  ///   - mask: The mask.
  /// - Returns: The masked view.
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskingView(content: self, mask: mask(), alignment: alignment)
  }

  /// Shows the view only where a mask is opaque.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameter mask: The mask.
  /// - Returns: The masked view.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskingView(content: self, mask: mask, alignment: .center)
  }
}

/// A view that is masked by an image of CSS, or else by an image that the page draws.
private struct MaskingView<Content: View, Mask: View> {
  let content: Content
  let mask: Mask
  let alignment: Alignment
}

extension MaskingView: View {
  var body: some View {
    if let mask = mask as? any MaskView {
      masked(by: mask)
    } else {
      LayeredView(content: content, views: drawnMask, isBehind: false)
    }
  }

  private func masked(by mask: some MaskView) -> AnyView {
    AnyView(MaskedView(content: content, mask: mask, alignment: alignment))
  }

  private var drawnMask: some View {
    Box(
      "div",
      attributes: [
        .init(class: .before), .init("style", "\(alignment.css);opacity:0"),
        .init("aria-hidden", "true"), .init("inert", ""), .init("data-module", "masks"),
      ],
      content: mask
    )
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
