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
    published.show(.preview)
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

  @Test func publishedBoxesShowsTheBoxesOfOneContext() {
    let published = PublishedBoxes()
    let boxes = makeBoxes(2)
    let key = ObjectIdentifier(boxes[0].key)
    published.show(.live)
    published.insert(boxes[0], for: key)
    published.show(.preview)
    #expect(published.box(of: key) == nil)
    published.insert(boxes[1], for: key)
    #expect(published.box(of: key) === boxes[1])
    published.show(.live)
    #expect(published.box(of: key) === boxes[0])
  }

  #if !canImport(Darwin)
  /// Old tables are never released, so there must not be more of them as time goes by.
  @Test func publishedBoxesKeepsFewOldTables() {
    let published = PublishedBoxes()
    let contexts: [DependencyContext] = [.live, .preview, .test]
    let boxes = makeBoxes(200)
    var slotCount = 0
    for round in 0..<10 {
      for context in contexts {
        published.show(context)
        for box in boxes { published.insert(box, for: ObjectIdentifier(box.key)) }
      }
      if round == 0 { slotCount = published.slotCount }
    }
    // Half of the slots of a table stay empty, and all old ones together have fewer.
    #expect(slotCount < contexts.count * 2 * 512)
    #expect(published.slotCount == slotCount)
  }
  #endif

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
