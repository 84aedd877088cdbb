import ComposableArchitecture
import Foundation
import StandupsCommon
import SwiftUI
import Testing
import ViewTesting

@testable import Standups

@MainActor
struct CopiedJourneyTests {
  @Test func recordedJourneyIsPossibleAgain() async throws {
    let contents = AsyncStream<StandupsClient.Contents>.makeStream()
    try await withDependencies {
      $0.uuid = .incrementing
      $0.standupsClient.apply = { _ in }
      $0.standupsClient.contents = { contents.stream }
    } operation: {
      let view = ViewHarness {
        AppView(store: Store(initialState: AppFeature.State()) { mutatedApp })
      }
      contents.continuation.yield(
        StandupsClient.Contents(standups: [], brokenFile: nil, unreadableFile: nil)
      )
      try await view.waitFor(.button("Add"))
      try view.tap(.button("Add"))
      try await view.waitFor(.textField("Title"))
      try view.type("Design", into: .textField("Title"))
      try view.tap(.button("Save"))
      contents.continuation.yield(
        StandupsClient.Contents(
          standups: [
            Standup(
              id: UUID(0),
              attendees: [Attendee(id: UUID(1), name: "")],
              duration: .seconds(300),
              meetings: [],
              theme: .bubblegum,
              title: "Design"
            )
          ],
          brokenFile: nil,
          unreadableFile: nil
        )
      )
      try await view.waitFor(.button("Design 1 5 min"))
      try view.tap(.button("Design 1 5 min"))
      try await view.waitFor(.button("Delete"))
      try view.tap(.button("Delete"))
      try await view.waitFor(.button("Delete"))
      try view.tap(.button("Delete"))
      contents.continuation.yield(
        StandupsClient.Contents(standups: [], brokenFile: nil, unreadableFile: nil)
      )
    }
  }
}
