internal import ConcurrencyExtras

/// A value that a view owns and that lives as long as the view is on the screen.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("Count: \(count)") { count += 1 }
///   }
/// }
/// ```
///
/// A change runs only the bodies that read the value. Assigning an equal value changes nothing. Any
/// thread may read and write the value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private let declaration: DebugLocation
  private var location: StateLocation<Value>?

  /// Creates a state with its initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value.
  ///   - fileID: The file that issues are reported in.
  ///   - filePath: The path of the file.
  ///   - line: The line that issues are reported at.
  ///   - column: The column that issues are reported at.
  public init(
    wrappedValue: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    initialValue = wrappedValue
    declaration = DebugLocation(
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates a state with its initial value.
  ///
  /// - Parameters:
  ///   - initialValue: The value.
  ///   - fileID: The file that issues are reported in.
  ///   - filePath: The path of the file.
  ///   - line: The line that issues are reported at.
  ///   - column: The column that issues are reported at.
  public init(
    initialValue: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      wrappedValue: initialValue,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The current value.
  ///
  /// Outside of a view on the screen this is the initial value, and assigning reports an issue.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set {
      guard let location else {
        return Issues.report(Issues.stateSetOutsideView(Value.self), at: declaration.location)
      }
      location.value = newValue
    }
  }

  /// A binding to the value, to pass to a control.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    var binding = Binding {
      location.value
    } set: {
      location.value = $0
    }
    binding.declaration = BindingDeclaration(declaration.location)
    return binding
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  ///
  /// - Parameters:
  ///   - fileID: The file that issues are reported in.
  ///   - filePath: The path of the file.
  ///   - line: The line that issues are reported at.
  ///   - column: The column that issues are reported at.
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(wrappedValue: nil, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { true }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    let location =
      slot as? StateLocation<Value> ?? StateLocation(initialValue, declaredAt: declaration)
    slot = location
    self.location = location
  }
}
