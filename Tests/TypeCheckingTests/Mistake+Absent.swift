extension Mistake {
  /// Modifiers of SwiftUI that are absent, at views with few and with many modifiers.
  static let ofAbsentModifiers: [Mistake] = [
    Mistake(
      .long,
      #".navigationTitle("Lists")"#,
      becomes: ".scrollClipDisabled()",
      says: """
        'scrollClipDisabled' is unavailable: An element that scrolls clips its content in a \
        browser.
        """
    ),
    Mistake(
      .long,
      #".navigationTitle("Lists")"#,
      becomes: ".tableStyle(.inset)",
      says: "'tableStyle' is unavailable: A table looks as a plain list. Leave the style out."
    ),
    Mistake(
      .long,
      #".navigationTitle("Lists")"#,
      becomes: ".presentationCompactAdaptation(.popover)",
      says: """
        'presentationCompactAdaptation' is unavailable: A sheet and a popover adapt themselves to \
        the width of the window. Leave it out.
        """
    ),
    Mistake(
      .long,
      ".foregroundStyle(item.isDone ? .secondary : .primary)",
      becomes: ".listItemTint(.red)",
      says: """
        'listItemTint' is unavailable: Write '.tint' on the row.
        """
    ),
    Mistake(
      .small,
      ".disabled(parts.isEmpty)",
      becomes: ".tabBarMinimizeBehavior(.onScrollDown)",
      says: "'tabBarMinimizeBehavior' is unavailable: A tab bar keeps its size. Leave it out."
    ),
    Mistake(
      .small,
      ".disabled(parts.isEmpty)",
      becomes: ".accessibilityRemoveTraits(.isButton)",
      says: """
        'accessibilityRemoveTraits' is unavailable: The trait of a view is its role in HTML, which \
        has to be something. Write '.accessibilityAddTraits' of what it is instead.
        """
    ),
    Mistake(
      .small,
      ".disabled(parts.isEmpty)",
      becomes: #".accessibilityRotor("Parts") { ForEach(parts) { Text("\($0.id)") } }"#,
      says: """
        'accessibilityRotor(_:entries:)' is unavailable: Screen readers have rotors of their own \
        on a page: headings, links, controls. Write '.accessibilityHeading' or \
        '.accessibilityAddTraits(.isHeader)'.
        """
    ),
    Mistake(
      .small,
      "@Environment(\\.dismiss) private var dismiss",
      becomes: """
        @Environment(\\.sizeCategory) private var size
        @Environment(\\.dismiss) private var dismiss
        """,
      says: "'sizeCategory' is unavailable: Write '@Environment(\\.dynamicTypeSize)'."
    ),
    Mistake(
      .small,
      ".disabled(parts.isEmpty)",
      becomes: ".onDrop(of: [.text], isTargeted: nil) { _ in false }",
      says: """
        'onDrop(of:isTargeted:perform:)' is unavailable: Write '.dropDestination' for a \
        'Transferable' type, and '.fileImporter' for files.
        """
    ),
    Mistake(
      .nested,
      ".monospacedDigit()",
      becomes: ".allowsTightening(true)",
      says: """
        'allowsTightening' is unavailable: A browser does not set letters closer to save space. \
        Write '.minimumScaleFactor' or '.tracking'.
        """
    ),
    Mistake(
      .nested,
      "text: $store.query, prompt",
      becomes: "text: $store.query).toolbarRole(.editor).searchable(text: $store.query, prompt",
      says: "'toolbarRole' is unavailable: A toolbar has one arrangement. Leave the role out."
    ),
  ]
}
