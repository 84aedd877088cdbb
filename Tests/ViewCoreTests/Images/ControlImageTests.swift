import Foundation
import Testing
import ViewCore
import ViewTesting

/// Controls whose label has an image of the app's assets.
@MainActor
struct ControlImageTests {
  @Test func controlsHaveImagesOfResources() throws {
    let assets = try AssetBundle()
    defer { assets.remove() }
    try assets.write(AssetBundle.png(30, 30), to: "photo.png")
    let photo = ImageResource(name: "photo", bundle: try #require(assets.bundle))
    struct Form: View {
      let image: ImageResource
      let title: String
      @State private var count = 0
      @State private var isOn = false
      @State private var size = 1

      var body: some View {
        Text("\(count) \(isOn) \(size)")
        Button("Key button", image: image) { count += 1 }
        Button(title, image: image, role: .destructive) { count += 10 }
        Menu("Menu", image: image) { Button("Item") { count += 100 } }
        Menu("Other", image: image) {
          Text("a")
        } primaryAction: {
          count += 1_000
        }
        Toggle("Toggle", image: image, isOn: $isOn)
        Picker("Picker", image: image, selection: $size) {
          Text("S").tag(1)
          Text("L").tag(2)
        }
        ControlGroup("Group", image: image) { Button("b") {} }
      }
    }
    let view = ViewHarness { Form(image: photo, title: "String button") }
    #expect(view.outline.matches(of: /<img class="picture"/).count >= 6)
    try view.tap(.button("Key button"))
    try view.tap(.button("String button"))
    try view.tap(.button("Item"))
    try view.tap(.button("Other"))
    try view.tap(.toggle("Toggle"))
    #expect(view.text.contains("\(1111.formatted()) true 1"))
  }

  @Test func missingImageOfUnavailableContentIsReported() {
    for title in ["Key", "String"] {
      withKnownIssue {
        let view = ViewHarness {
          if title == "Key" {
            ContentUnavailableView("No photos", image: "Nowhere \(title)")
          } else {
            ContentUnavailableView(title, image: "Nowhere \(title)", description: Text("None"))
          }
        }
        #expect(view.text == (title == "Key" ? ["No photos"] : ["String", "None"]))
      } matching: {
        $0.description.contains("Nowhere \(title)")
      }
    }
  }
}
