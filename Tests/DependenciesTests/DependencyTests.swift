import ConcurrencyExtras
import Dependencies
import Testing
import IssueRecording

struct DependencyTests {
  struct Feature: Sendable {
    @Dependency(\.name) var name
    @Dependency(NameKey.self) var nameByKey
    @Dependency(\.self) var all
  }

  @Test func dependencyReadsByNameAndByKey() {
    let feature = Feature()
    #expect(feature.name == "test")
    #expect(feature.nameByKey == "test")
    #expect(feature.all.name == "test")
  }

  @Test func dependencyRemembersTheValuesOfItsCreation() {
    let feature = withDependencies {
      $0.name = "Blob"
    } operation: {
      Feature()
    }
    #expect(feature.name == "Blob")
    #expect(feature.nameByKey == "Blob")
    #expect(feature.all.name == "Blob")
  }

  @Test func currentValuesWinOverThoseOfTheCreation() {
    let feature = withDependencies {
      $0.name = "Blob"
      $0.stock = 1
    } operation: {
      Feature()
    }
    withDependencies {
      $0.name = "Blob, Jr."
    } operation: {
      #expect(feature.name == "Blob, Jr.")
      #expect(feature.all.stock == 1)
    }
    #expect(feature.name == "Blob")
  }

  @Test func defaultsSeeOverridesOfTheirReader() {
    @Dependency(\.greeting) var greeting
    withDependencies {
      $0.name = "Blob"
    } operation: {
      #expect(greeting == "Hello, Blob!")
    }
  }

  @Test func defaultsAreMadeOnce() async {
    @Dependency(\.counter) var counter
    #expect(counter.next() == 1)
    #expect(counter.next() == 2)
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<100 {
        group.addTask {
          @Dependency(\.counter) var counter
          return counter.next()
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.sorted() == Array(3...102))
  }

  @Test func firstTestHasACounterOfItsOwn() {
    @Dependency(\.counter) var counter
    #expect(counter.next() == 1)
  }

  @Test func secondTestHasACounterOfItsOwn() {
    @Dependency(\.counter) var counter
    #expect(counter.next() == 1)
  }

  @Test(arguments: [
    (DependencyContext.live, "live"), (.preview, "preview"), (.test, "test"),
  ])
  func contextDecidesOnTheDefault(context: DependencyContext, name: String) {
    @Dependency(\.counter) var counter
    withDependencies {
      $0.context = context
    } operation: {
      #expect(counter.name == name)
    }
  }

  @Test func aMissingTestValueIsReportedOnceWhereItIsUsed() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      let line: UInt = #line + 1
      @Dependency(\.weather) var weather
      #expect(weather == "sunny")
      #expect(weather == "sunny")
      #expect(
        recorder.entries == [
          IssueRecorder.Entry(
            text: """
              A test used '@Dependency(\\.weather)', which has no test value.

                  Location: DependenciesTests/DependencyTests.swift:\(line)
                  Key: DependenciesTests.WeatherKey
                  Value: Swift.String

              A test with the app's dependencies depends on more than its code: on the network, a \
              disk, the time of day. It goes on with the preview value or the live value.

              To fix this, give 'DependenciesTests.WeatherKey' a 'testValue', or override the \
              dependency for the test, with 'withDependencies' or in that of its store:

                  $0.weather = …
              """,
            fileID: "DependenciesTests/DependencyTests.swift",
            line: line
          )
        ]
      )
    }
  }

  @Test func aMissingTestValueIsReportedByItsKey() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      @Dependency(WeatherKey.self) var weather
      #expect(weather == "sunny")
    }
    #expect(
      recorder.texts.first?.hasPrefix(
        """
        A test used the dependency 'DependenciesTests.WeatherKey', which has no test value.

            Location: DependenciesTests/DependencyTests.swift:
        """
      ) == true
    )
    #expect(
      recorder.texts.first?.hasSuffix("    $0[DependenciesTests.WeatherKey.self] = …") == true
    )
  }

  @Test func aMissingTestValueFailsTheTest() {
    @Dependency(\.weather) var weather
    withKnownIssue {
      #expect(weather == "sunny")
    } matching: { issue in
      issue.description.contains("which has no test value.")
    }
  }

  @Test func aMissingTestValueIsFineWhereItIsOverridden() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      withDependencies {
        $0.weather += ", later rain"
      } operation: {
        @Dependency(\.weather) var weather
        #expect(weather == "sunny, later rain")
        #expect(WeatherKey.shouldReportUnimplemented)
      }
      #expect(recorder.texts == [])

      @Dependency(\.weather) var weather
      #expect(weather == "sunny")
      #expect(recorder.texts.count == 1)
    }
  }

  @Test func aMissingLiveValueIsReportedOnceWhereItIsUsed() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      withDependencies {
        $0 = .live
      } operation: {
        let line: UInt = #line + 1
        @Dependency(\.stock) var stock
        #expect(stock == 42)
        #expect(stock == 42)
        #expect(
          recorder.texts == [
            """
            An app used '@Dependency(\\.stock)', which has no live value.

                Location: DependenciesTests/DependencyTests.swift:\(line)
                Key: DependenciesTests.StockKey
                Value: Swift.Int

            The key conforms to 'TestDependencyKey' alone, or the module with its live value is not \
            part of the app. It goes on with the test value.

            To fix this, conform 'DependenciesTests.StockKey' to 'DependencyKey', or link the module \
            that does.
            """
          ]
        )
      }
    }
  }

  @Test func aMissingLiveValueIsFineWhereAPartIsOverridden() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      withDependencies {
        $0 = .live
        $0.silentSpeaker.greet = { "Servus" }
      } operation: {
        @Dependency(\.silentSpeaker) var speaker
        #expect(speaker.greet() == "Servus")
      }
      #expect(recorder.texts == [])
      withDependencies {
        $0 = .live
        _ = $0.silentSpeaker
      } operation: {
        @Dependency(\.silentSpeaker) var speaker
        #expect(speaker.greet() == "Hello")
      }
    }
    #expect(
      recorder.texts.map { $0.prefix { $0 != "\n" } }
        == [#"An app used '@Dependency(\.silentSpeaker)', which has no live value."#]
    )
  }

  @Test func aMissingLiveValueInsideAnotherIsReportedByTheUseAfterAnOverride() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      withDependencies {
        $0 = .live
        $0.broker.fee = 2
      } operation: {
      }
      #expect(recorder.texts == [])
      withDependencies {
        $0 = .live
      } operation: {
        withDependencies {
          $0.broker.fee = 2
        } operation: {
        }
        #expect(recorder.texts == [])
        @Dependency(\.broker) var broker
        #expect(broker.stock == 42)
      }
    }
    #expect(
      recorder.texts.map { $0.prefix { $0 != "\n" } }
        == [#"An app used '@Dependency(\.stock)', which has no live value."#]
    )
  }

  @Test func aMissingTestValueIsReportedAtTheCallOfATestStore() {
    let recorder = IssueRecorder()
    let step = ConcurrencyExtras.SourceLocation(
      fileID: "Tests/Step.swift",
      filePath: "Step.swift",
      line: 7,
      column: 1
    )
    withIssueReporters([recorder]) {
      TestStep.$current.withValue(TestStep(at: step)) {
        @Dependency(\.weather) var weather
        #expect(weather == "sunny")
      }
    }
    #expect(recorder.entries.map(\.fileID) == ["Tests/Step.swift"])
    #expect(recorder.entries.map(\.line) == [7])
  }

  @Test func dependencyReadsByAKeyPathThatIsKnownAtRunTime() {
    let keyPaths: [any KeyPath<DependencyValues, String> & Sendable] = [\.name, \.name.lowered]
    let values = withDependencies {
      $0.name = "Blob"
    } operation: {
      keyPaths.map { Dependency($0).wrappedValue }
    }
    #expect(values == ["Blob", "blob"])
  }
}

extension String {
  fileprivate var lowered: String { lowercased() }
}
