nonisolated extension View {
  /// Shows a choice below the search field while a search is active.
  ///
  /// The modifier follows that of the field.
  ///
  /// ```swift
  /// List(results) { ResultRow($0) }
  ///   .searchable(text: $query)
  ///   .searchScopes($scope) {
  ///     Text("All").tag(Scope.all)
  ///     Text("Unread").tag(Scope.unread)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - scope: The tag of the chosen view.
  ///   - scopes: The views to choose from.
  /// - Returns: The view with the scopes of its search.
  public func searchScopes<V: Hashable>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> some View
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Shows a choice below the search field, from a moment on that the app decides about.
  ///
  /// - Parameters:
  ///   - scope: The tag of the chosen view.
  ///   - activation: The moment.
  ///   - scopes: The views to choose from.
  /// - Returns: The view with the scopes of its search.
  public func searchScopes<V: Hashable>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> some View
  ) -> some View {
    ScopedView(content: self, scope: scope, activation: activation, scopes: scopes())
  }
}

/// The moment from which on the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  let waitsForText: Bool

  /// When a search begins.
  public static let automatic = onSearchPresentation
  /// When a search begins.
  public static let onSearchPresentation = Self(waitsForText: false)
  /// When the user has typed something into the field.
  public static let onTextEntry = Self(waitsForText: true)
}

/// The scopes of a search field.
@MainActor
final class SearchScopes {
  private let shown = StateLocation(false)
  fileprivate let portalTarget = PortalTarget()
  fileprivate var activation = SearchScopeActivation.automatic

  nonisolated init() {}

  fileprivate var isShown: Bool { shown.value }

  /// Notes whether a search is active, and the text in its field.
  func follow(isActive: Bool, text: String) {
    let isShown = isActive && !(activation.waitsForText && text.isEmpty)
    if isShown != shown.value { shown.value = isShown }
  }
}

private struct ScopedView<Content: View, Value: Hashable, Scopes: View> {
  let content: Content
  let scope: Binding<Value>
  let activation: SearchScopeActivation
  let scopes: Scopes
  @OwnObject var choice = SearchScopes()
}

extension ScopedView: View {
  var body: some View {
    choice.activation = activation
    return TupleView(
      EnvironmentView(content: content, value: choice) { $1.searchScopes = $0 },
      ShownScopes(choice: choice, scope: scope, scopes: scopes)
    )
  }
}

/// The picker of the scopes, which exists while it is shown.
private struct ShownScopes<Value: Hashable, Scopes: View>: View {
  let choice: SearchScopes
  let scope: Binding<Value>
  let scopes: Scopes

  var body: some View {
    if choice.isShown {
      Portal(
        target: choice.portalTarget,
        content: Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented).labelsHidden()
      )
    }
  }
}

/// The place of the scopes below the field.
struct ScopeChoice: View {
  let scopes: SearchScopes

  var body: some View {
    Box(class: "search-scopes", content: PortalTargetView(target: scopes.portalTarget))
  }
}

extension EnvironmentValues {
  private enum SearchScopesKey: EnvironmentKey {
    static var defaultValue: SearchScopes? { nil }
  }

  /// The scopes for the search fields inside.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}
