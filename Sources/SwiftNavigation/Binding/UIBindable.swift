internal import ConcurrencyExtras
public import Observation
internal import ViewValues

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

  private let declaration: BindingDeclaration

  /// Creates a wrapper of a model.
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
  ) where Value: AnyObject & Observable {
    self.init(
      wrappedValue: wrappedValue,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

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
  ) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
    declaration = BindingDeclaration(
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
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
    let declaration = declaration
    return UIBinding<Member>(
      BindingPlace(wrappedValue).followed(by: .member(keyPath))
    ) { [weak model = wrappedValue] in
      model.map { last.keep($0[keyPath: keyPath]) } ?? last.value
    } set: { [weak model = wrappedValue] value in
      declaration.writing { model?[keyPath: keyPath] = value }
    }
  }
}

extension UIBindable: Identifiable where Value: Identifiable {
  /// The identity of the model.
  public var id: Value.ID { wrappedValue.id }
}

extension UIBindable: Sendable where Value: Sendable {}
