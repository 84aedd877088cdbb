public import Sharing

extension UIBinding {
  /// A binding to a shared value, for code outside of views.
  ///
  /// - Parameter base: The shared value.
  @MainActor
  public init(_ base: Shared<Value>) {
    self.init(place: [base.place]) {
      base.wrappedValue
    } set: { value in
      base.withLock { $0 = value }
    }
  }
}
