// Forms that SwiftUI has deprecated and still accepts.

extension NavigationLink {
  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - destination: The content of the screen.
  ///   - label: The content of the link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .views(destination))
  }

  /// Creates a link to a view that is presented while a condition is true.
  ///
  /// - Parameters:
  ///   - isActive: Whether the screen is presented.
  ///   - destination: The content of the screen.
  ///   - label: The content of the link.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .condition(isActive, destination()))
  }

  /// Creates a link to a view that is presented while a condition is true.
  ///
  /// - Parameters:
  ///   - destination: The content of the screen.
  ///   - isActive: Whether the screen is presented.
  ///   - label: The content of the link.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .condition(isActive, destination))
  }

  /// Creates a link to a view that is presented while a selection has a value.
  ///
  /// - Parameters:
  ///   - tag: The selection's value for the screen.
  ///   - selection: The selection.
  ///   - destination: The content of the screen.
  ///   - label: The content of the link.
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.isEqual(to: tag), destination: destination, label: label)
  }

  /// Creates a link to a view that is presented while a selection has a value.
  ///
  /// - Parameters:
  ///   - destination: The content of the screen.
  ///   - tag: The selection's value for the screen.
  ///   - selection: The selection.
  ///   - label: The content of the link.
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
  /// Creates a link with a title to a view.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - destination: The content of the screen.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(titleKey) { destination }
  }

  /// Creates a link with a title that is known only at run time to a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(title) { destination }
  }

  /// Creates a link with a title to a view that is presented while a condition is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - isActive: Whether the screen is presented.
  ///   - destination: The content of the screen.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is known only at run time to a view that is presented while a
  /// condition is true.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view that is presented while a selection has a value.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - tag: The selection's value for the screen.
  ///   - selection: The selection.
  ///   - destination: The content of the screen.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is known only at run time to a view that is presented while a
  /// selection has a value.
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
  /// A binding of whether the value is equal to another.
  ///
  /// Writing `false` makes it `nil`.
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
