#if canImport(Darwin)
public import Combine
public import SwiftUI
#else
public import OpenCombine
public import ViewCore
#endif

/// A store can be held by `@ObservedObject`, in views that cannot use `@Bindable`.
///
/// The object never publishes a change: views observe the fields of the state that they read.
extension Store: ObservableObject {}

extension ObservedObject.Wrapper: _StoreHolder {
  /// The store, which a wrapper gives only as a binding.
  public var _held: ObjectType {
    self[dynamicMember: \.itself].wrappedValue
  }
}

extension ObservableObject {
  /// The object itself, as a property with a binding.
  fileprivate var itself: Self {
    get { self }
    set {}
  }
}
