extension View {
  /// Says what the screens of values of a type show, in the stack around the view.
  ///
  /// Of several destinations for a type, the one closest to the root counts.
  ///
  /// - Parameters:
  ///   - data: The type.
  ///   - destination: Makes the views of a value.
  /// - Returns: The view.
  public func navigationDestination<D: Hashable>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> some View
  ) -> some View {
    DestinationRegistration(content: self, type: data) { value in
      (value.base as? D).map { AnyView(destination($0)) }
    }
  }

  /// Pushes a screen while a condition holds.
  ///
  /// The back button makes it false.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is there.
  ///   - destination: The views of the screen.
  /// - Returns: The view.
  public func navigationDestination(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> some View
  ) -> some View {
    let destination = destination()
    return pushing(isPresented.asItem, id: { _ in 0 }) { _ in destination }
  }

  /// Pushes a screen while there is an item for it.
  ///
  /// The back button makes the item `nil`.
  ///
  /// - Parameters:
  ///   - item: The item. Another one is a new screen.
  ///   - destination: Makes the views of the screen.
  /// - Returns: The view.
  public func navigationDestination<D: Hashable>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> some View
  ) -> some View {
    pushing(item, id: { $0 }, content: destination)
  }

  /// Pushes a screen while there is an item for it.
  func pushing<Item>(
    _ item: Binding<Item?>,
    id: @escaping (Item) -> some Hashable,
    content: @escaping (Item) -> some View
  ) -> some View {
    PresentingView(base: self, item: item, id: id, onDismiss: nil) { item, close in
      PushedScreen(content: content(item), close: close)
    }
  }
}

/// A screen that a view pushes.
private struct PushedScreen<Content: View>: View {
  let content: Content
  let close: () -> Void
  @Environment(\.navigation) private var navigation
  @Environment(\.screen) private var screen

  var body: some View {
    if let navigation {
      ScreenView(
        navigation: navigation,
        origin: .presented(by: screen, close: close),
        content: content
      )
    }
  }
}

private struct DestinationRegistration<Content: View>: View {
  let content: Content
  let type: Any.Type
  let make: (AnyHashable) -> AnyView?
  @Environment(\.navigation) private var navigation

  var body: some View {
    LifetimeView(
      content: content,
      follower: DestinationFollower(navigation: navigation, type: type, make: make)
    )
  }
}

private struct DestinationFollower: LifetimeFollower {
  let navigation: Navigation?
  let type: Any.Type
  let make: (AnyHashable) -> AnyView?

  func appear(in graph: ViewGraph) -> Int? {
    navigation?.addDestination(for: type, make)
  }

  func update(_ memory: inout Int?, in graph: ViewGraph) {
    if let memory { navigation?.changeDestination(memory, make) }
  }

  func disappear(_ memory: Int?, in graph: ViewGraph) {
    if let memory { navigation?.removeDestination(memory) }
  }
}
