import Foundation

/// Writes lines to a file descriptor on a thread of its own.
///
/// A pipe that nobody reads, a full disk or a closed terminal then delays nobody and ends nothing.
package final class LogQueue: Sendable {
  private let writer: LineWriter
  private let thread: LogThread

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor, which stays open.
  ///   - limit: The number of lines that may wait.
  package init(descriptor: Int32, limit: Int = 1000) {
    let writer = LineWriter(descriptor: descriptor)
    self.writer = writer
    thread = LogThread(limit: limit) { writer.write(HostIssues.leftOut($0)) }
  }

  /// Appends a line, or drops it if too many wait.
  ///
  /// It never blocks.
  package func append(_ line: String) {
    thread.append { [writer] in writer.write(line) }
  }

  /// Waits until the lines so far are written, or cannot be written.
  package func wait() {
    thread.wait()
  }
}

private struct LineWriter {
  let descriptor: Int32

  /// Writes a line, or drops the rest of it after an error.
  func write(_ line: String) {
    var bytes = Array("\(line)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }
}

/// The system's function, which the method of the same name would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
