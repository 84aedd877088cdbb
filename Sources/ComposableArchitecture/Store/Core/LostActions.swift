internal import CasePaths
internal import ConcurrencyExtras

/// Tells of a child whose actions go nowhere, as its parent does not run it.
///
/// A parent may handle the actions of a child itself, so that it is no mistake as such that no reducer of the
/// child runs. What is told is this: the parent ran for the first action that the child's own store sent, and no
/// reducer for the child's state did; nor did the action begin an effect or change anything that is observed
/// or shared. That is a forgotten `Scope`, `ifLet`, `ifCaseLet` or `forEach`, or a parent that passes the action
/// over. As it may be the latter it fails no test; and it is told once for each place in a state, in debug builds.
///
/// Nothing is known of a child whose state is of a type that its parent or one further out has, or of a parent that
/// is neither a body nor a closure: that may be an `EmptyReducer` in its place, or a reducer around it that keeps
/// the action from it.
@MainActor
final class LostActions {
  /// What runs a child of a kind.
  enum Operator {
    case scope
    case ifLet
    case ifCaseLet
    case forEach
    case forEachOfStack
  }

  /// The places of which it is known whether somebody handles the actions of the child there.
  private static var known: Set<AnyKeyPath> = []

  private let path: AnyKeyPath
  private let missing: Operator
  private let location: SourceLocation

  /// Nil where nothing is told.
  private init?(of path: AnyKeyPath, without missing: Operator, at location: SourceLocation) {
    guard isDebugBuild else { return nil }
    self.path = path
    self.missing = missing
    self.location = location
  }

  /// Of a child that is always there, if it is observed in a parent that is: of others it is not known what
  /// changes, and they may be no features.
  static func ofPart<State, Child>(
    _ path: KeyPath<State, Child>,
    at location: SourceLocation
  ) -> LostActions? {
    guard isDebugBuild, path != \State.self, State.self is any ObservableState.Type,
      Child.self is any ObservableState.Type
    else { return nil }
    return LostActions(of: path, without: .scope, at: location)
  }

  /// Of a child in an optional or in a case.
  static func ofOptional<State: ObservableState, Child>(
    _ path: KeyPath<State, Child?>,
    at location: SourceLocation
  ) -> LostActions? {
    let isCase = State.self is any CasePathable.Type
    return LostActions(of: path, without: isCase ? .ifCaseLet : .ifLet, at: location)
  }

  /// Of the children in an array.
  static func ofElements(_ path: AnyKeyPath, at location: SourceLocation) -> LostActions? {
    LostActions(of: path, without: .forEach, at: location)
  }

  /// Of the children on a stack.
  static func ofStack(_ path: AnyKeyPath, at location: SourceLocation) -> LostActions? {
    LostActions(of: path, without: .forEachOfStack, at: location)
  }

  /// Sends an action of a child, and tells if it is lost.
  func watch<State, Action>(
    _ action: Action,
    of state: State.Type,
    send: () -> EffectScope?
  ) -> EffectScope? {
    let (scope, consequences) = Consequences.look(during: send)
    guard !BindingLocal.isActive,
      consequences.haveRunFeature(for: type(of: path).rootType),
      Self.known.insert(path).inserted,
      !consequences.areThere,
      !consequences.haveReduced(State.self)
    else { return scope }
    location.note(Issues.actionLost(action, path: path, without: missing))
    return scope
  }
}

extension LostActions? {
  /// Sends an action of a child, and tells if it is lost.
  @MainActor
  func watching<State, Action>(
    _ action: Action,
    of state: State.Type,
    send: () -> EffectScope?
  ) -> EffectScope? {
    guard isDebugBuild, let self else { return send() }
    return self.watch(action, of: state, send: send)
  }
}
