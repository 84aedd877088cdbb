#if canImport(Darwin)
public import SwiftUI
#else
public import ViewValues
#endif

extension Binding {
  /// A binding to a shared value, for controls.
  ///
  /// ```swift
  /// Toggle("Sound", isOn: Binding($isSoundOn))
  /// ```
  ///
  /// - Parameter base: The shared value.
  @MainActor
  public init(_ base: Shared<Value>) {
    self.init {
      base.wrappedValue
    } set: { value in
      base.withLock { $0 = value }
    }
  }
}
