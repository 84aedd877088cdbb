import Foundation

/// Messages in two pipes, each of which ends with a zero byte.
final class PipeTransport: MessageTransport {
  private let input: FileHandle
  private let output: FileHandle
  private let writing = DispatchQueue(label: "PipeTransport.writing")

  /// - Parameters:
  ///   - input: The pipe for messages to the browser.
  ///   - output: The pipe for messages of the browser.
  init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  func start(
    onMessage: @escaping @Sendable (Data) -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) {
    let reading = Thread { [output] in
      Self.readMessages(from: output, onMessage)
      onEnd()
    }
    reading.name = "PipeTransport.reading"
    reading.start()
  }

  // A message that cannot be written is lost. The end of the pipe for answers follows it.
  func send(_ message: Data) {
    writing.async { [input] in try? input.write(contentsOf: message + [0]) }
  }

  /// The pipes close with the browser's process.
  func close() {}

  private static func readMessages(from output: FileHandle, _ receive: (Data) -> Void) {
    var buffer = Data()
    while case let data = output.availableData, !data.isEmpty {
      buffer.append(data)
      while let end = buffer.firstIndex(of: 0) {
        receive(buffer[buffer.startIndex..<end])
        buffer = Data(buffer[(end + 1)...])
      }
    }
  }
}
