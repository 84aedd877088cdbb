import ConcurrencyExtras
import Foundation
import IssueReporting

/// The texts of the issues that the view layer reports about an app's code.
enum Issues {
  /// Reports an issue without a line of the app.
  static func report(_ message: String) {
    reportIssue(message)
  }

  /// Reports an issue at a line of the app, if it is known.
  static func report(
    _ message: String,
    at location: SourceLocation?,
    severity: IssueSeverity = .error
  ) {
    guard let location else { return reportIssue(message, severity: severity) }
    reportIssue(
      message,
      severity: severity,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  /// The issues that were reported already, because each run of a body could report them again.
  private static let reported = Locked<Set<String>>([])

  /// Reports an issue the first time that it occurs at a line.
  static func reportOnce(_ message: String, at location: SourceLocation? = nil) {
    if isFirst(message, at: location) { report(message, at: location) }
  }

  /// Reports a warning, which fails no test, the first time that it occurs at a line.
  static func warnOnce(_ message: String, at location: SourceLocation?) {
    if isFirst(message, at: location) { warn(message, at: location) }
  }

  /// Reports a warning, which fails no test.
  static func warn(_ message: String, at location: SourceLocation? = nil) {
    guard TestContext.current == .xcTest else {
      return report(message, at: location, severity: .warning)
    }
    // XCTest has no warnings, and treats each reported issue as a failure.
    // Nobody reads it if standard error is closed.
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
  }

  private static func isFirst(_ message: String, at location: SourceLocation?) -> Bool {
    let place = location.map { "\($0.filePath):\($0.line):\($0.column)" } ?? ""
    return reported.withLock { $0.insert(place + message).inserted }
  }

  static func announcementWithoutText(_ argument: Any) -> String {
    """
    Screen readers were given something else than a text to read.

      Type: \(type(of: argument))

    They read nothing.

    To fix this, pass a 'String'.
    """
  }

  static func stateSetOutsideView(_ type: Any.Type) -> String {
    """
    A state was set outside a view that is part of a window.

      State: State<\(type)>

    A state has its storage only while its view is part of a window, so this assignment was ignored. \
    It usually happens in a view's initializer, or on a view value outside of any body.

    To fix this, give the state its value where it is declared, or set it in 'onAppear'.
    """
  }

  static func stateSetDuringBody(_ type: Any.Type, of view: Any.Type) -> String {
    """
    A state was set while a body was running.

      State: State<\(type)>
      Body: \(view)

    The body may have read the old value already, so that the screen and the state can disagree \
    until the next run, and a state that every run sets never stops changing.

    To fix this, set the state in an action, in 'onAppear' or in 'onChange(of:)'.
    """
  }

  static func modelChangedDuringBody(_ type: Any.Type?, of view: Any.Type) -> String {
    """
    A model was changed while a body was running.

      Model: \(type.map { "\($0)" } ?? "one that is observed")
      Body: \(view)

    Views that show the model run again, also those that ran already, and a model that every run \
    changes never stops changing.

    To fix this, change the model in an action, in 'onAppear' or in 'onChange(of:)'.
    """
  }

  static func stateObjectReadOutsideView(_ type: Any.Type) -> String {
    """
    A state object was read outside a view that is on the screen.

      Object: StateObject<\(type)>

    The object is made when the view appears, so that this access got a new one that no view will \
    ever see.

    To fix this, read the object in the view's body or in one of its actions.
    """
  }

  static func modelOfTwoWindows(_ model: Any) -> String {
    """
    Two windows of the app show the same model.

      Model: \(text(of: model))

    Each page that a browser opens is a window, and one process serves them all. The model is kept outside of the \
    windows, as a 'static let store' is, so that everyone who opens the app sees and changes the same state.

    To fix this, make the model in the content of the 'WindowGroup', such as \
    'WindowGroup { AppView(store: Store(initialState: …) { … }) }'. Keep state that all windows \
    share in '@Shared'.
    """
  }

  static func environmentObjectMissing(_ type: Any.Type) -> String {
    """
    No object of type '\(type)' is in the environment.

    A view reads it with '@Environment(\(type).self)', and no view around it has set one.

    To fix this, add '.environment(object)' to a view around it, or read it as an optional: \
    '@Environment(\(type).self) var object: \(type)?'.
    """
  }

  static func environmentObservableObjectMissing(_ type: Any.Type) -> String {
    """
    No object of type '\(type)' is in the environment.

    A view reads it with '@EnvironmentObject', and no view around it has set one.

    To fix this, add '.environmentObject(object)' to a view around it.
    """
  }

  static func duplicateID(_ id: Any, in type: Any.Type) -> String {
    """
    Two elements of a 'ForEach' have the same id.

      ForEach: \(type)
      Id: \(text(of: id))

    Both are shown, but either of them may lose its state when the data changes.

    To fix this, give each element an id of its own.
    """
  }

  /// The description of an app's value, which may have a private type.
  private static func text(of value: Any) -> String {
    "\(value)".withoutPrivateScopes
  }

  static func missingDestination(for value: AnyHashable) -> String {
    """
    A navigation stack has no destination for a value in its path.

      Value: \(text(of: value))
      Type: \(Swift.type(of: value.base))

    The screen of the value is empty.

    To fix this, add '.navigationDestination(for: \(Swift.type(of: value.base)).self)' to a view \
    inside the stack. It applies only while that view is in the stack, so the root view is the \
    best place.
    """
  }

  static func linkValueNotInPath(_ value: AnyHashable) -> String {
    """
    A link's value and the values in the path of its stack have different types.

      Value: \(text(of: value))
      Type: \(Swift.type(of: value.base))

    The link did nothing.

    To fix this, give the link a value of the path's type, or use a 'NavigationPath', which takes \
    values of any type.
    """
  }

  static func destinationOutsideStack(for type: Any.Type?) -> String {
    """
    A destination is outside a navigation stack.

      Values: \(type.map { "\($0)" } ?? "none, it is shown by a binding")

    Its screens have no stack to be pushed onto, so none is shown.

    To fix this, put the view that has the modifier '.navigationDestination' into a \
    'NavigationStack'.
    """
  }

  static func invalidAddress(_ text: String) -> String {
    """
    The address of a screen is not a path.

      Address: \(String(text.prefix(100)))

    The screen has no address.

    To fix this, use a path below that of the app with an optional query, such as 'standups/1?edit=true', \
    without a host, a fragment and segments '.' and '..', and of at most \(AddressPath.longest) bytes.
    """
  }

  static func outsideContainer(_ name: String, container: String) -> String {
    let isView = name.first?.isUppercase == true
    let (kind, title) = isView ? ("view", "View") : ("modifier", "Modifier")
    return """
      A \(kind) is outside of its container.

        \(title): \(name)

      It has no effect there.

      To fix this, use it inside \(container), or remove it.
      """
  }

  static let sectionSpacingOfRow = """
    A section of a list has a distance of its own.

      Modifier: .listSectionSpacing

    It has no effect there, because all sections of a list have the same distance.

    To fix this, move it to the 'List' or the 'Form'.
    """

  static func tooManyScreensRemoved(_ removed: Int, of count: Int) -> String {
    """
    A navigation path was told to remove \(removed) of \(count) values.

    It removed those that there are.

    To fix this, remove at most 'path.count' values, or assign 'NavigationPath()' to go back to the \
    root.
    """
  }

  static func updatesNeverEnd(rounds: Int) -> String {
    """
    The updates of a screen did not end.

      Rounds: \(rounds)

    Each round of updates changed a state that made another round necessary. It usually happens \
    when 'onAppear' or 'onChange(of:)' sets a state that it depends on.

    To fix this, look for a state that is set to a new value each time it changes.
    """
  }

  static func preferenceNeverSettles(_ key: Any.Type, runs: Int) -> String {
    """
    A preference did not stop changing.

      Key: \(key)
      Changes: \(runs)

    The action of 'onPreferenceChange' ran after each change and made the next one. The last value was \
    ignored.

    To fix this, let the action set no state on which the value depends, or one that settles.
    """
  }

  static func unknownSymbol(_ name: String) -> String {
    """
    No symbol has this name.

      Name: \(name)

    The library draws its own set of symbols, and this name is not among them. A dashed square \
    takes its place, with the name as its label.

    To fix this, use a name of docs/Symbols.md, or draw the symbol as a 'Shape'.
    """
  }

  static func unknownColor(_ name: String, nearest: String?) -> String {
    """
    No asset catalog has a color with this name.

      Name: \(name)\(nearest.map { "\n  Nearest name: \($0)" } ?? "")

    The catalogs in the app's resources were searched. The color is clear instead.

    To fix this, add 'resources: [.copy("Assets.xcassets")]' to the target in the package's \
    manifest, or name the bundle of the catalog: 'Color("\(name)", bundle: .module)'.
    """
  }
  static func unknownColorSpace(_ space: String, of name: String) -> String {
    """
    A color of an asset catalog has an unknown color space.

      Name: \(name)
      Color space: \(space)

    Its components are interpreted as sRGB.

    To fix this, choose 'sRGB', 'Display P3', a gray or one of their extended forms for the \
    color in the catalog.
    """
  }
}
