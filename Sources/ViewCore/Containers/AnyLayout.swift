public import Foundation

/// The layout of a stack, as a value.
///
/// A layout of an app's own is a ``Layout``.
@MainActor
@preconcurrency
public protocol StackLayout {
  /// Describes the element of the stack.
  ///
  /// Only the library creates values of its type.
  var _element: _StackElement { get }
}

/// The element of a stack.
public struct _StackElement {
  let element: Element
}

extension StackLayout {
  /// Arranges views.
  ///
  /// - Parameter content: The views.
  /// - Returns: A stack of the views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    StackWithLayout(layout: _element, content: content())
  }
}

/// A layout that can become another one, while the views inside keep their state.
///
/// ```swift
/// let isNarrow: Bool
///
/// var body: some View {
///   let layout = isNarrow ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
///   layout {
///     Sidebar()
///     Detail()
///   }
/// }
/// ```
///
/// One of the layouts may be a ``Layout`` of an app.
@MainActor
@preconcurrency
public struct AnyLayout {
  private let arrangement: LayoutArrangement

  /// Wraps the layout of a stack.
  ///
  /// - Parameter layout: The layout.
  public init<L: StackLayout>(_ layout: L) {
    arrangement = .stack(layout._element.element)
  }

  /// Wraps a layout of an app.
  ///
  /// - Parameter layout: The layout.
  public init<L: Layout>(_ layout: L) {
    arrangement = .own(layout)
  }

  /// Arranges views.
  ///
  /// - Parameter content: The views.
  /// - Returns: A container of the views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(arrangement: arrangement, content: content())
  }
}

/// The layout of an ``HStack``.
public struct HStackLayout: StackLayout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between two views in points, or `nil` for the usual one.
  public var spacing: CGFloat?

  /// Creates the layout of a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between two views in points. `nil` is the usual one.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _element: _StackElement {
    _StackElement(element: HStack(alignment: alignment, spacing: spacing) {}.element)
  }
}

/// The layout of a ``VStack``.
public struct VStackLayout: StackLayout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between two views in points, or `nil` for the usual one.
  public var spacing: CGFloat?

  /// Creates the layout of a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between two views in points. `nil` is the usual one.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _element: _StackElement {
    _StackElement(element: VStack(alignment: alignment, spacing: spacing) {}.element)
  }
}

/// The layout of a ``ZStack``.
public struct ZStackLayout: StackLayout {
  /// The place of views that are smaller than others.
  public var alignment: Alignment

  /// Creates the layout of a stack of layers.
  ///
  /// - Parameter alignment: The place of views that are smaller than others.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public var _element: _StackElement {
    _StackElement(element: ZStack(alignment: alignment) {}.element)
  }
}

private struct StackWithLayout<Content: View> {
  let layout: _StackElement
  let content: Content
}

extension StackWithLayout: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    Rendering(element: layout.element, content: content)
  }
}
