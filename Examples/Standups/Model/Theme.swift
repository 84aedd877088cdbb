import Foundation

/// The colours of a standup.
enum Theme: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case bubblegum, buttercup, indigo, lavender, navy, orange, periwinkle, poppy, sky, tan, teal

  var id: Self { self }
  var name: String { rawValue.capitalized }
}
