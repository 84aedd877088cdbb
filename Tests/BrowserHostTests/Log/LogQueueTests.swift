import BrowserHost
import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite(.serialized, .timeLimit(.minutes(10)))
struct LogQueueTests {
  @Test func logQueueWritesLinesInOrder() throws {
    let pipe = Pipe()
    let queue = LogQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    for line in ["one", "two", "three"] { queue.append(line) }
    #expect(try text(of: pipe, through: "three\n") == "one\ntwo\nthree\n")
  }

  @Test func appendingNeverWaitsForPipeThatNobodyReads() throws {
    let pipe = Pipe()
    let queue = LogQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor, limit: 10)
    // More than a pipe holds.
    let line = String(repeating: "x", count: 1000)
    for _ in 0..<1000 { queue.append(line) }
    let text = try text(of: pipe, through: "left out.)\n")
    #expect(text.hasPrefix(line + "\n"))
    #expect(text.firstMatch(of: /\(\d+ more lines like these were left out.\)/) != nil)
  }

  /// The pipe has no reader, or the disk is full.
  @Test(arguments: ["pipe", "disk"])
  func brokenDescriptorEndsNothing(kind: String) throws {
    let good = Pipe()
    let broken = Pipe()
    let descriptor = dup(broken.fileHandleForWriting.fileDescriptor)
    if kind == "disk" {
      let full = open("/dev/full", O_WRONLY)
      if full >= 0 { dup2(full, descriptor) }
    }
    try broken.fileHandleForWriting.close()
    try broken.fileHandleForReading.close()
    let queue = LogQueue(descriptor: descriptor)
    let signals = threadsWithPendingBrokenPipe
    for _ in 0..<100 { queue.append("lost") }
    queue.wait()
    // The signal that would end the process waits for the thread, which blocks it.
    #if os(Linux)
    if kind == "pipe" { #expect(threadsWithPendingBrokenPipe > signals) }
    #endif
    dup2(good.fileHandleForWriting.fileDescriptor, descriptor)
    queue.append("kept")
    #expect(try text(of: good, through: "kept\n").hasSuffix("kept\n"))
  }

  /// The number of threads of this process to which the signal of a broken pipe was sent, and that block it.
  private var threadsWithPendingBrokenPipe: Int {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.count { thread in
      let path = "/proc/self/task/\(thread)/status"
      let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let pending = status.firstMatch(of: /SigPnd:\s*([0-9a-f]+)/).flatMap { Int($0.1, radix: 16) }
      return (pending ?? 0) & (1 << Int(SIGPIPE - 1)) != 0
    }
  }

  /// Reads a pipe until its text contains another one.
  private func text(of pipe: Pipe, through end: String) throws -> String {
    var text = ""
    while !text.contains(end) {
      let data = pipe.fileHandleForReading.availableData
      try #require(!data.isEmpty)
      text += String(decoding: data, as: UTF8.self)
    }
    return text
  }
}
