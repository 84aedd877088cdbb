public import Foundation

/// A modifier that moves, turns or distorts a view by its size, without an effect on the layout.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var animatableData: Double
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     let x = size.width / 10 * sin(animatableData * .pi * 6)
///     return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
///   }
/// }
///
/// TextField("Code", text: $code).modifier(Shake(animatableData: Double(failures)))
/// ```
///
/// As with ``Animatable``, the server computes the effect for the values in between. A view whose effect is not animated
/// by an app is moved by the browser with ``View/projectionEffect(_:)``.
///
/// The page reports the size of the view, which has no effect before.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the effect for a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
  public func body(content: Content) -> some View {
    ProjectedView(content: content, effect: self)
  }
}

private struct ProjectedView<Content: View, Effect: GeometryEffect> {
  let content: Content
  let effect: Effect
  @State private var size: CGSize?
}

extension ProjectedView: View {
  var body: some View {
    let style = size.map { effect.effectValue(size: $0).css }
    Measured(class: "effect", style: style, content: content) { size = $0 }
  }
}

nonisolated extension View {
  /// Moves, turns or distorts the view as a projection does, without an effect on the layout.
  ///
  /// ```swift
  /// var turn = CATransform3DIdentity
  /// turn.m34 = -1 / 400
  /// turn = CATransform3DRotate(turn, .pi / 4, 0, 1, 0)
  /// return Text("Card").projectionEffect(ProjectionTransform(turn))
  /// ```
  ///
  /// The browser moves the view if an animation changes the transform.
  ///
  /// - Parameter transform: The transform of points from the upper left corner of the view.
  /// - Returns: The transformed view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    BoxedView(self, class: "effect", style: transform.css)
  }
}
