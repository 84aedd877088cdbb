internal import IssueReporting

/// The error of an endpoint without an implementation.
///
/// A throwing endpoint of a `@DependencyClient` reports an issue, and then throws it.
public struct Unimplemented: Error {
  let endpoint: String

  /// Creates the error of an endpoint.
  ///
  /// - Parameter endpoint: The name of the endpoint.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }
}

extension Unimplemented: CustomStringConvertible {
  public var description: String {
    "'\(endpoint)' is not implemented"
  }
}

/// Reports the use of an unimplemented endpoint.
///
/// The expansion of the macro calls it.
///
/// - Parameters:
///   - endpoint: The name of the endpoint.
///   - client: The type with the endpoint.
///   - fileID: The module and file of the endpoint.
///   - filePath: The path of the file of the endpoint.
///   - line: The line of the endpoint.
///   - column: The column of the endpoint.
public func _$reportUnimplemented(
  _ endpoint: String,
  of client: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  reportIssue(
    Issues.unimplemented(endpoint: endpoint, client: client),
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
