/// The texts of the issues that this module reports.
enum Issues {
  static func unimplemented(scheduler: String, member: String) -> String {
    """
    \(scheduler.isEmpty ? "A scheduler" : scheduler) was used, but is unimplemented.

        Used: \(member)

    The test or the code that made this scheduler did not expect any work. The \
    work runs at once.

    To fix this, give the feature a scheduler for the test, such as 'DispatchQueue.test' or \
    'DispatchQueue.immediate'.
    """
  }
}
