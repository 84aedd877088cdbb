import Foundation

/// The heights of a sheet.
struct SheetSizes {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?

  /// Whether the order of the heights depends on the height of the window.
  var dependOnWindow: Bool { Set(detents.map(\.isPartOfWindow)).count > 1 }

  /// Returns the height that the app or else the user has selected, if there is one.
  func chosen(byUser picked: PresentationDetent?) -> PresentationDetent? {
    if let selection { return selection.wrappedValue }
    return picked.flatMap { detents.contains($0) ? $0 : nil }
  }

  /// Returns the selected height, or else the smallest one, as CSS.
  func css(choosing chosen: PresentationDetent?) -> String? {
    if let detent = chosen ?? ordered(in: nil).first { return detent.css }
    return dependOnWindow ? "min(\(detents.map(\.css).sorted().joined(separator: ",")))" : nil
  }

  /// Returns the heights in ascending order, or none while the order is unknown.
  func ordered(in windowHeight: CGFloat?) -> [PresentationDetent] {
    guard let windowHeight = windowHeight ?? (dependOnWindow ? nil : 1) else { return [] }
    return detents.sorted { $0.points(in: windowHeight) < $1.points(in: windowHeight) }
  }
}

extension SheetSizes: Equatable {
  /// Bindings with equal values count as equal, because the sheet observes their changes itself.
  static func == (first: Self, second: Self) -> Bool {
    first.detents == second.detents
      && first.selection?.wrappedValue == second.selection?.wrappedValue
  }
}

extension [PresentationDetent] {
  /// Returns the next larger height, or the smallest one after the largest.
  ///
  /// Without a current height, the smallest one is current.
  func next(after detent: PresentationDetent?) -> PresentationDetent? {
    let index = detent.map { firstIndex(of: $0) ?? count - 1 } ?? 0
    return isEmpty ? nil : self[(index + 1) % count]
  }
}

/// The button that switches between the heights of a sheet.
struct SheetGrabber {
  let action: () -> Void
}

extension SheetGrabber: ElementView {
  static var isInFlow: Bool { false }

  func render(in context: NodeContext) -> Rendering<EmptyView> {
    let element = Element(
      "button",
      attributes: [
        .init("class", "grabber"), .init("type", "button"), .init("aria-label", "Sheet size"),
      ],
      events: .click
    )
    return Rendering(element, behavior: ElementBehavior { _ in action() })
  }
}

/// An element with which the page reports the height of the window.
struct WindowRuler {
  let height: StateLocation<CGFloat?>
}

extension WindowRuler: ElementView {
  static var isInFlow: Bool { false }

  func render(in context: NodeContext) -> Rendering<EmptyView> {
    Rendering(
      Element("div", attributes: [.init("class", "window-ruler")], events: .resize),
      behavior: ElementBehavior { [height] event in
        if case .resize(let size) = event { height.value = size.height }
      }
    )
  }
}
