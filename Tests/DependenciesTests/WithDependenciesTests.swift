@testable import Dependencies
import Foundation
import Testing
import IssueRecording

struct WithDependenciesTests {
  @Dependency(\.name) var name

  @Test func withDependenciesOverridesForTheOperationAlone() {
    withDependencies {
      $0.name = "outer"
    } operation: {
      withDependencies {
        $0.name += ", inner"
      } operation: {
        #expect(name == "outer, inner")
      }
      #expect(name == "outer")
    }
    #expect(name == "test")
  }

  @Test func withDependenciesRethrowsAndRestores() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.name = "Blob"
      } operation: {
        throw Failure()
      }
    }
    #expect(throws: Failure.self) {
      try withDependencies { _ in
        throw Failure()
      } operation: {
      }
    }
    #expect(name == "test")
  }

  @Test @MainActor func asynchronousOperationsAndTheirTasksHaveTheOverrides() async {
    await withDependencies {
      await Task.yield()
      $0.name = "Blob"
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      #expect(name == "Blob")
      #expect(await Task { name }.value == "Blob")
      async let child = name
      #expect(await child == "Blob")
    }
    #expect(name == "test")
  }

  @Test func escapingClosuresHaveTheDependenciesThatTheyYield() async {
    let (escaped, plain) = withDependencies {
      $0.name = "Blob"
    } operation: {
      withEscapedDependencies { dependencies in
        ({ dependencies.yield { name } }, { name })
      }
    }
    #expect(escaped() == "Blob")
    #expect(plain() == "test")

    let continuation = await withDependencies {
      $0.name = "Blob"
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.yield()
        return dependencies
      }
    }
    await continuation.yield {
      await Task.yield()
      #expect(name == "Blob")
    }
  }

  @Test func valuesAreCopiedOnWrite() {
    var values = DependencyValues._current
    let copy = values
    #expect(values.isIdentical(to: copy))
    #expect(values.isEmpty)
    values.name = "Blob"
    #expect(!values.isIdentical(to: copy))
    #expect(!values.isEmpty)
    let second = values
    values.name = "Blob, Jr."
    #expect(copy.name == "test")
    #expect(second.name == "Blob")
    #expect(values.name == "Blob, Jr.")
  }

  @Test func withCurrentSetsExactlyTheseValues() async {
    var values = DependencyValues._current
    values.name = "Blob"
    withDependencies {
      $0.stock = 1
    } operation: {
      DependencyValues.withCurrent(values) {
        #expect(DependencyValues._current.name == "Blob")
        #expect(DependencyValues._current.stock == 42)
      }
    }
    await DependencyValues.withCurrent(values) {
      await Task.yield()
      #expect(DependencyValues._current.isIdentical(to: values))
      await DependencyValues.withCurrent(values) {
        await Task.yield()
        #expect(DependencyValues._current.isIdentical(to: values))
      }
    }
  }

  @Test func newValuesMakeTheirDefaultsAnew() {
    @Dependency(\.counter) var counter
    #expect(counter.next() == 1)
    withDependencies {
      $0 = DependencyValues()
    } operation: {
      #expect(counter.next() == 1)
    }
    #expect(counter.next() == 2)
  }

  @Test func pinnedValuesHaveTheirContext() {
    #expect(DependencyValues.live.context == .live)
    #expect(DependencyValues.preview.context == .preview)
    #expect(DependencyValues.test.context == .test)
    #expect(DependencyValues.live.counter.name == "live")
    #expect(DependencyValues.preview.counter.name == "preview")
    #expect(DependencyValues.preview.stock == 42)
    #expect(DependencyValues.preview.weather == "sunny")
  }
}

struct PrepareDependenciesTests {
  @Test func prepareDependenciesSetsTheDefault() {
    prepareDependencies { $0.counter = Counter("prepared") }
    @Dependency(\.counter) var counter
    #expect(counter.name == "prepared")
    withDependencies {
      $0.counter = Counter("overridden")
    } operation: {
      #expect(counter.name == "overridden")
    }
  }

  @Test func prepareDependenciesSetsAPartOfADefault() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      prepareDependencies {
        $0.speaker.greet = { "Servus" }
        $0.speaker.part = { "Baba" }
        $0.date.now = Date(timeIntervalSince1970: 7)
        $0.counter = Counter("\($0.counter.name), prepared")
      }
      @Dependency(\.speaker) var speaker
      @Dependency(\.date.now) var now
      @Dependency(\.counter) var counter
      #expect([speaker.greet(), speaker.part()] == ["Servus", "Baba"])
      #expect(now == Date(timeIntervalSince1970: 7))
      #expect(counter.name == "test, prepared")
    }
    #expect(recorder.texts == [])
  }

  @Test func valueUsedByAnOperationInsideOfAPreparationIsUsed() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      prepareDependencies {
        $0.name = withDependencies {
          $0.stock = 1
        } operation: {
          @Dependency(\.counter) var counter
          return counter.name
        }
      }
      prepareDependencies { $0.counter = Counter("prepared") }
      @Dependency(\.counter) var counter
      @Dependency(\.name) var name
      #expect([name, counter.name] == ["test", "test"])
    }
    #expect(
      recorder.texts.map { $0.prefix { $0 != "\n" } }
        == ["A dependency was prepared after it had been used or prepared already."]
    )
  }

  @Test func valueUsedByAnAsyncOperationInsideOfAnOverrideIsUsed() async {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      await withDependencies {
        $0.name = await withDependencies {
          $0.stock = 1
        } operation: {
          await Task.yield()
          @Dependency(\.counter) var counter
          return counter.name
        }
      } operation: {
      }
      prepareDependencies { $0.counter = Counter("prepared") }
    }
    #expect(recorder.texts.count == 1)
  }

  @Test func valueReadForAnOverrideCanStillBePrepared() {
    withDependencies {
      $0.counter = Counter("\($0.counter.name), overridden")
    } operation: {
      prepareDependencies { $0.counter = Counter("prepared") }
    }
    @Dependency(\.counter) var counter
    #expect(counter.name == "prepared")
  }

  @Test func prepareDependenciesSetsTheDefaultOfTheContext() {
    @Dependency(\.counter) var counter
    @Dependency(\.date.now) var now
    withDependencies {
      $0.context = .live
    } operation: {
      prepareDependencies {
        $0.counter = Counter("\($0.counter.name), prepared")
        $0.date.now = Date(timeIntervalSince1970: 7)
      }
      #expect(counter.name == "live, prepared")
      #expect(now == Date(timeIntervalSince1970: 7))
    }
    #expect(counter.name == "test")
    #expect(DependencyValues._current.context == .test)
  }

  @Test func prepareDependenciesReportsAUsedValue() {
    @Dependency(\.counter) var counter
    #expect(counter.name == "test")
    let recorder = IssueRecorder()
    let line: UInt = #line + 2
    withIssueReporters([recorder]) {
      prepareDependencies { $0.counter = Counter("prepared") }
    }
    #expect(counter.name == "test")
    #expect(
      recorder.entries == [
        IssueRecorder.Entry(
          text: """
            A dependency was prepared after it had been used or prepared already.

                Key: DependenciesTests.CounterKey
                Value: DependenciesTests.Counter

            Preparing sets the value of the whole process, so it must come before the first use. \
            That value stays.

            To fix this, call 'prepareDependencies' once, as the first thing that the app does. To \
            replace the dependency for a part of the app use 'withDependencies'.
            """,
          fileID: "DependenciesTests/WithDependenciesTests.swift",
          line: line
        )
      ]
    )
  }

  @Test func withDependenciesCanSetTheContext() {
    withDependencies {
      $0 = DependencyValues()
    } operation: {
      prepareDependencies {
        $0.context = .preview
        $0.name = "prepared"
      }
      @Dependency(\.counter) var counter
      @Dependency(\.name) var name
      #expect(counter.name == "preview")
      #expect(name == "prepared")
    }
  }
}

struct DependencyContextTests {
  @Test func environmentVariableDecidesTheContext() {
    let variable = "SWIFT_DEPENDENCIES_CONTEXT"
    for (name, context) in [
      ("live", DependencyContext.live), ("preview", .preview), ("test", .test),
    ] {
      for isTesting in [true, false] {
        let decision = DependencyContext.decide(
          environment: [variable: name, "XCODE_RUNNING_FOR_PREVIEWS": "1"],
          isTesting: isTesting
        )
        #expect(decision == (context, nil))
      }
    }
    #expect(
      DependencyContext.decide(environment: ["XCODE_RUNNING_FOR_PREVIEWS": "1"], isTesting: true)
        == (.preview, nil)
    )
    #expect(DependencyContext.decide(environment: [:], isTesting: true) == (.test, nil))
    #expect(DependencyContext.decide(environment: [:], isTesting: false) == (.live, nil))
    #expect(
      DependencyContext.decide(environment: [variable: "lvie"], isTesting: true)
        == (.test, "lvie")
    )
  }

  @Test func anUnknownContextIsExplained() {
    #expect(
      Issues.unknownContext("lvie", instead: .live) == """
        'SWIFT_DEPENDENCIES_CONTEXT' names no context.

            Value: lvie
            Instead: live

        To fix this, set the environment variable to 'live', 'preview' or 'test', or remove it.
        """
    )
  }
}
