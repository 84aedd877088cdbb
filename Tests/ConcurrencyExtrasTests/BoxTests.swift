import ConcurrencyExtras
import Foundation
import Testing

struct UncheckedSendableTests {
  @Test func boxForwardsMembers() {
    var box = UncheckedSendable([1, 2, 3])
    box[0] = 10
    #expect(box.value == [10, 2, 3])
    #expect(box.count == 3)
    box.wrappedValue.append(4)
    #expect(box == UncheckedSendable([10, 2, 3, 4]))
    #expect(box.projectedValue.hashValue == box.hashValue)
  }

  @Test func boxIsCodedLikeItsValue() throws {
    let data = try JSONEncoder().encode(UncheckedSendable(["id": 42]))
    #expect(String(decoding: data, as: UTF8.self) == #"{"id":42}"#)
    let box = try JSONDecoder().decode(UncheckedSendable<[String: Int]>.self, from: data)
    #expect(box.value == ["id": 42])
  }

  @Test func boxIsASequenceIfItsValueIsOne() async {
    var elements: [Int] = []
    for await element in UncheckedSendable([1, 2].asyncElements) { elements.append(element) }
    #expect(elements == [1, 2])
  }
}

struct AnyHashableSendableTests {
  @Test func boxComparesTypeAndValue() {
    #expect(AnyHashableSendable(42) == 42)
    #expect(AnyHashableSendable(42) != AnyHashableSendable("42"))
    #expect(AnyHashableSendable(true) == true)
    #expect(AnyHashableSendable(1.5) == 1.5)
    #expect(AnyHashableSendable("a") == "a")
    #expect(AnyHashableSendable(42).hashValue == AnyHashableSendable(42).hashValue)
  }

  @Test func boxIsFlatWhenWrappedTwice() {
    let once = AnyHashableSendable(42)
    let twice = AnyHashableSendable(once)
    #expect(twice.base is Int)
    let base: any Hashable & Sendable = once
    #expect(AnyHashableSendable(base).base is Int)
  }

  @Test func boxIsTheSameAsItsValueToAnyHashable() {
    #expect(AnyHashable(AnyHashableSendable(42)) == AnyHashable(42))
  }

  @Test func boxDescribesItsValue() {
    #expect("\(AnyHashableSendable("a"))" == "a")
    #expect(String(reflecting: AnyHashableSendable("a")) == #"AnyHashableSendable("a")"#)
    #expect(Mirror(reflecting: AnyHashableSendable("a")).children.first?.value as? String == "a")
  }
}

extension Array where Element: Sendable {
  var asyncElements: AsyncStream<Element> {
    AsyncStream { continuation in
      for element in self { continuation.yield(element) }
      continuation.finish()
    }
  }
}
