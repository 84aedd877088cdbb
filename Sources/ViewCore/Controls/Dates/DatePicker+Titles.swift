public import Foundation

extension DatePicker where Label == Text {
  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the date.
  ///   - selection: The date.
  ///   - displayedComponents: The parts of the date that the user picks; the others stay as they
  ///     are.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection, DateBounds(), displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection, DateBounds(), displayedComponents, Text(title))
  }

  /// Creates a date picker with a range of dates.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the date.
  ///   - selection: The date.
  ///   - range: The earliest and the latest date that the user can pick.
  ///   - displayedComponents: The parts of the date that the user picks; the others stay as they
  ///     are.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a range of dates and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }

  /// Creates a date picker with an earliest date.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the date.
  ///   - selection: The date.
  ///   - range: The earliest date that the user can pick.
  ///   - displayedComponents: The parts of the date that the user picks; the others stay as they
  ///     are.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with an earliest date and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }

  /// Creates a date picker with a latest date.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the date.
  ///   - selection: The date.
  ///   - range: The latest date that the user can pick.
  ///   - displayedComponents: The parts of the date that the user picks; the others stay as they
  ///     are.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a latest date and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }
}
