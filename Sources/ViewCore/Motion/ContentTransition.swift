/// The way in which a text or a symbol changes in an animation.
public struct ContentTransition: Equatable, Sendable {
  private enum Form: Equatable {
    case none, fade
    case count(isDown: Bool)
    case number(Double)
  }

  private let form: Form

  /// The text changes at once.
  public static let identity = Self(form: .none)
  /// The new text fades in.
  public static let opacity = Self(form: .fade)
  /// The new text fades in.
  ///
  /// Where we differ: on Apple's platforms the letters turn into each other.
  public static let interpolate = Self(form: .fade)

  /// The new symbol fades in.
  ///
  /// ```swift
  /// Image(systemName: isPlaying ? "pause" : "play").contentTransition(.symbolEffect)
  /// ```
  public static let symbolEffect = Self(form: .fade)

  /// The new symbol fades in.
  ///
  /// Where we differ: on Apple's platforms the symbols also change their size, as the effect says.
  ///
  /// - Parameter effect: The effect, such as `.replace`.
  /// - Returns: The transition.
  public static func symbolEffect(_ effect: some ContentTransitionSymbolEffect) -> Self {
    Self(form: .fade)
  }

  /// The new number moves in, from below if it counts up.
  ///
  /// Where we differ: the whole text moves, not each digit.
  ///
  /// - Parameter countsDown: Whether it moves in from above.
  /// - Returns: The transition.
  public static func numericText(countsDown: Bool = false) -> Self {
    Self(form: .count(isDown: countsDown))
  }

  /// The new number moves in, from below if it is greater than the former one.
  ///
  /// Where we differ: the whole text moves, not each digit.
  ///
  /// - Parameter value: The number that the text shows.
  /// - Returns: The transition.
  public static func numericText(value: Double) -> Self {
    Self(form: .number(value))
  }

  /// Returns the name of the transition for the page.
  fileprivate func name(after last: ShownNumber) -> String {
    switch form {
    case .none: "none"
    case .fade: "fade"
    case .count(let isDown): isDown ? "down" : "up"
    case .number(let value): last.isDown(with: value) ? "down" : "up"
    }
  }
}

nonisolated extension View {
  /// Sets the way in which the texts inside change in an animation.
  ///
  /// ```swift
  /// Text("\(store.count)")
  ///   .contentTransition(.numericText(value: Double(store.count)))
  ///   .animation(.default, value: store.count)
  /// ```
  ///
  /// A user who prefers less motion sees the new text at once.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view with its content transition.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    ContentTransitionView(content: self, transition: transition)
  }
}

private struct ContentTransitionView<Content: View> {
  let content: Content
  let transition: ContentTransition
  @OwnObject private var last = ShownNumber()
}

extension ContentTransitionView: View {
  var body: some View {
    let name = transition.name(after: last)
    BoxedView(content) { _ in
      Element("div", attributes: [.init("class", "effect"), .init("data-content", name)])
    }
  }
}

/// The number that a text has shown, to know the direction of its next change.
private final class ShownNumber {
  private var value: Double?
  private var isDown = false

  /// Returns whether a number is less than the one before it.
  func isDown(with value: Double) -> Bool {
    if let last = self.value, last != value { isDown = value < last }
    self.value = value
    return isDown
  }
}
