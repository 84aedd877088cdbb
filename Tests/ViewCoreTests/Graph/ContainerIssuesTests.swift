import Testing
import ViewCore
import ViewTesting

/// Modifiers that mean nothing where they are.
@MainActor
struct ContainerIssuesTests {
  private func text(_ modifier: String, inside container: String) -> String {
    """
    A modifier is outside of the container that it is for.

      Modifier: \(modifier)

    It has no effect where it is.

    To fix this, use it inside \(container), or remove it.
    """
  }

  /// Shows a view, and expects the one issue.
  private func expectIssue(
    _ modifier: String,
    inside container: String,
    @ViewBuilder _ content: () -> some View
  ) {
    let view = content()
    let expected = text(modifier, inside: container)
    withKnownIssue {
      _ = ViewHarness {
        view
        // The same place in the source is reported once.
        view
      }
    } matching: { issue in
      issue.sourceLocation?.fileName == "ContainerIssuesTests.swift"
        && issue.comments.map(\.rawValue) == [expected]
    }
  }

  @Test func rowsAreInListsAndForms() {
    let container = "a 'List' or a 'Form'"
    expectIssue(".listRowBackground", inside: container) {
      Text("a").listRowBackground(Color.red)
    }
    expectIssue(".listRowInsets", inside: container) { Text("a").listRowInsets(nil) }
    expectIssue(".listRowSeparator", inside: container) { Text("a").listRowSeparator(.hidden) }
    expectIssue(".listRowSeparatorTint", inside: container) { Text("a").listRowSeparatorTint(.red) }
    expectIssue(".swipeActions", inside: container) { Text("a").swipeActions { Button("b") {} } }
    expectIssue(".onDelete", inside: container) {
      ForEach(0..<1) { Text("\($0)") }.onDelete { _ in }
    }
    expectIssue(".onMove", inside: container) {
      ForEach(0..<1) { Text("\($0)") }.onMove { _, _ in }
    }
    expectIssue("editActions:", inside: container) {
      ForEach(.constant([1]), id: \.self, editActions: .all) { Text("\($0.wrappedValue)") }
    }
  }

  @Test func tabsAreInTabViews() {
    expectIssue(".tabItem", inside: "a 'TabView'") { Text("a").tabItem { Text("b") } }
  }

  @Test func heightsAreOfSheets() {
    let container = "what a sheet, a cover or a popover presents"
    expectIssue(".presentationDetents", inside: container) {
      Text("a").presentationDetents([.medium])
    }
    expectIssue(".presentationDetents", inside: container) {
      Text("a").presentationDetents([.medium], selection: .constant(.medium))
    }
  }

  @Test func indicatorsAreOfSheets() {
    expectIssue(
      ".presentationDragIndicator",
      inside: "what a sheet, a cover or a popover presents"
    ) {
      Text("a").presentationDragIndicator(.hidden)
    }
  }

  @Test func insideNothingIsReported() {
    let view = ViewHarness {
      Form { Section { VStack { Text("a").listRowInsets(nil) } } }
      List { ForEach(0..<1) { Text("\($0)").swipeActions {} }.onDelete { _ in } }
      TabView { NavigationStack { Text("b") }.padding().tabItem { Text("c") }.padding() }
      Text("d").sheet(isPresented: .constant(true)) {
        NavigationStack { Text("e").presentationDetents([.medium]) }
      }
    }
    #expect(view.contains(.text("e")))
  }
}
