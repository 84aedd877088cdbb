import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct PresentationLookTests {
  private struct Screen: View {
    @State private var radius: CGFloat? = 12
    @State private var isRed = true

    var body: some View {
      Text("Screen").sheet(isPresented: .constant(true)) {
        VStack {
          Button("Round") { radius = 30 }
          Button("Default") { radius = nil }
          Button("Blue") { isRed = false }
        }
        .presentationCornerRadius(radius)
        .presentationBackground(isRed ? Color.red : Color.blue)
      }
    }
  }

  @Test func sheetHasItsCornersAndItsBackground() throws {
    let view = ViewHarness { Screen() }
    #expect(try view.attribute("style", of: .dialog) == "--corner:12px;background:var(--red)")
    try view.tap(.button("Round"))
    #expect(try view.attribute("style", of: .dialog) == "--corner:30px;background:var(--red)")
    try view.tap(.button("Default"))
    try view.tap(.button("Blue"))
    #expect(try view.attribute("style", of: .dialog) == "background:var(--blue)")
  }

  @Test func glassBlursThePage() throws {
    let view = ViewHarness {
      Text("Screen").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationBackground(.thinMaterial)
      }
    }
    let style = try view.attribute("style", of: .dialog)
    #expect(style?.hasSuffix(";backdrop-filter:blur(20px)") == true)
  }

  @Test func viewsAreBehindTheContentOfTheDialog() throws {
    struct Waves: View {
      @State private var hasWaves = true

      var body: some View {
        Text("Screen").sheet(isPresented: .constant(true)) {
          NavigationStack {
            Group {
              if hasWaves {
                Button("Calm") { hasWaves = false }
                  .presentationBackground(alignment: .bottom) { Text("Waves") }
              } else {
                Text("Quiet")
              }
            }
          }
        }
      }
    }
    let view = ViewHarness { Waves() }
    #expect(view.text == ["Screen", "Waves", "Calm"])
    let ground = view.outline.split(separator: "dialog-ground").last?.prefix(120) ?? ""
    #expect(ground.contains("class=\"behind\" style=\"place-items:end center\""))
    try view.tap(.button("Calm"))
    #expect(view.text == ["Screen", "Quiet"])
    #expect(!view.outline.contains("dialog-ground"))
  }
}
