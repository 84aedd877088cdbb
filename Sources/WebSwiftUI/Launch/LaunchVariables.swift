import ArgumentParser
import Configuration

/// The environment variables that stand for options of the command line.
///
/// The variable of `--waiting-sessions` is `WEBSWIFTUI_WAITING_SESSIONS`. Other programs and clusters do not use the
/// prefix. Kubernetes, for example, sets `APP_PORT` to an address when there is a service named `app`.
struct LaunchVariables {
  static let prefix = "webswiftui"

  private let options: [LaunchOption]

  init(of type: any ParsableArguments.Type) {
    options = LaunchOption.all(of: type)
  }

  static func name(of option: LaunchOption) -> String {
    "\(prefix)-\(option.name)".uppercased().replacing("-", with: "_")
  }

  /// The text that `--help` shows of the variables.
  var help: String {
    let width = options.map(\.argument.count).max() ?? 0
    let rows = options.map {
      "  \($0.argument.padding(to: width))  \(Self.name(of: $0))"
    }
    return """
      Each option is an environment variable, too. An option of the command line comes before its variable. \
      A variable for a flag is 'true' or 'false'. Items of a list have commas between them.

      \(rows.joined(separator: "\n"))
      """
  }

  /// The arguments that the variables of an environment stand for.
  ///
  /// Those that the command line has itself are left out. An empty variable counts as one that is not set.
  func arguments(from environment: [String: String], beside arguments: [String]) throws -> [String]
  {
    try checkNames(in: environment)
    let provider = EnvironmentVariablesProvider(environmentVariables: environment)
    let reader = ConfigReader(provider: provider).scoped(to: ConfigKey([Self.prefix]))
    return try options.flatMap { option -> [String] in
      let key = ConfigKey([option.name])
      guard !option.isNamed(in: arguments), let text = reader.string(forKey: key), !text.isEmpty
      else { return [] }
      switch option.kind {
      case .value: return ["\(option.argument)=\(text)"]
      case .list:
        return (reader.stringArray(forKey: key) ?? []).map { "\(option.argument)=\($0)" }
      case .flag:
        guard let isOn = reader.bool(forKey: key) else {
          let name = Self.name(of: option)
          throw ValidationError(
            "The environment variable '\(name)' takes 'true' or 'false', not '\(text)'."
          )
        }
        return isOn ? [option.argument] : []
      }
    }
  }

  /// The message of an error, with the variables of the options that it names.
  func explain(
    _ message: String,
    environment: [String: String],
    arguments: [String]
  ) -> String {
    let causes = options.filter {
      environment[Self.name(of: $0)]?.isEmpty == false && !$0.isNamed(in: arguments)
        && message.names($0.argument)
    }
    let lines = causes.map {
      "\n'\($0.argument)' comes from the environment variable '\(Self.name(of: $0))'."
    }
    return message + lines.joined()
  }

  private func checkNames(in environment: [String: String]) throws {
    let known = Set(options.map(Self.name))
    let unknown = environment.keys.filter {
      $0.hasPrefix("\(Self.prefix)_".uppercased()) && !known.contains($0)
    }
    guard let name = unknown.min() else { return }
    throw ValidationError(
      "There is no option for the environment variable '\(name)'. '--help' lists the variables."
    )
  }
}

extension LaunchOptions {
  /// Reads the options of this process, or ends it with an error or the help that was asked for.
  static func launchOrExit(environment: [String: String]) -> LaunchOptions {
    do {
      return try parse(Array(CommandLine.arguments.dropFirst()), environment: environment)
    } catch {
      exit(withError: error)
    }
  }

  /// Reads options.
  ///
  /// The command line comes first, then the environment, then the defaults.
  static func parse(
    _ arguments: [String],
    environment: [String: String]
  ) throws -> LaunchOptions {
    let variables = LaunchVariables(of: Self.self)
    let added = try variables.arguments(from: environment, beside: arguments)
    do {
      return try parse(added + arguments)
    } catch  where exitCode(for: error) == .validationFailure {
      throw ValidationError(
        variables.explain(message(for: error), environment: environment, arguments: arguments)
      )
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Whether an option is in the text, and not only the beginning of a longer one.
  fileprivate func names(_ option: String) -> Bool {
    ranges(of: option).contains { range in
      self[range.upperBound...].first.map { !$0.isLetter && $0 != "-" } ?? true
    }
  }
}
