internal import IssueReporting
internal import SwiftNavigation
public import ViewLayer

extension Binding {
  /// A binding to whether an optional has a value, for views that need only that.
  ///
  /// ```swift
  /// .sheet(isPresented: Binding($store.scope(state: \.help, action: \.help))) {
  ///   HelpView()
  /// }
  /// ```
  ///
  /// Writing false makes the optional nil. Writing true without a value reports an issue, because the binding
  /// knows no value to write.
  ///
  /// - Parameters:
  ///   - base: A binding to the optional.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<V>(
    _ base: Binding<V?>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Value == Bool {
    self.init {
      base.wrappedValue != nil
    } set: { isPresent in
      if !isPresent {
        base.wrappedValue = nil
      } else if base.wrappedValue == nil {
        reportIssue(
          SwiftNavigation.Issues.presentedWithoutValue(V.self),
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
    }
  }
}
