internal import ConcurrencyExtras

/// A two-way connection to a value that is stored elsewhere.
///
/// ```swift
/// struct Switch: View {
///   @Binding var isOn: Bool
///
///   var body: some View {
///     Toggle("On", isOn: $isOn)
///   }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of each change that is made through the binding.
  public var transaction = Transaction()

  /// The control that writes through the binding, or the declaration in a view that it was made from.
  package var declaration = BindingDeclaration(nil)

  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }

  /// Creates a binding whose writing closure receives the transaction of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  /// Copies another binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a constant value.
  ///
  /// Writing to it does nothing, as in SwiftUI.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      declaration.writing {
        guard transaction != Transaction() else { return set(newValue, .current) }
        withTransaction(transaction) { set(newValue, transaction) }
      }
    }
  }

  /// The binding itself, to pass on as `$value`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var binding = Binding<Subject> {
      wrappedValue[keyPath: keyPath]
    } set: { value in
      WrittenMember.writing(keyPath) { wrappedValue[keyPath: keyPath] = value }
    }
    binding.declaration = declaration
    return binding
  }

  /// This binding as a control writes through it.
  ///
  /// - Parameters:
  ///   - fileID: The place of the control in the app's source.
  ///   - filePath: The place of the control in the app's source.
  ///   - line: The place of the control in the app's source.
  ///   - column: The place of the control in the app's source.
  /// - Returns: The binding.
  package func written(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) -> Binding<Value> {
    #if DEBUG
    guard !declaration.isControl else { return self }
    let control = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var binding = self
    binding.declaration = BindingDeclaration(control: control, else: declaration)
    return binding
    #else
    return self
    #endif
  }

  /// This binding with a transaction for each change that is made through it.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// This binding with an animation for each change that is made through it.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

// NB: Unchecked, because the closures are not sendable. Views make bindings from state and
// observable models that belong to the main actor, as in SwiftUI.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to the value inside an optional, or `nil` if the optional is.
  ///
  /// When the optional becomes `nil`, the binding keeps the last value for views that are being
  /// removed.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init {
      base.wrappedValue ?? value
    } set: {
      base.wrappedValue = $0
    }
  }

  /// A binding to an optional from one that always has a value.
  ///
  /// Writing `nil` is ignored.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init {
      base.wrappedValue
    } set: {
      if let value = $0 { base.wrappedValue = value }
    }
  }
}
