public import OpenCombine

/// A model that a view owns: made when the view appears, kept until it disappears.
///
/// ```swift
/// struct Screen: View {
///   @StateObject private var model = ScreenModel()
///
///   var body: some View {
///     Text(model.title)
///   }
/// }
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let makeObject: () -> ObjectType
  private var object: ObjectType?

  /// Creates the property with an expression that is evaluated once, when the view appears.
  public init(wrappedValue makeObject: @autoclosure @escaping () -> ObjectType) {
    self.makeObject = makeObject
  }

  /// The model.
  ///
  /// Outside a view on the screen there is none yet: each access makes a new one, as in SwiftUI,
  /// and reports an issue.
  public var wrappedValue: ObjectType {
    if let object { return object }
    Issues.report(Issues.stateObjectReadOutsideView(ObjectType.self))
    return makeObject()
  }

  /// The model's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { true }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    let subscription =
      slot as? ObjectSubscription ?? ObjectSubscription(to: makeObject(), owner: owner)
    slot = subscription
    object = subscription.object as? ObjectType
  }
}
