@testable import ComposableArchitecture
import Foundation
import Sharing
import Testing

@MainActor
struct SourceWriterTests {
  enum Size: Equatable {
    case small
    case custom(Int)
    case box(width: Int, height: Int)
    case labelled(points: Int)
    case `default`
  }

  struct Shape: Equatable {
    var size = Size.small
    let name: String?
    @PresentationState var child: Int?
    @BindingState var note = ""
  }

  struct SharedNumbers: Equatable {
    @Shared(.inMemory("kept")) var kept = 1
    @SharedReader(.inMemory("read")) var read = 2
    @Shared var other: Int
    @SharedReader var unchanged: Int
  }

  struct ReadNumber: Equatable {
    @SharedReader(.inMemory("read")) var read = 2
  }

  struct Page: Equatable, DefaultInitializable {
    var title = ""
    var count = 0
    let version = 3
    @PresentationState var child: Int?
    @Shared(.inMemory("kept")) var kept = 1
  }

  private struct Hidden: Equatable {
    var count = 0
  }

  final class Object {}

  private func text(_ value: Any, width: Int = 80) -> String {
    do throws(Unwritable) {
      return try SourceWriter().source(of: value).lines(width: width).joined(separator: "\n")
    } catch {
      return "not written: \(error.reason)"
    }
  }

  private nonisolated static let literals: [(source: String, value: any Sendable)] = [
    ("1", 1), ("-1_000_000", -1_000_000), ("100000", 100_000), ("true", true),
    ("1.5", 1.5), ("2", 2.0), (".infinity", Double.infinity), (".nan", Double.nan),
    (#""a\"b\\c\nd\te\u{1}""#, "a\"b\\c\nd\te\u{1}"),
    ("UUID(7)", UUID(7)),
    ("Date(timeIntervalSince1970: 1_234_567_890)", Date(timeIntervalSince1970: 1_234_567_890)),
    (".seconds(5)", Duration.seconds(5)), (".milliseconds(1500)", Duration.seconds(1.5)),
    (".zero", Duration.zero), ("Data([1, 2])", Data([1, 2])),
    ("IndexSet([1, 3])", IndexSet([1, 3])),
    (#"["a": 1, "b": 2]"#, ["b": 2, "a": 1]), ("[:]", [String: Int]()),
    (#"["a", "b"]"#, Set(["b", "a"])), ("[]", [Int]()), ("nil", Int?.none),
    (".some(nil)", Int??.some(nil)), ("(1, b: 2)", (1, b: 2)),
  ]

  /// A date counts its seconds from the start of 2001, with more digits than a number of seconds since 1970 has.
  @Test(arguments: [810_000_000.123456, 810_000_000 + 0x1p-23, -0.25, 1e300])
  func dateIsWrittenWithAllItsDigits(seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let source = text(date)
    let digits = try #require(source.firstMatch(of: /: (.*)\)/)).1.replacing("_", with: "")
    let number = try #require(Double(digits))
    let written =
      source.contains("1970")
      ? Date(timeIntervalSince1970: number) : Date(timeIntervalSinceReferenceDate: number)
    #expect(written == date)
  }

  @Test(arguments: literals)
  func valueIsALiteral(source: String, value: any Sendable) {
    #expect(text(value) == source)
  }

  @Test func idsAndAddressesAreWrittenByTheirTexts() throws {
    let id = try #require(UUID(uuidString: "deadbeef-dead-beef-dead-beefdeadbeef"))
    #expect(text(id) == #"UUID(uuidString: "DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF")!"#)
    let url = try #require(URL(string: "https://example.com/a?b=c"))
    #expect(text(url) == #"URL(string: "https://example.com/a?b=c")!"#)
  }

  @Test func defaultValuesAreLeftOutWhereTheyAreKnown() {
    #expect(text(Page()) == "SourceWriterTests.Page(kept: 1)")
    #expect(text(Page(count: 2, child: 4)) == "SourceWriterTests.Page(count: 2, child: 4, kept: 1)")
  }

  @Test func enumIsWrittenByItsCase() {
    #expect(text(Size.small) == ".small")
    #expect(text(Size.custom(1)) == ".custom(1)")
    #expect(text(Size.box(width: 1, height: 2)) == ".box(width: 1, height: 2)")
    #expect(text(Size.labelled(points: 1)) == ".labelled(points: 1)")
    #expect(text(Size.default) == ".default")
    #expect(text(Size?.some(.small) as Any) == ".small")
  }

  @Test func structIsWrittenByItsFields() {
    #expect(
      text(Shape(size: .custom(1), name: nil, child: 2, note: "a"))
        == #"SourceWriterTests.Shape(size: .custom(1), name: nil, child: 2, note: "a")"#
    )
  }

  @Test func argumentsThatDoNotFitHaveLinesOfTheirOwn() {
    #expect(
      text([Shape(size: .custom(1), name: "A name", child: nil)], width: 40) == """
        [
          SourceWriterTests.Shape(
            size: .custom(1),
            name: "A name",
            child: nil,
            note: ""
          )
        ]
        """
    )
  }

  @Test func collectionsOfElementsWithIDsAreArrays() {
    let rows: IdentifiedArrayOf<RecordedFeature.Row> = [
      .init(id: UUID(1), created: Date(timeIntervalSince1970: 0))
    ]
    #expect(
      text(rows, width: 200)
        == "[RecordedFeature.Row(id: UUID(1), created: Date(timeIntervalSince1970: 0), isDone: false)]"
    )
    #expect(text(StackState<Int>()) == "StackState()")
    #expect(text(StackState([1, 2])) == "StackState([1, 2])")
  }

  @Test func alertIsWrittenWithItsClosures() {
    let alert = AlertState<Size> {
      TextState("End?")
    } actions: {
      ButtonState(role: .destructive, action: .custom(1)) { TextState("End") }
      ButtonState(role: .cancel) { TextState("Go on") }
    } message: {
      TextState("Now.")
    }
    #expect(
      text(alert) == """
        AlertState {
          TextState("End?")
        } actions: {
          ButtonState(role: .destructive, action: .custom(1)) {
            TextState("End")
          }
          ButtonState(role: .cancel) {
            TextState("Go on")
          }
        } message: {
          TextState("Now.")
        }
        """
    )
  }

  @Test func bindingIsWrittenByItsField() {
    #expect(
      text(RecordedFeature.Action.set(\.title, "Design")) == #".binding(.set(\.title, "Design"))"#
    )
  }

  @Test func valueWithoutSourceHasAReason() {
    #expect(text({ 1 }).hasPrefix("not written: a value of"))
    #expect(text(Object()) == "not written: an object of the class 'SourceWriterTests.Object'")
    #expect(text(Hidden()).hasPrefix("not written: a value of the private type"))
    #expect(
      text(TextState("a").bold()) == #"not written: the style of the text "a""#
    )
    #expect(text(Locale(identifier: "de")).hasPrefix("not written: a value of 'Locale'"))
  }

  @Test func sharedValuesAreWrittenWithTheirWrappersUnlessTheyHaveAKey() {
    let state = SharedNumbers(other: Shared(value: 3), unchanged: SharedReader(value: 4))
    #expect(
      text(state, width: 200)
        == """
        SourceWriterTests.SharedNumbers(kept: 1, read: 2, other: Shared(value: 3), \
        unchanged: SharedReader(value: 4))
        """
    )
  }

  @Test func readerOfASharedValueIsNotChangedByATest() {
    let state = SharedNumbers(other: Shared(value: 3), unchanged: SharedReader(value: 4))
    let tracker = SharedChangeTracker()
    tracker.track { state.$kept.withLock { $0 = 5 } }
    var histories = SharedHistories()
    let changes = tracker.unasserted.flatMap { histories.keep($0, by: .otherCode) }
    let statements = StateChanges(writer: SourceWriter()).from(changes, in: state)
    #expect(statements.flatMap { $0.lines(width: 80) } == ["$0.$kept.withLock { $0 = 5 }"])
    let reader = ReadNumber()
    let tracked = SharedChangeTracker()
    tracked.track { Shared(wrappedValue: 0, .inMemory("read")).withLock { $0 = 6 } }
    let others = tracked.unasserted.flatMap { histories.keep($0, by: .otherCode) }
    let comments = StateChanges(writer: SourceWriter()).from(others, in: reader)
    #expect(comments.allSatisfy { !$0.isWritten })
    #expect(comments.count == 1)
  }

  @Test func namedValueIsWrittenByItsName() throws {
    var options = TestSourceOptions()
    options.name("Size.standard", Size.custom(3))
    let writer = SourceWriter(names: options.names)
    let source = try writer.source(of: [Size.custom(3), .custom(4)])
    #expect(source.lines(width: 80) == ["[Size.standard, .custom(4)]"])
  }

  @Test func idsOfStackElementsAreCountedFromZero() throws {
    var ids = StackIDs()
    ids.collect(from: StackAction<Int, Int>.popFrom(id: 7))
    ids.collect(from: StackElementID(generation: 5))
    #expect(ids.numbers == [5: 0, 7: 1])
    let writer = SourceWriter(stackIDs: ids.numbers)
    #expect(try writer.source(of: StackElementID(generation: 7)).lines(width: 80) == ["1"])
  }
}
