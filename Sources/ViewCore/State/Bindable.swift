public import Observation

/// Makes bindings to the properties of an observable model.
///
/// ```swift
/// @Observable final class Profile { var name = "" }
///
/// struct ProfileForm: View {
///   @Bindable var profile: Profile
///
///   var body: some View {
///     TextField("Name", text: $profile.name)
///   }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The model.
  public var wrappedValue: Value

  /// Says what the wrapper is for where the model is of another kind.
  // NB: It also tells the compiler that a view's own initializer takes the model, not the wrapper.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object of an '@Observable' class."
  )
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the model.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}

extension Bindable where Value: Observable & AnyObject {
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable: Sendable where Value: Sendable {}
