public import Observation

/// Makes bindings to the properties of an observable model, for code outside of views.
///
/// ```swift
/// @Observable final class Profile { var name = "" }
///
/// final class ProfileScreen {
///   @UIBindable var profile: Profile
///   lazy var nameField = Field(text: $profile.name)
/// }
/// ```
///
/// Views use `Bindable`, which makes their bindings. This one makes a ``UIBinding``.
@dynamicMemberLookup
@propertyWrapper
public struct UIBindable<Value> {
  /// The model.
  public var wrappedValue: Value

  /// Creates a wrapper of a model.
  ///
  /// - Parameter wrappedValue: The model.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper of a model.
  ///
  /// - Parameter wrappedValue: The model.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// A copy of another wrapper.
  ///
  /// - Parameter projectedValue: The other wrapper.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Self { self }

  /// A binding to a property of the model.
  ///
  /// The binding does not retain the model. It reads the property at its creation. After the release of the model it
  /// has the last value that was read.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> UIBinding<Member> where Value: AnyObject {
    let last = LastValue(wrappedValue[keyPath: keyPath])
    return UIBinding<Member>(
      BindingPlace(wrappedValue).followed(by: .member(keyPath))
    ) { [weak model = wrappedValue] in
      model.map { last.keep($0[keyPath: keyPath]) } ?? last.value
    } set: { [weak model = wrappedValue] value in
      model?[keyPath: keyPath] = value
    }
  }
}

extension UIBindable: Identifiable where Value: Identifiable {
  /// The identity of the model.
  public var id: Value.ID { wrappedValue.id }
}

extension UIBindable: Sendable where Value: Sendable {}
