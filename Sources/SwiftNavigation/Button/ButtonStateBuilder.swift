/// Collects buttons from a block that may have conditions and loops.
///
/// ```swift
/// enum Action { case delete(Int), deleteAll }
/// let ids = [1, 2]
///
/// let alert = AlertState<Action> {
///   TextState("What shall be deleted?")
/// } actions: {
///   for id in ids {
///     ButtonState(action: .delete(id)) { TextState("Item \(id)") }
///   }
///   if ids.count > 1 {
///     ButtonState(role: .destructive, action: .deleteAll) { TextState("All") }
///   }
/// }
/// ```
@resultBuilder
public enum ButtonStateBuilder<Action> {
  public static func buildArray(
    _ components: [[ButtonState<Action>]]
  ) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }

  public static func buildBlock(
    _ components: [ButtonState<Action>]...
  ) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }

  public static func buildLimitedAvailability(
    _ component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    component
  }

  public static func buildEither(
    first component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    component
  }

  public static func buildEither(
    second component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    component
  }

  public static func buildExpression(
    _ expression: ButtonState<Action>
  ) -> [ButtonState<Action>] {
    [expression]
  }

  public static func buildOptional(
    _ component: [ButtonState<Action>]?
  ) -> [ButtonState<Action>] {
    component ?? []
  }
}
