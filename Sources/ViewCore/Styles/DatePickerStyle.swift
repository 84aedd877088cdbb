public import Foundation

/// A style with which date pickers are drawn: the library's, or one of an app's own.
@MainActor
@preconcurrency
public protocol DatePickerStyle {
  /// The type of the body.
  associatedtype Body: View

  /// Creates the content of a date picker.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of a date picker that a style draws.
public struct DatePickerStyleConfiguration {
  /// A description of the date.
  public struct Label {
    let content: AnyView
  }

  /// The description of the date.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The earliest date that the user can pick, if there is one.
  public let minimumDate: Date?
  /// The latest date that the user can pick, if there is one.
  public let maximumDate: Date?
  /// The parts of the date that the user picks.
  public let displayedComponents: DatePickerComponents
  /// The description of the date for screen readers, if it is a text.
  let name: Text?

  var bounds: DateBounds { DateBounds(first: minimumDate, last: maximumDate) }
}

extension DatePickerStyleConfiguration.Label: View {
  public var body: some View { content }
}

nonisolated extension View {
  /// Sets the style of the date pickers inside.
  ///
  /// ```swift
  /// DatePicker("Day", selection: $day, displayedComponents: .date)
  ///   .datePickerStyle(.graphical)
  /// ```
  ///
  /// Wheels are absent, because no browser has them.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its date picker style.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) {
      $1[styles: (any DatePickerStyle).self].append($0)
    }
  }
}

/// The browser's own control.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// The browser's own control, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A calendar of a month that is always open, and the browser's control for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The browser's own control.
  public static var automatic: Self { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The browser's own control, which opens a calendar.
  public static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of a month that is always open, and the browser's control for the time.
  public static var graphical: Self { Self() }
}
