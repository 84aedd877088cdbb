import ConcurrencyExtras

/// Runs an operation with the dependencies of a model, some of them replaced.
///
/// Use it where a model makes a child model, so that the child inherits the overrides:
///
/// ```swift
/// @Observable
/// final class AppModel {
///   @ObservationIgnored @Dependency(\.continuousClock) var clock
///   var detail: DetailModel?
///
///   func showDetailTapped() {
///     detail = withDependencies(from: self) { DetailModel() }
///   }
/// }
/// ```
///
/// The model's first `@Dependency` property has captured its dependencies, or the `withDependencies` whose operation
/// returned the model has them. Current overrides win. If the model has no dependencies, an issue is reported, and the
/// operation sees the current dependencies.
///
/// - Parameters:
///   - model: The model.
///   - updateValuesForOperation: Changes a copy of the model's dependencies for the operation.
///   - operation: The operation.
///   - fileID: The file to report an issue at.
///   - filePath: The path of that file.
///   - line: The line to report an issue at.
///   - column: The column to report an issue at.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try DependencyValues.withCurrent(ModelDependencies.values(of: model, at: location)) {
    try withDependencies(updateValuesForOperation, operation: operation)
  }
}

/// Runs an operation that sees the dependencies of a model.
///
/// - Parameters:
///   - model: The model.
///   - operation: The operation.
///   - fileID: The file to report an issue at.
///   - filePath: The path of that file.
///   - line: The line to report an issue at.
///   - column: The column to report an issue at.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Runs an asynchronous operation that sees the dependencies of a model, with some of them replaced.
///
/// - Parameters:
///   - model: The model.
///   - isolation: The actor of the caller.
///   - updateValuesForOperation: Changes a copy of the model's dependencies for the operation.
///   - operation: The operation.
///   - fileID: The file to report an issue at.
///   - filePath: The path of that file.
///   - line: The line to report an issue at.
///   - column: The column to report an issue at.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await DependencyValues.withCurrent(
    ModelDependencies.values(of: model, at: location)
  ) {
    try await withDependencies(updateValuesForOperation, operation: operation)
  }
}

/// Runs an asynchronous operation that sees the dependencies of a model.
///
/// - Parameters:
///   - model: The model.
///   - isolation: The actor of the caller.
///   - operation: The operation.
///   - fileID: The file to report an issue at.
///   - filePath: The path of that file.
///   - line: The line to report an issue at.
///   - column: The column to report an issue at.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
