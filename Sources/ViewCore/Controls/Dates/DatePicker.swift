public import Foundation

/// A control that picks a day, a time, or both.
///
/// ```swift
/// DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
/// ```
///
/// The page shows the browser's own control, which writes dates in the browser's language. They are
/// in the time zone of the environment.
public struct DatePicker<Label: View> {
  private let selection: Binding<Date>
  private let bounds: DateBounds
  private let components: DatePickerComponents
  private let label: Label
  @State private var draft: String?
  @Environment(\.timeZone) private var timeZone
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  /// The parts of a date that the user picks.
  public typealias Components = DatePickerComponents

  init(
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

  /// Creates a date picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - displayedComponents: The parts of the date that the user picks; the others stay as they
  ///     are.
  ///   - label: A description of the date.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(), displayedComponents, label())
  }

  /// Creates a date picker with a range of dates and a custom label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The earliest and the latest date that the user can pick.
  ///   - displayedComponents: The parts of the date that the user picks; the others stay as they
  ///     are.
  ///   - label: A description of the date.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }

  /// Creates a date picker with an earliest date and a custom label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The earliest date that the user can pick.
  ///   - displayedComponents: The parts of the date that the user picks; the others stay as they
  ///     are.
  ///   - label: A description of the date.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }

  /// Creates a date picker with a latest date and a custom label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The latest date that the user can pick.
  ///   - displayedComponents: The parts of the date that the user picks; the others stay as they
  ///     are.
  ///   - label: A description of the date.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }
}

extension DatePicker: View {
  public var body: some View {
    let format = DateInputFormat(components: components, timeZone: timeZone)
    let shown = draft ?? format.string(from: selection.wrappedValue)
    let text = Binding {
      draft ?? format.string(from: selection.wrappedValue)
    } set: { typed in
      let date = format.date(from: typed, keeping: selection.wrappedValue)
      // An incomplete date, or one out of range, stays in the field until the user completes it.
      draft = date.map(bounds.contains) == true ? nil : typed
      if let date, bounds.contains(date) { selection.wrappedValue = date }
    }
    ControlBox(
      "label",
      class: labelsAreHidden ? "picker \(ClassName.ownWidth)" : "picker",
      content: TupleView(
        ControlAccessory(
          Box("span", class: labelsAreHidden ? "unseen" : "control-label", content: label)
        ),
        EditedView(
          content: DateInput(format: format, bounds: bounds, text: text),
          shown: shown,
          onEditingChanged: { isEdited in if !isEdited { draft = nil } }
        )
      )
    )
  }
}

/// The parts of a date that a ``DatePicker`` picks.
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
