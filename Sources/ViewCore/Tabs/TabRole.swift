/// The purpose of a tab.
///
/// ```swift
/// TabView {
///   Tab("Library", systemImage: "books.vertical") { LibraryView() }
///   Tab(role: .search) { SearchView() }
/// }
/// ```
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab searches, and is the last one in the bar.
  public static let search = Self(name: "search")
}

/// The label of a tab that has a role and no label of its own.
public struct DefaultTabLabel {
  fileprivate init() {}
}

extension DefaultTabLabel: View {
  public var body: some View {
    Label("Search", systemImage: "magnifyingglass")
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with the label of its role.
  ///
  /// - Parameters:
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab.
  ///   - content: The screen.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with the label of its role, without a selection value.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab.
  ///   - content: The screen.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel())
  }
}
