import Testing

@testable import Sharing

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

struct IssuesTests {
  struct Failure: Error {}

  @Test func notLoaded() {
    #expect(
      Issues.notLoaded(#".inMemory("count")"#, Failure()) == """
        A shared value could not be loaded.

            Key: .inMemory("count")
            Error: Failure()

        The property keeps the value that it has. Its 'loadError' is the error.

        To fix this, make what is stored there readable, or handle '$property.loadError'.
        """
    )
  }

  @Test func notSaved() {
    #expect(
      Issues.notSaved(#".inMemory("count")"#, Failure()) == """
        A shared value could not be saved.

            Key: .inMemory("count")
            Error: Failure()

        The property has its new value, and will lose it with the process. Its 'saveError' is the error.

        To fix this, make the place writable, or handle '$property.saveError'.
        """
    )
  }

  @Test func unreadableDefaults() {
    #expect(
      Issues.unreadableDefaults("/defaults.plist", Failure()) == """
        The file of the user's defaults cannot be read.

            File: /defaults.plist
            Error: Failure()

        All values of '.appStorage' are those that were read before, or their defaults. Before one is saved, \
        the file gets a second name, with '.unreadable' at its end.

        To fix this, make the file a property list that this process may read, or remove it.
        """
    )
  }

  @Test func noPropertyList() {
    #expect(
      Issues.noPropertyList(Failure(), key: "theme") == """
        A value that is no property list was set in the user's defaults.

            Key: "theme"
            Value: Failure()

        A file of defaults cannot hold it, and none of the other values could be written together with it. So \
        the key keeps what it has.

        To fix this, set a string, a number, a date, data, or an array or a dictionary of such. Encode a value \
        of another type as data, or keep it with '.fileStorage'.
        """
    )
  }

  @Test func readDuringChange() async {
    #expect(
      Issues.readDuringChange("'Int' without a key") == """
        A shared value was read while 'withLock' was changing it.

            Key: 'Int' without a key

        The value is changed in place, so that there is none to read until 'withLock' has ended.

        To fix this, use the value that the closure of 'withLock' is given.
        """
    )
    let reading = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      @Shared(value: 1) var count
      $count.withLock { $0 = count + 1 }
    }
    #expect(reading?.says(Issues.readDuringChange("'Int' without a key")) == true)
    let subscribing = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      @Shared(value: 1) var count
      $count.withLock { _ in _ = $count.publisher.sink { _ in } }
    }
    #expect(subscribing?.says(Issues.readDuringChange("'Int' without a key")) == true)
  }

  @Test func changedDuringChange() async {
    #expect(
      Issues.changedDuringChange("'Int' without a key") == """
        A shared value was changed while 'withLock' was changing it already.

            Key: 'Int' without a key

        The value is changed in place, by one 'withLock' at a time.

        To fix this, change the value that the closure of the outer 'withLock' is given.
        """
    )
    let changing = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      @Shared(value: 1) var count
      $count.withLock { _ in $count.withLock { $0 += 1 } }
    }
    #expect(changing?.says(Issues.changedDuringChange("'Int' without a key")) == true)
  }
}
