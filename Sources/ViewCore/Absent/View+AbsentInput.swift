// Modifiers of SwiftUI for input and other programs that are absent. The compiler names the reason at their line.

nonisolated extension View {
  @available(
    *,
    unavailable,
    message: """
      The browser's tab key follows the order of the views. Leave it out.
      """
  )
  public func focusSection() -> some View { self }

  @available(*, unavailable, message: "A browser has no App Store. Write a 'Link'.")
  public func appStoreOverlay(isPresented: Binding<Bool>, configuration: () -> _AbsentValue)
    -> some View
  { self }

  @available(*, unavailable, message: "Write a 'Link' to the file, or '.fileExporter'.")
  public func quickLookPreview<Item>(_ item: Binding<Item?>) -> some View { self }

  @available(*, unavailable, message: "An element of HTML keeps its role. Leave it out.")
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      Screen readers read a page in its order. Put the views in that order.
      """
  )
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      No browser has names for speech input alone. Write '.accessibilityLabel'.
      """
  )
  public func accessibilityInputLabels(_ labels: [String]) -> some View { self }

  @available(*, unavailable, message: "A browser enlarges the page. Leave it out.")
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}
