public import Foundation

/// A control that picks a day, a time, or both.
///
/// ```swift
/// DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
/// ```
///
/// The page shows the browser's own control, which writes dates in the browser's language. They are
/// in the time zone of the environment. With ``DatePickerStyle/graphical`` it shows a calendar.
public struct DatePicker<Label: View> {
  private let configuration: DatePickerStyleConfiguration

  /// The parts of a date that the user picks.
  public typealias Components = DatePickerComponents

  init(
    _ selection: Binding<Date>,
    _ bounds: DateBounds,
    _ components: Components,
    _ label: Label
  ) {
    configuration = DatePickerStyleConfiguration(
      label: .init(content: AnyView(label)),
      selection: selection,
      minimumDate: bounds.first,
      maximumDate: bounds.last,
      displayedComponents: components,
      name: label as? Text
    )
  }

  /// Creates a date picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - displayedComponents: The parts of the date that the user picks; the others stay as they
  ///     are.
  ///   - label: A description of the date.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
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
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
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
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
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
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection, DateBounds(range), displayedComponents, label())
  }
}

extension DatePicker: View {
  public typealias Body = Never
}

extension DatePicker: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    (environment[styles: (any DatePickerStyle).self].last ?? DefaultDatePickerStyle())
      .styled(configuration)
  }
}

extension DatePickerStyle {
  fileprivate func styled(_ configuration: Configuration) -> any View {
    StyledView(self, of: (any DatePickerStyle).self) { $0.makeBody(configuration: configuration) }
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
