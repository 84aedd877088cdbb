import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The page with forced colors, where no background and no shadow is drawn.
@MainActor
@Suite(.needsBrowser)
struct ForcedColorsTests {
  /// Shows a view with forced colors, and returns what a script finds of each element that a selector finds.
  private func look<Value: Decodable & Sendable>(
    at view: some View,
    waitingFor text: String,
    in scheme: Page.ColorScheme = .dark,
    _ selector: String,
    _ script: String
  ) async throws -> [Value] {
    var values: [Value] = []
    try await LivePage.show(view) { live in
      try await live.page.prefer(scheme, reducesMotion: true, forcesColors: true)
      try await live.page.waitFor(.text(text))
      values = try await live.page.evaluate(
        "[...document.querySelectorAll('\(selector)')].map((node) => \(script))"
      )
    }
    return values
  }

  private static let ground = "getComputedStyle(node).backgroundColor"

  @Test(arguments: [Page.ColorScheme.light, .dark])
  func controlsHaveAnEdge(scheme: Page.ColorScheme) async throws {
    let content = Form {
      Toggle("On", isOn: .constant(true))
      Picker("Filter", selection: .constant(1)) {
        Text("All").tag(1)
        Text("Active").tag(2)
      }
      .pickerStyle(.segmented)
      Stepper("Guests", value: .constant(1))
      ProgressView(value: 0.4)
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
    }
    let edges: [String] = try await look(
      at: content,
      waitingFor: "Guests",
      in: scheme,
      ".toggle > input, .segments > .choices, .step, .progress, .bordered, .prominent",
      "(({ borderTopStyle, borderTopWidth }) => `${borderTopStyle} ${borderTopWidth}`)(getComputedStyle(node))"
    )
    #expect(edges == Array(repeating: "solid 1px", count: 7))
  }

  @Test func switchesShowTheirStateInForcedColors() async throws {
    let content = Form {
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
    }
    let grounds: [String] = try await look(
      at: content,
      waitingFor: "Off",
      ".toggle > input",
      Self.ground
    )
    #expect(Set(grounds).count == 2)
    // A border is drawn where a ground is not.
    let knobs: [String] = try await look(
      at: content,
      waitingFor: "Off",
      ".toggle > input",
      "getComputedStyle(node, '::before').borderTopWidth"
    )
    #expect(knobs == ["13px", "13px"])
  }

  @Test func selectionIsMarkedInForcedColors() async throws {
    struct Screen: View {
      @State private var row: Int? = 2

      var body: some View {
        Picker("Filter", selection: .constant(1)) {
          Text("All").tag(1)
          Text("Active").tag(2)
        }
        .pickerStyle(.segmented)
        List(selection: $row) { ForEach([1, 2, 3], id: \.self) { Text("Row \($0)") } }
      }
    }
    let grounds: [String] = try await look(
      at: Screen(),
      waitingFor: "Row 3",
      ".choice, .row",
      Self.ground
    )
    #expect(grounds.count == 5)
    #expect(grounds[0] != grounds[1])
    #expect(grounds[3] == grounds[0])
    #expect(grounds[2] == grounds[4])
    #expect(grounds[3] != grounds[2])
  }

  @Test func symbolsAreSeenAsLettersAreAndColorsStay() async throws {
    let content = VStack {
      Text("Letters")
      Image(systemName: "star").foregroundStyle(.black)
      Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
    }
    let colors: [String] = try await look(
      at: content,
      waitingFor: "Letters",
      ".vstack > .text, .symbol",
      "getComputedStyle(node).color"
    )
    #expect(colors.count == 2)
    #expect(Set(colors).count == 1)
    let grounds: [String] = try await look(
      at: content,
      waitingFor: "Letters",
      ".color",
      Self.ground
    )
    #expect(grounds == ["rgb(255, 0, 0)"])
  }

  @Test func theMenuOfAPickerHasTheArrowOfTheBrowser() async throws {
    let content = Form {
      Picker("Theme", selection: .constant(1)) { Text("Lavender").tag(1) }
    }
    let appearances: [String] = try await look(
      at: content,
      waitingFor: "Theme",
      ".picker > .choices",
      "getComputedStyle(node).appearance"
    )
    #expect(appearances == ["auto"])
  }

  @Test func disabledControlsHaveTheSystemsDisabledColor() async throws {
    let content = Form {
      Toggle("Off", isOn: .constant(false)).disabled(true)
      Button("Go") {}.disabled(true)
    }
    let looks: [[String]] = try await look(
      at: content,
      waitingFor: "Off",
      ".toggle .text, .button .text, .button",
      """
      (() => {
        const gray = document.body.appendChild(document.createElement("i"));
        gray.style.color = "GrayText";
        const { color, opacity } = getComputedStyle(node);
        return [`${color === getComputedStyle(gray).color}`, opacity];
      })()
      """
    )
    #expect(looks == Array(repeating: ["true", "1"], count: 3))
  }
}
