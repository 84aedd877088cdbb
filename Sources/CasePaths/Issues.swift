/// The texts of the issues that this module reports.
enum Issues {
  static func notAnEnum(_ root: Any.Type, value: Any.Type) -> String {
    """
    A case path was asked for of a type that is not an enum.

        Type: \(root)
        Value: \(value)

    Only enums have cases. This path never extracts anything.

    To fix this, pass a case, such as '/Action.tapped', or give a path for another type both \
    functions with 'AnyCasePath(embed:extract:)'.
    """
  }

  static func notACase(of root: Any.Type, value: Any.Type, cases: [EnumCase]) -> String {
    """
    A case path was made from a function that is not a case.

        Function: (\(value)) -> \(root)
        Cases: \(cases.map(\.description).joined(separator: ", "))

    A case path finds its case by the payload. It never extracts anything, because no case with this \
    payload comes out of this function.

    To fix this, pass the case itself, such as '/Action.tapped', or give the path both functions with \
    'AnyCasePath(embed:extract:)'.
    """
  }

  static func unreadable(_ value: Any.Type, in enumCase: EnumCase, of root: Any.Type) -> String {
    """
    A case path cannot read the payload of its case.

        Case: \(root).\(enumCase.name)
        Payload: \(value)

    Where the types of a function's parameters and results are known, Swift stores it in another form \
    than generic code expects; the same is true of the type of a struct or enum. This path never \
    extracts anything.

    To fix this, give the path both functions with 'AnyCasePath(embed:extract:)', or wrap the payload \
    in a struct.
    """
  }

  static func otherCase(_ root: Any.Type, _ value: Any.Type, actual: String) -> String {
    """
    'modify' was called for a case that the value is not of.

        Type: \(root)
        Expected: a case with a payload of type '\(value)'
        Actual: \(actual)

    Nothing was changed.

    To fix this, call 'modify' only when the value is of the case, which 'is' tells.
    """
  }
}
