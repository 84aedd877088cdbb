nonisolated extension View {
  /// Shows suggestions below the search field while the user types.
  ///
  /// The modifier follows that of the field. A view with a completion is a button, which puts the
  /// completion into the field. The suggestions leave when the user picks one, presses return or
  /// ends the search, and return with the next letter.
  ///
  /// ```swift
  /// List(results) { ResultRow($0) }
  ///   .searchable(text: $query)
  ///   .searchSuggestions {
  ///     ForEach(recentQueries, id: \.self) { Text($0).searchCompletion($0) }
  ///   }
  /// ```
  ///
  /// - Parameter suggestions: The suggestions.
  /// - Returns: The view with its suggestions.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    SuggestingView(content: self, suggestions: suggestions())
  }

  /// Makes the view a suggestion that completes the text in the search field.
  ///
  /// It does so in the suggestions of ``searchSuggestions(_:)``, and changes nothing elsewhere.
  ///
  /// - Parameter completion: The text to put into the field.
  /// - Returns: The view as a suggestion.
  public func searchCompletion(_ completion: String) -> some View {
    CompletingView(content: self, completion: .text(completion))
  }

  /// Makes the view a suggestion that adds a token to the search field, in place of the text.
  ///
  /// - Parameter token: The token, of the type of those in the field.
  /// - Returns: The view as a suggestion.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    CompletingView(content: self, completion: .token(token))
  }
}

/// The suggestions of a search field.
@MainActor
final class SearchSuggestions {
  private let shown = StateLocation(false)
  fileprivate let portalTarget = PortalTarget()
  /// The search of the field.
  weak var search: Search?

  nonisolated init() {}

  var isShown: Bool {
    get { shown.value }
    set { if newValue != shown.value { shown.value = newValue } }
  }

  /// Returns the text of a field in which typing shows the suggestions again.
  func shownByTyping(_ text: Binding<String>) -> Binding<String> {
    Binding {
      text.wrappedValue
    } set: { [weak self] typed in
      text.wrappedValue = typed
      self?.isShown = true
    }
  }

  fileprivate func complete(_ completion: SearchCompletion) {
    switch completion {
    case .text(let text): search?.text?.wrappedValue = text
    case .token(let token):
      search?.text?.wrappedValue = ""
      search?.tokens?.add(token)
    }
    isShown = false
  }
}

private struct SuggestingView<Content: View, Suggestions: View> {
  let content: Content
  let suggestions: Suggestions
  @OwnObject private var list = SearchSuggestions()
}

extension SuggestingView: View {
  var body: some View {
    EnvironmentView(content: content, value: list) { $1.searchSuggestions = $0 }
    ShownSuggestions(list: list, suggestions: suggestions)
  }
}

/// The suggestions, which exist while they are shown.
private struct ShownSuggestions<Suggestions: View>: View {
  let list: SearchSuggestions
  let suggestions: Suggestions

  var body: some View {
    if list.isShown {
      Portal(
        target: list.portalTarget,
        content: EnvironmentView(content: suggestions, value: list) { $1.completedSearch = $0 }
      )
    }
  }
}

/// The place of the suggestions below the field.
struct SuggestionList: View {
  let suggestions: SearchSuggestions

  var body: some View {
    Box(
      "div",
      attributes: [
        .init("class", "suggestions"), .init("role", "group"), .init("aria-label", "Suggestions"),
      ],
      content: PortalTargetView(target: suggestions.portalTarget)
    )
  }
}

private struct CompletingView<Content: View> {
  let content: Content
  let completion: SearchCompletion
  @Environment(\.completedSearch) private var list
}

/// The text or the token that a suggestion puts into the field.
private enum SearchCompletion {
  case text(String)
  case token(Any)
}

extension CompletingView: View {
  var body: some View {
    if let list {
      Button {
        list.complete(completion)
      } label: {
        content
      }
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  private enum SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestions? { nil }
  }

  private enum CompletedSearchKey: EnvironmentKey {
    static var defaultValue: SearchSuggestions? { nil }
  }

  /// The suggestions for the search fields inside.
  var searchSuggestions: SearchSuggestions? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The suggestions that the view is one of.
  fileprivate var completedSearch: SearchSuggestions? {
    get { self[CompletedSearchKey.self] }
    set { self[CompletedSearchKey.self] = newValue }
  }
}
