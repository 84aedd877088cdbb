import BrowserHost
import Foundation
import Testing

/// The names of classes, which views give to elements, and by which stylesheets and script find them.
struct ClientVocabularyTests {
  /// Classes of controls that the script makes itself.
  private static let scriptClasses: Set = ["carried", "row-delete", "row-handle", "row-minus"]

  @Test func stylesheetsNameOnlyClassesOfViews() throws {
    #expect(try Self.unknown(Self.classesOfStylesheets()) == [])
  }

  @Test func scriptNamesOnlyClassesOfViews() throws {
    #expect(try Self.unknown(Self.classesOfScript()) == [])
  }

  @Test func traitsComeFromClassesOfViews() throws {
    let classes = TraitClasses.all.flatMap { $0.classes.split(separator: " ").map(String.init) }
    #expect(try Self.unknown(Set(classes)) == [])
  }

  @Test func controlsOfTheScriptAreMadeByIt() throws {
    let texts = try ClientSources.texts(in: ClientSources.path("Script"), ending: ".js").joined()
    for name in Self.scriptClasses {
      let word = name.replacing("row-", with: "")
      #expect(texts.contains("makeControl(\"\(word)\"") || texts.contains("toggle(\"\(name)\""))
    }
  }

  /// The classes that neither views nor the script give to an element.
  private static func unknown(_ classes: Set<String>) throws -> [String] {
    let words = try wordsOfViews()
    // The end of a class may be a value, as in `"prefers-\(scheme)"`.
    let beginnings = words.filter { $0.hasSuffix("-") }
    return classes.subtracting(words).subtracting(scriptClasses).sorted()
      .filter { name in !beginnings.contains { name.hasPrefix($0) } }
  }

  private static func classesOfStylesheets() throws -> Set<String> {
    let texts = try ClientSources.texts(in: ClientSources.path("Style"), ending: ".css")
    return Set(
      texts.joined().replacing(/\/\*(?:.|\n)*?\*\//, with: "").replacing(/"[^"]*"/, with: "")
        .matches(of: /\.([a-z][a-z0-9-]*)/).map { String($0.1) }
    )
  }

  /// Classes in the texts that the script uses as selectors.
  private static func classesOfScript() throws -> Set<String> {
    let texts = try ClientSources.texts(in: ClientSources.path("Script"), ending: ".js")
    let selectors = texts.joined()
      .matches(
        of:
          /(?:matches\??\.?|closest\??\.?|querySelector(?:All)?|Selector =)[( \n]*(["`][^"`]*["`])/
      )
    return Set(
      selectors.flatMap { $0.1.matches(of: /\.([a-z][a-z0-9-]*)/).map { String($0.1) } }
    )
  }

  /// All words in the texts of ViewCore's sources, of which some are names of classes.
  private static func wordsOfViews() throws -> Set<String> {
    let folder = ClientSources.root.appending(path: "Sources/ViewCore").path()
    let texts = try ClientSources.texts(in: folder, ending: ".swift")
    let literals = texts.flatMap { $0.matches(of: /"((?:[^"\\\n]|\\.)*)"/).map(\.1) }
    return Set(literals.flatMap { $0.matches(of: /[a-z][a-z0-9-]*/).map { String($0.0) } })
  }
}
