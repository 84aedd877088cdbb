public import Foundation

nonisolated extension View {
  /// Shows details beside the view while a condition is true.
  ///
  /// ```swift
  /// CanvasView(selection: $selection)
  ///   .inspector(isPresented: $isInspecting) {
  ///     ShapeSettings(selection: selection)
  ///       .inspectorColumnWidth(240)
  ///   }
  /// ```
  ///
  /// In a wide window the details are a column at the trailing side, which scrolls by itself. In a narrow one they are a
  /// sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the details are shown. The user's closing of the sheet sets it to `false`.
  ///   - content: The details.
  /// - Returns: The view with its inspector.
  public func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> V
  ) -> some View {
    InspectedView(content: self, isPresented: isPresented, details: content)
  }

  /// Sets the width of the inspector around the view, where it is a column.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: The view.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    InspectorWidthView(
      content: self,
      width: SplitColumnWidth(min: width, ideal: width, max: width)
    )
  }

  /// Limits the width of the inspector around the view, where it is a column.
  ///
  /// Users do not change it.
  ///
  /// - Parameters:
  ///   - min: The least width in points.
  ///   - ideal: The width where there is room.
  ///   - max: The greatest width in points.
  /// - Returns: The view.
  public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    InspectorWidthView(content: self, width: SplitColumnWidth(min: min, ideal: ideal, max: max))
  }
}

/// The column of an inspector.
@MainActor
private final class InspectorColumn {
  let width = ScreenSetting<SplitColumnWidth>()

  nonisolated init() {}
}

private struct InspectedView<Content: View, Details: View> {
  let content: Content
  let isPresented: Binding<Bool>
  let details: () -> Details
  @OwnObject var column = InspectorColumn()
  @Environment(\.horizontalSizeClass) private var widthClass
}

extension InspectedView: View {
  var body: some View {
    let isWide = widthClass == .regular
    // The content has the same place in both cases, so that it keeps its state.
    return Box(
      class: "columns",
      content: TupleView(
        Box(class: "column inset-main", content: content),
        isWide && isPresented.wrappedValue
          ? InspectorColumnView(column: column, content: details()) : nil
      )
    )
    .sheet(
      isPresented: Binding {
        isPresented.wrappedValue && !isWide
      } set: {
        isPresented.wrappedValue = $0
      },
      content: details
    )
  }
}

private struct InspectorColumnView<Content: View>: View {
  let column: InspectorColumn
  let content: Content

  var body: some View {
    let width = column.width.value ?? SplitColumnWidth(ideal: 272)
    Box(
      "div",
      attributes: [
        .init("class", "column \(ClassName.side)"),
        .init(
          "style",
          "\(width.style);border-inline-start:1px solid var(--line);border-inline-end:0"
        ),
      ],
      content: EnvironmentView(content: content, value: column) { $1.inspectorColumn = $0 }
    )
  }
}

private struct InspectorWidthView<Content: View> {
  let content: Content
  let width: SplitColumnWidth
  @Environment(\.inspectorColumn) private var column
}

extension InspectorWidthView: View {
  var body: some View {
    LifetimeView(
      content: content,
      observer: ScreenClaimObserver(setting: column?.width, value: width)
    )
  }
}

extension EnvironmentValues {
  private enum InspectorColumnKey: EnvironmentKey {
    static var defaultValue: InspectorColumn? { nil }
  }

  /// The column that the view is in, if it is in an inspector beside another view.
  fileprivate var inspectorColumn: InspectorColumn? {
    get { self[InspectorColumnKey.self] }
    set { self[InspectorColumnKey.self] = newValue }
  }
}
