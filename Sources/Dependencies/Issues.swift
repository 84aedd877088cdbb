import ConcurrencyExtras

/// The texts of the issues that this module reports.
enum Issues {
  static func noTestValue(
    of key: any TestDependencyKey.Type,
    named name: StaticString?,
    at location: SourceLocation?
  ) -> String {
    let builtIn = key as? any BuiltInKey.Type
    return """
      A test used \(subject(key, name)), which has no test value.

      \(evidence(of: key, at: location))

      A test with the app's dependencies depends on more than its code: on the network, a disk, the \
      time of day. \(builtIn?.outcome ?? goesOn)

      To fix this, \(builtIn == nil ? "give '\(typeName(key))' a 'testValue', or " : "")override the \
      dependency for the test, with 'withDependencies' or in that of its store:

          \(builtIn?.suggestedOverride ?? override(of: key, named: name))
      """
  }

  static let goesOn = "It goes on with the preview value or the live value."
  static let runsAtOnce = "Scheduled work runs at once."

  private static func override(
    of key: any TestDependencyKey.Type,
    named name: StaticString?
  ) -> String {
    let member = propertyName(name).map { ".\($0)" } ?? "[\(typeName(key)).self]"
    return "$0\(member) = …"
  }

  static func noLiveValue(
    of key: any TestDependencyKey.Type,
    named name: StaticString?,
    at location: SourceLocation
  ) -> String {
    """
    An app used \(subject(key, name)), which has no live value.

    \(evidence(of: key, at: location))

    The key conforms to 'TestDependencyKey' alone, or the module with its live value is not part of \
    the app. It goes on with the test value.

    To fix this, conform '\(typeName(key))' to 'DependencyKey', or link the module that does.
    """
  }

  static func preparedTooLate(_ key: any TestDependencyKey.Type) -> String {
    """
    A dependency was prepared after it had been used or prepared already.

    \(evidence(of: key, at: nil))

    Preparing sets the value of the whole process, so it must come before the first use. That value stays.

    To fix this, call 'prepareDependencies' once, as the first thing that the app does. To replace \
    the dependency for a part of the app use 'withDependencies'.
    """
  }

  static func noDependencies(in model: any AnyObject.Type) -> String {
    """
    There are no dependencies to take from '\(typeName(model))'.

        Model: \(typeName(model))

    It has no '@Dependency' property, and was not returned by the operation of a \
    'withDependencies'. The operation sees the current dependencies.

    To fix this, add an '@Dependency' property to the model, or make it in the operation of a \
    'withDependencies'.
    """
  }

  static func unknownContext(_ name: String, instead context: DependencyContext) -> String {
    """
    'SWIFT_DEPENDENCIES_CONTEXT' names no context.

        Value: \(name)
        Instead: \(context)

    To fix this, set the environment variable to 'live', 'preview' or 'test', or remove it.
    """
  }

  static func unimplementedOpening(_ url: String) -> String {
    """
    A test opened an address with '@Dependency(\\.openURL)', which is unimplemented.

        Address: \(url)

    There is no page in a test. The address is not opened.

    To fix this, override 'openURL' for the test, with an 'OpenURLEffect' that records the \
    address.
    """
  }

  static func unimplementedLogout(_ address: String) -> String {
    """
    A test ended a login with '@Dependency(\\.logout)', which is unimplemented.

        Address: \(address)

    There is no page in a test. Nothing is ended.

    To fix this, override 'logout' for the test, with a 'LogoutEffect' that notes the address.
    """
  }

  static func unimplementedRequest(method: String, url: String) -> String {
    """
    A test made a request with '@Dependency(\\.urlSession)', which is unimplemented.

        Request: \(method) \(url)

    A test that reaches the network depends on more than its code. The request fails.

    To fix this, override the dependency that makes the request, or override 'urlSession' with a \
    session whose 'URLProtocol' answers.
    """
  }

  static func failedAssertion(_ message: String) -> String {
    message.isEmpty ? "An assertion failed." : "An assertion failed: \(message)"
  }

  private static func subject(
    _ key: any TestDependencyKey.Type,
    _ name: StaticString?
  ) -> String {
    propertyName(name).map { "'@Dependency(\\.\($0))'" } ?? "the dependency '\(typeName(key))'"
  }

  /// The name of the property that reads a dependency, if it is a property.
  private static func propertyName(_ name: StaticString?) -> String? {
    name.map { "\($0)" }.flatMap { $0.contains("(") ? nil : $0 }
  }

  private static func evidence(
    of key: any TestDependencyKey.Type,
    at location: SourceLocation?
  ) -> String {
    // Other modules cannot name a key of this module, and the name of the dependency implies its value.
    let types =
      key is any BuiltInKey.Type
      ? [] : ["Key: \(typeName(key))", "Value: \(typeName(valueType(of: key)))"]
    let lines = (location.map { ["Location: \($0.fileID):\($0.line)"] } ?? []) + types
    return lines.map { "    \($0)" }.joined(separator: "\n")
  }

  private static func valueType<Key: TestDependencyKey>(of key: Key.Type) -> any Any.Type {
    Key.Value.self
  }
}
