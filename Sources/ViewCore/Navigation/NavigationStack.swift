/// Screens above each other, of which the top one is seen.
///
/// Links push screens; a back button, the browser's own back button and ``EnvironmentValues/dismiss``
/// pop them. A path says which screens there are, so that the app can push, pop and start anywhere:
///
/// ```swift
/// struct Library: View {
///   @State private var path: [Book] = []
///
///   var body: some View {
///     NavigationStack(path: $path) {
///       List(books) { book in
///         NavigationLink(book.title, value: book)
///       }
///       .navigationTitle("Library")
///       .navigationDestination(for: Book.self) { book in
///         BookView(book: book)
///       }
///     }
///   }
/// }
/// ```
///
/// A screen that is covered keeps its state and what it shows, and is kept up to date; it has left the
/// screen as far as `onDisappear` and `task` are concerned. Screens are told apart by their values: one
/// whose value moves to another place of the path keeps its state.
///
/// The browser's forward button pushes a screen again that the person has popped, if it is one of a
/// value in the path; other screens cannot be restored, and the button does nothing.
@MainActor
@preconcurrency
public struct NavigationStack<Data, Root: View> {
  private let path: PathAccess?
  private let root: Root
  private let location: SourceLocation
  @State private var navigation = Navigation()
  /// The path of a stack that the app does not keep one for.
  @State private var ownPath = NavigationPath()

  private init(path: PathAccess?, root: Root, location: SourceLocation) {
    self.path = path
    self.root = root
    self.location = location
  }

  /// Stacks screens whose path the app keeps in a collection of its own.
  ///
  /// - Parameters:
  ///   - path: The values of the screens above the root, all of one type.
  ///   - root: The lowest screen.
  ///   - fileID: Where values without a destination are reported.
  ///   - filePath: Where values without a destination are reported.
  ///   - line: Where values without a destination are reported.
  ///   - column: Where values without a destination are reported.
  public init(
    path: Binding<Data>,
    @ViewBuilder root: () -> Root,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      path: PathAccess(path),
      root: root(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Stacks screens whose path the stack keeps itself.
  ///
  /// - Parameters:
  ///   - root: The lowest screen.
  ///   - fileID: Where values without a destination are reported.
  ///   - filePath: Where values without a destination are reported.
  ///   - line: Where values without a destination are reported.
  ///   - column: Where values without a destination are reported.
  public init(
    @ViewBuilder root: () -> Root,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      path: nil,
      root: root(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Stacks screens of values of any types.
  ///
  /// - Parameters:
  ///   - path: The values of the screens above the root.
  ///   - root: The lowest screen.
  ///   - fileID: Where values without a destination are reported.
  ///   - filePath: Where values without a destination are reported.
  ///   - line: Where values without a destination are reported.
  ///   - column: Where values without a destination are reported.
  public init(
    path: Binding<NavigationPath>,
    @ViewBuilder root: () -> Root,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      path: PathAccess(path),
      root: root(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension NavigationStack: View {
  public var body: some View {
    let path = path ?? PathAccess($ownPath)
    navigation.path = path
    navigation.location = location
    return Box(
      class: "stack",
      content: EnvironmentView(
        content: ScreenStack(navigation: navigation, root: root, path: path),
        value: navigation
      ) {
        $1.navigation = $0
      }
    )
  }
}
