import Dependencies
import Foundation
import Sharing
import Testing
import ViewCore
import ViewTesting
import ViewValues

/// Shared values that belong to a window.
@MainActor
struct SceneStorageKeyTests {
  private struct Draft: Codable, Equatable, Sendable {
    var text = ""
  }

  private struct Editor: View {
    @Shared(.sceneStorage("draft")) private var draft = Draft()

    var body: some View {
      Button("Text: \(draft.text)") { $draft.withLock { $0.text += "a" } }
    }
  }

  /// A view whose body makes the editors, for the window that shows it.
  private struct Screen: View {
    var body: some View {
      VStack { Editor() }
      HStack { Editor() }
    }
  }

  private func environment(_ values: WindowValues) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.windowValues = values
    return environment
  }

  @Test func viewsOfAWindowShareTheValueAndWindowsDoNot() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("Text: ").element(boundBy: 0))
    #expect(view.text == ["Text: a", "Text: a"])
    #expect(ViewHarness { Screen() }.text == ["Text: ", "Text: "])
  }

  @Test func defaultStaysWhenNoPropertyUsesItAnyMore() async throws {
    do {
      @Shared(.sceneStorage("count")) var count = 10
      #expect(count == 10)
    }
    @Shared(.sceneStorage("count")) var count = 0
    #expect(count == 10)
    let reader = try await SharedReader<Int>(require: .sceneStorage("count"))
    #expect(reader.wrappedValue == 10)
  }

  @Test func valueOfAnEarlierProcessIsThere() throws {
    let values = WindowValues(keeping: ["shared/draft": Data(#"{"text":"kept"}"#.utf8)])
    let view = ViewHarness(environment: environment(values)) { Screen() }
    #expect(view.text == ["Text: kept", "Text: kept"])
    #expect(values.takeChanges().values == [:])
    try view.tap(.button("Text: kept").element(boundBy: 0))
    #expect(
      values.takeChanges().values == ["shared/draft": Data(#"{"text":"kepta"}"#.utf8)]
    )
  }

  @Test func valueThatCannotBeDecodedIsTheDefault() {
    let values = WindowValues(keeping: ["shared/draft": Data("7".utf8)])
    let view = ViewHarness(environment: environment(values)) { Screen() }
    #expect(view.text == ["Text: ", "Text: "])
    #expect(values.takeChanges().unreadable == ["shared/draft": Data("7".utf8)])
  }

  @Test func codeOutsideOfWindowsHasValuesInMemory() {
    do {
      @Shared(.sceneStorage("count")) var count = 0
      $count.withLock { $0 += 1 }
    }
    @Shared(.sceneStorage("count")) var count = 0
    #expect(count == 1)
  }

  @Test func keyIsDescribedAsItIsWritten() {
    #expect(SceneStorageKey<Int>.sceneStorage("count").description == #".sceneStorage("count")"#)
  }
}
