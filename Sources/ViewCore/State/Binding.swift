/// A two-way connection to a value that is kept elsewhere.
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
  /// What goes with each change that is made through the binding.
  public var transaction = Transaction()

  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  /// Creates a binding from the closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }

  /// Creates a binding whose writing closure is told what goes with the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  /// A copy of another binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a value that never changes: writing to it does nothing, as in SwiftUI.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value behind the binding.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      guard transaction != Transaction() else { return set(newValue, .current) }
      withTransaction(transaction) { set(newValue, transaction) }
    }
  }

  /// The binding itself, to hand on as `$value`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject> {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }

  /// This binding with a transaction for each change that is made through it.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// This binding, whose changes move.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

// NB: Unchecked, because the closures are not marked sendable: views make bindings from state and
// observable models that belong to the main actor, as SwiftUI's own do.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to the value inside an optional, or `nil` where there is none.
  ///
  /// Once the optional is `nil`, the binding keeps the last value for the views that are leaving.
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
