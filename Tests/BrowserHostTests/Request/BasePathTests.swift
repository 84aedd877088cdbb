import BrowserHost
import Testing

struct BasePathTests {
  @Test(arguments: [("/", ""), ("/app", "/app"), ("/app/", "/app"), ("/a/b-1_~.c", "/a/b-1_~.c")])
  func basePathHasNoSlashAtItsEnd(source: String, text: String) throws {
    #expect(try #require(BasePath(source)).text == text)
  }

  @Test(arguments: [
    "", "app", "//", "/a//b", "/a/../b", "/.", "/a b", "/a?b", "/a#b", "/%41", "/é", "/a\"b",
    "/a;b",
    "/" + String(repeating: "a", count: 201),
  ])
  func otherTextsAreNoBasePaths(text: String) {
    #expect(BasePath(text) == nil)
  }
}
