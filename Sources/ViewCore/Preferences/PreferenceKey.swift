/// A key of a value that a view provides for the views around it.
///
/// The environment goes down the tree of views, and preferences go up. Where several views provide a value, the key
/// combines them, in the order of the views.
///
/// ```swift
/// private struct WidestKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
///
/// A view sets a value with ``View/preference(key:value:)``. A view around it reacts with
/// ``View/onPreferenceChange(_:perform:fileID:filePath:line:column:)``, or shows the value with
/// ``View/overlayPreferenceValue(_:alignment:_:)``.
///
/// - The values in a container are combined first, and the result is one value for the container around it.
/// - Rows of a long collection that do not exist yet have no value, and rows that have left the page have none any more.
///   So the value of a long list is that of the rows near the visible part.
/// - The views in a sheet, an alert, a popover or a toolbar provide nothing for the views outside.
/// - All screens of a `NavigationStack` provide values for the views around the stack, the root first. So do all tabs of a
///   `TabView`.
/// - A modifier of several views at once, such as those of a `Group`, provides one value. In SwiftUI each of the views
///   provides it.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view provides one.
  static var defaultValue: Value { get }

  /// Combines a value with that of the next view.
  ///
  /// - Parameters:
  ///   - value: The value of the views so far, which becomes the combined value.
  ///   - nextValue: Returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}
