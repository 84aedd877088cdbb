/// How a core reaches a child: where the child's state is, and how its actions become those of the parent.
final class ChildRoute<Projection, Action, ParentAction> {
  let projection: Projection
  let embed: (Action) -> ParentAction

  init(_ projection: Projection, embed: @escaping (Action) -> ParentAction) {
    self.projection = projection
    self.embed = embed
  }
}

/// The routes of recent scopes.
///
/// The key paths determine the route, whichever store they are scoped from. Following them takes most of the time of a
/// first scope, and each row of a list with a child scopes by the same ones.
@MainActor
enum ChildRoutes {
  private static var routes: [ScopeID: AnyObject] = [:]

  /// The route of a scope, made at its first use.
  ///
  /// - Parameters:
  ///   - id: The scope.
  ///   - make: Follows the key paths.
  /// - Returns: The route.
  static func route<Projection, Action, ParentAction>(
    of id: ScopeID,
    make: () -> ChildRoute<Projection, Action, ParentAction>
  ) -> ChildRoute<Projection, Action, ParentAction> {
    if let route = routes[id] {
      // NB: The cast holds because the id determines the types: those of its key paths and of its store.
      return unsafeDowncast(route, to: ChildRoute<Projection, Action, ParentAction>.self)
    }
    let route = make()
    // Key paths with arguments, such as the id of a row, do not accumulate.
    if routes.count == 256 { routes = [:] }
    routes[id] = route
    return route
  }
}
