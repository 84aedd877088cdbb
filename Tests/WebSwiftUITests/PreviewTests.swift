import RuntimeMetadata
import Testing
import ViewCore
import ViewTesting

@testable import WebSwiftUI

@MainActor
struct PreviewTests {
  /// The previews of this file, without others in the process.
  private func previews() throws -> [ListedPreview] {
    try ListedPreview.all().filter { $0.id.contains("WebSwiftUITests") }
  }

  @Test func previewsAreFoundInTheOrderOfTheirPlaces() throws {
    #expect(
      try previews().map(\.title) == [
        "Alone_Previews", "A greeting", "Greeting_Previews, 2", "Of Blob", "Of Blob Jr.", "A name",
        "WebSwiftUITests/PreviewTests.swift, line 134", "Isolated",
        "Kept", "Two", "Fixed", "Modified", "Failing",
      ]
    )
  }

  @Test func aPreviewShowsItsViews() throws {
    let texts = try previews().map { preview in ViewHarness { preview.content() }.text }
    #expect(
      texts == [
        ["alone", "together"], ["Hello"], ["Goodbye"], ["Blob"], ["Blob Jr."], ["named"],
        ["3 prepared"], ["isolated"], ["off", "Switch"], ["one", "two"],
        ["fixed"], [], [],
      ]
    )
  }

  @Test func eachPreviewHasAPathOfItsOwn() throws {
    let paths = try previews().map(\.path)
    #expect(Set(paths).count == paths.count)
    for path in paths { #expect(path.wholeMatch(of: /\/previews\/\w+(\/[12])?/) != nil) }
  }

  @Test func theFirstPageShowsAllAndTheOthersOneEach() throws {
    let previews = try previews()
    let all = ViewHarness { PreviewsView.window(of: previews, name: "App", at: "/") }
    #expect(all.contains(.heading("Previews of App")))
    for preview in previews { #expect(all.text.contains(preview.title)) }
    #expect(!all.text.contains("named"))
    let one = ViewHarness { PreviewsView.window(of: previews, name: "App", at: previews[5].path) }
    #expect(one.text == ["named"])
    let unknown = ViewHarness { PreviewsView.window(of: previews, name: "App", at: "/previews/x") }
    #expect(unknown.contains(.heading("Previews of App")))
  }

  @Test func previewHasTheSizeOfItsLayout() throws {
    let preview = try #require(previews().first { $0.title == "A greeting" })
    let outline = ViewHarness { preview.content() }.outline
    #expect(outline.contains("width:320px;height:80px"))
    let elsewhere = ViewHarness { Text("Hello").previewLayout(.fixed(width: 320, height: 80)) }
    #expect(elsewhere.outline == ViewHarness { Text("Hello") }.outline)
  }

  @Test func previewHasTheSizeOfItsTrait() throws {
    let preview = try #require(previews().first { $0.title == "Fixed" })
    #expect(ViewHarness { preview.content() }.outline.contains("width:200px;height:100px"))
  }

  @Test func aModifierChangesPreviewsWithASharedValue() async throws {
    let preview = try #require(previews().first { $0.title == "Modified" })
    for _ in 1...2 {
      let view = ViewHarness { preview.content() }
      try await view.waitFor(.text("modified by 1"))
    }
    let failing = try #require(previews().first { $0.title == "Failing" })
    let view = ViewHarness { failing.content() }
    try await view.waitFor(.text("The context of 'Failing' was not made: CancellationError()"))
  }

  @Test func viewsOfAPreviewShareTheirState() throws {
    let preview = try #require(previews().first { $0.title == "Kept" })
    let view = ViewHarness { preview.content() }
    try view.tap(.button("Switch"))
    #expect(view.text == ["on", "Switch"])
  }
}

extension PreviewTests {
  @Test func noPreviewIsFoundWithAnUnknownLayout() {
    var layout = ConformanceLayout()
    layout.sectionStart += 8
    #expect(throws: PreviewError.unknownLayout) { try ListedPreview.all(layout: layout.verified()) }
    #expect(
      PreviewError.unknownLayout.text(appName: "Counter") == """
        The previews of Counter cannot be found: this system or this version of Swift stores the \
        conformances of types in a way that the library does not know.
        """
    )
  }
}

private struct Alone_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("alone")
      Text("together")
    }
  }
}

private struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("Hello").previewDisplayName("A greeting")
        .previewLayout(.fixed(width: 320, height: 80))
      Text("Goodbye")
    }
  }
}

private struct Names_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["Blob", "Blob Jr."], id: \.self) { Text($0).previewDisplayName("Of \($0)") }
  }
}

/// It is not listed, because it stands for many types.
private struct Generic_Previews<Value>: PreviewProvider {
  static var previews: some View { Text("\(Value.self)") }
}

#Preview("A name") {
  Text("named")
}

#Preview {
  var count = 1
  count += 2
  return Text("\(count) prepared")
}

#Preview("Isolated") {
  MainActor.assumeIsolated {
    Text("isolated")
  }
}

#Preview("Kept") {
  @Previewable @State var isOn = false
  Text(isOn ? "on" : "off")
  Button("Switch") { isOn.toggle() }
}

#Preview("Two") {
  Text("one")
  if Bool(true) {
    Text("two")
  }
}

#Preview("Fixed", traits: .fixedLayout(width: 200, height: 100)) {
  Text("fixed")
}

#Preview("Modified", traits: .sizeThatFitsLayout, .modifier(Counted())) {
  Text("modified")
}

#Preview("Failing", traits: .modifier(Failing())) {
  Text("failing")
}

private struct Counted: PreviewModifier {
  static var count = 0

  static func makeSharedContext() async -> Int {
    count += 1
    return count
  }

  func body(content: Content, context: Int) -> some View {
    Text("modified by \(context)")
    content
  }
}

private struct Failing: PreviewModifier {
  static func makeSharedContext() async throws { throw CancellationError() }

  func body(content: Content, context: Void) -> some View { content }
}
