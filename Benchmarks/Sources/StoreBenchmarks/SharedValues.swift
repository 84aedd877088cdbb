import ComposableArchitecture
import Foundation
import Harness

/// Reads and writes of shared values, by where they are kept.
@MainActor
func addSharedValues(to suite: Suite) {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "StoreBenchmarks-\(ProcessInfo.processInfo.processIdentifier)"
  )
  // The user defaults of this process, apart from those of the user.
  setenv("XDG_CONFIG_HOME", folder.path(), 1)
  let file = folder.appending(path: "number.json")
  // Values of a storage are saved on another thread.
  for (name, isStored, make) in [
    ("in memory", false, { Shared(wrappedValue: 0, .inMemory("benchmark")) }),
    ("app storage", true, { Shared(wrappedValue: 0, .appStorage("benchmark")) }),
    ("file storage", true, { Shared(wrappedValue: 0, .fileStorage(file)) }),
  ] {
    suite.add("shared value, \(name): read") {
      let value = make()
      return { consume(value.wrappedValue) }
    }
    suite.add("shared value, \(name): write", countsAllocations: !isStored) {
      let value = make()
      return { value.withLock { $0 &+= 1 } }
    }
    suite.add("shared value, \(name): another property of the key") {
      let value = make()
      return {
        consume(make())
        consume(value)
      }
    }
    suite.addSuspending(
      "shared value, \(name): write, and wait until it is saved",
      countsAllocations: !isStored
    ) {
      let value = make()
      return {
        value.withLock { $0 &+= 1 }
        try await value.save()
      }
    }
  }
}
