internal import ConcurrencyExtras

nonisolated extension View {
  /// Sets the destination for values of a type in the navigation stack around the view.
  ///
  /// If a type has several destinations, the one closest to the root counts.
  ///
  /// - Parameters:
  ///   - data: The type.
  ///   - destination: A closure that creates the screen of a value.
  ///   - fileID: Where a destination outside a stack is reported.
  ///   - filePath: Where a destination outside a stack is reported.
  ///   - line: Where a destination outside a stack is reported.
  ///   - column: Where a destination outside a stack is reported.
  /// - Returns: The view.
  public func navigationDestination<D: Hashable>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return DestinationRegistration(
      content: self,
      type: data,
      make: { value in (value.base as? D).map { AnyView(destination($0)) } },
      location: location
    )
  }

  /// Pushes a screen while a condition is true.
  ///
  /// The back button sets it to `false`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is presented.
  ///   - destination: The content of the screen.
  ///   - fileID: Where a destination outside a stack is reported.
  ///   - filePath: Where a destination outside a stack is reported.
  ///   - line: Where a destination outside a stack is reported.
  ///   - column: Where a destination outside a stack is reported.
  /// - Returns: The view.
  public func navigationDestination(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let destination = destination()
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return pushing(isPresented.asItem, id: { _ in 0 }, location) { _ in destination }
  }

  /// Pushes a screen while an item is not `nil`.
  ///
  /// The back button sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item. Another item pushes a new screen.
  ///   - destination: A closure that creates the screen.
  ///   - fileID: Where a destination outside a stack is reported.
  ///   - filePath: Where a destination outside a stack is reported.
  ///   - line: Where a destination outside a stack is reported.
  ///   - column: Where a destination outside a stack is reported.
  /// - Returns: The view.
  public func navigationDestination<D: Hashable>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return pushing(item, id: { $0 }, location, content: destination)
  }

  /// Pushes a screen while an item is not `nil`.
  ///
  /// The browser's forward button opens it again, if there is an action for that.
  func pushing<Item>(
    _ item: Binding<Item?>,
    id: @escaping (Item) -> some Hashable,
    _ location: SourceLocation,
    reopen: (() -> Void)? = nil,
    content: @escaping (Item) -> some View
  ) -> some View {
    PresentingView(base: self, item: item, id: id, onDismiss: nil) { item, close in
      PushedScreen(content: content(item), close: close, reopen: reopen, location: location)
    }
  }
}

/// A screen that a view presents.
private struct PushedScreen<Content: View> {
  let content: Content
  let close: () -> Void
  let reopen: (() -> Void)?
  let location: SourceLocation
  @Environment(\.navigation) private var navigation
  @Environment(\.screen) private var screen
}

extension PushedScreen: View {
  var body: some View {
    if let navigation {
      ScreenView(
        navigation: navigation,
        origin: .presented(by: screen, close: close, reopen: reopen),
        content: content
      )
    } else {
      EmptyView().onAppear {
        Issues.report(Issues.destinationOutsideStack(for: nil), at: location)
      }
    }
  }
}

private struct DestinationRegistration<Content: View> {
  let content: Content
  let type: Any.Type
  let make: (AnyHashable) -> AnyView?
  let location: SourceLocation
  @Environment(\.navigation) private var navigation
}

extension DestinationRegistration: View {
  var body: some View {
    LifetimeView(
      content: content,
      observer: DestinationObserver(
        navigation: navigation,
        type: type,
        make: make,
        location: location
      )
    )
  }
}

private struct DestinationObserver: LifetimeObserver {
  let navigation: Navigation?
  let type: Any.Type
  let make: (AnyHashable) -> AnyView?
  let location: SourceLocation

  func appear(in graph: ViewGraph) -> Int? {
    if navigation == nil {
      Issues.report(Issues.destinationOutsideStack(for: type), at: location)
    }
    return navigation?.addDestination(for: type, make)
  }

  func update(_ memory: inout Int?, in graph: ViewGraph) {
    if let memory { navigation?.changeDestination(memory, make) }
  }

  func disappear(_ memory: Int?, in graph: ViewGraph) {
    if let memory { navigation?.removeDestination(memory) }
  }
}
