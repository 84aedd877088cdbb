public import Foundation

/// A height at which a sheet may stand.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case fraction(CGFloat)
    case points(CGFloat)
  }

  private let height: Height

  /// Half as high as the window.
  public static let medium = PresentationDetent(height: .fraction(0.5))
  /// As high as the window lets it be.
  public static let large = PresentationDetent(height: .fraction(1))

  /// As high as a part of the window.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(min(max(fraction, 0), 1)))
  }

  /// So many points high.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(max(height, 0)))
  }

  /// The height as a stylesheet spells it.
  var css: String {
    switch height {
    case .fraction(let fraction): "\(CSS.number(fraction * 100))dvh"
    case .points(let points): CSS.length(points)
    }
  }

  /// About how high it is, to put several in order.
  var order: CGFloat {
    switch height {
    case .fraction(let fraction): fraction * 800
    case .points(let points): points
    }
  }
}

extension View {
  /// Sets the heights at which the sheet around the view may stand.
  ///
  /// The sheet starts at the least one. Where there are several, a button at its upper edge goes from
  /// each to the next.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view, which gives its sheet a height.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    DetentsView(content: self, sizes: SheetSizes(detents: detents, selection: nil))
      .contained(
        in: .sheet,
        as: ".presentationDetents",
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
  }

  /// Sets the heights at which the sheet around the view may stand, one of which the app chooses.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The height at which it stands.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view, which gives its sheet a height.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    DetentsView(content: self, sizes: SheetSizes(detents: detents, selection: selection))
      .contained(
        in: .sheet,
        as: ".presentationDetents",
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
  }

  /// Sets whether a sheet of several heights has the button that goes from one to the next.
  ///
  /// - Parameters:
  ///   - visibility: Whether it has. Automatically it has.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view.
  public func presentationDragIndicator(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    IndicatorView(content: self, isHidden: visibility == .hidden)
      .contained(
        in: .sheet,
        as: ".presentationDragIndicator",
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
  }
}

/// The heights of a sheet.
struct SheetSizes {
  let detents: [PresentationDetent]
  let selection: Binding<PresentationDetent>?

  init(detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>?) {
    self.detents = detents.sorted { $0.order < $1.order }
    self.selection = selection
  }

  /// The height at which the sheet stands where the person has picked one.
  func current(picked: PresentationDetent?) -> PresentationDetent? {
    if let selection { return selection.wrappedValue }
    return picked.flatMap { detents.contains($0) ? $0 : nil } ?? detents.first
  }

  /// The height after another one, and after the greatest the least.
  func next(after detent: PresentationDetent?) -> PresentationDetent? {
    guard let detent, let index = detents.firstIndex(of: detent) else { return detents.first }
    return detents[(index + 1) % detents.count]
  }
}

extension SheetSizes: Equatable {
  /// Two bindings count as the same where they say the same now; a sheet sees by itself when they change.
  static func == (first: Self, second: Self) -> Bool {
    first.detents == second.detents
      && first.selection?.wrappedValue == second.selection?.wrappedValue
  }
}

private struct DetentsView<Content: View>: View {
  let content: Content
  let sizes: SheetSizes
  @Environment(\.dialog) private var dialog

  var body: some View {
    LifetimeView(content: content, follower: SizesFollower(dialog: dialog, sizes: sizes))
  }
}

private struct SizesFollower: LifetimeFollower {
  let dialog: Presentation?
  let sizes: SheetSizes

  func appear(in graph: ViewGraph) {
    dialog?.sizes.value = sizes
  }

  func update(_ memory: inout Void, in graph: ViewGraph) {
    dialog?.sizes.value = sizes
  }

  func disappear(_ memory: Void, in graph: ViewGraph) {
    dialog?.sizes.value = nil
  }
}

private struct IndicatorView<Content: View>: View {
  let content: Content
  let isHidden: Bool
  @Environment(\.dialog) private var dialog

  var body: some View {
    LifetimeView(content: content, follower: IndicatorFollower(dialog: dialog, isHidden: isHidden))
  }
}

private struct IndicatorFollower: LifetimeFollower {
  let dialog: Presentation?
  let isHidden: Bool

  func appear(in graph: ViewGraph) {
    dialog?.hidesGrabber.value = isHidden
  }

  func update(_ memory: inout Void, in graph: ViewGraph) {
    dialog?.hidesGrabber.value = isHidden
  }

  func disappear(_ memory: Void, in graph: ViewGraph) {
    dialog?.hidesGrabber.value = false
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
