import BrowserHost
import Foundation
import Testing

/// The script, which is served as one module.
struct ClientScriptTests {
  @Test func modulesStandInTheOrderInWhichABrowserRunsThem() {
    let modules = [
      "main.js": """
      // Begins.
      import { first } from "./first.js";
      import {
        second,
      } from "./second.js";
      import "./third.js";

      first();
      """,
      "first.js": """
      import { second } from "./second.js";
      export function first() {
        second();
      }
      """,
      "second.js": """
      import { first } from "./first.js";
      export const second = () => first();
      """,
      "third.js": "export async function third() {}",
      "other.js": "unused();",
    ]
    let script = ClientAssets.script(
      beginningWith: ["main.js"],
      modules.mapValues { Array($0.utf8) }
    )
    #expect(
      String(decoding: script, as: UTF8.self) == """
        const second = () => first();
        function first() {
        second();
        }
        async function third() {}
        first();

        """
    )
  }

  @Test func scriptHasAllModules() {
    let modules = ClientAssets.scriptModules.merging(ClientAssets.inspectionModules) { $1 }
    let entries = ["main.js"] + ClientAssets.inspectionModules.keys
    let script = String(
      decoding: ClientAssets.script(beginningWith: entries, modules),
      as: UTF8.self
    )
    for (module, names) in modules.mapValues(Self.names) {
      for name in names {
        let declaration = try? Regex("(?m)^(async )?(function|const|let|class) \(name)\\b")
        #expect(declaration.map(script.contains) == true, "'\(name)' of \(module)")
      }
    }
    #expect(!script.contains("\nimport ") && !script.contains("\nexport "))
  }

  /// In one module a second declaration of a name is an error, and the page does not start.
  @Test func eachNameIsDeclaredByOneModule() {
    let modules = ClientAssets.scriptModules.merging(ClientAssets.inspectionModules) { $1 }
    var owners: [String: [String]] = [:]
    for (module, source) in modules {
      for name in Self.names(declaredIn: source) { owners[name, default: []].append(module) }
    }
    #expect(owners.count > 400)
    #expect(owners.filter { $0.value.count > 1 } == [:])
  }

  /// The names that a module declares for all of its functions.
  private static func names(declaredIn module: [UInt8]) -> [String] {
    String(decoding: module, as: UTF8.self)
      .matches(of: #/(?m)^(?:export )?(?:async )?(?:function|const|let|class) (\w+)/#)
      .map { String($0.1) }
  }
}
