#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

nonisolated extension View {
  /// Pushes a screen while there is an item, whose screen changes it.
  ///
  /// ```swift
  /// .navigationDestination(item: $model.edited) { $item in
  ///   ItemEditor(item: $item)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is `nil` when the screen was left.
  ///   - destination: Makes the screen from a binding to the item.
  /// - Returns: A view that pushes the screen.
  @_disfavoredOverload
  public func navigationDestination<D>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (Binding<D>) -> some View
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) {
      if let last = item.wrappedValue {
        destination(Binding(unwrapping: item, default: last))
      }
    }
  }

  /// Pushes a screen while there is an item, of any type.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is `nil` when the screen was left.
  ///   - destination: Makes the screen from the item.
  /// - Returns: A view that pushes the screen.
  public func navigationDestination<D>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> some View
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) {
      if let value = item.wrappedValue {
        destination(value)
      }
    }
  }
}
