import BrowserHost
import ComposableArchitecture
import ConcurrencyExtras
import Foundation
import Observation
import Testing
import ViewCore

/// Ids of events, as apps read them.
@MainActor
struct EventIDTests {
  private typealias Node = KeptHost.Node

  /// The ids that the code of an app has read.
  private final class Ids: Sendable {
    let all = Locked<[UUID?]>([])

    func note() {
      @Dependency(\.eventID) var eventID
      all.withLock { $0.append(eventID) }
    }
  }

  private struct Content: View {
    let ids: Ids
    @SceneStorage("count") private var count = 0

    var body: some View {
      let _ = ids.note()
      Text(verbatim: "\(count)")
      Button("Count") {
        ids.note()
        count += 1
      }
    }
  }

  private let store = MemorySessionStore()
  private let clock = KeptHost.Clock()
  private let ids = Ids()

  private func makeHost() throws -> KeptHost {
    try KeptHost(store, clock: clock) { [ids] in Content(ids: ids) }
  }

  /// The ids of the next clicks, and forgets those before.
  private func ids(of work: () -> Void) -> [UUID] {
    ids.all.withLock { $0 = [] }
    work()
    return ids.all.withLock { $0.compactMap(\.self) }
  }

  private func click(
    _ number: Int,
    key: Int?,
    received: Int = 1,
    on page: RecordingConnection,
    of host: KeptHost
  ) {
    host.registry.receive(
      .event(
        PageEvent(number: number, received: received, node: Node.count, event: .click, key: key)
      ),
      from: page
    )
  }

  @Test func eventHasTheSameIDInTheNextProcess() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    host.save()
    let first = ids { click(1, key: 7, on: page, of: host) }
    clock.advance(by: 2)
    let (next, again) = (try makeHost(), RecordingConnection())
    _ = next.resume(id, on: again)
    // The page has another event before it, so that this one has another number.
    let (other, second) = (
      ids { click(1, key: nil, on: again, of: next) }, ids { click(2, key: 7, on: again, of: next) }
    )
    #expect(first.count == 1)
    #expect(first == second)
    #expect(other.count == 1)
    #expect(other != first)
  }

  @Test func eachEventOfEachWindowHasItsOwnID() throws {
    let host = try makeHost()
    let (page, other) = (RecordingConnection(), RecordingConnection())
    _ = host.open(page)
    _ = host.open(other)
    let all = ids {
      click(1, key: 7, on: page, of: host)
      click(2, key: 8, on: page, of: host)
      click(3, key: nil, on: page, of: host)
      click(4, key: nil, on: page, of: host)
      click(1, key: 7, on: other, of: host)
      click(2, key: nil, on: other, of: host)
    }
    #expect(Set(all).count == 6)
    #expect(all.count == 6)
  }

  @Test func eventWithoutAKeyHasAnotherIDInTheNextProcess() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    host.save()
    let first = ids { click(1, key: nil, on: page, of: host) }
    clock.advance(by: 2)
    let (next, again) = (try makeHost(), RecordingConnection())
    _ = next.resume(id, on: again)
    #expect(ids { click(1, key: nil, on: again, of: next) } != first)
  }

  @Test func viewsAndOtherCodeHaveNone() throws {
    let host = try makeHost()
    #expect(ids { _ = host.open(RecordingConnection()) } == [])
    ids.note()
    #expect(ids.all.withLock { $0.last } == .some(nil))
  }

  @Observable
  fileprivate final class Model {
    var count = 0
    var work: Task<Void, Never>?
  }

  private struct EffectContent: View {
    let model: Model
    let ids: Ids

    var body: some View {
      let _ = ids.note()
      Text(verbatim: "\(model.count)")
      Button("Count") {
        model.work = Task {
          ids.note()
          model.count += 1
        }
      }
    }
  }

  /// The change of an effect is shown in a job of its own, in which other windows show theirs.
  @Test func viewsThatShowTheChangeOfAnEffectHaveNone() async throws {
    let model = Model()
    let host = try KeptHost(store, clock: clock) { [ids] in EffectContent(model: model, ids: ids) }
    let page = RecordingConnection()
    _ = host.open(page)
    ids.all.withLock { $0 = [] }
    click(1, key: nil, on: page, of: host)
    await model.work?.value
    // The job that shows the change was added before this one.
    await Task {}.value
    let all = ids.all.withLock(\.self)
    #expect(all.count == 2)
    #expect(all.first != .some(nil))
    #expect(all.last == .some(nil))
    #expect(page.takeFrames().contains { $0.contains(#""1""#) })
  }
}
