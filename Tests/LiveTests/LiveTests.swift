#if os(Linux)
import Foundation
import Testing

/// The command 'swift package live', on a package of its own.
@Suite(.timeLimit(.minutes(5)))
struct LiveTests {
  @Test func appIsServedAnewAfterEachBuildAndLearnsOfThoseThatFail() async throws {
    let package = try LivePackage()
    try package.write(version: "1")
    try package.serve()
    let first = await package.nextLine()
    try #require(first.prefix(2) == ["start", "1"], "\(package.output)")
    #expect(first.dropFirst(3).prefix(2) == ["--option,--open", "true"])
    #expect(first.last?.hasSuffix("/Fake.sqlite") == true)

    try package.write(version: "2")
    let second = await package.nextLine()
    #expect(second.prefix(2) == ["start", "2"])
    // The page that is open comes back.
    #expect(second.dropFirst(3).first == "--option")
    #expect(try !isRunning(first))

    try package.write(version: #""three""#)
    let message = await package.nextLine().joined(separator: " ")
    #expect(
      message == """
        message The build failed.;Sources/Fake/Fake.swift:11:24: error: cannot convert value of type 'String' to \
        specified type 'Int'
        """
    )
    #expect(try isRunning(second))

    try package.write(version: "4")
    let fourth = await package.nextLine()
    #expect(fourth.prefix(2) == ["start", "4"])
    #expect(try !isRunning(second))

    // The executable is the same, so the app goes on, and its pages show no message.
    try package.write("Words", to: "Sources/Fake/Notes.md")
    #expect(await package.nextLine() == ["message"])
    #expect(try isRunning(fourth))
    package.stop()
    #expect(await package.nextLine() == ["end", "4"])
  }

  /// Whether the process is running that has written a line at its start.
  private func isRunning(_ line: [String]) throws -> Bool {
    kill(try #require(Int32(line.dropFirst(2).first ?? "")), 0) == 0
  }
}
#endif
