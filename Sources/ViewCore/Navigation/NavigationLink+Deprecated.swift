// Forms that SwiftUI has deprecated and still accepts.

extension NavigationLink {
  /// Creates a link to a screen of views.
  ///
  /// - Parameters:
  ///   - destination: The views of the screen.
  ///   - label: What the link shows.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .views(destination))
  }

  /// Creates a link to a screen of views that is there while a condition holds.
  ///
  /// - Parameters:
  ///   - isActive: Whether the screen is there.
  ///   - destination: The views of the screen.
  ///   - label: What the link shows.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .condition(isActive, destination()))
  }

  /// Creates a link to a screen of views that is there while a condition holds.
  ///
  /// - Parameters:
  ///   - destination: The views of the screen.
  ///   - isActive: Whether the screen is there.
  ///   - label: What the link shows.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .condition(isActive, destination))
  }

  /// Creates a link to a screen of views that is there while a selection has a value.
  ///
  /// - Parameters:
  ///   - tag: The value that stands for the screen.
  ///   - selection: The selection.
  ///   - destination: The views of the screen.
  ///   - label: What the link shows.
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.isEqual(to: tag), destination: destination, label: label)
  }

  /// Creates a link to a screen of views that is there while a selection has a value.
  ///
  /// - Parameters:
  ///   - destination: The views of the screen.
  ///   - tag: The value that stands for the screen.
  ///   - selection: The selection.
  ///   - label: What the link shows.
  public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isActive: selection.isEqual(to: tag), label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a screen of views.
  ///
  /// - Parameters:
  ///   - titleKey: What the link reads.
  ///   - destination: The views of the screen.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(titleKey) { destination }
  }

  /// Creates a link with a title that is known only at run time to a screen of views.
  ///
  /// - Parameters:
  ///   - title: What the link reads.
  ///   - destination: The views of the screen.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(title) { destination }
  }

  /// Creates a link with a title to a screen of views that is there while a condition holds.
  ///
  /// - Parameters:
  ///   - titleKey: What the link reads.
  ///   - isActive: Whether the screen is there.
  ///   - destination: The views of the screen.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is known only at run time to a screen of views that is there
  /// while a condition holds.
  ///
  /// - Parameters:
  ///   - title: What the link reads.
  ///   - isActive: Whether the screen is there.
  ///   - destination: The views of the screen.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a screen of views that is there while a selection has a value.
  ///
  /// - Parameters:
  ///   - titleKey: What the link reads.
  ///   - tag: The value that stands for the screen.
  ///   - selection: The selection.
  ///   - destination: The views of the screen.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is known only at run time to a screen of views that is there
  /// while a selection has a value.
  ///
  /// - Parameters:
  ///   - title: What the link reads.
  ///   - tag: The value that stands for the screen.
  ///   - selection: The selection.
  ///   - destination: The views of the screen.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ title: some StringProtocol,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
}

extension Binding {
  /// Whether the value is the one that is given, or `nil`.
  fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool> {
      wrappedValue == tag
    } set: { isActive in
      if isActive {
        wrappedValue = tag
      } else if wrappedValue == tag {
        wrappedValue = nil
      }
    }
  }
}
