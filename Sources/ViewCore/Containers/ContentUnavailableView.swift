internal import ConcurrencyExtras

/// A placeholder for a screen without content, with a label, a description and actions.
///
/// ```swift
/// ContentUnavailableView {
///   Label("No meetings", systemImage: "calendar")
/// } description: {
///   Text("Meetings that you record are listed here.")
/// } actions: {
///   Button("Start") { … }
/// }
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view from its parts.
  ///
  /// - Parameters:
  ///   - label: The missing content, often as a `Label`.
  ///   - description: The explanation.
  ///   - actions: Controls that help the user.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == ViewCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  private init(_ label: Label, _ description: Text?) {
    self.init {
      label
    } description: {
      description
    }
  }

  /// Creates the view from a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The missing content.
  ///   - name: The name of the symbol.
  ///   - description: The explanation.
  ///   - fileID: Where a symbol that there is not is reported.
  ///   - filePath: Where a symbol that there is not is reported.
  ///   - line: Where a symbol that there is not is reported.
  ///   - column: Where a symbol that there is not is reported.
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(ViewCore.Label(title, systemImage: name, at: location), description)
  }
}

extension ContentUnavailableView
where Label == ViewCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a symbol and a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: The missing content.
  ///   - name: The name of the symbol.
  ///   - description: The explanation.
  ///   - fileID: Where a symbol that there is not is reported.
  ///   - filePath: Where a symbol that there is not is reported.
  ///   - line: Where a symbol that there is not is reported.
  ///   - column: Where a symbol that there is not is reported.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage name: String,
    description: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(ViewCore.Label(title, systemImage: name, at: location), description)
  }
}

extension ContentUnavailableView
where Label == ViewCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a title and an image of the app's assets.
  ///
  /// - Parameters:
  ///   - title: The missing content.
  ///   - name: The name of the image.
  ///   - description: The explanation.
  ///   - fileID: Where an unknown image is reported.
  ///   - filePath: Where an unknown image is reported.
  ///   - line: Where an unknown image is reported.
  ///   - column: Where an unknown image is reported.
  public init(
    _ title: LocalizedStringKey,
    image name: String,
    description: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(ViewCore.Label(Text(title), image: name, at: location), description)
  }

  /// Creates the view from an image of the app's assets and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image name: String,
    description: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(ViewCore.Label(Text(title), image: name, at: location), description)
  }
}

/// The content of a view for a search without results.
public struct SearchUnavailableContent {
  /// The label of a search without results.
  public struct Label {
    let text: String?
  }

  /// The description of a search without results.
  public struct Description {}

  /// The actions of a search without results, of which there are none.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  public var body: some View {
    if let text {
      ViewCore.Label("No results for “\(text)”", systemImage: "magnifyingglass")
    } else {
      ViewCore.Label("No results", systemImage: "magnifyingglass")
    }
  }
}

extension SearchUnavailableContent.Description: View {
  public var body: some View { Text("Check the spelling or try another search.") }
}

extension SearchUnavailableContent.Actions: View {
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results.
  public static var search: Self { found(nothingFor: nil) }

  /// A view for the search for a text without results.
  ///
  /// - Parameter text: The text of the search.
  /// - Returns: The view.
  public static func search(text: String) -> Self {
    found(nothingFor: text.isEmpty ? nil : text)
  }

  private static func found(nothingFor text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    Box(
      class: "unavailable",
      content: TupleView(
        Box("h2", class: "unavailable-label", content: label),
        Box(class: "unavailable-reason", content: description),
        Box("div", attributes: [], content: actions)
      )
    )
  }
}
