extension Mistake {
  /// Modifiers of SwiftUI that are absent, at views with few and with many modifiers.
  static let ofAbsentModifiers: [Mistake] = [
    Mistake(
      .long,
      #".navigationTitle("Lists")"#,
      becomes: ".scrollDisabled(true)",
      says: "'scrollDisabled' is unavailable: A list that fills the window scrolls with the page"
    ),
    Mistake(
      .long,
      #".navigationTitle("Lists")"#,
      becomes: ".tableStyle(.inset)",
      says: "'tableStyle' is unavailable: There is no 'Table'."
    ),
    Mistake(
      .long,
      #".navigationTitle("Lists")"#,
      becomes: ".scrollPosition(id: $store.info)",
      says: "is unavailable: Write 'ScrollViewReader'"
    ),
    Mistake(
      .long,
      #".navigationTitle("Lists")"#,
      becomes: #".navigationSubtitle("All")"#,
      says: "is unavailable: A bar has one title."
    ),
    Mistake(
      .long,
      #".navigationTitle("Lists")"#,
      becomes: ".presentationCompactAdaptation(.popover)",
      says: "is unavailable: A sheet and a popover adapt themselves"
    ),
    Mistake(
      .long,
      ".foregroundStyle(item.isDone ? .secondary : .primary)",
      becomes: ".draggable(item.title)",
      says: "is unavailable: Views are not dragged out of a page."
    ),
    Mistake(
      .small,
      ".disabled(parts.isEmpty)",
      becomes: ".tabBarMinimizeBehavior(.onScrollDown)",
      says: "is unavailable: A tab bar keeps its size."
    ),
    Mistake(
      .small,
      ".disabled(parts.isEmpty)",
      becomes: ".dropDestination(for: String.self) { names, _ in names.isEmpty }",
      says: "is unavailable: Nothing is dropped on a view."
    ),
    Mistake(
      .small,
      ".disabled(parts.isEmpty)",
      becomes: ".visualEffect { content, proxy in content.opacity(proxy.size.width > 9 ? 1 : 0) }",
      says: "is unavailable: Write the effects on the view itself"
    ),
    Mistake(
      .nested,
      ".monospacedDigit()",
      becomes: ".allowsTightening(true)",
      says: "is unavailable: A browser does not set letters closer"
    ),
    Mistake(
      .nested,
      "text: $store.query, prompt",
      becomes:
        "text: $store.query).datePickerStyle(.graphical).searchable(text: $store.query, prompt",
      says: "is unavailable: A date field opens the browser's own calendar."
    ),
  ]
}
