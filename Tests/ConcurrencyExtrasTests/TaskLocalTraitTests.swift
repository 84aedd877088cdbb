import ConcurrencyExtrasTestSupport
import Testing

private enum Locals {
  static let user = TaskLocal<String?>(wrappedValue: nil)
  static let count = TaskLocal(wrappedValue: 0)
}

@Suite(.taskLocal(Locals.user, "suite"))
struct TaskLocalTraitTests {
  @Test func taskLocalTraitBindsForTheTestsOfASuite() {
    #expect(Locals.user.get() == "suite")
  }

  @Test(Locals.user.set("test"), .taskLocal(Locals.count, 3))
  func taskLocalTraitBindsForATest() async {
    #expect(Locals.user.get() == "test")
    #expect(await Task { Locals.count.get() }.value == 3)
  }

  @Suite struct Inner {
    @Test(Locals.count.set(1), arguments: 1...2)
    func taskLocalTraitBindsForEachArgument(argument: Int) {
      #expect(Locals.user.get() == "suite")
      #expect(Locals.count.get() == 1)
    }
  }
}
