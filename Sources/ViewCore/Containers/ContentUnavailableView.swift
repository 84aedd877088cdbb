/// What a screen shows that has nothing to show: what is missing, why, and what to do about it.
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

  /// Creates the view of its parts.
  ///
  /// - Parameters:
  ///   - label: What is missing, often a `Label`.
  ///   - description: Why.
  ///   - actions: What a person can do about it.
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
  /// Creates the view of a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: What is missing.
  ///   - name: The name of the symbol.
  ///   - description: Why.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      ViewCore.Label(title, systemImage: name)
    } description: {
      description
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
        Box(class: "unavailable-actions", content: actions)
      )
    )
  }
}
