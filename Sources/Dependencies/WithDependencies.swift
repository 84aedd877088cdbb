import ConcurrencyExtras

/// Runs an operation with some dependencies replaced.
///
/// ```swift
/// withDependencies {
///   $0.date = .constant(Date(timeIntervalSince1970: 0))
///   $0.uuid = .incrementing
/// } operation: {
///   let model = TodosModel()
///   model.addButtonTapped()
///   #expect(model.todos.map(\.id) == [UUID(0)])
/// }
/// ```
///
/// Tasks of the operation inherit them. Escaping closures do not; see ``withEscapedDependencies(_:)``. If the result is
/// an object, ``withDependencies(from:operation:fileID:filePath:line:column:)`` finds them again.
///
/// The first closure may read a dependency in order to change a part of it. Such a read is no use: it reports no missing
/// value, and the dependency can still be prepared. The same is true of tasks that the closure starts.
///
/// - Parameters:
///   - updateValuesForOperation: Changes a copy of the current dependencies for the operation.
///   - operation: The operation.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try DependencyValues.overriding(&values, updateValuesForOperation)
  let result = try DependencyValues.withOverrides(values, operation: operation)
  ModelDependencies.remember(values, for: result)
  return result
}

/// Runs an asynchronous operation with some dependencies replaced.
///
/// It does the same as the synchronous function, and stays on the actor of its caller.
///
/// - Parameters:
///   - isolation: The actor of the caller.
///   - updateValuesForOperation: Changes a copy of the current dependencies for the operation.
///   - operation: The operation.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  try await DependencyValues.$isSetting.withValue(true) {
    try await updateValuesForOperation(&values)
  }
  let result = try await DependencyValues.withOverrides(values, operation: operation)
  ModelDependencies.remember(values, for: result)
  return result
}

/// Sets dependencies for the whole process.
///
/// Call it once, as the first thing that an app does:
///
/// ```swift
/// @main
/// struct MyApp: App {
///   init() {
///     prepareDependencies {
///       $0.database = .open(at: databaseURL)
///     }
///   }
/// }
/// ```
///
/// A part of a dependency can be set as well, such as `$0.date.now` or an endpoint of a client.
///
/// A dependency that was used or prepared before keeps its value, and an issue is reported. In a test this prepares the
/// dependencies of that test. If `withDependencies` has set a context, it prepares the dependencies of that context.
///
/// The original takes no location, and reports no issue at the caller's line.
///
/// - Parameters:
///   - updateValues: Changes the dependencies.
///   - fileID: The file to report an issue at.
///   - filePath: The path of that file.
///   - line: The line to report an issue at.
///   - column: The column to report an issue at.
/// - Returns: The result of `updateValues`.
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let current = DependencyValues._current.storage
  let defaults = current.defaults.unwrapped
  var values = DependencyValues(
    storage: DependencyValues.Storage(context: current.context, defaults: defaults)
  )
  let result = try DependencyValues.overriding(&values, updateValues)
  if let context = values.storage.context, context != current.context {
    defaults.preparedContext = context
  }
  for box in values.storage.overrides.values where !defaults.prepare(box, in: values.context) {
    location.report(Issues.preparedTooLate(box.key))
  }
  return result
}
