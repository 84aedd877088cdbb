import ConcurrencyExtras
import Dependencies
import Foundation
import IssueRecording
import Sharing
import Testing
import ViewValues

/// Values that each user has for himself.
struct PerUserTests {
  private struct Names {
    @Shared(.names.perUser) var names: [String] = []
  }

  private func names(of user: String?) -> Shared<[String]> {
    asUser(user) {
      Shared(wrappedValue: [], .fileStorage(URL(fileURLWithPath: "/data/names.json")).perUser)
    }
  }

  private func asUser<Result>(_ id: String?, _ operation: () -> Result) -> Result {
    withDependencies {
      $0.windowUser = id.map { WindowUser(id: $0) }
    } operation: {
      operation()
    }
  }

  @Test func filesOfUsersAreKeptApart() {
    let anna = names(of: "anna")
    let bob = names(of: "bob")
    let process = names(of: nil)
    anna.withLock { $0.append("a") }
    bob.withLock { $0.append("b") }
    process.withLock { $0.append("p") }
    #expect([anna.wrappedValue, bob.wrappedValue, process.wrappedValue] == [["a"], ["b"], ["p"]])
    #expect(names(of: "anna").wrappedValue == ["a"])
  }

  @Test func aPropertyOfATypeHasTheUserThatMakesIt() {
    let anna = asUser("anna") { Names() }
    let bob = asUser("bob") { Names() }
    anna.$names.withLock { $0 = ["a"] }
    #expect(bob.names == [])
    #expect(asUser("anna") { Names() }.names == ["a"])
  }

  @Test func defaultsOfUsersAreKeptApart() {
    func count(_ user: String?) -> Shared<Int> {
      asUser(user) { Shared(wrappedValue: 0, .appStorage("count").perUser) }
    }
    let (anna, bob, process) = (count("anna"), count("bob"), count(nil))
    anna.withLock { $0 = 1 }
    bob.withLock { $0 = 2 }
    let counts = [anna, bob, process].map(\.wrappedValue)
    #expect(counts == [1, 2, 0])
    #expect(count("anna").wrappedValue == 1)
  }

  @Test func defaultsOfAUserStayWhenNoPropertyUsesThem() {
    func count(_ user: String) -> Shared<Int> {
      asUser(user) { Shared(wrappedValue: 0, .appStorage("count").perUser) }
    }
    do { count("anna").withLock { $0 = 1 } }
    #expect(count("anna").wrappedValue == 1)
    #expect(count("bob").wrappedValue == 0)
  }

  @Test func otherDefaultsHaveANameForEachUser() throws {
    let name = "PerUserTests.\(UUID())"
    let suite = try #require(UserDefaults(suiteName: name))
    defer { suite.removePersistentDomain(forName: name) }
    let anna = asUser("anna") {
      Shared(wrappedValue: 0, .appStorage("count", store: suite).perUser)
    }
    anna.withLock { $0 = 1 }
    #expect(suite.integer(forKey: "Users/anna/count") == 1)
    #expect(suite.object(forKey: "count") == nil)
  }

  @Test func valuesInMemoryAreKeptApart() {
    func isOn(_ user: String?) -> Shared<Bool> {
      asUser(user) { Shared(wrappedValue: false, .inMemory("isOn").perUser) }
    }
    isOn("anna").withLock { $0 = true }
    #expect([isOn("anna"), isOn("bob"), isOn(nil)].map(\.wrappedValue) == [true, false, false])
  }

  @Test func codeOfNoUserSharesNothingInAnAppWithUsers() {
    ServedUsers.begin()
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      withDependencies {
        $0.context = .live
        $0.defaultInMemoryStorage = InMemoryStorage()
      } operation: {
        let one = Shared(wrappedValue: 0, .inMemory("count").perUser)
        let two = Shared(wrappedValue: 0, .inMemory("count").perUser)
        one.withLock { $0 = 1 }
        #expect(two.wrappedValue == 0)
      }
    }
    #expect(recorder.texts.count == 2)
    #expect(
      recorder.texts.first == """
        A key for the user of a window was made by code that belongs to no window.

            Key: .inMemory("count")

        The app has authentication, so there is one value for each user, and none for all of them. The value \
        is kept in memory, for this property alone.

        This usually happens in 'App.init', in a global constant, or in a callback of a timer or a queue. To fix \
        this, make the property in code of a window, or give the code its user with 'withDependencies' and \
        'windowUser'.
        """
    )
  }

  @Test func aUserFileIsInAFolderOfItsOwn() async throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
      $0.windowUser = WindowUser(id: "../Anna")
    } operation: {
      let url = directory.appendingPathComponent("names.json")
      let names = Shared(wrappedValue: [String](), .fileStorage(url).perUser)
      names.withLock { $0 = ["a"] }
      try await names.save()
    }
    let file = directory.appendingPathComponent("Users/%2e%2e%2f%41nna/names.json")
    #expect(try JSONDecoder().decode([String].self, from: Data(contentsOf: file)) == ["a"])
  }
}

extension SharedKey where Self == FileStorageKey<[String]> {
  fileprivate static var names: Self { .fileStorage(URL(fileURLWithPath: "/data/names.json")) }
}

/// The folders of users.
struct UserFolderTests {
  private let root = URL(fileURLWithPath: "/data", isDirectory: true)

  private func path(_ id: String) -> String {
    WindowUser(id: id).folder(in: root).path
  }

  @Test(arguments: [
    ("anna", "anna"),
    ("Anna", "%41nna"),
    ("anna@example.com", "anna@example%2ecom"),
    ("../x", "%2e%2e%2fx"),
    ("..", "%2e%2e"),
    ("", "%"),
    ("%", "%25"),
    ("a+b", "a%2bb"),
    ("a\0b", "a%00b"),
    ("é", "%c3%a9"),
  ])
  func userIDsBecomeFolderNames(id: String, name: String) {
    #expect(path(id) == "/data/Users/\(name)")
  }

  @Test func longIDsBecomeNestedFolders() {
    let long = String(repeating: "x", count: 199)
    #expect(path(long) == "/data/Users/\(long)")
    #expect(path(long + "..y") == "/data/Users/\(long)+/%2e%2ey")
    let folders = path(String(repeating: "/", count: 10_240)).split(separator: "/").dropFirst(2)
    #expect(folders.allSatisfy { $0.utf8.count <= 200 })
    let encoded = folders.joined().replacing("+", with: "")
    #expect(encoded == String(repeating: "%2f", count: 10_240))
  }

  @Test func differentIDsHaveDifferentFolders() {
    let parts = ["", "a", "A", ".", "/", "%", "+", "%2e", String(repeating: "x", count: 199)]
    let ids = Set(parts.flatMap { one in parts.flatMap { two in parts.map { one + two + $0 } } })
    #expect(Set(ids.map(path)).count == ids.count)
  }
}
