import ConcurrencyExtras
public import OpenCombine

/// A model that another object owns, and whose changes run the view's body again.
///
/// ```swift
/// struct CounterView: View {
///   @ObservedObject var viewStore: ViewStoreOf<Counter>
///
///   var body: some View {
///     Text("\(viewStore.count)")
///   }
/// }
/// ```
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The model.
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// Bindings to the model's properties.
  public var projectedValue: Wrapper {
    Wrapper(object: wrappedValue)
  }

  /// Makes bindings to the properties of the model.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding {
        object[keyPath: keyPath]
      } set: {
        object[keyPath: keyPath] = $0
      }
    }
  }
}

extension ObservedObject: Sendable where ObjectType: Sendable {}

extension ObservedObject: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { false }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    if (slot as? ObjectSubscription)?.object === wrappedValue { return }
    slot = ObjectSubscription(to: wrappedValue, owner: owner)
  }
}

/// Runs the owner again whenever an object announces a change.
final class ObjectSubscription {
  let object: AnyObject
  /// Whether the view owns the object, so that a new view would have another one.
  let isKept: Bool
  private let cancellable: AnyCancellable

  @MainActor
  init<Object: ObservableObject>(
    to object: Object,
    owner: any DynamicPropertyOwner,
    isOwned: Bool = false
  ) {
    self.object = object
    isKept = isOwned
    cancellable = object.objectWillChange.sink { [weak owner] _ in
      MainThread.run {
        UpdatableNode.reportChangeDuringBody(of: Object.self)
        owner?.invalidate()
      }
    }
  }
}
