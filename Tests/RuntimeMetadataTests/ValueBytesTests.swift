import Testing

@testable import RuntimeMetadata

@Suite struct ValueBytesTests {
  private struct Padded {
    var isDone: Bool
    var number: Int
  }

  private func areSame(_ first: [UInt8], _ second: [UInt8], as type: Any.Type) -> Bool {
    first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        ValueBytes.of(type).sameCount(first, second) == first.count / 16
      }
    }
  }

  @Test func bytesBetweenPropertiesDoNotCount() {
    let zeros = [UInt8](repeating: 0, count: 16)
    for index in 0..<16 {
      var other = zeros
      other[index] = 1
      #expect(areSame(zeros, other, as: Padded.self) == (1..<8).contains(index))
    }
  }

  @Test func equalElementsAreCountedFromBothEnds() {
    let former = Array(0..<100)
    var later = former
    later[40] = -1
    later.remove(at: 50)
    let bytes = ValueBytes.of(Int.self)
    former.withUnsafeBytes { former in
      later.withUnsafeBytes { later in
        #expect(bytes.sameCount(former, later) == 40)
        #expect(bytes.sameCountAtEnd(former, later) == 49)
      }
    }
  }

  @Test func elementsWithoutBytesAreTheSame() {
    let elements: [Void] = [(), ()]
    elements.withUnsafeBytes {
      #expect(ValueBytes.of(Void.self).sameCount($0, $0) == 2)
    }
  }
}
