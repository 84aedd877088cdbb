public import Foundation

extension DatePicker where Label == Text {
  /// Creates a picker of a moment.
  ///
  /// - Parameters:
  ///   - titleKey: What the moment is.
  ///   - selection: The moment.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a picker of a moment, with a title known at run time.
  ///
  /// - Parameters:
  ///   - title: What the moment is.
  ///   - selection: The moment.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker of a moment between two others.
  ///
  /// - Parameters:
  ///   - titleKey: What the moment is.
  ///   - selection: The moment.
  ///   - range: The first and the last one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a picker of a moment between two others, with a title known at run time.
  ///
  /// - Parameters:
  ///   - title: What the moment is.
  ///   - selection: The moment.
  ///   - range: The first and the last one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker of a moment after another.
  ///
  /// - Parameters:
  ///   - titleKey: What the moment is.
  ///   - selection: The moment.
  ///   - range: The first one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a picker of a moment after another, with a title known at run time.
  ///
  /// - Parameters:
  ///   - title: What the moment is.
  ///   - selection: The moment.
  ///   - range: The first one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker of a moment before another.
  ///
  /// - Parameters:
  ///   - titleKey: What the moment is.
  ///   - selection: The moment.
  ///   - range: The last one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a picker of a moment before another, with a title known at run time.
  ///
  /// - Parameters:
  ///   - title: What the moment is.
  ///   - selection: The moment.
  ///   - range: The last one that can be picked.
  ///   - displayedComponents: What of it is picked; the rest stays as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}
