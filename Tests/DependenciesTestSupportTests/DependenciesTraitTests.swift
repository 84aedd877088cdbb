import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@Suite(.dependencies { $0.name = "suite" })
struct DependenciesTraitTests {
  @Dependency(\.name) var name
  @Dependency(\.counter) var counter

  @Test func testsInheritTheirSuitesDependencies() {
    #expect(name == "suite")
  }

  @Test(.dependency(\.name, "test"))
  func testOverridesItsSuitesDependencies() {
    #expect(name == "test")
    #expect(counter.next() == 1)
  }

  @Test(.dependency(Badge(title: "test")))
  func traitOverridesByType() {
    @Dependency(Badge.self) var badge
    #expect(badge.title == "test")
    #expect(name == "suite")
  }

  @Test(
    .dependencies {
      await Task.yield()
      $0.name = "\($0.name) and more"
    }
  )
  func traitSeesEarlierTraits() {
    #expect(name == "suite and more")
  }

  @Suite struct Inner {
    @Dependency(\.name) var name

    @Test func nestedSuiteInheritsFromTheOuterSuite() {
      #expect(name == "suite")
    }
  }

  @Test(arguments: 0..<20)
  func argumentsOfATestShareNoDefault(argument: Int) async {
    #expect(counter.next() == 1)
    await Task.yield()
    #expect(counter.next() == 2)
  }
}

@Suite(.dependencies)
struct IsolatedTests {
  @Test(arguments: 0..<20)
  func argumentsOfATestShareNoDefault(argument: Int) async {
    @Dependency(\.counter) var counter
    #expect(counter.next() == 1)
    await Task.yield()
    #expect(counter.next() == 2)
  }

  @Test func preparationAffectsItsTestOnly() {
    prepareDependencies { $0.name = "prepared" }
    @Dependency(\.name) var name
    #expect(name == "prepared")
  }

  @Test func preparationOfAnotherTestIsInvisible() {
    @Dependency(\.name) var name
    #expect(name == "default")
  }
}
