/// The treatment of the elements inside of an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Screen readers skip the elements inside, and so does the tab key.
  ///
  /// A pointer still reaches them.
  public static let ignore = Self(name: "ignore")
  /// Screen readers read the elements inside as the parts of a group.
  public static let contain = Self(name: "contain")
  /// Screen readers read the elements inside as one, whose name is made of their texts and names.
  ///
  /// A control inside stays one by itself: the view is then a group of that name, and what is in it is read as well. SwiftUI
  /// makes actions of the view of such controls.
  public static let combine = Self(name: "combine")
}

nonisolated extension View {
  /// Makes the view one accessibility element.
  ///
  /// ```swift
  /// HStack {
  ///   Text(dish.name)
  ///   Text(dish.price, format: .currency(code: "EUR"))
  /// }
  /// .accessibilityElement(children: .combine)
  /// ```
  ///
  /// With `.ignore`, give it a name by `accessibilityLabel`. For screen readers it is a picture of
  /// that name, or what ``accessibilityAddTraits(_:)`` makes it.
  ///
  /// - Parameter children: What happens with the elements inside.
  /// - Returns: The accessibility element.
  @ViewBuilder
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    if children == .combine {
      CombinedView(content: self)
    } else {
      AccessibilityElement(
        content: EnvironmentView(
          content: AnnotatedView(content: self, name: "aria-hidden") { _ in
            children == .ignore ? "true" : nil
          },
          value: children == .ignore
        ) {
          if $0 { $1.isIgnoredByReaders = true }
        },
        role: children == .ignore ? "img" : "group"
      )
    }
  }
}

extension EnvironmentValues {
  private enum IgnoredKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether an element around the view stands for it, so that screen readers skip the view itself.
  var isIgnoredByReaders: Bool {
    get { self[IgnoredKey.self] }
    set { self[IgnoredKey.self] = newValue }
  }
}

extension Element {
  /// The element without its tab stop, if it is a control that screen readers skip.
  ///
  /// A user of a screen reader would come to a control of which nothing is read.
  func reached(in environment: EnvironmentValues) -> Element {
    guard environment.isIgnoredByReaders, isControl else { return self }
    var element = self
    element["tabindex"] = "-1"
    return element
  }
}

private struct AccessibilityElement<Content: View> {
  let content: Content
  let role: String
}

extension AccessibilityElement: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    let attributes: [Element.Attribute] = [.init("class", "effect"), .init("role", role)]
    return Rendering(element: Element("div", attributes: attributes), content: content)
  }
}
