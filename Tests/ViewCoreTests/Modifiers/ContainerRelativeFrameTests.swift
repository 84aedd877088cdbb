import Foundation
import Testing
import ViewCore
import ViewTesting

/// Frames that have a part of the length of their container.
@MainActor
struct ContainerRelativeFrameTests {
  private func outline(_ view: some View) -> String { ViewHarness { view }.outline }

  @Test func viewHasTheLengthOfItsContainer() {
    let view = Text("a").containerRelativeFrame([.horizontal, .vertical], alignment: .leading)
    #expect(
      outline(view).contains(
        """
        <div class="frame has-width relative-width has-height relative-height" style="\
        width:calc((100cqw - 0px) * 1 / 1 + 0px);height:calc((100cqh - 0px) * 1 / 1 + 0px);\
        place-items:center start">
        """
      )
    )
  }

  @Test func viewHasAPartOfTheLength() {
    let view = Text("a").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
    #expect(outline(view).contains("width:calc((100cqw - 30px) * 2 / 4 + 10px)"))
  }

  @Test func marginsDoNotBelongToTheLength() {
    let view = ScrollView(.horizontal) { Text("a").containerRelativeFrame(.horizontal) }
      .contentMargins(.horizontal, 20)
    #expect(outline(view).contains("width:calc((100cqw - 40px) * 1 / 1 + 0px)"))
  }

  @Test func closureComputesTheLengthOfAMeasuredContainer() throws {
    let view = ViewHarness {
      Text("a").containerRelativeFrame(.horizontal) { length, axis in
        axis == .horizontal ? min(length / 2, 150) : 0
      }
    }
    #expect(view.outline.contains("style=\"width:150px;"))
    #expect(!view.outline.contains("relative-height"))
  }

  @Test(arguments: [(0, 1), (3, 0), (3, 4), (-2, -1)])
  func impossiblePartIsReportedAtItsLine(count: Int, span: Int) {
    let expected = """
      A view asks for a part of its container that does not exist.

        count: \(count)
        span: \(span)

      The view gets the whole length of the container.

      To fix this, pass a count of 1 or more, and a span between 1 and the count.
      """
    let line = #line + 3
    withKnownIssue {
      let view = ViewHarness {
        Text("a").containerRelativeFrame(.vertical, count: count, span: span, spacing: 0)
      }
      #expect(view.outline.contains("height:calc((100cqh - 0px) * 1 / 1 + 0px)"))
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.map(\.rawValue) == [expected]
    }
  }
}
