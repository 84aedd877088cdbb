/// An object that a view has for itself at each place where it is shown.
///
/// A view value can be shown at several places and in several windows. They would share an object that was made with
/// the value, as that of a `State` is.
@propertyWrapper
struct OwnObject<Object: AnyObject>: DynamicProperty {
  private let make: () -> Object
  private var object: Object?

  init(wrappedValue make: @autoclosure @escaping () -> Object) {
    self.make = make
  }

  /// The object.
  ///
  /// Outside of a view on the screen each access creates a new one.
  var wrappedValue: Object { object ?? make() }
}

extension OwnObject: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { true }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    let kept = slot as? Kept<Object> ?? Kept(make())
    slot = kept
    object = kept.object
  }
}

/// The content of a view's slot.
private final class Kept<Object: AnyObject>: KeptState {
  let object: Object
  let isKept = true

  init(_ object: Object) {
    self.object = object
  }
}
