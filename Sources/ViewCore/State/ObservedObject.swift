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

  private let declaration: BindingDeclaration

  /// Creates a wrapper of a model.
  ///
  /// - Parameters:
  ///   - wrappedValue: The model.
  ///   - fileID: The module and file of the declaration, where issues with what is written are reported.
  ///   - filePath: The path of the file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init(
    wrappedValue: ObjectType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.wrappedValue = wrappedValue
    declaration = BindingDeclaration(
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates a wrapper of a model.
  ///
  /// - Parameters:
  ///   - initialValue: The model.
  ///   - fileID: The module and file of the declaration, where issues with what is written are reported.
  ///   - filePath: The path of the file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init(
    initialValue: ObjectType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      wrappedValue: initialValue,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Bindings to the model's properties.
  public var projectedValue: Wrapper {
    Wrapper(object: wrappedValue, declaration: declaration)
  }

  /// Makes bindings to the properties of the model.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let declaration: BindingDeclaration

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding {
        object[keyPath: keyPath]
      } set: { value in
        declaration.writing { object[keyPath: keyPath] = value }
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
    #if DEBUG
    let changingFields: @MainActor () -> [String] = { [weak object] in
      (object as? any InspectedObject)?.changingFields ?? []
    }
    #endif
    cancellable = object.objectWillChange.sink { [weak owner] _ in
      MainThread.run {
        UpdatableNode.reportChangeDuringBody(of: Object.self)
        #if DEBUG
        (owner as? UpdatableNode)?.note(.object(typeName(Object.self), fields: changingFields()))
        #endif
        owner?.invalidate()
      }
    }
  }
}
