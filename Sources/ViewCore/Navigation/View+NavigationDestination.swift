nonisolated extension View {
  /// Says what the screens of values of a type show, in the stack around the view.
  ///
  /// Of several destinations for a type, the one closest to the root counts.
  ///
  /// - Parameters:
  ///   - data: The type.
  ///   - destination: Makes the views of a value.
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
    DestinationRegistration(
      content: self,
      type: data,
      make: { value in (value.base as? D).map { AnyView(destination($0)) } },
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Pushes a screen while a condition holds.
  ///
  /// The back button makes it false.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is there.
  ///   - destination: The views of the screen.
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

  /// Pushes a screen while there is an item for it.
  ///
  /// The back button makes the item `nil`.
  ///
  /// - Parameters:
  ///   - item: The item. Another one is a new screen.
  ///   - destination: Makes the views of the screen.
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

  /// Pushes a screen while there is an item for it.
  ///
  /// The browser's forward button opens it again, where it is known how.
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

/// A screen that a view pushes.
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
