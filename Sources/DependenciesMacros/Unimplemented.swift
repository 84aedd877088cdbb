internal import IssueReporting

/// What an endpoint throws that nobody implemented.
///
/// An endpoint of a `@DependencyClient` that may throw does so, after it has reported an issue.
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

/// Reports that an endpoint was used that nobody implemented; what the macro makes of an endpoint calls it.
///
/// - Parameters:
///   - endpoint: The name of the endpoint.
///   - client: The type that it is an endpoint of.
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
