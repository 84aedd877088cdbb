/// An image that can have other files in dark windows.
struct PictureOfScheme {
  let light: Picture
  var dark: Picture?

  init(light: Picture) {
    self.light = light
  }

  init(_ asset: ImageAsset, name: String, look: PictureLook) {
    func picture(_ files: [PictureFile]) -> Picture {
      Picture(files: files, name: name, isTemplate: asset.isTemplate, look: look)
    }
    light = picture(asset.light)
    dark = asset.dark.isEmpty ? nil : picture(asset.dark)
  }
}

extension PictureOfScheme: View {
  typealias Body = Never
}

extension PictureOfScheme: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    content.make(in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patch(node, in: context)
  }

  private var content: _ConditionalContent<Picture, AdaptivePicture> {
    guard let dark else { return _ConditionalContent(branch: .first(light)) }
    return _ConditionalContent(branch: .second(AdaptivePicture(light: light, dark: dark)))
  }
}

/// An image that follows the color scheme, in whose changes other images have no part.
private struct AdaptivePicture: View {
  let light: Picture
  let dark: Picture
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    colorScheme == .dark ? dark : light
  }
}
