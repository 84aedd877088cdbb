/// A view, a modifier or a shape that is shown for the values between two values of its data.
///
/// A browser moves colors, sizes and places by itself. It cannot know what an app shows in between, such as the text of a
/// number that counts up:
///
/// ```swift
/// struct Score: View, Animatable {
///   var points: Double
///
///   nonisolated var animatableData: Double {
///     get { points }
///     set { points = newValue }
///   }
///
///   var body: some View {
///     Text(points, format: .number.precision(.fractionLength(0)))
///   }
/// }
///
/// Score(points: game.points).animation(.easeOut(duration: 1), value: game.points)
/// ```
///
/// When an animation changes the data, the server shows the view for about thirty values a second on the way. At the
/// end it shows the view for exactly the new one. Each costs a run of the body and one message to the page. Without an
/// animation, for users who prefer less motion, and in a window that the user cannot see, the data change at once.
///
/// A change during a movement begins at the value that the user sees.
///
/// Where we differ: it then begins without the speed of the former movement.
///
/// A test controls the values with the clock of `\.continuousClock`: they pass as the clock does.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic

  /// The data that are animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier whose data are animated.
///
/// SwiftUI has deprecated this protocol and still accepts it. A modifier that conforms to ``Animatable`` is the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ModifiedContent: Animatable where Content: View, Modifier: ViewModifier & Animatable {
  /// The data of the modifier.
  public var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}
