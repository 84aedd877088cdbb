import Foundation

/// The heights of a sheet.
struct SheetSizes {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?

  /// Whether it depends on the height of the window which of them is greater.
  var dependOnWindow: Bool { Set(detents.map(\.isPartOfWindow)).count > 1 }

  /// The height that the app has chosen, or else the person, where there is one.
  func chosen(byPerson picked: PresentationDetent?) -> PresentationDetent? {
    if let selection { return selection.wrappedValue }
    return picked.flatMap { detents.contains($0) ? $0 : nil }
  }

  /// The height of a sheet for which one is chosen, or else the least, as a stylesheet spells it.
  func css(choosing chosen: PresentationDetent?) -> String? {
    if let detent = chosen ?? ordered(in: nil).first { return detent.css }
    return dependOnWindow ? "min(\(detents.map(\.css).sorted().joined(separator: ",")))" : nil
  }

  /// The heights from the least to the greatest, or none where nobody knows yet which is which.
  func ordered(in windowHeight: CGFloat?) -> [PresentationDetent] {
    guard let windowHeight = windowHeight ?? (dependOnWindow ? nil : 1) else { return [] }
    return detents.sorted { $0.points(in: windowHeight) < $1.points(in: windowHeight) }
  }
}

extension SheetSizes: Equatable {
  /// Two bindings count as the same where they say the same now; a sheet sees by itself when they change.
  static func == (first: Self, second: Self) -> Bool {
    first.detents == second.detents
      && first.selection?.wrappedValue == second.selection?.wrappedValue
  }
}

extension [PresentationDetent] {
  /// The height after another one, and after the greatest the least.
  ///
  /// Where there is no other one, it is the least that comes before.
  func next(after detent: PresentationDetent?) -> PresentationDetent? {
    let index = detent.map { firstIndex(of: $0) ?? count - 1 } ?? 0
    return isEmpty ? nil : self[(index + 1) % count]
  }
}

/// The button that goes from one height of a sheet to the next.
struct SheetGrabber {
  let action: () -> Void
}

extension SheetGrabber: View {
  typealias Body = Never
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

/// What tells how high the window is.
struct WindowRuler {
  let height: StateLocation<CGFloat?>
}

extension WindowRuler: View {
  typealias Body = Never
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
