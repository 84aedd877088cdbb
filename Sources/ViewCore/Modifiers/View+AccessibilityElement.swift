/// The treatment of the elements inside of an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Screen readers skip the elements inside.
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
        content: AnnotatedView(content: self, name: "aria-hidden") { _ in
          children == .ignore ? "true" : nil
        },
        role: children == .ignore ? "img" : "group"
      )
    }
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
