import ConcurrencyExtras

/// A property whose value is shared by all who refer to it, and may be kept on a disk or elsewhere.
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
/// Whoever uses the same key sees the same value. Read it as any property. Change it with
/// ``withLock(_:fileID:filePath:line:column:)`` of the projected value:
///
/// ```swift
/// state.$meetings.withLock { $0.append(meeting) }
/// ```
///
/// Views that have read the value run again, and the key saves it. Hand on `$meetings` to share the
/// value itself, or a part of it: `$meeting.title` is a `Shared<String>`.
///
/// Each test begins with values of its own, also where tests run at the same time. A `TestStore` makes
/// the test assert changes of shared values that the feature makes.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value>: Sendable {
  let box: ReferenceBox<any MutableReference<Value>>

  init(reference: any MutableReference<Value>) {
    box = ReferenceBox(reference, id: reference.id)
  }

  var reference: any MutableReference<Value> { box.reference }

  /// What tells the place of the value from those of others.
  package var place: AnyHashable { box.id }

  /// Shares a value that no key keeps.
  ///
  /// - Parameter value: The value.
  public init(value: sending Value) {
    self.init(reference: StoredReference(value))
  }

  /// Shares what another property refers to.
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
  /// When the optional becomes `nil` the property keeps the last value, and changes are its own.
  ///
  /// - Parameter base: The optional; if it is `nil` now, so is the result.
  public init?(_ base: Shared<Value?>) {
    guard let reference = MutableUnwrappedReference(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// The value.
  ///
  /// In the closure in which a test store asserts changes, it is what the test says of it.
  public var wrappedValue: Value {
    get { reference.value }
    @available(
      *,
      deprecated,
      message: "Use '$property.withLock { $0 = … }': between reading and writing others may write"
    )
    nonmutating set { withLock { $0 = newValue } }
  }

  /// The property itself, to change it or to hand it on.
  ///
  /// Assigning another one makes this property, and all copies of it, refer to what that one does.
  public var projectedValue: Self {
    get { self }
    nonmutating set {
      let reference = newValue.reference
      box.refer(to: reference, id: reference.id)
    }
  }

  /// Changes the value while nobody else changes it.
  ///
  /// ```swift
  /// $count.withLock { $0 += 1 }
  /// ```
  ///
  /// The closure changes a copy, which then takes the place of the value. Until then all others read the
  /// value as it was, and so does the closure where it reads the property itself. A change of a large
  /// collection copies it.
  ///
  /// A `withLock` of the same value within the closure is reported, and its change is lost. While another
  /// process saves the value, the call waits for it, up to a second on the main thread.
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
