import ConcurrencyExtras
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Images of asset catalogs and of plain files.
@MainActor
struct ImageAssetTests {
  private let assets: AssetBundle

  init() throws {
    assets = try AssetBundle()
    try assets.describe(
      "Photos/Harbor.imageset",
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "day.png"},
        {"idiom": "universal", "scale": "2x", "filename": "day@2x.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "scale": "1x", "filename": "night.png",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "1x", "filename": "contrast.png",
          "appearances": [{"appearance": "contrast", "value": "high"}]}
      ]}
      """
    )
    let folder = "Assets.xcassets/Photos/Harbor.imageset"
    try assets.write(AssetBundle.png(40, 30, mark: "day"), to: "\(folder)/day.png")
    try assets.write(AssetBundle.png(80, 60, mark: "day"), to: "\(folder)/day@2x.png")
    try assets.write(AssetBundle.png(40, 30, mark: "night"), to: "\(folder)/night.png")
    try assets.describe("Icons", #"{"properties": {"provides-namespace": true}}"#)
    try assets.describe(
      "Icons/Anchor.imageset",
      """
      {"images": [{"filename": "anchor.svg"}],
        "properties": {"template-rendering-intent": "template"}}
      """
    )
    let svg = Data("<svg viewBox='0 0 24 12'></svg>".utf8)
    try assets.write(svg, to: "Assets.xcassets/Icons/Anchor.imageset/anchor.svg")
    try assets.write(AssetBundle.png(30, 30), to: "photo@3x.png")
  }

  /// The element of a view in a window, and the address of its image.
  private func element(
    in environment: EnvironmentValues = EnvironmentValues(),
    _ view: some View
  ) throws -> (outline: String, path: String) {
    let outline = ViewHarness(environment: environment) { view }.outline
    let path = try #require(outline.firstMatch(of: /\/images\/[0-9a-f-]+\.[a-z]+/)).output
    return (outline.replacing(path, with: "PATH"), String(path))
  }

  private func image(_ name: String) -> Image { Image(name, bundle: assets.bundle) }

  @Test func imageHasItsOwnSizeAndFileForEachScale() throws {
    defer { assets.remove() }
    let (outline, path) = try element(image("Harbor"))
    #expect(
      outline.contains("<img class=\"picture\" style=\"width:40px;height:30px\" src=\"PATH\"")
    )
    #expect(outline.contains("srcset=\"PATH 1x,/images/"))
    #expect(outline.contains(" 2x\" role=\"img\" aria-label=\"Harbor\">"))
    #expect(path.hasSuffix(".png"))
  }

  @Test func paintRepeatsTheSharpestFileInItsSize() throws {
    defer { assets.remove() }
    let paint = ImagePaint(image: image("Harbor"), scale: 0.5)
    #expect(try element(Rectangle().fill(paint)).outline.contains("/20px 15px"))
    let dark = Rectangle().fill(.image(image("Harbor"))).environment(\.colorScheme, .dark)
    #expect(try element(dark).outline.contains("/40px 30px"))
    #expect(try element(dark).path != element(Rectangle().fill(paint)).path)
  }

  @Test func wideLineHasTheImageAtTheCornerOfItsShape() throws {
    defer { assets.remove() }
    let line = Rectangle().stroke(.image(image("Harbor")), style: StrokeStyle(lineWidth: 8))
    let margin = try #require(
      try element(line).outline.firstMatch(of: /(\d+)px (\d+)px\/40px 30px/)
    )
    #expect(margin.1 == margin.2)
    #expect(margin.1 != "0")
  }

  @Test func paintOfASymbolIsNone() {
    defer { assets.remove() }
    let paint = ImagePaint(image: Image(systemName: "star"))
    #expect(ViewHarness { Rectangle().fill(paint) }.outline.contains("background:none"))
  }

  @Test func darkVariantFollowsTheColorSchemeOfItsView() throws {
    defer { assets.remove() }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let day = try element(image("Harbor")).path
    let night = try element(in: dark, image("Harbor")).path
    #expect(day != night)
    #expect(try element(image("Harbor").environment(\.colorScheme, .dark)).path == night)
    #expect(try element(image("Harbor").preferredColorScheme(.dark)).path == night)
    #expect(try element(in: dark, image("Harbor").preferredColorScheme(.light)).path == day)
    let view = ViewHarness { Switched(image: image("Harbor")) }
    #expect(view.outline.contains(day))
    try view.tap(.button("Dark"))
    #expect(view.outline.contains(night))
  }

  @Test func templateHasTheForegroundColor() throws {
    defer { assets.remove() }
    let (outline, path) = try element(image("Icons/Anchor").foregroundStyle(.red))
    #expect(path.hasSuffix(".svg"))
    #expect(
      outline.contains(
        """
        <span class="picture" style="width:24px;height:12px;background:var(--red);mask:url(\"PATH\") \
        0 0/24px 12px no-repeat" role="img" aria-label="Icons/Anchor">
        """
      )
    )
    let original = try element(image("Icons/Anchor").renderingMode(.original)).outline
    #expect(original.contains("<img class=\"picture\""))
    let forced = try element(image("Harbor").renderingMode(.template)).outline
    #expect(forced.contains("background:currentColor;mask:"))
    let gradient = try element(image("Icons/Anchor").foregroundStyle(.red.gradient)).outline
    #expect(gradient.contains("background:linear-gradient("))
  }

  @Test func resizableImageFillsItsSpace() throws {
    defer { assets.remove() }
    let stretched = try element(image("Harbor").resizable().interpolation(.none)).outline
    #expect(stretched.contains("<img class=\"shape picture ideal-width ideal-height\""))
    #expect(
      stretched.contains(
        "style=\"--ideal-width:40px;--ideal-height:30px;image-rendering:pixelated\""
      )
    )
    let tiled = try element(image("photo").resizable(resizingMode: .tile)).outline
    #expect(tiled.contains("background:url(\"PATH\") 0 0/10px 10px repeat"))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let framed = image("photo").resizable(capInsets: insets)
    #expect(
      try element(framed).outline
        .contains("border-image:url(\"PATH\") 3 12 9 6 fill/1px 4px 3px 2px stretch")
    )
    let turned = framed.environment(\.layoutDirection, .rightToLeft)
    #expect(try element(turned).outline.contains("fill/1px 2px 3px 4px stretch"))
  }

  @Test func ownRatioIsThatOfTheImage() throws {
    defer { assets.remove() }
    let fit = try element(image("Harbor").resizable().scaledToFit()).outline
    #expect(fit.contains("class=\"proportion fit\" style=\"aspect-ratio:1.333\""))
    let square = try element(image("Harbor").resizable().aspectRatio(1, contentMode: .fill))
    #expect(square.outline.contains("class=\"proportion fill\" style=\"aspect-ratio:1\""))
  }

  @Test func labelIsReadUnlessTheImageIsDecorative() throws {
    defer { assets.remove() }
    let bundle = assets.bundle
    let view = ViewHarness {
      Image("Harbor", bundle: bundle, label: Text("Boats"))
      Button {
      } label: {
        Image("Harbor", bundle: bundle).accessibilityLabel("Leave")
      }
    }
    #expect(view.contains(.image("Boats")))
    #expect(view.contains(.button("Leave")))
    let silent = try element(Image(decorative: "Harbor", bundle: bundle)).outline
    #expect(silent.contains("aria-hidden=\"true\""))
    #expect(!silent.contains("aria-label"))
  }

  @Test func resourceAndLabelShowTheImage() throws {
    defer { assets.remove() }
    let resource = ImageResource(name: "Harbor", bundle: try #require(assets.bundle))
    #expect(try element(Image(resource)).path == (try element(image("Harbor")).path))
    let label = try element(Label("Port", image: resource)).outline
    #expect(label.contains("aria-hidden=\"true\""))
    #expect(label.contains("Port"))
  }

  @Test func hiddenContentIsNotOnThePage() throws {
    defer { assets.remove() }
    let view = ViewHarness { Redactable(image: image("Harbor")) }
    try view.tap(.button("Hide"))
    #expect(!view.outline.contains("/images/"))
    #expect(view.outline.contains("<span class=\"picture\""))
    try view.tap(.button("Hide"))
    #expect(view.outline.contains("<img class=\"picture\""))
  }

  @Test func imageCanMaskAnotherView() throws {
    defer { assets.remove() }
    let view = Color.red.mask { image("Harbor") }
    #expect(try element(view).outline.contains("mask:url(\"PATH\")"))
  }

  @Test func unknownNameIsReportedOnceWithTheNearestOne() {
    defer { assets.remove() }
    let lines = LockIsolated<[Int]>([])
    let bundle = assets.bundle
    let line = #line + 4
    withKnownIssue {
      for _ in 1...2 {
        let view = ViewHarness {
          Image("harbour", bundle: bundle)
        }
        #expect(view.outline.contains("<svg class=\"symbol\""))
        #expect(view.outline.contains("aria-label=\"harbour\""))
      }
    } matching: { issue in
      lines.withValue { $0.append(issue.sourceLocation?.line ?? 0) }
      return issue.severity == .warning
        && issue.comments.map(\.rawValue) == [
          """
          No image of the app's resources has this name.

            Name: harbour
            Nearest name: Harbor

          The asset catalogs and the image files in the resources were searched. A dashed square \
          takes its place, with the name as its label.

          To fix this, add 'resources: [.copy("Assets.xcassets")]' to the target in the package's \
          manifest, or name the bundle of the image: 'Image("harbour", bundle: .module)'.
          """
        ]
    }
    #expect(lines.value == [line])
  }

  @Test(
    arguments: [
      ("old.pdf", "%PDF-1.7", "It is a PDF, which no browser shows as an image."),
      ("text.png", "text", "It has no image that all browsers show, or no size."),
      ("lost.png", nil, "It is missing, or it could not be read."),
    ] as [(String, String?, String)]
  )
  func fileThatCannotBeShownIsReported(file: String, content: String?, reason: String) throws {
    defer { assets.remove() }
    try assets.describe("Old.imageset", #"{"images": [{"filename": "\#(file)"}]}"#)
    if let content {
      try assets.write(Data(content.utf8), to: "Assets.xcassets/Old.imageset/\(file)")
    }
    withKnownIssue {
      let view = ViewHarness { image("Old") }
      #expect(view.outline.contains("<svg class=\"symbol\""))
    } matching: { issue in
      issue.severity == .warning
        && issue.description.contains("  File: \(file)\n\n\(reason) A dashed square")
    }
  }
}

private struct Switched: View {
  let image: Image
  @State private var scheme = ColorScheme.light

  var body: some View {
    image.environment(\.colorScheme, scheme)
    Button("Dark") { scheme = .dark }
  }
}

private struct Redactable: View {
  let image: Image
  @State private var isHidden = false

  var body: some View {
    image.redacted(reason: isHidden ? .placeholder : [])
    Button("Hide") { isHidden.toggle() }
  }
}
