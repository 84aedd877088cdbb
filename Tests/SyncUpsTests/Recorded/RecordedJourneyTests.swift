import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import SyncUps

@MainActor
struct RecordedJourneyTests {
  @Test func recordedJourneyIsPossibleAgain() async throws {
    let view = ViewHarness { AppView(store: .forJourney()) }
    try await view.waitFor(.button("Add"))
    try view.tap(.button("Add"))
    try await view.waitFor(.textField("Title"))
    try view.type("Design", into: .textField("Title"))
    try view.type("Blob", into: .textField("Name"))
    try view.tap(.button("New attendee"))
    try await view.waitFor(.textField("Name").element(boundBy: 1))
    try view.type("Blob Jr.", into: .textField("Name").element(boundBy: 1))
    try view.tap(.button("Save"))
    try await view.waitFor(.button("Design 2 5 min"))
    try view.tap(.button("Design 2 5 min"))
    try await view.waitFor(.button("Start meeting"))
    try view.tap(.button("Start meeting"))
    try await view.waitFor(.button("End meeting"))
    try view.tap(.button("End meeting"))
    try await view.waitFor(.button("Save and end"))
    try view.tap(.button("Save and end"))
    try await view.waitFor(.button("Delete"))
    try view.tap(.button("Delete"))
    try await view.waitFor(.button("Delete"))
    try view.tap(.button("Delete"))
  }
}
