import Testing
import ViewCore
import ViewTesting

@testable import WebSwiftUI

@MainActor
struct PreviewTests {
  /// The previews of this file: the process may have others.
  private var previews: [ListedPreview] {
    ListedPreview.all().filter { $0.id.hasPrefix("WebSwiftUITests.") }
  }

  @Test func previewsAreFoundInTheOrderOfTheirPlaces() {
    #expect(
      previews.map(\.title) == [
        "Greeting_Previews", "A name", "WebSwiftUITests/PreviewTests.swift, line 79", "Isolated",
        "Kept", "Two",
      ]
    )
  }

  @Test func aPreviewShowsItsViews() throws {
    let texts = previews.map { preview in ViewHarness { preview.content() }.text }
    #expect(
      texts == [
        ["Hello", "Goodbye"], ["named"], ["3 prepared"], ["isolated"], ["off", "Switch"],
        ["one", "two"],
      ]
    )
  }

  @Test func theWindowShowsOneAtATime() throws {
    let previews = previews
    let view = ViewHarness { PreviewsView(previews: previews) }
    #expect(view.text.contains("Hello"))
    #expect(!view.text.contains("named"))
    try view.pick("A name", in: .picker("Preview"))
    #expect(view.text.contains("named"))
    #expect(!view.text.contains("Hello"))
  }

  @Test func viewsOfAPreviewShareWhatTheyKeep() throws {
    let preview = try #require(previews.first { $0.title == "Kept" })
    let view = ViewHarness { preview.content() }
    try view.tap(.button("Switch"))
    #expect(view.text == ["on", "Switch"])
  }

  @Test func namesAreShownInTheListOfPreviewsOnly() {
    let named = Text("Hello").previewDisplayName("A greeting")
    #expect(ViewHarness { named }.text == ["Hello"])
    #expect(
      ViewHarness { named.environment(\.isShowingPreviews, true) }.text == ["A greeting", "Hello"]
    )
    let unnamed = Text("Hello").previewDisplayName(nil)
    #expect(
      ViewHarness { unnamed.environment(\.isShowingPreviews, true) }.text == ["Hello"]
    )
  }
}

private struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Text("Hello").previewDisplayName("A greeting")
    Text("Goodbye")
  }
}

/// Not shown: nobody says of what.
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
