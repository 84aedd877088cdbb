import ConcurrencyExtras
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

  private var declaration = BindingDeclaration(nil)

  /// Unavailable: explains which models the wrapper accepts.
  // NB: It also makes the compiler give a view's memberwise initializer a parameter for the model
  // instead of the wrapper.
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
    } set: { value in
      declaration.writing { wrappedValue[keyPath: keyPath] = value }
    }
  }
}

extension Bindable where Value: Observable & AnyObject {
  /// Creates a wrapper of a model.
  ///
  /// - Parameters:
  ///   - wrappedValue: The model.
  ///   - fileID: The module and file of the declaration, where issues with what is written are reported.
  ///   - filePath: The path of the file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init(
    wrappedValue: Value,
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

  /// Wraps a model for a binding to one of its properties: `Bindable(model).name`.
  ///
  /// - Parameters:
  ///   - wrappedValue: The model.
  ///   - fileID: The module and file of the call, where issues with what is written are reported.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ wrappedValue: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      wrappedValue: wrappedValue,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable: Sendable where Value: Sendable {}
