internal import ConcurrencyExtras

/// A field of the state that controls may write to, without a separate action.
///
/// ```swift
/// struct State: Equatable {
///   @BindingState var isToggled = false
///   var isSaving = false
/// }
/// ```
///
/// `viewStore.$isToggled` is a binding for a control. `\.$isToggled` names the written field in a reducer or a test.
/// No control can write to `isSaving`.
///
/// Equality, hashing, coding and printing are those of the value. See ``BindingAction`` for a whole feature.
@propertyWrapper
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Where the field is declared, or `nil` if the value was decoded.
  let location: SourceLocation?

  init(wrappedValue: Value, location: SourceLocation?) {
    self.wrappedValue = wrappedValue
    self.location = location
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value.
  ///   - fileID: The module and file of the declaration, where issues with the field are reported.
  ///   - filePath: The path of the file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init(
    wrappedValue: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(wrappedValue: wrappedValue, location: location)
  }

  /// The field itself, for key paths such as `\.$isToggled`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension BindingState: Sendable where Value: Sendable {}

extension BindingState: Equatable where Value: Equatable {
  /// Whether the values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}

extension BindingState: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}
