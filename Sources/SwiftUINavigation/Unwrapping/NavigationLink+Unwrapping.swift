// Links of earlier versions. New code writes `navigationDestination(item:)`.

public import CasePaths
public import ViewLayer

extension NavigationLink {
  /// Creates a link to a screen that edits an item, which is shown while there is one.
  ///
  /// ```swift
  /// NavigationLink(item: $model.edited) { isActive in
  ///   model.edited = isActive ? Item() : nil
  /// } destination: { $item in
  ///   ItemEditor(item: $item)
  /// } label: {
  ///   Text("Edit")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the item. It becomes `nil` when the user leaves the screen.
  ///   - onNavigate: Called with `true` when the user taps the link: it sets the item. Called with `false` when the
  ///     user has left the screen.
  ///   - destination: Makes the screen from a binding to the item.
  ///   - label: The content of the link.
  @preconcurrency
  @MainActor
  public init<Item, WrappedDestination>(
    item: Binding<Item?>,
    onNavigate: @escaping @MainActor (_ isActive: Bool) -> Void,
    @ViewBuilder destination: @escaping (Binding<Item>) -> WrappedDestination,
    @ViewBuilder label: () -> Label
  ) where Destination == WrappedDestination? {
    let isPresent = item.isPresent()
    let isActive = Binding<Bool> {
      isPresent.wrappedValue
    } set: { isActive, transaction in
      isPresent.transaction(transaction).wrappedValue = isActive
      MainActor.assumeIsolated { onNavigate(isActive) }
    }
    self.init(
      isActive: isActive,
      destination: { Binding(unwrapping: item).map(destination) },
      label: label
    )
  }

  /// Creates a link to a screen that edits a value, which is shown while there is one.
  @preconcurrency
  @MainActor
  public init<Value, WrappedDestination>(
    unwrapping value: Binding<Value?>,
    onNavigate: @escaping @MainActor (_ isActive: Bool) -> Void,
    @ViewBuilder destination: @escaping (Binding<Value>) -> WrappedDestination,
    @ViewBuilder label: () -> Label
  ) where Destination == WrappedDestination? {
    self.init(item: value, onNavigate: onNavigate, destination: destination, label: label)
  }

  /// Creates a link to a screen that edits the value of a case, which is shown while an enum is that case.
  @preconcurrency
  @MainActor
  public init<Enum, Case, WrappedDestination>(
    unwrapping enum: Binding<Enum?>,
    case casePath: AnyCasePath<Enum, Case>,
    onNavigate: @escaping @MainActor (_ isActive: Bool) -> Void,
    @ViewBuilder destination: @escaping (Binding<Case>) -> WrappedDestination,
    @ViewBuilder label: () -> Label
  ) where Destination == WrappedDestination? {
    self.init(
      item: `enum`.case(casePath),
      onNavigate: onNavigate,
      destination: destination,
      label: label
    )
  }
}
