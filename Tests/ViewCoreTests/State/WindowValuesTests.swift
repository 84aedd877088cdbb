import Foundation
import Testing
import ViewCore
import ViewTesting

/// The values of a window in its views' environment.
@MainActor
struct WindowValuesTests {
  @Test func scenePhaseIsActiveWhileTheWindowIsVisible() {
    struct Screen: View {
      @Environment(\.scenePhase) private var phase
      @State private var log: [ScenePhase] = []

      var body: some View {
        Text(verbatim: "\(log)").onChange(of: phase) { log.append(phase) }
      }
    }
    let view = ViewHarness { Screen() }
    view.setSeen(false)
    view.setSeen(false)
    view.setSeen(true)
    #expect(view.text == ["[ViewCore.ScenePhase.background, ViewCore.ScenePhase.active]"])
    #expect(
      [.active, .background, .inactive].sorted() == [ScenePhase.background, .inactive, .active]
    )
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(verbatim: "\(scheme)") }
  }

  @Test func theSchemeIsThatOfTheSystemAndFollowsIt() {
    let view = ViewHarness { Scheme() }
    #expect(view.text == ["light"])
    view.prefer(.dark)
    #expect(view.text == ["dark"])
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let other = ViewHarness(environment: dark) { Scheme() }
    #expect(other.text == ["dark"])
    other.prefer(.light)
    #expect(other.text == ["light"])
  }

  @Test func viewSetsTheColorSchemeOfItsContent() {
    let view = ViewHarness {
      Scheme().environment(\.colorScheme, .dark)
      Scheme().preferredColorScheme(.dark)
      Scheme().preferredColorScheme(nil)
      Scheme().colorScheme(.dark)
    }
    #expect(view.text == ["dark", "dark", "light", "dark"])
    #expect(view.outline.contains("style=\"color-scheme:dark;color:var(--label)\""))
    #expect(view.outline.contains("class=\"effect prefers-dark\""))
    view.prefer(.dark)
    #expect(view.text == ["dark", "dark", "dark", "dark"])
  }

  @Test func theDirectionIsThatOfTheWindow() {
    struct Direction: View {
      @Environment(\.layoutDirection) private var direction

      var body: some View { Text(verbatim: "\(direction)") }
    }
    var values = EnvironmentValues()
    values.layoutDirection = .rightToLeft
    let view = ViewHarness(environment: values) {
      Direction()
      Direction().environment(\.layoutDirection, .leftToRight)
    }
    #expect(view.text == ["rightToLeft", "leftToRight"])
    #expect(view.outline.contains("<div class=\"effect\" dir=\"ltr\">"))
  }
}

/// Addresses that open beside the page.
@MainActor
struct OpenURLTests {
  private struct Opener: View {
    let address: String
    @State private var answers: [Bool] = []
    @Environment(\.openURL) private var openURL

    var body: some View {
      Text(verbatim: "\(answers)")
      Button("Open") {
        if let url = URL(string: address) { openURL(url) { answers.append($0) } }
      }
    }
  }

  private struct UIKitOpener: View {
    let address: String
    @State private var answers: [Bool] = []

    var body: some View {
      Button("Open") {
        guard let url = URL(string: address), UIApplication.shared.canOpenURL(url) else { return }
        UIApplication.shared.open(url) { answers.append($0) }
        Task { answers.append(await UIApplication.shared.open(url)) }
      }
      Text(verbatim: "\(answers)")
    }
  }

  @Test func theAppOpensAddressesAsUIKitsDoes() async throws {
    let view = ViewHarness { UIKitOpener(address: "https://a.b/c") }
    try view.tap(.button("Open"))
    try await view.wait { $0.contains(.text("[true, true]")) }
    #expect(opened(view).first == "https://a.b/c")
    let other = ViewHarness { UIKitOpener(address: "javascript:1") }
    try other.tap(.button("Open"))
    #expect(opened(other) == [])
  }

  @Test func theAppHasNoSettingsToOpen() async throws {
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(!UIApplication.shared.canOpenURL(settings))
    #expect(await UIApplication.shared.open(settings) == false)
  }

  private func opened(_ view: ViewHarness) -> [String] {
    view.patches.compactMap { if case .open(let address) = $0 { address } else { nil } }
  }

  @Test func pageOpensExternalLinks() throws {
    let view = ViewHarness { Opener(address: "https://swift.org/a?b") }
    try view.tap(.button("Open"))
    #expect(opened(view) == ["https://swift.org/a?b"])
    #expect(view.text.first == "[true]")
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "app-settings:", "nowhere"])
  func urlOfAnotherSchemeIsNotOpened(address: String) throws {
    let view = ViewHarness { Opener(address: address) }
    try view.tap(.button("Open"))
    #expect(opened(view) == [])
    #expect(view.text.first == "[false]")
  }

  @Test(
    arguments: [
      (OpenURLAction.Result.handled, [], "[true]"), (.discarded, [], "[false]"),
      (.systemAction, ["https://a.b"], "[true]"),
      (.systemAction(URL(fileURLWithPath: "/")), [], "[false]"),
    ] as [(OpenURLAction.Result, [String], String)]
  )
  func handlerDecidesAboutAnOpenedURL(
    result: OpenURLAction.Result,
    addresses: [String],
    answer: String
  ) throws {
    let view = ViewHarness {
      Opener(address: "https://a.b").environment(\.openURL, OpenURLAction { _ in result })
    }
    try view.tap(.button("Open"))
    #expect(opened(view) == addresses)
    #expect(view.text.first == answer)
  }

  @Test func aLinkAsksTheHandler() throws {
    let url = try #require(URL(string: "myapp:here"))
    var asked: [URL] = []
    let view = ViewHarness {
      Link("Here", destination: url)
        .environment(
          \.openURL,
          OpenURLAction {
            asked.append($0)
            return .handled
          }
        )
    }
    #expect(try view.attribute("href", of: .link("Here")) == "#")
    try view.tap(.link("Here"))
    #expect(asked == [url])
  }
}
