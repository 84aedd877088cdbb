/// A property that reads a shared value and never changes it.
///
/// ```swift
/// @SharedReader(.appStorage("isSoundOn")) var isSoundOn = true
/// ```
///
/// It takes keys that can only be read as well. Make one of a ``Shared`` to hand on a value that is not
/// to be changed there.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value>: Sendable {
  let box: ReferenceBox<any Reference<Value>>

  init(reference: any Reference<Value>) {
    box = ReferenceBox(reference, id: reference.id)
  }

  var reference: any Reference<Value> { box.reference }

  /// Reads a value that nobody changes.
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

  /// Reads the value inside of an optional that is read.
  ///
  /// - Parameter base: The optional; if it is `nil` now, so is the result.
  public init?(_ base: SharedReader<Value?>) {
    guard let reference = UnwrappedReference(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// Reads what another property refers to.
  ///
  /// - Parameter projectedValue: The other one, written with a `$`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The value.
  public var wrappedValue: Value { reference.value }

  /// The property itself, to hand it on.
  ///
  /// Assigning another one makes this property, and all copies of it, refer to what that one does.
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

  /// What a closure makes of the value, each time that it is read.
  ///
  /// - Parameter body: Computes it.
  /// - Returns: The result, to read.
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

  /// Why the value could not be loaded the last time, if it could not.
  public var loadError: (any Error)? { reference.loadError }
}
