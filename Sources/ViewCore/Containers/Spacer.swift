public import Foundation

/// A flexible space that pushes the views of a stack apart.
public struct Spacer: Sendable {
  private let minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The minimum length in points. `nil` is the spacing of the stack.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  public typealias Body = Never
}

extension Spacer: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    var element = Element("div", attributes: [.init(class: .spacer)])
    element["style"] = minLength.map { "flex-basis:\(CSS.length($0));flex-shrink:0" }
    return Rendering(element)
  }
}
