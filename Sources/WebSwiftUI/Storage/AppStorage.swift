import Foundation
import Sharing
package import ViewCore
public import ViewValues

/// A value in the user defaults, which runs the view's body again when it changes.
///
/// ```swift
/// struct SoundSettings: View {
///   @AppStorage("isSoundOn") private var isSoundOn = true
///
///   var body: some View {
///     Toggle("Sound", isOn: $isSoundOn)
///   }
/// }
/// ```
///
/// In an app without users the value is the same as that of `@Shared(.appStorage("isSoundOn"))`, in the same user
/// defaults: those of the dependency `defaultAppStorage`. A change by either runs the view again, and so does one of
/// these defaults themselves. Each test and preview has defaults of its own. The default of the property is not written.
///
/// A server has the windows of many users. In an app that asks who its users are, each user has values of their own, as
/// with `@Shared(.appStorage("isSoundOn").perUser)`. They are those of the window's user, whatever code changes them: a
/// button of another window, or a timer. In other apps all windows share the value.
///
/// - Note: User defaults of Foundation, as in `store: .standard`, notify nobody off Apple's platforms. A view shows what
///   other code has set there when it runs the next time.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let name: String
  private let defaultValue: Value
  private let declaredStore: UserDefaults?
  private let kind: StoredKind<Value>
  private var value: StoredValue<Value>

  init(
    _ name: String,
    _ store: UserDefaults?,
    default defaultValue: Value,
    _ kind: StoredKind<Value>
  ) {
    self.name = name
    self.defaultValue = defaultValue
    declaredStore = store?.firstOfSuite
    self.kind = kind
    value = StoredValue(name, store: declaredStore, user: nil, kind)
  }

  /// The value.
  public var wrappedValue: Value {
    get { value.read() ?? defaultValue }
    nonmutating set { value.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding { [value, defaultValue] in
      value.read() ?? defaultValue
    } set: { [value] in
      value.write($0)
    }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  init(_ name: String, _ store: UserDefaults?, _ kind: StoredKind<Value>) {
    self.init(name, store, default: nil, kind)
  }
}

extension AppStorage: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { false }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    let store = declaredStore ?? environment.appStorageDefaults
    let user = declaredStore == nil ? environment.windowUser : nil
    if let known = slot as? StoredValue<Value>, known.is(name, in: store, of: user) {
      value = known
    } else {
      value = StoredValue(name, store: store, user: user, kind)
      slot = value
    }
  }
}

extension AppStorage: DeclaredDynamicProperty {
  package func isDeclared(as other: AppStorage) -> Bool {
    name == other.name && declaredStore === other.declaredStore
  }
}
