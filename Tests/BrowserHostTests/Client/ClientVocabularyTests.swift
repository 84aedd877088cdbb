import BrowserHost
import Foundation
import Testing
import ViewCore

/// The classes and traits by which views, script and stylesheets know the same elements.
struct ClientVocabularyTests {
  /// Classes that the script gives to elements itself.
  private static let scriptClasses: Set = [
    "aside", "carried", "lifted", "lifting", "row-button", "row-delete", "row-handle",
    "row-minus",
  ]

  /// The classes that `ClassName` generates for the script.
  private static let sharedClasses = Set(ClassName.allCases.map(\.rawValue))

  @Test func stylesheetsNameOnlyClassesOfViews() throws {
    let unset = try Self.unset(Self.classesOfStylesheets())
    #expect(unset == [])
  }

  /// The script finds elements by the generated selectors, so that the compiler of its types knows each of them.
  @Test func scriptSpellsOnlyItsOwnClasses() throws {
    let foreign = try Self.classesInTextsOfScript().subtracting(Self.scriptClasses)
    #expect(foreign == [])
  }

  @Test func scriptSetsOnlyItsOwnClasses() throws {
    let set = try Self.textsOfScript()
      .matches(of: /className(?: =|:) "([^"]*)"|classList\.\w+\("([^"]*)"/)
      .flatMap { ($0.1 ?? $0.2 ?? "").split(separator: " ").map(String.init) }
    #expect(set.contains("lifted"))
    #expect(Set(set).subtracting(Self.scriptClasses) == [])
  }

  /// The harness stands for the page, and knows what the script adds to it.
  @Test func harnessSpellsNoSharedClass() throws {
    let folder = ClientSources.root.appending(path: "Sources/ViewTesting/InProcess").path()
    let spelled = try ClientSources.texts(in: folder, ending: ".swift").flatMap { text in
      text.matches(of: /"class"\][^"\n]*"([a-z-]+)|"class", "([a-z-]+)/).map {
        String($0.1 ?? $0.2 ?? "")
      }
    }
    #expect(Set(spelled).intersection(Self.sharedClasses) == [])
  }

  @Test func scriptUsesOnlyGeneratedSelectors() throws {
    let unknown = try Self.selectorsOfScript().subtracting(ClassName.allCases.map(\.propertyName))
    #expect(unknown == [])
  }

  @Test func everySharedClassIsUsedByTheScript() throws {
    let selectors = try Self.selectorsOfScript()
    let traitClasses = Set(TraitClasses.all.flatMap(\.classes))
    let unused = ClassName.allCases.filter {
      !selectors.contains($0.propertyName) && !traitClasses.contains($0)
    }
    #expect(unused == [])
  }

  @Test func everySharedClassIsSetByViews() throws {
    let references = try Self.textsOfViews().flatMap { text in
      text.matches(of: /ClassName\.(\w+)/).map { String($0.1) }
        + text.matches(of: /class: ([^,)\n]+)/).flatMap { argument in
          argument.1.matches(of: /\.(\w+)/).map { String($0.1) }
        }
    }
    #expect(ClassName.allCases.filter { !references.contains($0.propertyName) } == [])
  }

  @Test func viewsSpellNoSharedClass() throws {
    let shared = try Self.classesInTextsOfViews().intersection(Self.sharedClasses)
    #expect(shared == [])
  }

  @Test func viewsSetOnlyClassesThatStylesheetsKnow() throws {
    let unknown = try Self.classesInTextsOfViews().subtracting(Self.classesOfStylesheets())
    #expect(unknown == [])
  }

  @Test func controlsOfTheScriptAreMadeByIt() throws {
    let texts = try Self.textsOfScript()
    for name in Self.scriptClasses {
      let word = name.replacing("row-", with: "")
      let ways = ["makeControl(\"\(word)\"", "toggle(\"\(name)\"", "className: \"\(name)\""]
      #expect(ways.contains { texts.contains($0) }, "\(name)")
    }
  }

  /// Data attributes that the script gives to elements itself.
  private static let scriptMarks: Set = [
    "arriving", "edits", "ghosts", "holds", "measured", "pickable", "pressed", "run", "short",
    "shows",
  ]

  @Test func scriptAndStylesheetsReadOnlyDataAttributesThatAreSet() throws {
    let script = try Self.textsOfScript()
    let ofScript =
      script.matches(of: /dataset\.(\w+)/).map { Self.kebabCase($0.1) }
      + script.matches(of: /data-([a-z-]+)/).map { String($0.1) }
    let ofStylesheets = try Self.textsOfStylesheets().matches(of: /data-([a-z-]+)/)
      .map { String($0.1) }
    let marks = try Self.marksOfViews()
    #expect(marks.count > 40)
    #expect(Set(ofScript + ofStylesheets).subtracting(marks).subtracting(Self.scriptMarks) == [])
    #expect(Self.scriptMarks.subtracting(ofScript) == [])
  }

  @Test func everyDataAttributeOfViewsIsRead() throws {
    let texts = try Self.textsOfScript() + Self.textsOfStylesheets()
    let unread = try Self.marksOfViews().filter { mark in
      let name = Self.camelCase(mark)
      // A statement may take several properties out of the attributes of an element.
      let reading = try Regex(
        "dataset.*[^a-zA-Z]\(name)[^a-zA-Z]|[^a-zA-Z]\(name)[^a-zA-Z].*dataset"
      )
      return try !texts.contains("data-\(mark)") && reading.firstMatch(in: texts) == nil
    }
    // The script reads those of transitions by a computed name, tests find elements by identifiers, and views read others.
    #expect(Set(unread) == ["fixed", "identifier", "in", "in-inside", "out", "out-inside"])
  }

  @Test func traitsOfStylesheetsAndScriptAreKnown() throws {
    let traits = Set(TraitClasses.all.map(\.trait))
    let ofStylesheets = try Self.textsOfStylesheets()
      .matches(of: /data-holds~="?(>?[a-z]+)/).map { String($0.1) }
    let ofScript = try Self.textsOfScript()
      .matches(of: /traitBits(?:\.([a-z]+)|\["(>[a-z]+)"\])/).compactMap { $0.1 ?? $0.2 }
      .map(String.init)
    let used = Set(ofStylesheets + ofScript)
    #expect(used.subtracting(traits) == [])
    #expect(traits.subtracting(used) == [])
  }

  /// The classes that neither views nor the script give to an element.
  private static func unset(_ classes: Set<String>) throws -> [String] {
    let words = Set(
      try textsOfViews().flatMap { $0.matches(of: /"((?:[^"\\\n]|\\.)*)"/) }
        .flatMap { $0.1.matches(of: /[a-z][a-z0-9-]*/).map { String($0.0) } }
    )
    return classes.subtracting(words).subtracting(scriptClasses).subtracting(sharedClasses).sorted()
  }

  /// The data attributes that views set, without their beginning.
  private static func marksOfViews() throws -> Set<String> {
    Set(try textsOfViews().flatMap { $0.matches(of: /"data-([a-z-]+)"/).map { String($0.1) } })
  }

  private static func kebabCase(_ name: some StringProtocol) -> String {
    String(name.flatMap { $0.isUppercase ? ["-", Character($0.lowercased())] : [$0] })
  }

  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words[0])) { $0 + $1.capitalized }
  }

  private static func textsOfViews() throws -> [String] {
    let folder = ClientSources.root.appending(path: "Sources/ViewCore").path()
    return try ClientSources.texts(in: folder, ending: ".swift")
  }

  private static func textsOfScript() throws -> String {
    try ClientSources.texts(in: ClientSources.path("Script"), ending: ".js").joined()
      .replacing(/\/\/.*|\/\*(?:.|\n)*?\*\//, with: "")
  }

  private static func textsOfStylesheets() throws -> String {
    try ClientSources.texts(in: ClientSources.path("Style"), ending: ".css").joined()
      .replacing(/\/\*(?:.|\n)*?\*\//, with: "")
  }

  private static func classesOfStylesheets() throws -> Set<String> {
    Set(
      try textsOfStylesheets().replacing(/"[^"]*"/, with: "")
        .matches(of: /\.([a-z][a-z0-9-]*)/).map { String($0.1) }
    )
  }

  /// Classes in the texts of the script, which are selectors.
  private static func classesInTextsOfScript() throws -> Set<String> {
    let values = /\$\{[^{}]*\}/
    // A value may be a template with values of its own.
    let script = try textsOfScript().replacing(values, with: "").replacing(values, with: "")
    return Set(
      script.matches(of: /"[^"\n\/]*"|`[^`\n]*`/)
        .flatMap { $0.0.matches(of: /["` :(>,a-z\]]\.([a-z][a-z0-9-]*)/) }
        .map { String($0.1) }
    )
  }

  /// The properties of `selector` that the script reads.
  private static func selectorsOfScript() throws -> Set<String> {
    let texts = try textsOfScript()
    // The edge of a row's buttons is a class of its own.
    let edges = texts.contains("selector[edge]") ? ["leading", "trailing"] : []
    return Set(texts.matches(of: /\bselector\.(\w+)/).map { String($0.1) } + edges)
  }

  /// The classes that views write as texts.
  private static func classesInTextsOfViews() throws -> Set<String> {
    let values = try textsOfViews().flatMap { text in
      text.matches(
        of:
          /(?:class: (?!\.)|"class", |\["class"\] [=!]?= )((?:"[^"\n]*"|[^,"\]\n])*)/
      ).map(\.1)
    }
    return Set(
      values.flatMap { $0.matches(of: /"((?:\\\([^)]*\)|[^"\\])*)"/) }
        .flatMap { $0.1.replacing(/\\\([^)]*\)/, with: "").split(separator: " ").map(String.init) }
    )
  }
}
