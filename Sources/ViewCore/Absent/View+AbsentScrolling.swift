public import Foundation

// Modifiers of SwiftUI for scrolling that are absent. The compiler names the reason at their line.

nonisolated extension View {
  @available(
    *,
    unavailable,
    message: """
      A list that fills the window scrolls with the page, which cannot be kept from scrolling.
      """
  )
  public func scrollDisabled(_ isDisabled: Bool) -> some View { self }

  @available(*, unavailable, message: "An element that scrolls clips its content in a browser.")
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> some View { self }

  @available(*, unavailable, message: "Write '.contentMargins' or '.padding'.")
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  @available(*, unavailable, message: "Write '.contentMargins' or '.padding'.")
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }

  @available(*, unavailable, message: "Write '.padding'.")
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  @available(*, unavailable, message: "Write 'ScrollViewReader', and 'scrollTo' of its proxy.")
  public func scrollPosition(id: Binding<(some Any)?>, anchor: UnitPoint? = nil) -> some View {
    self
  }

  @available(
    *,
    unavailable,
    message: """
      A scroll view starts at its top. Write 'ScrollViewReader', and 'scrollTo' of its proxy.
      """
  )
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  @available(*, unavailable, message: "The server does not follow how far a browser has scrolled.")
  public func onScrollGeometryChange<Value>(
    for type: Value.Type,
    of transform: (_AbsentValue) -> Value,
    action: (Value, Value) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "The server does not follow how far a browser has scrolled.")
  public func onScrollPhaseChange(_ action: (_AbsentValue, _AbsentValue) -> Void) -> some View {
    self
  }
}
