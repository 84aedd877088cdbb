import Testing
import ViewCore
import ViewTesting

/// Modifiers that mean nothing where they are.
@MainActor
struct ContainerIssuesTests {
  private func text(
    _ name: String,
    inside container: String,
    kind: String = "modifier",
    title: String = "Modifier"
  ) -> String {
    """
    A \(kind) is outside of its container.

      \(title): \(name)

    It has no effect there.

    To fix this, use it inside \(container), or remove it.
    """
  }

  /// Shows a view, and expects the one issue.
  private func expectIssue(
    _ modifier: String,
    inside container: String,
    isView: Bool = false,
    @ViewBuilder _ content: () -> some View
  ) {
    let view = content()
    let expected =
      isView
      ? text(modifier, inside: container, kind: "view", title: "View")
      : text(modifier, inside: container)
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

  @Test func rowModifiersOutsideOfListsAndFormsAreReported() {
    let container = "a 'List' or a 'Form'"
    expectIssue(".listRowBackground", inside: container) {
      Text("a").listRowBackground(Color.red)
    }
    expectIssue(".listRowInsets", inside: container) { Text("a").listRowInsets(nil) }
    expectIssue(".listRowSeparator", inside: container) { Text("a").listRowSeparator(.hidden) }
    expectIssue(".listRowSeparatorTint", inside: container) { Text("a").listRowSeparatorTint(.red) }
    expectIssue(".swipeActions", inside: container) { Text("a").swipeActions { Button("b") {} } }
    expectIssue(".badge", inside: "a 'List', a 'Form' or a 'TabView'") { Text("a").badge(3) }
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

  @Test func gridRowsAndCellsOutsideOfGridsAreReported() {
    expectIssue("GridRow", inside: "a 'Grid'", isView: true) { GridRow { Text("a") } }
    expectIssue("GridRow", inside: "a 'Grid'", isView: true) {
      Grid { VStack { GridRow { Text("a") } } }
    }
    let container = "a 'GridRow' or a 'Grid'"
    expectIssue(".gridCellColumns", inside: container) { Text("a").gridCellColumns(2) }
    expectIssue(".gridCellAnchor", inside: container) { Text("a").gridCellAnchor(.top) }
    expectIssue(".gridColumnAlignment", inside: container) {
      Grid { GridRow { VStack { Text("a").gridColumnAlignment(.leading) } } }
    }
    expectIssue(".gridCellUnsizedAxes", inside: container) {
      Text("a").gridCellUnsizedAxes(.vertical)
    }
  }

  @Test func barModifiersOutsideOfStacksAreReported() {
    let container = "a 'NavigationStack'"
    expectIssue(".toolbar", inside: container) { Text("a").toolbar { Button("b") {} } }
    expectIssue(".toolbar", inside: container) {
      Text("a").toolbar { ToolbarItem(placement: .bottomBar) { Button("b") {} } }
    }
    expectIssue(".searchable", inside: container) {
      Text("a").searchable(text: .constant(""), prompt: "Find")
    }
    expectIssue(".searchable", inside: container) {
      Text("a").searchable(text: .constant(""), isPresented: .constant(false), prompt: "Find")
    }
  }

  @Test func tabItemsOutsideOfTabViewsAreReported() {
    expectIssue(".tabItem", inside: "a 'TabView'") { Text("a").tabItem { Text("b") } }
  }

  @Test func detentsOutsideOfSheetsAreReported() {
    let container = "what a sheet, a cover or a popover presents"
    expectIssue(".presentationDetents", inside: container) {
      Text("a").presentationDetents([.medium])
    }
    expectIssue(".presentationDetents", inside: container) {
      Text("a").presentationDetents([.medium], selection: .constant(.medium))
    }
    expectIssue(".interactiveDismissDisabled", inside: container) {
      Text("a").interactiveDismissDisabled()
    }
  }

  @Test func dragIndicatorsOutsideOfSheetsAreReported() {
    expectIssue(
      ".presentationDragIndicator",
      inside: "what a sheet, a cover or a popover presents"
    ) {
      Text("a").presentationDragIndicator(.hidden)
    }
  }

  @Test func rowsOutsideOfTablesAreReported() {
    struct Person: Identifiable { let id = 1 }
    expectIssue("TableRow", inside: "the rows of a 'Table(of:)'", isView: true) {
      TableRow(Person())
    }
  }

  @Test func modifiersInTheirContainersAreNotReported() {
    let view = ViewHarness {
      Grid { Group { GridRow { ForEach(0..<2) { Text("\($0)").padding().gridCellColumns(2) } } } }
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
