import Foundation

/// The standard streams of the process.
enum StandardStreams {
  /// Opens the null device in the place of each stream that the process was started without.
  ///
  /// The system gives the number of a closed stream to the next file or connection. Lines for the terminal would then go
  /// there, such as into the file of kept sessions.
  static func openClosed() {
    // The system opens a file with the lowest number that is free.
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }
}
