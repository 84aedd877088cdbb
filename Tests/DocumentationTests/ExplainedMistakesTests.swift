import Foundation
import Testing

/// The mistakes that the library explains, and the tests that have the whole text and the line of each.
enum ExplainedMistake: String, CaseIterable {
  case forgottenBindingReducer
  case missingClockDateOrIdentity
  case typeInAPrivateScope
  case duplicateID
  case wrongKeyPathInScope
  case stateThatIsNotEquatable
  case bindingThatNothingHandles
  case storeOfAllWindows
  case trap
  case dateWithoutStyle

  /// A place that has the text: a test, or a file of wrong uses.
  enum Place: Hashable {
    case test(String, in: String)
    case wrongUse(String, in: String)
  }

  var places: [Place] {
    let architecture = "ComposableArchitectureTests"
    let failures = "\(architecture)/Testing/TestStoreFailureTests.swift"
    let causes = "\(architecture)/Testing/TestStoreCauseTests.swift"
    let fields = "\(architecture)/Bindings/UnhandledFieldTests.swift"
    let actions = "\(architecture)/Bindings/UnhandledActionTests.swift"
    let missing = "\(architecture)/Testing/MissingDependencyTests.swift"
    switch self {
    case .forgottenBindingReducer:
      return [
        .test("fieldWithoutABindingReducerIsReportedAtItsControl", in: fields),
        .test("fieldThatAButtonWritesIsReportedAtTheButton", in: fields),
        .test("partOfAFieldIsNamed", in: fields),
        .test("expectedValueOfAControlNamesAForgottenBindingReducer", in: causes),
        .test(
          "bindingActionIsPrintedWithoutAddresses",
          in: "\(architecture)/Bindings/BindingActionTests.swift"
        ),
      ]
    case .missingClockDateOrIdentity:
      return [
        .test("aMissingClockIsReportedOnceAtTheCallThatLedToIt", in: missing),
        .test("aMissingDateOrIdentityIsReportedAtTheCallThatLedToIt", in: missing),
      ]
    case .typeInAPrivateScope:
      return [.test("typesInsideAFunctionHaveTheirPlainNames", in: failures)]
    case .duplicateID:
      return [
        .test("expectedElementWithAnExistingIDFails", in: causes),
        .test("elementOfTheReducerWithAnExistingIDIsNamed", in: causes),
        .test("elementOfTheReducerWithAnExistingIDIsNotedWhereNothingFails", in: causes),
      ]
    case .wrongKeyPathInScope:
      return [
        .wrongUse(#"Scope(state: \.chlid, action: \.child) { Child() }"#, in: "Children.swift")
      ]
    case .stateThatIsNotEquatable:
      return [
        .wrongUse(
          "let store = TestStore(initialState: Plain.State()) { Plain() }",
          in: "Testing.swift"
        ),
        .wrongUse("struct State: Equatable {", in: "Equality.swift"),
      ]
    case .bindingThatNothingHandles:
      return [.test("actionThatNothingHandlesIsReportedOnceWhereTheBindingIsMade", in: actions)]
    case .storeOfAllWindows:
      return [
        .test(
          "storeOfTwoWindowsIsReportedOnce",
          in: "\(architecture)/SwiftUI/WindowStoreTests.swift"
        )
      ]
    case .trap:
      return [
        .test("trapIsShownWithItsFunctionLineAndCode", in: "BrowserTests/StoppedAppTests.swift"),
        .test("crashIsReportedToEveryPage", in: "BrowserHostTests/Crash/CrashTests.swift"),
      ]
    case .dateWithoutStyle:
      return [
        .test(
          "codeThatAPageRunsFormatsForItsUser",
          in: "AppleFoundationTests/FormattedTests.swift"
        )
      ]
    }
  }
}

extension ExplainedMistake.Place {
  private static let tests = URL(filePath: #filePath).appending(path: "../..").standardizedFileURL

  /// The source that compares the text: the body of the test, or the line of the wrong use and the one above it.
  func source() throws -> String {
    switch self {
    case .test(let name, let file):
      let text = try String(contentsOf: Self.tests.appending(path: file), encoding: .utf8)
      let start = try #require(text.firstRange(of: "func \(name)("), "\(name) in \(file)")
      let rest = text[start.lowerBound...]
      return String(rest[..<(rest.firstRange(of: "\n  }\n")?.upperBound ?? rest.endIndex)])
    case .wrongUse(let line, let file):
      let folder = Self.tests.appending(path: "TypeCheckingTests/WrongUses")
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let lines = text.components(separatedBy: "\n")
      let index = try #require(
        lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == line },
        "\(line) in \(file)"
      )
      return lines[(index - 1)...index].joined(separator: "\n")
    }
  }

  /// The code by which a test compares a whole text.
  var comparison: String {
    switch self {
    case .test: " == "
    case .wrongUse: "// whole error: "
    }
  }
}

struct ExplainedMistakesTests {
  @Test(arguments: ExplainedMistake.allCases)
  func testsHaveTheWholeText(mistake: ExplainedMistake) throws {
    #expect(!mistake.places.isEmpty)
    for place in mistake.places {
      #expect(try place.source().contains(place.comparison), "\(place)")
    }
  }
}
