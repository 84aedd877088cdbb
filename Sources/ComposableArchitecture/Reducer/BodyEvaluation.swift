/// The evaluation of a reducer's body.
enum BodyEvaluation {
  /// Whether a runner evaluates the body of a reducer now.
  @TaskLocal static var isRunning = false

  /// Evaluates a body.
  static func evaluate<Body>(_ body: () -> Body) -> Body {
    $isRunning.withValue(true, operation: body)
  }

  /// Returns a value that is as new as the body in which it is written.
  ///
  /// The original evaluates a body for each action, and so the values in it. A runner evaluates the body once, and such a
  /// value for each action. Outside of a body, as in the closure of a store, a value is evaluated once, at the call.
  static func renewing<Value>(_ value: @escaping () -> Value) -> () -> Value {
    guard !isRunning else { return value }
    let value = value()
    return { value }
  }
}
