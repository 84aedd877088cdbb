public import Foundation

/// A control that picks a day, a time, or both.
///
/// ```swift
/// DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
/// ```
///
/// The browser's own control is shown, which says days and times as its person is used to. They are in the
/// time zone of the environment.
public struct DatePicker<Label: View> {
  private let selection: Binding<Date>
  private let bounds: DateBounds
  private let components: DatePickerComponents
  private let label: Label
  @State private var draft: String?
  @Environment(\.timeZone) private var timeZone
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  /// What of a moment is picked.
  public typealias Components = DatePickerComponents

  private init(
    _ selection: Binding<Date>,
    _ bounds: DateBounds,
    _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }

  /// Creates a picker of a moment, with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The moment.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  ///   - label: What the moment is.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(), displayedComponents, label())
  }

  /// Creates a picker of a moment between two others, with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The moment.
  ///   - range: The first and the last one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  ///   - label: What the moment is.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    let bounds = DateBounds(first: range.lowerBound, last: range.upperBound)
    self.init(selection, bounds, displayedComponents, label())
  }

  /// Creates a picker of a moment after another, with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The moment.
  ///   - range: The first one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  ///   - label: What the moment is.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(first: range.lowerBound), displayedComponents, label())
  }

  /// Creates a picker of a moment before another, with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The moment.
  ///   - range: The last one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  ///   - label: What the moment is.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(last: range.upperBound), displayedComponents, label())
  }
}

extension DatePicker: View {
  public var body: some View {
    let form = DateForm(components: components, timeZone: timeZone)
    let shown = draft ?? form.string(from: selection.wrappedValue)
    let text = Binding {
      draft ?? form.string(from: selection.wrappedValue)
    } set: { typed in
      let date = form.date(from: typed, keeping: selection.wrappedValue)
      // What is no moment yet, or not one of those to pick from, is not over: the person goes on.
      draft = date.map(bounds.contains) == true ? nil : typed
      if let date, bounds.contains(date) { selection.wrappedValue = date }
    }
    ControlBox(
      "label",
      class: labelsAreHidden ? "picker own-width" : "picker",
      content: TupleView(
        ControlAccessory(
          Box("span", class: labelsAreHidden ? "unseen" : "control-label", content: label)
        ),
        EditedView(
          content: DateInput(form: form, bounds: bounds, text: text),
          shown: shown,
          onEditingChanged: { isEdited in if !isEdited { draft = nil } }
        )
      )
    )
  }
}

/// What of a moment a ``DatePicker`` picks.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The day.
  public static let date = Self(rawValue: 1)
  /// The time of the day.
  public static let hourAndMinute = Self(rawValue: 2)
}
