import Foundation
import Observation
import Testing
import ViewCore
import ViewTesting

@Observable
private final class Model {
  var source = 0
  var derived = 0
}

@MainActor
struct BoxTests {
  private struct Pair: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  @Test func frameHasItsLimits() {
    let view = ViewHarness {
      Text("a").frame(maxWidth: 100, maxHeight: 50).padding(3).background(.red).frame(width: 200)
    }
    #expect(
      view.outline == """
        <main>
          <div class="frame has-width" style="width:200px;place-items:center center">
            <div class="background" style="background:var(--red)">
              <div class="padding" style="padding-block:3px 3px;padding-inline:3px 3px">
                <div class="frame has-width has-height limited low" style="--width:100px;--height:50px;place-items:center center">
                  <span class="text"> "a"
        """
    )
  }

  @Test func modifierOfSeveralViewsAppliesToEach() {
    let view = ViewHarness {
      HStack {
        Group {
          Pair()
          if true { Text("c") }
        }
        .padding(3)
        .background(.red)
      }
    }
    let box = """
          <div class="background" style="background:var(--red)">
            <div class="padding" style="padding-block:3px 3px;padding-inline:3px 3px">
      """
    #expect(
      view.outline == """
        <main>
          <div class="hstack">
        \(box)
                <span class="text"> "a"
        \(box)
                <span class="text"> "b"
        \(box)
                <span class="text"> "c"
        """
    )
  }

  @Test(arguments: [CGFloat.infinity, -1, .nan])
  func frameOfNoSizeIsReportedAtItsLine(length: CGFloat) {
    func expectIssue(_ name: String, _ show: () -> Void) {
      let expected = """
        A frame has a size that no view can have.

          \(name): \(length)

        The size is ignored.

        To fix this, use a number that is 0 or greater. To fill the available space, set \
        'maxWidth' or 'maxHeight' to '.infinity'.
        """
      withKnownIssue {
        show()
      } matching: { issue in
        issue.sourceLocation?.fileName == "BoxTests.swift"
          && issue.comments.map(\.rawValue) == [expected]
      }
    }
    expectIssue("width") {
      let view = ViewHarness { Text("a").frame(width: length, height: 5) }
      #expect(view.outline.contains("style=\"height:5px;"))
    }
    expectIssue("minHeight") {
      _ = ViewHarness { Text("a").frame(minHeight: length, maxHeight: 7) }
    }
  }

  @Test func frameOfNoSizeIsReportedOnceInWindow() throws {
    struct Bars: View {
      @State private var length: CGFloat = -1

      var body: some View {
        ForEach(0..<3) { Text("\($0)").frame(width: length, height: length) }
        Button("Shrink") { length -= 1 }
      }
    }
    nonisolated(unsafe) var issues = 0
    try withKnownIssue {
      let view = ViewHarness { Bars() }
      try view.tap(.button("Shrink"))
      #expect(!view.outline.contains("width:"))
    } matching: { _ in
      issues += 1
      return true
    }
    // Its width and its height.
    #expect(issues == 2)
  }

  @Test func eachRowHasItsOwnBox() {
    let view = ViewHarness {
      List {
        ForEach(1..<3) { Text("\($0)") }.padding(1)
      }
    }
    #expect(view.outline.matches(of: /<li class="row">\n +<div class="padding"/).count == 2)
  }

  @Test func boxThatChangesIsOnePatchForEachView() throws {
    struct Screen: View {
      @State private var isWide = false

      var body: some View {
        Pair().frame(width: isWide ? 20 : 10)
        Button("Widen") { isWide = true }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Widen"))
    let style = "width:20px;place-items:center center"
    #expect(
      view.patches == [
        .setAttribute(node: 1, name: "style", value: style),
        .setAttribute(node: 3, name: "style", value: style),
      ]
    )
  }

  @Test func dialogIsOutsideOfBoxes() {
    let view = ViewHarness {
      List { Text("below").sheet(isPresented: .constant(true)) { Text("above") }.padding(1) }
    }
    #expect(view.outline.contains("\n    <dialog class=\"sheet\">"))
  }

  @Test func changeThatBodyMakesReachesTheViewsBeforeIt() throws {
    struct Reader: View {
      let model: Model

      var body: some View { Text("\(model.derived)") }
    }
    struct Writer: View {
      let model: Model

      var body: some View {
        let source = model.source
        if model.derived != source * 10 { model.derived = source * 10 }
        return Button("Set \(source)") { model.source += 1 }
      }
    }
    let model = Model()
    let view = ViewHarness {
      Reader(model: model)
      Writer(model: model)
    }
    withKnownIssue("A model was changed while a body was running.") {
      try view.tap(.button("Set 0"))
    }
    #expect(view.text == ["10", "Set 1"])
  }
}
