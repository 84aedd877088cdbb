import CasePaths
import Testing

/// Case paths retain and release payloads as often as they should.
@Suite struct MemoryTests {
  final class Reference {}
  enum Holder {
    case strong(Reference)
    case pair(Reference, Int)
    case text(String)
    case count(UInt64)
    indirect case boxed(Reference, [Reference])
    case none
  }

  /// Extracts many times and releases: too few retains crash, and too many leak.
  func expectReleased<Value>(
    _ path: AnyCasePath<Holder, Value>,
    make: (Reference) -> Holder,
    isReadable: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    weak var weakReference: Reference?
    do {
      let reference = Reference()
      weakReference = reference
      var holder = make(reference)
      for _ in 0..<100 {
        #expect((path.extract(from: holder) != nil) == isReadable, sourceLocation: sourceLocation)
        _ = path.modifyForTest(&holder)
      }
      #expect(path.extract(from: .none) == nil, sourceLocation: sourceLocation)
    }
    #expect(weakReference == nil, sourceLocation: sourceLocation)
  }

  @Test func extractionReleasesInlinePayloads() {
    expectReleased(/Holder.strong, make: { .strong($0) })
    expectReleased(/Holder.pair, make: { .pair($0, 1) })
  }

  @Test func extractionReleasesBoxes() {
    expectReleased(/Holder.boxed, make: { .boxed($0, [$0, $0]) })
  }

  @Test func failedExtractionReleasesTheValue() {
    expectReleased(/Holder.count, make: { .strong($0) }, isReadable: false)
    expectReleased(/Holder.pair, make: { .strong($0) }, isReadable: false)
    expectReleased(/Holder.strong, make: { .boxed($0, []) }, isReadable: false)
  }

  @Test func extractionReleasesCastPayloads() {
    enum Erased { case any(Any), object(AnyObject), none }
    weak var weakReference: Reference?
    do {
      let reference = Reference()
      weakReference = reference
      let any: AnyCasePath<Erased, Reference> = /Erased.any
      let object: AnyCasePath<Erased, Reference> = /Erased.object
      for _ in 0..<100 {
        #expect(any.extract(from: .any(reference)) === reference)
        #expect(any.extract(from: .object(reference)) == nil)
        #expect(object.extract(from: .object(reference)) === reference)
      }
    }
    #expect(weakReference == nil)
  }

  @Test func extractedValueIsRetained() {
    let path: AnyCasePath<Holder, Reference> = /Holder.strong
    weak var weakReference: Reference?
    var extracted: Reference?
    do {
      let reference = Reference()
      weakReference = reference
      extracted = path.extract(from: .strong(reference))
    }
    #expect(weakReference != nil)
    #expect(extracted === weakReference)
    extracted = nil
    #expect(weakReference == nil)
  }

  @Test func modificationCopiesNoPayload() {
    enum Numbers { case list([Int]), text(String); indirect case boxed([Int]) }
    func address(_ array: inout [Int]) -> UnsafeMutableRawPointer? {
      array.withUnsafeMutableBytes { $0.baseAddress }
    }
    let list: AnyCasePath<Numbers, [Int]> = /Numbers.list
    let boxed: AnyCasePath<Numbers, [Int]> = /Numbers.boxed
    let written = AnyCasePath<Numbers, [Int]>(
      embed: { .list($0) },
      extract: { if case .list(let list) = $0 { list } else { nil } }
    )
    for (path, start) in [
      (list, Numbers.list([1, 2])), (boxed, .boxed([1])), (written, .list([1])),
    ] {
      var value = path.embed(Array(repeating: 1, count: 100))
      _ = path.extract(from: start)
      let first = path.modifyIfPresent(in: &value) { address(&$0) }
      let second = path.modifyIfPresent(in: &value) {
        $0[3] = 2; return address(&$0)
      }
      #expect(first != nil)
      #expect(first == second)
      #expect(path.extract(from: value)?[3] == 2)
    }
  }
}

extension AnyCasePath {
  fileprivate func modifyForTest(_ root: inout Root) -> Bool {
    modifyIfPresent(in: &root) { _ in } != nil
  }
}
