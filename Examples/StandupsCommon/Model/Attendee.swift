public import Foundation

/// Someone who takes part in a standup.
public struct Attendee: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  public var name: String

  public init(id: UUID, name: String = "") {
    self.id = id
    self.name = name
  }
}

extension Attendee {
  /// The name, or a word in its place where it was left empty.
  public var displayName: String { name.orSomeone }
}
