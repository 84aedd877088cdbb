public import Testing

/// Runs a test, or each test of a suite, with a task-local value.
///
/// ```swift
/// // In the module under test:
/// public enum Locals {
///   @TaskLocal public static var user: String?
/// }
///
/// // In its tests:
/// @Test(Locals.$user.set("Blob"))
/// func greetsTheUser() {
///   #expect(greeting() == "Hello, Blob!")
/// }
/// ```
///
/// NB: The compiler does not find `$user` in an attribute of the module that declares it.
public struct TaskLocalTrait<Value: Sendable>: SuiteTrait, TestScoping, TestTrait {
  let taskLocal: TaskLocal<Value>
  let value: Value

  /// The trait of a suite applies to each of its tests.
  public let isRecursive = true

  /// Runs a test with the value.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await taskLocal.withValue(value) { try await function() }
  }
}

extension Trait {
  /// Binds a task-local value during a test.
  ///
  /// - Parameters:
  ///   - taskLocal: The task-local, such as `Locals.$user`.
  ///   - value: The value in the test.
  /// - Returns: The trait.
  public static func taskLocal<Value: Sendable>(
    _ taskLocal: TaskLocal<Value>,
    _ value: Value
  ) -> Self where Self == TaskLocalTrait<Value> {
    TaskLocalTrait(taskLocal: taskLocal, value: value)
  }
}

extension TaskLocal {
  /// Binds this task-local during a test.
  ///
  /// - Parameter value: The value in the test.
  /// - Returns: The trait.
  public func set(_ value: Value) -> TaskLocalTrait<Value> {
    TaskLocalTrait(taskLocal: self, value: value)
  }
}
