import Foundation
import Testing

/// Each piece of the script's state has one module that changes it.
struct ClientOwnershipTests {
  /// A module exports functions or a read-only type in place of a collection.
  @Test func modulesExportNoCollectionThatOthersCouldChange() throws {
    for (module, text) in try Self.modules() {
      let collections = text.matches(
        of: #/\nexport (?:const|let) (\w+) = (?:new (?:\w*(?:Set|Map|Observer)|Array)\b|\[)/#
      ).map { String($0.1) }
      #expect(collections == [], "\(module)")
    }
  }

  @Test func everyFactIsWrittenByOneModule() throws {
    var writers: [String: Set<String>] = [:]
    for (module, text) in try Self.modules() {
      for match in text.matches(of: #/(?:\[facts\]|known)\.(\w+) (?:\?\?|\|\||&&)?= /#) {
        writers[String(match.1), default: []].insert(module)
      }
    }
    #expect(writers.count > 8)
    #expect(writers.filter { $0.value.count > 1 } == [:])
  }

  /// The compiler of the types does not see a misspelled fact of an element without a type.
  @Test func everyFactIsDeclared() throws {
    let path = ClientSources.path("Script/types.d.ts")
    let types = try String(contentsOfFile: path, encoding: .utf8)
    let pattern = #/export interface Facts \{((?:.|\n)*?)\n\}/#
    let interface = try #require(types.firstMatch(of: pattern)).1
    let declared = Set(interface.matches(of: #/\n  "?([\w-]+)"?\?: /#).map { String($0.1) })
    let used = try Self.modules().values.flatMap { text in
      text.matches(of: /\[facts\]\??\.(\w+)/).map { String($0.1) }
    }
    #expect(Set(used).subtracting(declared) == [])
    #expect(declared.isSuperset(of: ["id", "events", "data-holds"]))
  }

  /// The texts of the modules by their names.
  private static func modules() throws -> [String: String] {
    let folder = ClientSources.path("Script")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".js") }
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))
      }
    )
  }
}
