/// Shows that work is going on, or how much of it is done.
///
/// ```swift
/// ProgressView()
/// ProgressView("Saving", value: 3, total: 10)
/// ```
public struct ProgressView<Label: View> {
  private let fraction: Double?
  private let label: Label
  private let name: Text?
}

extension ProgressView where Label == EmptyView {
  /// Shows that work of unknown length is going on.
  public init() {
    self.init(fraction: nil, label: EmptyView(), name: nil)
  }

  /// Shows how much of some work is done.
  ///
  /// - Parameters:
  ///   - value: How much is done. `nil` where that is not known.
  ///   - total: How much there is to do.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(fraction: value.fraction(of: total), label: EmptyView(), name: nil)
  }
}

extension ProgressView where Label == Text {
  /// Shows that work of unknown length is going on, with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), name: Text(titleKey))
  }

  /// Shows that work of unknown length is going on, with a title that is known only at run time.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init(fraction: nil, label: Text(title), name: Text(title))
  }

  /// Shows how much of some work is done, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: What the work is.
  ///   - value: How much is done. `nil` where that is not known.
  ///   - total: How much there is to do.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(
      fraction: value.fraction(of: total),
      label: Text(titleKey),
      name: Text(titleKey)
    )
  }
}

extension ProgressView: View {
  public typealias Body = Never
}

extension ProgressView: ElementView {
  typealias Parts = TupleView<Label, Indicator>

  func render(in context: NodeContext) -> Rendering<Parts> {
    Rendering(
      element: Element("div", attributes: [.init("class", "progressview")]),
      content: TupleView(
        label,
        Indicator(
          fraction: fraction,
          name: name?.string(in: context.environment.locale) ?? "In progress"
        )
      )
    )
  }
}

/// The part of a progress view that moves.
struct Indicator {
  let fraction: Double?
  let name: String
}

extension Indicator: View {
  typealias Body = Never
}

extension Indicator: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    guard let fraction else {
      return Rendering(
        Element(
          "span",
          attributes: [
            .init("class", "spinner"), .init("role", "progressbar"), .init("aria-label", name),
          ]
        )
      )
    }
    return Rendering(
      Element(
        "progress",
        attributes: [
          .init("class", "progress"), .init("aria-label", name), .init("max", "1"),
          .init("value", CSS.number(fraction)),
        ]
      )
    )
  }
}

extension Optional where Wrapped: BinaryFloatingPoint {
  /// The part of a total, between 0 and 1.
  fileprivate func fraction(of total: Wrapped) -> Double? {
    guard let value = self, total > 0 else { return nil }
    return Double(Swift.min(Swift.max(value / total, 0), 1))
  }
}
