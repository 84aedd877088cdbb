import Foundation
import Testing
import ViewCore
import ViewTesting

/// Images that the running app makes of data.
@MainActor
struct UIImageTests {
  /// Data that no other test uses, so that its address lives as long as this test says.
  private static func png(_ width: Int, _ height: Int) -> Data {
    AssetBundle.png(width, height, mark: UUID().uuidString)
  }

  private static func path(in outline: String) throws -> String {
    String(try #require(outline.firstMatch(of: /\/images\/[0-9a-f-]+\.png/)).output)
  }

  @Test func imageOfDataHasItsOwnSizeAndIsServed() throws {
    let data = Self.png(80, 60)
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(image.scale == 2)
    let view = ViewHarness { Image(uiImage: image) }
    #expect(view.outline.contains("<img class=\"picture\" style=\"width:40px;height:30px\""))
    #expect(view.outline.contains("aria-hidden=\"true\""))
    let file = try #require(ServedImages.file(at: try Self.path(in: view.outline)))
    #expect(file.mimeType == "image/png")
    #expect(Data(file.bytes) == data)
  }

  @Test(
    arguments: [
      Data(), Data("Soup".utf8), Data("<svg viewBox='0 0 24 12'></svg>".utf8),
      Data("%PDF-1.4".utf8), AssetBundle.png(0, 4), AssetBundle.png(20_000, 4),
      AssetBundle.png(1, 1) + Data(count: 16 << 20),
    ]
  )
  func dataThatIsNoImageOrTooLargeHasNone(data: Data) {
    #expect(UIImage(data: data) == nil)
  }

  @Test(arguments: [0, -1, .infinity, .nan] as [CGFloat])
  func impossibleScaleHasNoImage(scale: CGFloat) {
    #expect(UIImage(data: Self.png(1, 1), scale: scale) == nil)
  }

  @Test func dataIsGivenBackInItsOwnKindAlone() throws {
    let data = Self.png(2, 2)
    let image = try #require(UIImage(data: data))
    #expect(image.pngData() == data)
    #expect(image.jpegData(compressionQuality: 0.5) == nil)
  }

  @Test func equalDataIsTheSameImage() throws {
    let data = Self.png(3, 3)
    let image = try #require(UIImage(data: data))
    let same = try #require(UIImage(data: data))
    #expect(image == same)
    #expect(image.hashValue == same.hashValue)
    #expect(image != UIImage(data: data, scale: 2))
    #expect(image != UIImage(data: Self.png(3, 3)))
  }

  private struct Photo: View {
    let data: Data
    @State private var runs = 0
    @State private var isShown = true

    var body: some View {
      Button("Again") { runs += 1 }
      Button("Remove") { isShown = false }
      Text("Runs: \(runs)")
      if isShown, let image = UIImage(data: data) { Image(uiImage: image).resizable() }
    }
  }

  @Test func imageIsServedAsLongAsAViewShowsIt() throws {
    let view = ViewHarness { Photo(data: Self.png(4, 4)) }
    let path = try Self.path(in: view.outline)
    try view.tap(.button("Again"))
    #expect(view.text.contains("Runs: 1"))
    #expect(try Self.path(in: view.outline) == path)
    #expect(ServedImages.file(at: path) != nil)
    try view.tap(.button("Remove"))
    // The last flush keeps what it has removed until the page has received its patches.
    try view.tap(.button("Again"))
    #expect(ServedImages.file(at: path) == nil)
  }

  private struct Masked: View {
    let data: Data

    var body: some View {
      if let image = UIImage(data: data) {
        Color.red.mask { Image(uiImage: image).resizable() }
      }
    }
  }

  @Test func maskKeepsItsImage() throws {
    let view = ViewHarness { Masked(data: Self.png(5, 5)) }
    let path = try Self.path(in: view.outline)
    #expect(ServedImages.file(at: path) != nil)
  }

  @Test func imageWithoutContentShowsNothing() {
    let image = UIImage()
    #expect(image.size == .zero)
    #expect(image.pngData() == nil)
    #expect(image == UIImage())
    let view = ViewHarness { Image(uiImage: image) }
    #expect(view.outline.contains("style=\"width:0px;height:0px\" src=\"data:image/svg+xml,"))
  }

  /// A bundle with an image that has a variant for dark windows, and a template.
  private func assets() throws -> AssetBundle {
    let assets = try AssetBundle()
    try assets.describe(
      "Harbor.imageset",
      """
      {"images": [
        {"idiom": "universal", "filename": "day.png"},
        {"idiom": "universal", "filename": "night.png",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ]}
      """
    )
    try assets.write(
      AssetBundle.png(40, 30, mark: "d"),
      to: "Assets.xcassets/Harbor.imageset/day.png"
    )
    try assets.write(
      AssetBundle.png(40, 30, mark: "n"),
      to: "Assets.xcassets/Harbor.imageset/night.png"
    )
    return assets
  }

  @Test func imageOfTheAssetsHasItsDarkVariant() throws {
    let assets = try assets()
    defer { assets.remove() }
    let image = try #require(UIImage(named: "Harbor", in: assets.bundle, with: nil))
    #expect(image.size == CGSize(width: 40, height: 30))
    let bundle = try #require(assets.bundle)
    #expect(image == UIImage(resource: ImageResource(name: "Harbor", bundle: bundle)))
    #expect(image == UIImage(named: "Harbor", in: assets.bundle, compatibleWith: nil))
    func path(_ scheme: ColorScheme) throws -> String {
      let view = ViewHarness { Image(uiImage: image).environment(\.colorScheme, scheme) }
      #expect(view.outline.contains("aria-hidden=\"true\""))
      return try Self.path(in: view.outline)
    }
    #expect(try path(.light) != path(.dark))
  }

  @Test func imageIsInTheForegroundColorOrItsOwn() throws {
    let assets = try assets()
    defer { assets.remove() }
    let image = try #require(UIImage(named: "Harbor", in: assets.bundle, with: nil))
    #expect(image.renderingMode == .automatic)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template != image)
    func isMasked(_ image: UIImage) -> Bool {
      ViewHarness { Image(uiImage: image) }.outline.contains("mask")
    }
    #expect(isMasked(template))
    #expect(!isMasked(template.withRenderingMode(.alwaysOriginal)))
    #expect(!isMasked(image))
  }

  @Test func missingResourceIsReportedWhenItIsShown() throws {
    let assets = try assets()
    defer { assets.remove() }
    let bundle = try #require(assets.bundle)
    let image = UIImage(resource: ImageResource(name: "Harbour", bundle: bundle))
    #expect(image.size == .zero)
    let view = ViewHarness { Image(uiImage: image) }
    #expect(view.outline.contains("Harbour") || view.outline.contains("symbol"))
  }

  @Test func imageOfTheAssetsHasItsSharpestFile() throws {
    let assets = try AssetBundle()
    defer { assets.remove() }
    try assets.write(AssetBundle.png(30, 30), to: "photo@3x.png")
    let file = assets.folder.appendingPathComponent("photo@3x.png")
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 30, height: 30))
    #expect(UIImage(contentsOfFile: "/missing.png") == nil)
    #expect(UIImage(named: "there-is-no-such-image") == nil)
  }
}
