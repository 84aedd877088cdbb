/// The texts of the issues that this module reports.
enum Issues {
  static func stillSleeping(timeout: Duration, offsets: [String]) -> String {
    """
    A test clock was run for \(timeout), and tasks still sleep on it.

        Asleep until: \(offsets.joined(separator: ", "))

    A task that goes to sleep whenever it wakes, such as a timer without end, never leaves the \
    clock. The tasks above have been woken with a 'CancellationError'.

    To fix this, cancel what sleeps before you call 'run', or move the clock by what the test needs \
    with 'advance(by:)'. If the tasks are merely slow, pass a longer 'timeout'.
    """
  }

  static func unimplemented(clock: String, member: String) -> String {
    """
    \(clock) was used, but is unimplemented.

        Used: \(member)

    The test or the code that made this clock did not expect a use of the time.

    To fix this, give the feature a clock for the test, such as a 'TestClock' or an \
    'ImmediateClock'.
    """
  }
}
