import ComposableArchitecture
import Foundation

/// The form of an address, such as `/standups/*/meetings/*`, which parses and prints the routes of one case.
///
/// Each `*` stands for an id.
struct RouteForm<Route>: Sendable {
  private let segments: [String]
  private let embed: @Sendable ([UUID]) -> Route?
  private let extract: @Sendable (Route) -> [UUID]?

  /// The form of a case without ids.
  init(_ form: String, as path: AnyCasePath<Route, Void>) {
    segments = form.segments
    embed = { $0.isEmpty ? path.embed(()) : nil }
    extract = { path.extract(from: $0).map { [] } }
  }

  /// The form of a case with one id.
  init(_ form: String, as path: AnyCasePath<Route, UUID>) {
    segments = form.segments
    embed = { $0.count == 1 ? path.embed($0[0]) : nil }
    extract = { path.extract(from: $0).map { [$0] } }
  }

  /// The form of a case with two ids.
  init(_ form: String, as path: AnyCasePath<Route, (UUID, UUID)>) {
    segments = form.segments
    embed = { $0.count == 2 ? path.embed(($0[0], $0[1])) : nil }
    extract = { path.extract(from: $0).map { [$0.0, $0.1] } }
  }

  /// The route of a path, or nil if the path has another form.
  func parse(_ path: String) -> Route? {
    let found = path.segments
    guard found.count == segments.count else { return nil }
    var ids: [UUID] = []
    for (found, expected) in zip(found, segments) {
      if expected == "*" {
        guard let id = UUID(uuidString: found) else { return nil }
        ids.append(id)
      } else if found != expected {
        return nil
      }
    }
    return embed(ids)
  }

  /// The path of a route, or nil if the route is of another case.
  func print(_ route: Route) -> String? {
    guard var ids = extract(route)?[...] else { return nil }
    return "/"
      + segments.map { $0 == "*" ? ids.removeFirst().uuidString : $0 }.joined(separator: "/")
  }
}

extension String {
  fileprivate var segments: [String] { split(separator: "/").map(String.init) }
}
