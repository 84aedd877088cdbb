#if os(Linux)
import Foundation

/// Lets all threads that run tasks of one priority meet, after what each of them was running.
///
/// Tasks of one priority stand in one line for a few threads. A task that stands in line as well comes
/// after the others were taken up, but a busy machine may have stopped a thread with one of them in
/// its hands. Where as many tasks as there are threads all run at once, none of the threads has.
enum ThreadMeeting {
  /// For how long those who have come wait for the others, who may be busy with something long.
  ///
  /// Where they were, nobody waits for long again until they have come once.
  private static let patience = Locked<TimeInterval>(1)

  /// The last meeting that was called: two at once would wait for each other's threads.
  private static let last = Locked<Task<Bool, Never>?>(nil)

  /// Holds a meeting, and returns whether all threads came.
  static func hold(priority: TaskPriority) async -> Bool {
    let meeting = last.withLock { last in
      let previous = last
      let meeting = Task.detached(priority: priority) {
        _ = await previous?.value
        return await meet(priority: priority)
      }
      last = meeting
      return meeting
    }
    return await meeting.value
  }

  private static func meet(priority: TaskPriority) async -> Bool {
    let room = Room(seats: ProcessInfo.processInfo.activeProcessorCount)
    let patience = patience.withLock(\.self)
    let arrivals = (0..<room.seats).map { _ in
      Task.detached(priority: priority) { room.enter(until: Date() + patience) }
    }
    var areAllThere = true
    for arrival in arrivals where await !arrival.value { areAllThere = false }
    Self.patience.withLock { $0 = areAllThere ? 1 : 0.01 }
    return areAllThere
  }

  /// NB: `@unchecked Sendable` holds because `free` is touched under `condition` alone.
  private final class Room: @unchecked Sendable {
    let seats: Int
    private let condition = NSCondition()
    private var free: Int

    init(seats: Int) {
      self.seats = seats
      free = seats
    }

    /// Takes a seat and waits until all are taken, and returns whether they are.
    func enter(until deadline: Date) -> Bool {
      condition.lock()
      defer { condition.unlock() }
      free -= 1
      if free == 0 { condition.broadcast() }
      while free > 0 {
        guard condition.wait(until: deadline) else { return free == 0 }
      }
      return true
    }
  }
}
#endif
