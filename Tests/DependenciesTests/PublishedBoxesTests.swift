import Foundation
import Testing

@testable import Dependencies

@Suite struct PublishedBoxesTests {
  private enum Key<Tag>: TestDependencyKey {
    static var testValue: Int { 0 }
  }

  /// Boxes of as many keys as are asked for, each with its number.
  private func makeBoxes(_ count: Int) -> [any AnyValueBox] {
    var boxes: [any AnyValueBox] = []
    func add<Tag>(_ tag: Tag.Type) {
      guard boxes.count < count else { return }
      boxes.append(ValueBox<Key<Tag>>(boxes.count))
      add([Tag].self)
    }
    add(Int.self)
    return boxes
  }

  @Test func publishedBoxesFindsNothingBeforeItIsThere() {
    let published = PublishedBoxes()
    #expect(published.box(of: ObjectIdentifier(Int.self)) == nil)
    published.removeAll()
    #expect(published.box(of: ObjectIdentifier(Int.self)) == nil)
  }

  @Test func publishedBoxesKeepsEveryBoxWhileItGrows() {
    let published = PublishedBoxes()
    let boxes = makeBoxes(200)
    for (index, box) in boxes.enumerated() {
      published.insert(box, for: ObjectIdentifier(box.key))
      for known in boxes[...index] {
        #expect(published.box(of: ObjectIdentifier(known.key)) === known)
      }
    }
  }

  @Test func publishedBoxesForgetsAndBeginsAnew() {
    let published = PublishedBoxes()
    let boxes = makeBoxes(3)
    published.insert(boxes[0], for: ObjectIdentifier(boxes[0].key))
    published.removeAll()
    #expect(published.box(of: ObjectIdentifier(boxes[0].key)) == nil)
    published.insert(boxes[1], for: ObjectIdentifier(boxes[1].key))
    #expect(published.box(of: ObjectIdentifier(boxes[1].key)) === boxes[1])
  }

  @Test func publishedBoxesShowsWholeBoxesToManyReaders() {
    let published = PublishedBoxes()
    let boxes = makeBoxes(200)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      guard thread > 0 else {
        for box in boxes { published.insert(box, for: ObjectIdentifier(box.key)) }
        return
      }
      var missing = boxes[...]
      while let next = missing.first {
        guard let found = published.box(of: ObjectIdentifier(next.key)) else { continue }
        let isWhole = found === next
        #expect(isWhole)
        missing = missing.dropFirst()
      }
    }
  }
}
