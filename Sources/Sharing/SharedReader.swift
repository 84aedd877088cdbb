/// A property that reads a shared value and never changes it.
///
/// ```swift
/// @SharedReader(.appStorage("isSoundOn")) var isSoundOn = true
/// ```
///
/// It also accepts keys that can only be read. Make one from a ``Shared`` to pass on a value that the receiver cannot
/// change.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value>: Sendable {
  let box: ReferenceBox<any Reference<Value>>

  init(reference: any Reference<Value>) {
    box = ReferenceBox(reference, id: reference.id)
  }

  var reference: any Reference<Value> { box.reference }

  package var place: AnyHashable { box.id }

  /// The value as it was when the stored values that it is a part of were others.
  package func value(with roots: SharedRoots) -> Value { reference.value(with: roots) }

  /// Reads a constant value.
  ///
  /// - Parameter value: The value.
  public init(value: sending Value) {
    self.init(reference: StoredReference(value))
  }

  /// Reads a shared value.
  public init(_ base: Shared<Value>) {
    self.init(reference: base.reference)
  }

  /// Reads the value inside of a shared optional.
  ///
  /// When the optional becomes `nil` the property keeps the last value.
  ///
  /// - Parameter base: The optional; if it is `nil` now, so is the result.
  public init?(_ base: Shared<Value?>) {
    self.init(SharedReader<Value?>(base))
  }

  /// Reads the value inside of a shared optional.
  ///
  /// - Parameter base: The optional; if it is `nil` now, so is the result.
  public init?(_ base: SharedReader<Value?>) {
    guard let reference = UnwrappedReference(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// Reads the value of another property.
  ///
  /// - Parameter projectedValue: The other one, written with a `$`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The value.
  public var wrappedValue: Value { reference.value }

  /// The property itself, to pass it on.
  ///
  /// After an assignment, this property and all its copies refer to the value of the assigned property.
  public var projectedValue: Self {
    get { self }
    nonmutating set {
      let reference = newValue.reference
      box.refer(to: reference, id: reference.id)
    }
  }

  /// A property of the value.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: MemberReference(reference, keyPath))
  }

  /// Reads a value that a closure computes from the shared value at each read.
  ///
  /// - Parameter body: Computes the value.
  /// - Returns: The property.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: ComputedReference(reference, body))
  }

  /// Loads the value again.
  ///
  /// - Throws: The error of the key; ``loadError`` is the same.
  public func load() async throws {
    try await reference.load()
  }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.isLoading }

  /// The error of the last load, or `nil` if it succeeded.
  public var loadError: (any Error)? { reference.loadError }
}
