import Foundation

/// The colors of a standup.
public enum Theme: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case bubblegum, buttercup, indigo, lavender, navy, orange, periwinkle, poppy, sky, tan, teal

  public var id: Self { self }
  public var name: String { rawValue.capitalized }
}
