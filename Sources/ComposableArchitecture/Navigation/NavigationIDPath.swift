public import Dependencies
internal import IssueReporting

/// The path of a feature in its store: the children that contain it, from the root down.
///
/// Two features have the same path only if one has taken the place of the other with the same identity, such as the
/// same id. Read it with `@Dependency(\.navigationIDPath)` in an effect.
///
/// An effect needs no path to be cancelled: ids are scoped to their feature.
public struct NavigationIDPath: Hashable, Identifiable, Sendable {
  private let children: [ChildID]

  init(_ children: [ChildID]) {
    self.children = children
  }

  /// The path itself.
  public var id: Self { self }

  /// The path, and the paths of the features that contain the feature, up to the root.
  public var prefixes: [Self] {
    (0...children.count).map { Self(children.dropLast($0)) }
  }
}

extension DependencyValues {
  /// The path of the feature whose effect reads it.
  ///
  /// ```swift
  /// @Dependency(\.navigationIDPath) var navigationIDPath
  ///
  /// case .startButtonTapped:
  ///   return .run { send in
  ///     let registration = await coordinator.register(navigationIDPath)
  ///     await send(.registered(registration))
  ///   }
  /// ```
  ///
  /// Where we differ: in the original it can be set, and a reducer can read it while it runs. Here a store knows the
  /// path of a feature when it starts the feature's effect. A read outside of an effect is reported as an issue, and
  /// returns the path of the root.
  public var navigationIDPath: NavigationIDPath {
    guard let place = EffectPlace.current, place.registry !== CancellationRegistry.outsideOfEffects
    else {
      if let location {
        location.report(Issues.pathReadOutsideOfEffect)
      } else {
        reportIssue(Issues.pathReadOutsideOfEffect)
      }
      return NavigationIDPath([])
    }
    return NavigationIDPath(place.path)
  }
}
