internal import ConcurrencyExtras
public import OpenCombine

/// A model that a view owns.
///
/// It is created when the view appears and kept until the view disappears.
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
  private let declaration: BindingDeclaration
  private var object: ObjectType?

  /// Creates the property with an expression that is evaluated once, when the view appears.
  ///
  /// - Parameters:
  ///   - makeObject: Makes the model.
  ///   - fileID: The module and file of the declaration, where issues with what is written are reported.
  ///   - filePath: The path of the file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init(
    wrappedValue makeObject: @autoclosure @escaping () -> ObjectType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.makeObject = makeObject
    declaration = BindingDeclaration(
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// The model.
  ///
  /// Outside of a view on the screen each access creates a new one, as in SwiftUI, and reports an
  /// issue.
  public var wrappedValue: ObjectType {
    if let object { return object }
    Issues.report(Issues.stateObjectReadOutsideView(ObjectType.self))
    return makeObject()
  }

  /// Bindings to the model's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue, declaration: declaration)
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
      slot as? ObjectSubscription
      ?? ObjectSubscription(to: makeObject(), owner: owner, isOwned: true)
    slot = subscription
    object = subscription.object as? ObjectType
  }
}

extension ObjectSubscription: KeptState {}
