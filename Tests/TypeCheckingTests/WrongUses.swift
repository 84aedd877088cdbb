import Foundation

/// A source file of mistakes, in which comments have the expected messages of the lines below them.
///
/// ```swift
/// // error: '$store' needs a store that is declared as '@Bindable var store'
/// TextField("Title", text: $store.title)
/// ```
///
/// A comment has a part of the message, and one that begins with `whole error:` has all of it.
struct WrongUses {
  let source: URL
  /// Additional arguments of the compiler.
  var options: [String] = []

  /// A message, without what comes before and after the part that a comment has.
  struct Message: Hashable, CustomStringConvertible {
    let line: Int
    let text: String
    /// Whether the text is the whole message.
    var isWhole = false

    var description: String { "\(line): \(text)" }
  }

  /// A file beside this one.
  init(_ path: String, options: [String] = []) {
    source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: path)
    self.options = options
  }

  init(source: URL, options: [String] = []) {
    self.source = source
    self.options = options
  }

  static let all: [WrongUses] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "WrongUses")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (files ?? []).sorted { $0.path() < $1.path() }.map { WrongUses(source: $0) }
  }()

  /// The messages in the comments, at the lines below them.
  func expected() throws -> [Message] {
    var messages: [Message] = []
    var above: [(text: String, isWhole: Bool)] = []
    let lines = try String(contentsOf: source, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      let kinds = ["error", "warning", "note", "whole error"]
      if let text = kinds.lazy.compactMap({ line.remainder(after: "// \($0): ") }).first {
        above.append((text, isWhole: line.hasPrefix("// whole ")))
      } else {
        messages += above.map { Message(line: index + 1, text: $0.text, isWhole: $0.isWhole) }
        above = []
      }
    }
    return messages
  }

  /// The compiler's messages of the file and, as line 0, of its macro expansions.
  ///
  /// The message that a type with a mistake is no reducer adds nothing. Only notes of macros count.
  func said() throws -> [Message] {
    let pattern = /\S*?(?<file>[^\/]+):(?<line>\d+):\d+: (?<kind>error|warning|note): (?<text>.*)/
    return try output().split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: pattern) else { return nil }
      guard match.kind != "note" || match.text.contains("(from macro ") else { return nil }
      let isHere = match.file == source.lastPathComponent
      guard isHere || !match.text.hasSuffix("does not conform to protocol 'Reducer'") else {
        return nil
      }
      return Message(line: isHere ? Int(match.line) ?? 0 : 0, text: String(match.text))
    }
  }

  private func output() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let build = String(Self.products.path().dropLast())
    let maps = try FileManager.default.contentsOfDirectory(atPath: build)
      .map { "\(build)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    var arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library"]
    arguments += ["-diagnostic-style", "llvm"]
    arguments += ["-I", "\(build)/Modules", "-load-plugin-executable"]
    arguments += ["\(build)/ComposableArchitectureMacros-tool#ComposableArchitectureMacros"]
    arguments += maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    process.arguments = arguments + options + [source.path()]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// The build folder of the package.
  private static var products: URL {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle).deletingLastPathComponent()
  }
}

extension String {
  fileprivate func remainder(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
