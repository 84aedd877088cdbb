import Sharing
import Testing

/// Notifications that wait until a reducer has returned.
@MainActor
struct ReductionTests {
  /// Does something when the last reference to it is released.
  private final class Owner {
    let onRelease: () -> Void

    init(onRelease: @escaping () -> Void) {
      self.onRelease = onRelease
    }

    deinit { onRelease() }
  }

  private final class Calls {
    var texts: [String] = []
  }

  @Test func notificationsAreSentInOrderAfterTheOutermostReducer() {
    let calls = Calls()
    Reduction.begin()
    Reduction.notify { calls.texts.append("first") }
    Reduction.begin()
    Reduction.notify { calls.texts.append("second") }
    Reduction.end()
    calls.texts.append("inner end")
    Reduction.end()
    #expect(calls.texts == ["inner end", "first", "second"])
  }

  @Test func notificationWhoseReleaseRunsAReducerLosesNoOther() {
    let calls = Calls()
    Reduction.begin()
    for name in ["first", "second"] {
      let owner = Owner {
        MainActor.assumeIsolated {
          Reduction.begin()
          Reduction.notify { calls.texts.append("after \(name)") }
          Reduction.end()
        }
      }
      Reduction.notify { withExtendedLifetime(owner) { calls.texts.append(name) } }
    }
    Reduction.end()
    #expect(calls.texts == ["first", "second", "after second", "after first"])
  }
}
