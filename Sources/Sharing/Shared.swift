import ConcurrencyExtras

/// A property that shares its value with all properties of the same key.
///
/// The key may keep the value in a file or elsewhere.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   @Shared(.appStorage("isSoundOn")) var isSoundOn = true
///   @Shared(.fileStorage(.documentsDirectory.appending(component: "meetings.json")))
///   var meetings: [Meeting] = []
/// }
/// ```
///
/// All properties with the same key have the same value. Read it like any property. Change it with
/// ``withLock(_:fileID:filePath:line:column:)`` of the projected value:
///
/// ```swift
/// state.$meetings.withLock { $0.append(meeting) }
/// ```
///
/// After a change the views that read the value run again, and the key saves the value. Pass `$meetings` to share the
/// value itself, or a part of it: `$meeting.title` is a `Shared<String>`.
///
/// Each test begins with its own values, even if tests run at the same time. With a `TestStore`, the test asserts the
/// changes that the feature makes to shared values.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value>: Sendable {
  let box: ReferenceBox<any MutableReference<Value>>

  init(reference: any MutableReference<Value>) {
    box = ReferenceBox(reference, id: reference.id)
  }

  var reference: any MutableReference<Value> { box.reference }

  /// The identity of the place of the value.
  package var place: AnyHashable { box.id }

  /// The value as it was when the stored values that it is a part of were others.
  package func value(with roots: SharedRoots) -> Value { reference.value(with: roots) }

  /// Shares a value without a key.
  ///
  /// - Parameter value: The value.
  public init(value: sending Value) {
    self.init(reference: StoredReference(value))
  }

  /// Shares the value of another property.
  ///
  /// - Parameter projectedValue: The other one, written with a `$`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// Shares the value inside of a shared optional.
  ///
  /// ```swift
  /// if let $user = Shared($session.user) {
  ///   ProfileView(user: $user)
  /// }
  /// ```
  ///
  /// When the optional becomes `nil`, the property keeps the last value, and its changes affect nothing else.
  ///
  /// - Parameter base: The optional; if it is `nil` now, so is the result.
  public init?(_ base: Shared<Value?>) {
    guard let reference = MutableUnwrappedReference(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// The value.
  ///
  /// In the closure of a test store that asserts changes, it is the expected value.
  public var wrappedValue: Value {
    get { reference.value }
    @available(
      *,
      deprecated,
      message: "Use '$property.withLock { $0 = … }': between reading and writing others may write"
    )
    nonmutating set { withLock { $0 = newValue } }
  }

  /// The property itself, to change the value or to pass the property on.
  ///
  /// After an assignment, this property and all its copies refer to the value of the assigned property.
  public var projectedValue: Self {
    get { self }
    nonmutating set {
      let reference = newValue.reference
      box.refer(to: reference, id: reference.id)
    }
  }

  /// Changes the value with exclusive access.
  ///
  /// ```swift
  /// $count.withLock { $0 += 1 }
  /// ```
  ///
  /// The closure changes a copy, which then replaces the value. Until then all reads of the property, even in the
  /// closure, return the old value. A change of a large collection copies it.
  ///
  /// A `withLock` of the same value within the closure reports an issue, and its change is lost. While another process
  /// saves the value, the call waits for a limited time, which the key tells.
  ///
  /// - Parameters:
  ///   - operation: Changes the value.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The result of the operation.
  public func withLock<R>(
    _ operation: (inout Value) throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> R {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reference.withLock(at: location, operation)
  }
}
