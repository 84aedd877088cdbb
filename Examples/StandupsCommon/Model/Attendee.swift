public import Foundation

/// A participant of a standup.
public struct Attendee: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  public var name: String

  public init(id: UUID, name: String = "") {
    self.id = id
    self.name = name
  }
}

extension Attendee {
  /// The name, or a placeholder if it is empty.
  public var displayName: String { name.orSomeone }
}
