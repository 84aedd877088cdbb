internal import ConcurrencyExtras

// Windows that show a value.
//
// ```swift
// WindowGroup("Trip", for: Trip.ID.self) { $id in
//   TripView(id: id)
// }
// ```
//
// The value is in the address of a window, as JSON, so that the window can be reloaded. Anyone can change it there: the
// app checks whether its user may see what the value names.
extension WindowGroup {
  /// Creates windows that show a value, which is a part of their addresses.
  ///
  /// - Parameters:
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens the windows. The default is that of the type.
  ///   - type: The type of the value.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views. They receive a binding to the value, which is `nil` in a window without one.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil,
    for type: D.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: nil, id: id, of: WindowValueType(type), at: location) {
      PresentedWindowContent(showing: $0, content: content)
    }
  }

  /// Creates windows that show a value, which is a part of their addresses.
  ///
  /// - Parameters:
  ///   - titleKey: The title of their pages. The default is the name of the program.
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens the windows. The default is that of the type.
  ///   - type: The type of the value.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views. They receive a binding to the value, which is `nil` in a window without one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String? = nil,
    for type: D.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: Text(titleKey), id: id, of: WindowValueType(type), at: location) {
      PresentedWindowContent(showing: $0, content: content)
    }
  }

  /// Creates windows that show a value, which is a part of their addresses.
  ///
  /// - Parameters:
  ///   - title: The title of their pages. The default is the name of the program.
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens the windows. The default is that of the type.
  ///   - type: The type of the value.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views. They receive a binding to the value, which is `nil` in a window without one.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String? = nil,
    for type: D.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: title, id: id, of: WindowValueType(type), at: location) {
      PresentedWindowContent(showing: $0, content: content)
    }
  }

  /// Creates windows that show a value, which is a part of their addresses.
  ///
  /// - Parameters:
  ///   - title: The title of their pages. The default is the name of the program.
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens the windows. The default is that of the type.
  ///   - type: The type of the value.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views. They receive a binding to the value, which is `nil` in a window without one.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: some StringProtocol,
    id: String? = nil,
    for type: D.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: Text(title), id: id, of: WindowValueType(type), at: location) {
      PresentedWindowContent(showing: $0, content: content)
    }
  }

  /// Creates windows that show a value, and another one if they are opened without it.
  ///
  /// - Parameters:
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens the windows. The default is that of the type.
  ///   - type: The type of the value.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views. They receive a binding to the value.
  ///   - defaultValue: Makes the value of a window that is opened without one, or with one that is not valid.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil,
    for type: D.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: nil, id: id, of: WindowValueType(type), at: location) {
      PresentedWindowContent(showing: $0, or: defaultValue, content: content)
    }
  }

  /// Creates windows that show a value, and another one if they are opened without it.
  ///
  /// - Parameters:
  ///   - titleKey: The title of their pages. The default is the name of the program.
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens the windows. The default is that of the type.
  ///   - type: The type of the value.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views. They receive a binding to the value.
  ///   - defaultValue: Makes the value of a window that is opened without one, or with one that is not valid.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String? = nil,
    for type: D.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: Text(titleKey), id: id, of: WindowValueType(type), at: location) {
      PresentedWindowContent(showing: $0, or: defaultValue, content: content)
    }
  }

  /// Creates windows that show a value, and another one if they are opened without it.
  ///
  /// - Parameters:
  ///   - title: The title of their pages. The default is the name of the program.
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens the windows. The default is that of the type.
  ///   - type: The type of the value.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views. They receive a binding to the value.
  ///   - defaultValue: Makes the value of a window that is opened without one, or with one that is not valid.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String? = nil,
    for type: D.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: title, id: id, of: WindowValueType(type), at: location) {
      PresentedWindowContent(showing: $0, or: defaultValue, content: content)
    }
  }

  /// Creates windows that show a value, and another one if they are opened without it.
  ///
  /// - Parameters:
  ///   - title: The title of their pages. The default is the name of the program.
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens the windows. The default is that of the type.
  ///   - type: The type of the value.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views. They receive a binding to the value.
  ///   - defaultValue: Makes the value of a window that is opened without one, or with one that is not valid.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: some StringProtocol,
    id: String? = nil,
    for type: D.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: Text(title), id: id, of: WindowValueType(type), at: location) {
      PresentedWindowContent(showing: $0, or: defaultValue, content: content)
    }
  }
}
