import ArgumentParser

/// An option of the command line, as far as its environment variable needs it.
struct LaunchOption: Equatable {
  enum Kind {
    case value
    /// The option may come more than once.
    case list
    case flag
  }

  /// The name on the command line, such as `--waiting-sessions`.
  let argument: String
  let kind: Kind

  /// - Parameters:
  ///   - property: The name of the property, such as `waitingSessions`.
  ///   - kind: What the option takes.
  init(property: String, kind: Kind) {
    let words = property.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
    argument = "--" + words.joined()
    self.kind = kind
  }

  /// The name without dashes at the beginning.
  var name: String { String(argument.dropFirst(2)) }

  func isNamed(in arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == argument || $0.hasPrefix(argument + "=") }
  }

  /// The options that a type declares, with those of its groups, in their order.
  ///
  /// An option has the name of its property. Names of its own would not be found here.
  static func all(of type: any ParsableArguments.Type) -> [LaunchOption] {
    Mirror(reflecting: type.init()).children.flatMap { child -> [LaunchOption] in
      guard let wrapper = child.value as? any LaunchOptionWrapper, let label = child.label
      else { return [] }
      return wrapper.options(property: String(label.drop { $0 == "_" }))
    }
  }
}

/// A property wrapper that declares options.
private protocol LaunchOptionWrapper {
  func options(property: String) -> [LaunchOption]
}

extension Option: LaunchOptionWrapper {
  fileprivate func options(property: String) -> [LaunchOption] {
    let isList = Value.self is any RangeReplaceableCollection.Type && Value.self != String.self
    return [LaunchOption(property: property, kind: isList ? .list : .value)]
  }
}

extension Flag: LaunchOptionWrapper {
  fileprivate func options(property: String) -> [LaunchOption] {
    [LaunchOption(property: property, kind: .flag)]
  }
}

extension OptionGroup: LaunchOptionWrapper {
  fileprivate func options(property: String) -> [LaunchOption] {
    LaunchOption.all(of: Value.self)
  }
}
