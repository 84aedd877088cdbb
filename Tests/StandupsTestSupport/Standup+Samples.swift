import ComposableArchitecture
import Foundation
package import StandupsCommon

extension Standup {
  package static let design = Standup(
    id: UUID(100),
    attendees: [Attendee(id: UUID(101), name: "Blob")],
    title: "Design"
  )
}

extension Meeting {
  package static let held = Meeting(
    id: UUID(200),
    date: Date(timeIntervalSince1970: 1_234_567_890),
    attendees: ["Blob"],
    duration: .seconds(60)
  )
}
