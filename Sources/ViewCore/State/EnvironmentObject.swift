internal import ConcurrencyExtras
public import OpenCombine

/// Reads a model that an enclosing view provides, and runs the view again when the model changes.
///
/// ```swift
/// struct Title: View {
///   @EnvironmentObject private var settings: Settings
///
///   var body: some View {
///     Text(settings.title)
///   }
/// }
///
/// Title().environmentObject(Settings())
/// ```
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let declaration: BindingDeclaration
  private var object: ObjectType?

  /// Creates a property for the model of an enclosing view.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of the declaration, where issues with what is written are reported.
  ///   - filePath: The path of the file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    declaration = BindingDeclaration(
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// The model.
  ///
  /// An enclosing view must provide it. Without one the app stops here, as in SwiftUI, because no
  /// other value could take its place.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(Issues.environmentObservableObjectMissing(ObjectType.self))
    }
    return object
  }

  /// Bindings to the model's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue, declaration: declaration)
  }
}

extension EnvironmentObject: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { true }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    object = environment[observableObject: ObjectType.self]
    guard let object, (slot as? ObjectSubscription)?.object !== object else { return }
    slot = ObjectSubscription(to: object, owner: owner)
  }
}

nonisolated extension View {
  /// Provides a model for all views inside, which find it by its type.
  ///
  /// - Parameter object: The model.
  /// - Returns: The view with the model in its environment.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self, value: object) { $1[observableObject: T.self] = $0 }
  }
}
