import ArgumentParser
import Foundation
import Testing

@testable import WebSwiftUI

struct LaunchOptionsTests {
  private func message(
    of arguments: [String],
    environment: [String: String]
  ) -> String? {
    do {
      _ = try LaunchOptions.parse(arguments, environment: environment)
      return nil
    } catch {
      return LaunchOptions.message(for: error)
    }
  }

  @Test func commandLineComesBeforeEnvironmentAndEnvironmentBeforeDefault() throws {
    let environment = ["WEBSWIFTUI_PORT": "9000", "WEBSWIFTUI_HOST": "0.0.0.0"]
    let options = try LaunchOptions.parse(["--port", "9100"], environment: environment)
    #expect(options.server.port == 9100)
    #expect(options.server.host == "0.0.0.0")
    #expect(options.windows.retention == 180)
  }

  @Test func guideToOperationsHasEveryOptionWithItsVariable() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/Operations.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `--") }
    let options = LaunchOption.all(of: LaunchOptions.self)
    #expect(
      rows.flatMap { $0.matches(of: /`(--[a-z-]+)`/) }.map { String($0.1) }.sorted()
        == options.map(\.argument).sorted()
    )
    #expect(
      rows.flatMap { $0.matches(of: /`(WEBSWIFTUI_[A-Z_]+)`/) }.map { String($0.1) }.sorted()
        == options.map(LaunchVariables.name).sorted()
    )
  }

  @Test func variableOfSeveralWordsHasUnderscores() throws {
    let options = try LaunchOptions.parse([], environment: ["WEBSWIFTUI_MEMORY_LIMIT": "700"])
    #expect(options.windows.memoryLimit == 700)
  }

  @Test(arguments: [("true", true), ("1", true), ("yes", true), ("false", false), ("", false)])
  func variableOfFlagIsABoolean(text: String, isOn: Bool) throws {
    let options = try LaunchOptions.parse([], environment: ["WEBSWIFTUI_OPEN": text])
    #expect(options.content.open == isOn)
  }

  @Test func emptyVariableIsNotSet() throws {
    let options = try LaunchOptions.parse(
      [],
      environment: ["WEBSWIFTUI_PORT": "", "WEBSWIFTUI_DATA": ""]
    )
    #expect(options.server.port == 8080)
    #expect(options.content.data == nil)
  }

  @Test func variableMayBeginWithADash() throws {
    let options = try LaunchOptions.parse([], environment: ["WEBSWIFTUI_DATA": "--previews"])
    #expect(options.content.data == "--previews")
    #expect(!options.content.previews)
  }

  @Test func refusedVariableIsNamed() {
    #expect(
      message(of: [], environment: ["WEBSWIFTUI_PORT": "99999"]) == """
        '--port' takes a number from 0 to 65535, not 99999.
        '--port' comes from the environment variable 'WEBSWIFTUI_PORT'.
        """
    )
    #expect(
      message(of: [], environment: ["WEBSWIFTUI_PORT": "tcp://10.0.0.1:80"]) == """
        The value 'tcp://10.0.0.1:80' is invalid for '--port <port>'
        '--port' comes from the environment variable 'WEBSWIFTUI_PORT'.
        """
    )
    #expect(
      message(of: [], environment: ["WEBSWIFTUI_OPEN": "maybe"])
        == "The environment variable 'WEBSWIFTUI_OPEN' takes 'true' or 'false', not 'maybe'."
    )
  }

  @Test func variableThatTheCommandLineReplacesIsNotNamed() {
    #expect(
      message(of: ["--port=99999"], environment: ["WEBSWIFTUI_PORT": "9000"])
        == "'--port' takes a number from 0 to 65535, not 99999."
    )
  }

  @Test func misspelledVariableIsRefused() {
    #expect(
      message(of: [], environment: ["WEBSWIFTUI_PROT": "80"]) == """
        There is no option for the environment variable 'WEBSWIFTUI_PROT'. '--help' lists the variables.
        """
    )
  }

  @Test func helpNamesAllVariables() {
    let help = LaunchOptions.helpMessage(columns: 100)
    for option in LaunchOption.all(of: LaunchOptions.self) {
      #expect(help.contains(LaunchVariables.name(of: option)))
      // Once in the options, and once in the table of the variables.
      #expect(help.ranges(of: "\n  \(option.argument) ").count == 2)
    }
    #expect(help.contains("WEBSWIFTUI_MEMORY_LIMIT"))
  }

  @Test func listTakesCommasAndTheCommandLineReplacesIt() throws {
    struct Command: ParsableArguments {
      @Option var allowedHost: [String] = []
    }
    let variables = LaunchVariables(of: Command.self)
    let environment = ["WEBSWIFTUI_ALLOWED_HOST": "a.example, b.example"]
    #expect(
      try variables.arguments(from: environment, beside: [])
        == ["--allowed-host=a.example", "--allowed-host=b.example"]
    )
    #expect(
      try variables.arguments(from: environment, beside: ["--allowed-host", "c.example"]) == []
    )
  }
}
