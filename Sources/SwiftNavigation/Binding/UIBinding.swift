internal import ViewValues

/// A two-way connection to a value of another object, for code outside of views.
///
/// Views use `Binding`. Other code, such as the screens of another toolkit or a terminal, uses this one:
///
/// ```swift
/// @Observable final class Profile { var name = "" }
///
/// @UIBindable var profile = Profile()
/// let name: UIBinding<String> = $profile.name
/// name.wrappedValue = "Blob"
/// ```
///
/// It does not notify observers itself: a read of `wrappedValue` in ``observe(_:)`` observes the model. Any task may
/// have the binding, and may use it where it may use the model.
@dynamicMemberLookup
@propertyWrapper
public struct UIBinding<Value>: Sendable {
  let place: BindingPlace

  // NB: Unsafe because the closures are not marked sendable, and the model may not be sendable. The model belongs to an
  // actor, or has another guard, and the binding is used in the same place.
  private nonisolated(unsafe) let get: () -> Value
  private nonisolated(unsafe) let set: (Value) -> Void

  init(_ place: BindingPlace, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.place = place
    self.get = get
    self.set = set
  }

  /// Creates a binding from the functions that read and write the value.
  ///
  /// - Parameters:
  ///   - place: The identity of the place of the value.
  ///   - get: Reads the value.
  ///   - set: Writes the value.
  package init(
    place: [AnyHashable],
    get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) {
    self.init(BindingPlace(place), get: get, set: set)
  }

  /// Stores a value whose changes are observed.
  ///
  /// ```swift
  /// @UIBinding var count = 0
  /// let meter = Meter(count: $count)  // with a property 'count: UIBinding<Int>'
  /// ```
  ///
  /// - Parameter value: The first value.
  public init(wrappedValue value: Value) {
    self.init(keeping: value)
  }

  /// Stores an object.
  ///
  /// Prefer ``UIBindable`` for bindings to its properties.
  ///
  /// - Parameter value: The first object.
  @available(*, deprecated, message: "Use '@UIBindable' for the properties of an object.")
  public init(wrappedValue value: Value) where Value: AnyObject {
    self.init(keeping: value)
  }

  private init(keeping value: Value) {
    let kept = KeptValue(value)
    self.init(BindingPlace(kept)) {
      kept.value
    } set: {
      kept.value = $0
    }
  }

  /// A copy of another binding.
  ///
  /// - Parameter projectedValue: The other binding.
  public init(projectedValue: UIBinding<Value>) {
    self = projectedValue
  }

  /// A binding to a constant: a write does nothing.
  ///
  /// - Parameter value: The value.
  /// - Returns: The binding.
  public static func constant(_ value: Value) -> Self {
    // Each has its own place, as long as there is a copy of the binding.
    let root = KeptValue(value)
    return Self(BindingPlace(root)) {
      root.constant
    } set: { _ in
    }
  }

  /// The value behind the binding.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to pass on as `$value`.
  public var projectedValue: Self { self }

  /// A binding to a part of the value.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> UIBinding<Member> {
    UIBinding<Member>(place.followed(by: .member(keyPath))) {
      wrappedValue[keyPath: keyPath]
    } set: { value in
      WrittenMember.writing(keyPath) { wrappedValue[keyPath: keyPath] = value }
    }
  }

  /// A binding to a part of the value in an optional, which is nil while there is no value.
  ///
  /// Writing nil makes the optional nil.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: WritableKeyPath<Wrapped, Member>
  ) -> UIBinding<Member?> where Value == Wrapped? {
    UIBinding<Member?>(place.followed(by: .memberOfWrapped(keyPath))) {
      wrappedValue?[keyPath: keyPath]
    } set: { member in
      if let member {
        wrappedValue?[keyPath: keyPath] = member
      } else {
        wrappedValue = nil
      }
    }
  }

  /// The same binding, which prints each write.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the line.
  ///   - fileID: The module and file of the call.
  ///   - line: The line of the call.
  /// - Returns: The binding.
  public func _printChanges(
    _ prefix: String = "",
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    Self(place, get: get) { value in
      let start = prefix.isEmpty ? "\(fileID):\(line)" : prefix
      print("\(start): \(get()) → \(value)")
      set(value)
    }
  }
}

extension UIBinding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
