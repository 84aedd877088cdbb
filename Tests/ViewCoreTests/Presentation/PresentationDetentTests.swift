import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct PresentationDetentTests {
  private struct Screen: View {
    var isHidden = false
    var detents: Set<PresentationDetent> = [.medium]
    @State private var isShown = true

    var body: some View {
      Text("Screen").sheet(isPresented: $isShown) {
        Text("Sheet").presentationDetents(detents)
          .presentationDragIndicator(isHidden ? .hidden : .automatic)
      }
    }
  }

  @Test(
    arguments: [
      (.medium, "50dvh"), (.large, "100dvh"), (.fraction(0.25), "25dvh"), (.height(300), "300px"),
    ] as [(PresentationDetent, String)]
  )
  func sheetHasItsHeight(detent: PresentationDetent, css: String) throws {
    let view = ViewHarness { Screen(detents: [detent]) }
    #expect(try view.attribute("style", of: .dialog) == "--detent:\(css)")
    #expect(!view.contains(.button("Sheet size")))
  }

  @Test func grabberSwitchesToTheNextHeight() throws {
    let view = ViewHarness { Screen(detents: [.large, .height(200), .medium]) }
    var heights: [String?] = []
    for _ in 0..<4 {
      heights.append(try view.attribute("style", of: .dialog))
      try view.tap(.button("Sheet size"))
    }
    #expect(
      heights == [
        "--detent:min(100dvh,200px,50dvh)", "--detent:50dvh", "--detent:100dvh", "--detent:200px",
      ]
    )
    let hidden = ViewHarness { Screen(isHidden: true, detents: [.large, .medium]) }
    #expect(!hidden.contains(.button("Sheet size")))
  }

  @Test(
    arguments: [(600, ["450px", "60dvh"]), (1000, ["60dvh", "450px"])] as [(CGFloat, [String])]
  )
  func orderOfHeightsDependsOnTheWindow(height: CGFloat, nextOnes: [String]) throws {
    let view = ViewHarness(size: CGSize(width: 390, height: height)) {
      Screen(detents: [.height(450), .fraction(0.6)])
    }
    for css in ["min(450px,60dvh)"] + nextOnes {
      #expect(try view.attribute("style", of: .dialog) == "--detent:\(css)")
      try view.tap(.button("Sheet size"))
    }
  }

  @Test func appChoosesHeight() throws {
    struct Chooser: View {
      @State private var detent = PresentationDetent.large
      @State private var isShown = true

      var body: some View {
        Text("Screen").sheet(isPresented: $isShown) {
          Text(verbatim: detent == .large ? "large" : "medium")
            .presentationDetents([.medium, .large], selection: $detent)
          Button("Half") { detent = .medium }
        }
      }
    }
    let view = ViewHarness { Chooser() }
    #expect(try view.attribute("style", of: .dialog) == "--detent:100dvh")
    try view.tap(.button("Half"))
    #expect(try view.attribute("style", of: .dialog) == "--detent:50dvh")
    try view.tap(.button("Sheet size"))
    #expect(view.contains(.text("large")))
  }
}
