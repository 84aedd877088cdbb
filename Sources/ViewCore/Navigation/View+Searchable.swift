internal import ConcurrencyExtras

nonisolated extension View {
  /// Adds a search field below the bar of the screen around the view.
  ///
  /// Around a ``NavigationStack``, the field is on the stack's root; of several stacks, the first
  /// one has it. Without a stack there is no bar, and the field is not shown, as in SwiftUI. That
  /// is reported once.
  ///
  /// ```swift
  /// List(results) { ResultRow($0) }
  ///   .searchable(text: $query, prompt: "Find a city")
  ///   .onSubmit(of: .search) { search() }
  /// ```
  ///
  /// Views inside read ``EnvironmentValues/isSearching``.
  ///
  /// - Parameters:
  ///   - text: The text in the search field.
  ///   - placement: The preferred place of the field. Here it is always at the same place.
  ///   - prompt: The placeholder of the empty field.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return searched(text, prompt, at: location)
  }

  /// Adds a search field below the bar of the screen around the view.
  ///
  /// - Parameters:
  ///   - text: The text in the search field.
  ///   - placement: The preferred place of the field. Here it is always at the same place.
  ///   - prompt: The placeholder of the empty field.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return searched(text, Text(prompt), at: location)
  }

  /// Adds a search field with a prompt that is known only at run time.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return searched(text, Text(prompt), at: location)
  }

  /// Adds a search field whose search the app can start and end.
  ///
  /// - Parameters:
  ///   - text: The text in the search field.
  ///   - isPresented: Whether a search is active. Setting it moves the focus into the field.
  ///   - placement: The preferred place of the field. Here it is always at the same place.
  ///   - prompt: The placeholder of the empty field.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return searched(text, prompt, isPresented, at: location)
  }

  /// Adds a search field whose search the app can start and end.
  ///
  /// - Parameters:
  ///   - text: The text in the search field.
  ///   - isPresented: Whether a search is active. Setting it moves the focus into the field.
  ///   - placement: The preferred place of the field. Here it is always at the same place.
  ///   - prompt: The placeholder of the empty field.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return searched(text, Text(prompt), isPresented, at: location)
  }

  /// Adds a search field with a prompt that is known only at run time.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return searched(text, Text(prompt), isPresented, at: location)
  }

  func searched(
    _ text: Binding<String>,
    _ prompt: Text?,
    _ isPresented: Binding<Bool>? = nil,
    tokens: SearchTokens? = nil,
    at location: SourceLocation
  ) -> some View {
    SearchableView(
      content: self,
      text: text,
      isPresented: isPresented,
      tokens: tokens,
      prompt: prompt,
      location: location
    )
  }
}

/// The preferred place of a search field.
///
/// A page has one place for it, below the bar.
public struct SearchFieldPlacement: Sendable {
  /// Below the bar.
  public static let automatic = Self()
  /// Below the bar.
  public static let navigationBarDrawer = Self()
  /// Below the bar.
  public static let toolbar = Self()
  /// Below the bar.
  public static let sidebar = Self()

  /// Below the bar.
  ///
  /// The field stays there while the content scrolls.
  ///
  /// - Parameter displayMode: Whether SwiftUI hides the field while the user scrolls.
  /// - Returns: The place.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self()
  }

  /// Whether SwiftUI hides the field while the user scrolls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = Self()
    public static let always = Self()
  }
}

/// Ends a search: clears the text and removes the focus from the field.
@MainActor
@preconcurrency
public struct DismissSearchAction {
  private let search: Search?

  nonisolated fileprivate init(_ search: Search?) {
    self.search = search
  }

  /// Ends the search around the view, if there is one.
  public func callAsFunction() {
    search?.end()
  }
}

private struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let tokens: SearchTokens?
  let prompt: Text?
  let location: SourceLocation
  @OwnObject var search = Search()
  @Environment(\.screen) private var screen
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var focus
}

extension SearchableView: View {
  var body: some View {
    search.text = text
    search.isPresented = isPresented
    search.tokens = tokens
    suggestions?.search = search
    return TupleView(
      Portal(
        target: screen?.searchItems ?? search.portalTarget,
        content: SearchField(
          search: search,
          suggestions: suggestions,
          scopes: scopes,
          focus: focus,
          text: text,
          tokens: tokens,
          prompt: prompt
        )
      ),
      EnvironmentView(content: content, value: search) {
        $1.search = $0
        // They belong to this field, and not to those inside.
        $1.searchSuggestions = nil
        $1.searchScopes = nil
        $1.searchFocus = nil
      }
      .contained(in: .searchedScreen(search), as: ".searchable", at: location)
    )
  }
}

/// Whether a search is active, and the text in its field.
private struct ActiveSearch: Equatable {
  let isActive: Bool
  let text: String
}

/// The search field, the button that ends the search, the scopes and the suggestions.
private struct SearchField: View {
  let search: Search
  let suggestions: SearchSuggestions?
  let scopes: SearchScopes?
  /// The focus of the field, if the app follows it.
  let focus: FocusTarget?
  let text: Binding<String>
  let tokens: SearchTokens?
  let prompt: Text?
  @State var isFocused = false

  var body: some View {
    Box(
      "div",
      attributes: [.init(class: .search), .init("role", "search")],
      content: TupleView(
        tokens.map(\.chips),
        EditedView(
          content: TextInput(
            kind: .search,
            title: prompt ?? Text("Search"),
            prompt: prompt,
            text: suggestions?.shownByTyping(text) ?? text,
            onCommit: suggestions.map { suggestions in { suggestions.isShown = false } }
          ),
          shown: text.wrappedValue,
          isEditing: $isFocused
        ) { [search, suggestions] isEdited in
          if isEdited || search.isEmpty { search.isActive = isEdited }
          if isEdited { suggestions?.isShown = true }
        },
        search.isActive ? Button("Cancel") { [search] in search.end() } : nil,
        scopes.map { ScopeChoice(scopes: $0) },
        suggestions.map { SuggestionList(suggestions: $0) },
        search.isActive ? tokens?.suggestions : nil
      )
    )
    .removingTokens(of: tokens, where: text)
    .onChange(of: ActiveSearch(isActive: search.isActive, text: text.wrappedValue), initial: true) {
      scopes?.follow(isActive: $1.isActive, text: $1.text)
    }
    .onChange(of: search.isActive, initial: true) {
      isFocused = search.isActive
      suggestions?.isShown = search.isActive
    }
    .onChange(of: focus?.isFocused ?? false, initial: true) { _, isNow in
      guard focus != nil, isNow != isFocused else { return }
      if isNow { search.isActive = true }
      isFocused = isNow
    }
    .onChange(of: isFocused) { _, isNow in focus?.setFocused(isNow) }
  }
}

/// The state of a search.
@MainActor
final class Search {
  private let began = StateLocation(false)
  fileprivate var isPresented: Binding<Bool>?
  var text: Binding<String>?
  var tokens: SearchTokens?
  /// The portal of a field that is not on a screen yet.
  fileprivate let portalTarget = PortalTarget()
  /// The navigation stack inside whose root has the field.
  private(set) weak var stack: Navigation?

  nonisolated init() {}

  /// Returns the field for the root of a stack, unless another stack has it.
  func portalTarget(for navigation: Navigation) -> PortalTarget? {
    if stack == nil { stack = navigation }
    return stack === navigation ? portalTarget : nil
  }

  /// Whether a search is active.
  var isActive: Bool {
    get { isPresented?.wrappedValue ?? began.value }
    set {
      isPresented?.wrappedValue = newValue
      began.value = newValue
    }
  }

  /// Whether the field has neither a text nor tokens.
  fileprivate var isEmpty: Bool {
    text?.wrappedValue.isEmpty != false && tokens?.isEmpty != false
  }

  fileprivate func end() {
    text?.wrappedValue = ""
    tokens?.removeAll()
    isActive = false
  }
}

extension EnvironmentValues {
  private enum SearchKey: EnvironmentKey {
    static var defaultValue: Search? { nil }
  }

  var search: Search? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// Whether a search is active in the field of `searchable(text:placement:prompt:)` around the
  /// view.
  @MainActor
  public var isSearching: Bool { search?.isActive ?? false }

  /// Ends the search of `searchable(text:placement:prompt:)` around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search) }
}
