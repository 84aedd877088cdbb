public import ViewCore

/// Shows a view as it looks in some state, without running the app.
///
/// ```swift
/// #Preview("The answer") {
///   CounterView(count: 42)
/// }
/// ```
///
/// The block may prepare the view's input. It then needs `return` before the view:
///
/// ```swift
/// #Preview {
///   var standup = Standup.mock
///   standup.duration = .seconds(60)
///   return StandupDetailView(standup: standup)
/// }
/// ```
///
/// `swift run Counter --previews` serves the previews of an app and its libraries on one page. Each preview is live
/// in a frame of its own, and has a link that opens it alone. Dependencies have their preview values. Each
/// window of a preview has dependencies and shared values of its own, which the block may prepare:
///
/// ```swift
/// #Preview {
///   prepareDependencies { $0.date.now = .distantPast }
///   return ClockView()
/// }
/// ```
///
/// Previews are for debug builds. A release build may omit them.
///
/// - Parameters:
///   - name: The name in the list of previews. The default is the place of the preview in the source.
///   - traits: Preparations that run before the block, and changes of its view.
///   - body: Makes the view, for each window that shows it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ComposableArchitectureMacros", type: "PreviewMacro")

/// Marks a property at the top of a `#Preview`, such as a `@State`, that its views share and change.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = false
///   Toggle("On", isOn: $isOn)
/// }
/// ```
///
/// The block becomes the body of a view that has the marked properties. So their initial values cannot refer to
/// other variables in the block.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "PreviewableMacro")

/// The declaration that ``Preview(_:traits:body:)`` expands to.
@MainActor
@preconcurrency
public protocol _Preview: PreviewProvider {
  /// The name that was given to the preview.
  nonisolated static var _name: String? { get }
  /// The module and file of the preview.
  nonisolated static var _fileID: String { get }
  /// The line of the preview.
  nonisolated static var _line: Int { get }
}

/// The view of a block of ``Preview(_:traits:body:)``.
public struct _PreviewContent {
  private let content: AnyView

  /// Runs the block.
  @MainActor
  public init(@ViewBuilder _ body: @MainActor () -> any View) {
    self.init([], body)
  }

  /// Prepares the preview, and runs the block.
  @MainActor
  public init(
    _ traits: [PreviewTrait<Preview.ViewTraits>],
    @ViewBuilder _ body: @MainActor () -> any View
  ) {
    for prepare in traits { prepare() }
    content = traits.reduce(AnyView(body())) { $1.changed($0) }
  }
}

extension _PreviewContent: View {
  /// The view that the block made.
  public var body: some View { content }
}
