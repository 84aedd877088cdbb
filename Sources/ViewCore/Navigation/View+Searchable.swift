nonisolated extension View {
  /// Puts a field to search with below the bar of the screen that the view is on.
  ///
  /// Around a ``NavigationStack`` the field is on its root; of several stacks inside, the first has it. Where there
  /// is no stack there is no bar and the field is not shown, as in SwiftUI; that is reported once.
  ///
  /// ```swift
  /// List(results) { ResultRow($0) }
  ///   .searchable(text: $query, prompt: "Find a city")
  ///   .onSubmit(of: .search) { search() }
  /// ```
  ///
  /// Views inside know by ``EnvironmentValues/isSearching`` whether a person searches.
  ///
  /// - Parameters:
  ///   - text: What a person has typed.
  ///   - placement: Where the field is: always at one place here.
  ///   - prompt: What the field shows while it is empty.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
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
    return SearchableView(
      content: self,
      text: text,
      isPresented: nil,
      prompt: prompt,
      location: location
    )
  }

  /// Puts a field to search with below the bar of the screen that the view is on.
  ///
  /// - Parameters:
  ///   - text: What a person has typed.
  ///   - placement: Where the field is: always at one place here.
  ///   - prompt: What the field shows while it is empty.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
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
    searchable(
      text: text,
      placement: placement,
      prompt: Text(prompt),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Puts a field to search with, whose prompt is known only at run time, below the bar of the screen.
  ///
  /// - Parameters:
  ///   - text: What a person has typed.
  ///   - placement: Where the field is: always at one place here.
  ///   - prompt: What the field shows while it is empty.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view.
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
    searchable(
      text: text,
      placement: placement,
      prompt: Text(prompt),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Puts a field to search with below the bar of the screen, which the app can begin and end.
  ///
  /// - Parameters:
  ///   - text: What a person has typed.
  ///   - isPresented: Whether a person searches. Setting it moves the cursor into the field.
  ///   - placement: Where the field is: always at one place here.
  ///   - prompt: What the field shows while it is empty.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
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
    return SearchableView(
      content: self,
      text: text,
      isPresented: isPresented,
      prompt: prompt,
      location: location
    )
  }

  /// Puts a field to search with below the bar of the screen, which the app can begin and end.
  ///
  /// - Parameters:
  ///   - text: What a person has typed.
  ///   - isPresented: Whether a person searches. Setting it moves the cursor into the field.
  ///   - placement: Where the field is: always at one place here.
  ///   - prompt: What the field shows while it is empty.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
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
    searchable(
      text: text,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Puts a field to search with, whose prompt is known only at run time, below the bar of the screen.
  ///
  /// - Parameters:
  ///   - text: What a person has typed.
  ///   - isPresented: Whether a person searches. Setting it moves the cursor into the field.
  ///   - placement: Where the field is: always at one place here.
  ///   - prompt: What the field shows while it is empty.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view.
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
    searchable(
      text: text,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// Where SwiftUI puts a field to search with.
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

  /// Below the bar, where the field stays whatever is scrolled.
  ///
  /// - Parameter displayMode: Whether SwiftUI hides the field when a person scrolls.
  /// - Returns: The place.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self()
  }

  /// Whether SwiftUI hides the field when a person scrolls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = Self()
    public static let always = Self()
  }
}

/// Ends a search: takes back what was typed, and the cursor out of the field.
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
  let prompt: Text?
  let location: SourceLocation
  @State private var search = Search()
  @Environment(\.screen) private var screen

  init(
    content: Content,
    text: Binding<String>,
    isPresented: Binding<Bool>?,
    prompt: Text?,
    location: SourceLocation
  ) {
    self.content = content
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.location = location
  }
}

extension SearchableView: View {
  var body: some View {
    search.text = text
    search.isPresented = isPresented
    return TupleView(
      Portal(
        target: screen?.searchItems ?? search.portalTarget,
        content: SearchField(search: search, text: text, prompt: prompt)
      ),
      EnvironmentView(content: content, value: search) { $1.search = $0 }
        .contained(in: .searchedScreen(search), as: ".searchable", at: location)
    )
  }
}

/// The field, and the button that ends the search.
private struct SearchField: View {
  let search: Search
  let text: Binding<String>
  let prompt: Text?
  @State private var isFocused = false

  init(search: Search, text: Binding<String>, prompt: Text?) {
    self.search = search
    self.text = text
    self.prompt = prompt
  }

  var body: some View {
    Box(
      "div",
      attributes: [.init("class", "search"), .init("role", "search")],
      content: TupleView(
        EditedView(
          content: TextInput(
            kind: .search,
            title: prompt ?? Text("Search"),
            prompt: prompt,
            text: text
          ),
          shown: text.wrappedValue,
          isEditing: $isFocused
        ) { [search, text] isEdited in
          if isEdited || text.wrappedValue.isEmpty { search.isActive = isEdited }
        },
        search.isActive ? Button("Cancel") { [search] in search.end() } : nil
      )
    )
    .onChange(of: search.isActive, initial: true) { isFocused = search.isActive }
  }
}

/// A search that a person begins with a field, as the views around it know it.
@MainActor
final class Search {
  private let began = StateLocation(false)
  fileprivate var isPresented: Binding<Bool>?
  fileprivate var text: Binding<String>?
  /// Where the field goes to that is on no screen yet.
  fileprivate let portalTarget = PortalTarget()
  /// The stack inside, whose root has the field.
  private(set) weak var stack: Navigation?

  nonisolated init() {}

  /// The field for the root of a stack, unless another stack has it.
  func portalTarget(for navigation: Navigation) -> PortalTarget? {
    if stack == nil { stack = navigation }
    return stack === navigation ? portalTarget : nil
  }

  /// Whether a person searches.
  var isActive: Bool {
    get { isPresented?.wrappedValue ?? began.value }
    set {
      isPresented?.wrappedValue = newValue
      began.value = newValue
    }
  }

  fileprivate func end() {
    text?.wrappedValue = ""
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

  /// Whether a person searches with the field of `searchable(text:placement:prompt:)` around the view.
  @MainActor
  public var isSearching: Bool { search?.isActive ?? false }

  /// Ends the search of `searchable(text:placement:prompt:)` around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search) }
}
