import ConcurrencyExtras
import Foundation
import IdentifiedCollections
import IssueRecording
import IssueReporting
import Testing
import ViewCore

@testable import Sharing

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// A value may be read while it is changed, and is then as it was.
struct ReadDuringChangeTests {
  struct Item: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var name = ""
  }

  struct Library: Equatable, Sendable {
    var items: IdentifiedArrayOf<Item> = [Item(id: 1, name: "A"), Item(id: 2, name: "B")]
    var favorite: Item? = Item(id: 1, name: "A")
  }

  @Test func readDuringAChangeGivesTheOldValue() {
    @Shared(value: [1, 2, 3]) var numbers
    $numbers.withLock {
      $0.removeAll { [last = numbers.count] in $0 == last }
      #expect(numbers == [1, 2, 3])
      $0.append(contentsOf: numbers)
    }
    #expect(numbers == [1, 2, 1, 2, 3])
  }

  @Test func endOfAValueMayReadThePropertyThatLeavesIt() {
    final class Guest: Sendable {
      let onEnd: @Sendable () -> Void
      init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    let room = LockIsolated<Shared<Guest?>?>(nil)
    let seen = LockIsolated<[Bool]>([])
    let property = Shared<Guest?>(
      value: Guest { seen.withValue { $0.append(room.value?.wrappedValue == nil) } }
    )
    room.setValue(property)
    property.projectedValue = Shared(value: nil)
    #expect(seen.value == [true])
  }

  @Test func anItemThatIsAPartOfTheValueMayBeReadToRemoveIt() throws {
    @Shared(value: Library()) var library
    let items = $library.items
    @Shared var item: Item
    _item = try #require(Shared(items[id: 2]))
    items.withLock { _ = $0.remove(id: item.id) }
    #expect(library.items.map(\.id) == [1])
    #expect(item == Item(id: 2, name: "B"))
  }

  @Test func allWaysToReadDuringAChangeGiveTheOldValue() throws {
    let library = Shared(value: Library())
    let before = Library()
    let favorite = try #require(Shared(library.favorite))
    let elements = Array(library.items)
    library.withLock { value in
      value = Library(items: [], favorite: nil)
      #expect(library.wrappedValue == before)
      #expect(library.projectedValue.wrappedValue == before)
      #expect(SharedReader(library).wrappedValue == before)
      #expect(library.items.wrappedValue == before.items)
      #expect(library.items.count.wrappedValue == 2)
      #expect(library.read { $0.items.count }.wrappedValue == 2)
      #expect(favorite.wrappedValue == before.favorite)
      #expect(Shared(library.favorite)?.wrappedValue == before.favorite)
      #expect(elements.map(\.wrappedValue) == Array(before.items))
      #expect(Array(library.items).count == 2)
      #expect(library == Shared(value: before))
      #expect(library.description.contains("A"))
      #expect(library.loadError == nil)
      let published = LockIsolated<[Library]>([])
      let subscription = library.publisher.sink { value in published.withValue { $0.append(value) }
      }
      #expect(published.value == [before])
      subscription.cancel()
    }
    #expect(library.wrappedValue == Library(items: [], favorite: nil))
  }

  @Test func readsOfEachKeyDuringAChangeGiveTheOldValue() {
    @Shared(.inMemory("read")) var inMemory = [1]
    @Shared(.appStorage("read")) var inDefaults = [1]
    @Shared(.fileStorage(URL(fileURLWithPath: "/read.json"))) var inFile = [1]
    for shared in [$inMemory, $inDefaults, $inFile] {
      shared.withLock {
        $0.append(2)
        $0.append(contentsOf: shared.wrappedValue)
      }
      #expect(shared.wrappedValue == [1, 2, 1])
    }
  }

  @Test func aChangeOfAPartReadsTheWhole() throws {
    @Shared(value: Library()) var library
    let favorite = try #require(Shared($library.favorite))
    favorite.name.withLock {
      $0 = "C"
      $0 += library.favorite?.name ?? ""
      $0 += favorite.wrappedValue.name
    }
    #expect(library.favorite?.name == "CAA")
  }

  @Test func readOnAnotherThreadDoesNotWaitForAChange() {
    let count = Shared(value: 1)
    let seen = LockIsolated(0)
    let isRead = count.withLock {
      $0 = 2
      let read = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        seen.setValue(count.wrappedValue)
        read.signal()
      }
      // NB: Only a failure takes the time.
      return read.wait(timeout: .now() + 300) == .success
    }
    #expect(isRead)
    #expect(seen.value == 1)
    #expect(count.wrappedValue == 2)
  }

  @Test func valueReleasedByAChangeMayReadTheSharedValue() {
    final class Reader: Sendable {
      let read: @Sendable () -> Void
      init(_ read: @escaping @Sendable () -> Void) { self.read = read }
      deinit { read() }
    }
    let readers = Shared<[Reader]>(value: [])
    let counts = LockIsolated<[Int]>([])
    readers.withLock {
      $0 = [Reader { counts.withValue { $0.append(readers.wrappedValue.count) } }]
    }
    readers.withLock { $0 = [] }
    #expect(counts.value == [0])
  }

  @Test func valueReleasedByAChangeInMemoryMayChangeAnotherValueInMemory() {
    final class Token: Sendable {
      deinit {
        @Shared(.inMemory("open")) var open = 1
        $open.withLock { $0 -= 1 }
      }
    }
    @Shared(.inMemory("open")) var open = 1
    @Shared(.inMemory("token")) var token: Token?
    $token.withLock { $0 = Token() }
    $token.withLock { $0 = nil }
    #expect(open == 0)
  }

  @Test func assertedValueMayBeReadDuringTheAssertion() {
    @Shared(value: 1) var count
    let tracker = SharedChangeTracker()
    tracker.track { $count.withLock { $0 = 2 } }
    let assertion = tracker.assertion()
    assertion.expecting {
      $count.withLock { $0 = count + 1 }
      #expect(count == 2)
    }
    #expect(assertion.mistakes.isEmpty)
    #expect(assertion.isOfWrites)
  }

  @Test func aChangeWithinAChangeIsReportedAndLost() {
    @Shared(.inMemory("nested")) var count = 1
    let recorder = IssueRecorder()
    let line: UInt = #line + 3
    withIssueReporters([recorder]) {
      $count.withLock {
        $0 += $count.withLock { count in
          count += 5
          return count
        }
      }
    }
    #expect(count == 7)
    #expect(
      recorder.entries == [
        IssueRecorder.Entry(
          text: Issues.changedDuringChange(#".inMemory("nested")"#),
          fileID: #fileID,
          line: line
        )
      ]
    )
    $count.withLock { $0 += 1 }
    #expect(count == 8)
  }
}
