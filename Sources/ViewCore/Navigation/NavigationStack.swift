internal import ConcurrencyExtras

/// A stack of screens, of which the top one is visible.
///
/// Links push screens. The back button, the browser's own back button and
/// ``EnvironmentValues/dismiss`` pop them. With a path, the app can push, pop and start anywhere:
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
/// A covered screen keeps its state and is updated, but `onDisappear` and `task` treat it as
/// disappeared. Values identify screens: a screen whose value moves to another place of the path
/// keeps its state.
///
/// The browser's forward button pushes a screen again that the user has popped, if the screen
/// belongs to a value in the path. Other screens cannot be restored, and the button does nothing.
@MainActor
@preconcurrency
public struct NavigationStack<Data, Root: View> {
  private let path: PathAccess?
  private let root: Root
  private let location: SourceLocation
  @OwnObject private var navigation = Navigation()
  /// The path of a stack whose path the app does not control.
  @State private var ownPath = NavigationPath()
  @Environment(\.splitColumn) private var column
  @Environment(\.screen) private var screen

  private init(path: PathAccess?, root: Root, location: SourceLocation) {
    self.path = path
    self.root = root
    self.location = location
  }
}

extension NavigationStack where Root == AnyView {
  /// Creates a stack whose path is a collection of values of one type.
  ///
  /// SwiftUI's stack has the type of its root. Here it is erased, so that the compiler reports mistakes in the root
  /// quickly.
  ///
  /// - Parameters:
  ///   - path: The values of the screens above the root.
  ///   - root: The root screen.
  ///   - fileID: Where values without a destination are reported.
  ///   - filePath: Where values without a destination are reported.
  ///   - line: Where values without a destination are reported.
  ///   - column: Where values without a destination are reported.
  public init(
    path: Binding<Data>,
    @ViewBuilder root: () -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(path: PathAccess(path), root: AnyView(root()), location: location)
  }
}

extension NavigationStack where Data == NavigationPath, Root == AnyView {
  /// Creates a stack that keeps its path itself.
  ///
  /// - Parameters:
  ///   - root: The root screen.
  ///   - fileID: Where values without a destination are reported.
  ///   - filePath: Where values without a destination are reported.
  ///   - line: Where values without a destination are reported.
  ///   - column: Where values without a destination are reported.
  public init(
    @ViewBuilder root: () -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(path: nil, root: AnyView(root()), location: location)
  }

  /// Creates a stack whose path has values of any types.
  ///
  /// - Parameters:
  ///   - path: The values of the screens above the root.
  ///   - root: The root screen.
  ///   - fileID: Where values without a destination are reported.
  ///   - filePath: Where values without a destination are reported.
  ///   - line: Where values without a destination are reported.
  ///   - column: Where values without a destination are reported.
  public init(
    path: Binding<NavigationPath>,
    @ViewBuilder root: () -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(path: PathAccess(path), root: AnyView(root()), location: location)
  }
}

extension NavigationStack: View {
  public var body: some View {
    let path = path ?? PathAccess($ownPath)
    navigation.path = path
    navigation.location = location
    column?.fill(with: navigation, on: screen)
    return NavigationScreens(
      navigation: navigation,
      root: root,
      path: path,
      linkTarget: navigation
    )
  }
}

/// The element of a stack with its screens.
struct NavigationScreens<Root: View> {
  let navigation: Navigation
  let root: Root
  let path: PathAccess
  /// The stack whose screens the links inside push.
  let linkTarget: Navigation
}

extension NavigationScreens: View {
  var body: some View {
    Box(
      class: ClassName.stack.rawValue,
      content: EnvironmentView(
        content: ScreenStack(navigation: navigation, root: root, path: path),
        value: linkTarget
      ) {
        $1.navigation = $0
      }
    )
  }
}
