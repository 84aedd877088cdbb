import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct ScrollSettingTests {
  private func outline(_ view: some View) -> String { ViewHarness { view }.outline }

  @Test func indicatorsAreHiddenForAllAxesOfAView() {
    let vertical = ScrollView { Text("a") }
    let both = ScrollView([.horizontal, .vertical]) { Text("a") }
    let bare = outline(ScrollView(showsIndicators: false) { Text("a") })
    #expect(outline(vertical.scrollIndicators(.hidden)) == bare)
    #expect(outline(vertical.scrollIndicators(.never, axes: .vertical)) == bare)
    #expect(outline(vertical.scrollIndicators(.hidden, axes: .horizontal)) == outline(vertical))
    #expect(outline(vertical.scrollIndicators(.visible)) == outline(vertical))
    #expect(outline(both.scrollIndicators(.hidden, axes: .vertical)) == outline(both))
    #expect(outline(both.scrollIndicators(.hidden)).contains("bare"))
    #expect(
      outline(List { Text("a") }.scrollIndicators(.hidden))
        .contains("<ul class=\"list\" role=\"list\" style=\"scrollbar-width:none\">")
    )
  }

  @Test func viewsReadTheVisibilityOfIndicators() {
    struct Reader: View {
      @Environment(\.verticalScrollIndicatorVisibility) private var vertical
      @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal

      var body: some View {
        Text("\(vertical == .hidden ? "hidden" : "other")")
        Text("\(horizontal == .automatic ? "automatic" : "other")")
      }
    }
    let view = ViewHarness { Reader().scrollIndicators(.hidden, axes: .vertical) }
    #expect(view.text == ["hidden", "automatic"])
  }

  @Test func marginsArePaddingOfTheContent() {
    let view = ScrollView { Text("a") }
    let sides = "padding-inline-start:20px;padding-inline-end:20px"
    #expect(
      outline(view.contentMargins(.horizontal, 20))
        .contains("<div class=\"vstack scrolled\" style=\"\(sides)\">")
    )
    #expect(
      outline(view.contentMargins(.top, nil).contentMargins(.horizontal, 20, for: .scrollContent))
        .contains("style=\"padding-block-start:16px;\(sides)\"")
    )
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      outline(Form { Text("a") }.contentMargins([.top, .trailing], insets))
        .contains("<form class=\"form\" style=\"padding-block-start:1px;padding-inline-end:4px\">")
    )
    let all = "padding-block-start:5px;padding-block-end:5px;padding-inline-start:5px"
    #expect(outline(TextEditor(text: .constant("")).contentMargins(5)).contains(all))
  }

  @Test func backgroundOfListsAndEditorsIsHidden() {
    let list = List { Text("a") }
    #expect(
      outline(list.scrollContentBackground(.hidden))
        .contains("<ul class=\"list clear-ground\" role=\"list\">")
    )
    #expect(outline(list.scrollContentBackground(.visible)) == outline(list))
    #expect(
      outline(TextEditor(text: .constant("")).scrollContentBackground(.hidden))
        .contains("style=\"background:none;border-color:transparent\"")
    )
  }

  @Test func sectionsHaveTheirDistance() {
    let list = List { Section("A") { Text("a") } }
    #expect(outline(list.listSectionSpacing(8)).contains("style=\"--sections:8px\""))
    #expect(outline(list.listSectionSpacing(.compact)).contains("style=\"--sections:16px\""))
    #expect(outline(list.listSectionSpacing(.custom(3))).contains("style=\"--sections:3px\""))
    #expect(outline(list.listSectionSpacing(.default)) == outline(list))
  }

  @Test func distanceOfOneSectionIsReported() {
    withKnownIssue {
      _ = ViewHarness {
        List { Section("A") { Text("a") }.listSectionSpacing(8) }
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        A section of a list has a distance of its own.

          Modifier: .listSectionSpacing

        It has no effect there, because all sections of a list have the same distance.

        To fix this, move it to the 'List' or the 'Form'.
        """
      ]
    }
  }

  @Test func visibleSeparatorsOfSectionsAreDrawn() {
    func list(_ visibility: Visibility, _ edges: VerticalEdge.Set = .all) -> String {
      outline(
        List { Section("A") { Text("a") }.listSectionSeparator(visibility, edges: edges) }
          .listSectionSeparator(.visible, edges: .top)
      )
    }
    let top = "border-block-start:1px solid var(--line)"
    let bottom = "border-block-end:1px solid var(--line)"
    #expect(list(.visible).contains("<ul class=\"rows\" style=\"\(top);\(bottom)\">"))
    #expect(list(.hidden, .bottom).contains("<ul class=\"rows\" style=\"\(top)\">"))
    #expect(list(.hidden).contains("<ul class=\"rows\">"))
  }

  @Test func bouncingIsTheBrowsersOwn() {
    let view = ScrollView { Text("a") }
    #expect(outline(view.scrollBounceBehavior(.basedOnSize)) == outline(view))
  }
}
