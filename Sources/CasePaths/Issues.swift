internal import ConcurrencyExtras
internal import RuntimeMetadata

/// The texts of the issues that this module reports.
enum Issues {
  static func notAnEnum(_ root: Any.Type, value: Any.Type, layout: EnumLayout?) -> String {
    guard layout != nil else { return unknownLayout(root, value: value) }
    return """
      A case path was made for a type that is not an enum.

          Type: \(root)
          Value: \(value)

      Only enums have cases. This path never extracts anything.

      To fix this, pass a case, such as '/Action.tapped'. If you do, and the type above is that of a \
      function, write the type of the path: 'let path: AnyCasePath<Action, Int> = /Action.set'. For a type \
      that is not an enum, pass both functions to 'AnyCasePath(embed:extract:)'.
      """
  }

  private static func unknownLayout(_ root: Any.Type, value: Any.Type) -> String {
    """
    A case path cannot read the memory of enums in this process.

        Type: \(root)
        Value: \(value)

    This version of Swift lays out enums in a way that this library does not know. This path never \
    extracts anything.

    To fix this, apply '@CasePathable' to the enum and use a key path, such as '\\.tapped', or pass \
    both functions to 'AnyCasePath(embed:extract:)'.
    """
  }

  static let noEnumMetadata = """
    The cases of enums cannot be told apart in this process.

    This version of Swift lays out enums in a way that this library does not know. Features whose \
    state is an enum do not work: effects stay when the case changes, and alerts in destinations stay.

    To fix this, build with a version of Swift that this library was tested with.
    """

  static func notACase(of root: Any.Type, value: Any.Type, cases: [EnumCase]) -> String {
    """
    A case path was made from a function that is not a case.

        Function: (\(value)) -> \(root)
        Cases: \(cases.map(\.description).joined(separator: ", "))

    A case path finds its case by the payload. The function does not return a case with this payload, so \
    the path never extracts anything.

    To fix this, pass the case itself, such as '/Action.tapped', or give the path both functions with \
    'AnyCasePath(embed:extract:)'.
    """
  }

  static func unreadable(_ value: Any.Type, in enumCase: EnumCase, of root: Any.Type) -> String {
    """
    A case path cannot read the payload of its case.

        Case: \(root).\(enumCase.name)
        Payload: \(value)

    Swift stores functions, and the types of structs and enums, in another form in generic code. This \
    path never extracts anything.

    To fix this, give the path both functions with 'AnyCasePath(embed:extract:)', or wrap the payload \
    in a struct.
    """
  }

  static func otherCase(_ root: Any.Type, _ value: Any.Type, actual: String) -> String {
    """
    'modify' was called for one case, but the value is of another.

        Type: \(root)
        Expected: a case with a payload of type '\(value)'
        Actual: \(actual)

    Nothing was changed.

    To fix this, check the case with 'is' before you call 'modify'.
    """
  }

  static func notExtracted(
    _ root: Any.Type,
    _ value: Any.Type,
    actual: String,
    message: String
  ) -> String {
    """
    A value is not of the expected case\(detail(message))

        Type: \(root)
        Expected: a case with a payload of type '\(value)'
        Actual: \(actual)

    To fix this, look at what made the value, or expect its actual case.
    """
  }

  static func absent(_ value: Any.Type, message: String) -> String {
    """
    A value was expected, but there is none\(detail(message))

        Type: \(value)?

    To fix this, look at what should have made the value.
    """
  }

  static func threw(_ error: any Error, message: String) -> String {
    """
    The closure of 'XCTModify' threw an error\(detail(message))

        Error: \("\(error)".withoutPrivateScopes)

    To fix this, look at what threw the error, or catch it in the closure.
    """
  }

  static func unchanged(_ value: String, message: String) -> String {
    """
    The closure of 'XCTModify' changed nothing\(detail(message))

        Value: \(value.withoutPrivateScopes)

    The closure makes the change that a test expects, so it has to change something.

    To fix this, change the value in the closure, or remove the call.
    """
  }

  private static func detail(_ message: String) -> String {
    message.isEmpty ? "." : ": \(message)"
  }
}
