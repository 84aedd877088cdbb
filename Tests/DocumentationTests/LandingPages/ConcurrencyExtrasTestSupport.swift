import ConcurrencyExtrasTestSupport
import Testing

struct ConcurrencyExtrasTestSupportPage {
  enum Locals {
    static let user = TaskLocal<String?>(wrappedValue: nil)
  }

  func greeting() -> String { "Hello, \(Locals.user.get() ?? "stranger")!" }

  @Test(Locals.user.set("Blob"))
  func greetingNamesTheUser() {
    #expect(greeting() == "Hello, Blob!")
  }
}
