public import Foundation

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

  @available(*, unavailable, message: "Write a 'Link' to the file, or '.fileExporter'.")
  public func quickLookPreview<Item, Items>(_ item: Binding<Item?>, in items: Items) -> some View {
    self
  }

  @available(
    *,
    unavailable,
    message: "A page cannot move the files of its user. Write '.fileExporter'."
  )
  public func fileMover<File>(
    isPresented: Binding<Bool>,
    file: File,
    onCompletion: (Result<URL, any Error>) -> Void
  ) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      The trait of a view is its role in HTML, which has to be something. Write \
      '.accessibilityAddTraits' of what it is instead.
      """
  )
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
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      No browser has names for speech input alone. Write '.accessibilityLabel'.
      """
  )
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      No browser has names for speech input alone. Write '.accessibilityLabel'.
      """
  )
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  @available(
    *,
    unavailable,
    message: """
      Screen readers have rotors of their own on a page: headings, links, controls. Write \
      '.accessibilityHeading' or '.accessibilityAddTraits(.isHeader)'.
      """
  )
  public func accessibilityRotor<Entries>(_ label: String, entries: () -> Entries) -> some View {
    self
  }

  @available(*, unavailable, message: "A browser enlarges the page. Leave it out.")
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}
