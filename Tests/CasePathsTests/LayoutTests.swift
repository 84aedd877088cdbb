import CasePaths
import Dispatch
import Foundation
import Testing

/// Case paths read enums of every layout, one for each test.
@Suite struct LayoutTests {
  @Test func reflectionDistinguishesCasesWithoutPayloads() {
    enum Direction: Equatable { case north, east, south, west }
    expectExact([
      Sample { /Direction.north },
      Sample { /Direction.east },
      Sample { /Direction.south },
      Sample { /Direction.west },
    ])
  }

  @Test func reflectionFindsTheOnlyCase() {
    enum Only { case one(Int) }
    enum Lone { case one }
    expectExact([Sample({ /Only.one }, 1)])
    expectExact([Sample { /Lone.one }])
  }

  @Test func reflectionDistinguishesAPayloadFromExtraInhabitants() {
    final class Reference {}
    enum Single {
      case some(Reference)
      case first, second, third
    }
    expectExact([
      Sample({ /Single.some }, Reference(), isEqual: { _, _ in true }),
      Sample { /Single.first },
      Sample { /Single.second },
      Sample { /Single.third },
    ])
  }

  @Test func reflectionDistinguishesPayloadsWithoutSpareBits() {
    enum Full {
      case int(Int), uint(UInt), none
      case bytes(UInt8, UInt8)
      case other
    }
    expectExact([
      Sample({ /Full.int }, -1),
      Sample({ /Full.uint }, .max),
      Sample { /Full.none },
      Sample({ /Full.bytes }, 1, 2),
      Sample { /Full.other },
    ])
  }

  @Test func reflectionDistinguishesPayloadsOfTheSameType() {
    enum Same {
      case a(String), b(String), c(text: String), d(Int), e
    }
    expectExact([
      Sample({ /Same.a }, "x"),
      Sample({ /Same.b }, "x"),
      Sample({ /Same.c }, "x"),
      Sample({ /Same.d }, 7),
      Sample { /Same.e },
    ])
  }

  @Test func reflectionReadsPayloadsWithSpareBits() {
    enum Spare {
      case bool(Bool), array([Int]), string(String), optional(Int?), direction(Bool?), none
    }
    expectExact([
      Sample({ /Spare.bool }, true),
      Sample({ /Spare.array }, [1, 2]),
      Sample({ /Spare.string }, "a string that is too long to be stored inline"),
      Sample({ /Spare.optional }, 3),
      Sample({ /Spare.direction }, nil),
      Sample { /Spare.none },
    ])
  }

  @Test func reflectionReadsLabeledAndSeveralValues() {
    enum Labeled {
      case pair(x: Int, y: String)
      case unlabeled(Int, String)
      case tuple((Int, String))
      case labeledTuple(of: (a: Int, b: String))
      case mixed(Int, name: String)
    }
    expectExact([
      Sample({ /Labeled.pair }, 1, "x"),
      Sample({ /Labeled.unlabeled }, 1, "x"),
      Sample({ /Labeled.tuple }, 1, "x"),
      Sample({ /Labeled.labeledTuple }, 1, "x"),
      Sample({ /Labeled.mixed }, 1, "x"),
    ])
  }

  @Test func reflectionReadsPayloadsWithoutBytes() {
    struct Empty: Equatable {}
    struct Other: Equatable {}
    enum Bytes {
      case void(Void), empty(Empty), other(Other), none
      case int(Int)
    }
    expectExact([
      Sample { /Bytes.void },
      Sample({ /Bytes.empty }, Empty()),
      Sample({ /Bytes.other }, Other()),
      Sample { /Bytes.none },
      Sample({ /Bytes.int }, 1),
    ])
    enum Nothing { case void(Void), empty(Empty), none }
    expectExact([
      Sample { /Nothing.void },
      Sample({ /Nothing.empty }, Empty()),
      Sample { /Nothing.none },
    ])
  }

  @Test func reflectionSkipsCasesThatCannotBe() {
    enum Impossible { case never(Never), int(Int), none }
    #expect((/Impossible.never).extract(from: .int(1)) == nil)
    #expect((/Impossible.never).extract(from: .none) == nil)
    expectExact([Sample({ /Impossible.int }, 1), Sample { /Impossible.none }])
  }

  @Test func reflectionReadsIndirectPayloads() {
    enum List: Equatable {
      case empty
      indirect case node(Int, next: List)
      indirect case nothing(Void)
      case flat(Int)

      static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.empty, .empty), (.nothing, .nothing): true
        case (.node(let a, let b), .node(let c, let d)): a == c && b == d
        case (.flat(let a), .flat(let b)): a == b
        default: false
        }
      }
    }
    expectExact([
      Sample { /List.empty },
      Sample({ /List.node }, 1, .node(2, next: .empty)),
      Sample { /List.nothing },
      Sample({ /List.flat }, 1),
    ])
    indirect enum Tree: Equatable { case leaf(Int), branch(Tree, Tree), twig(UInt8), none }
    expectExact([
      Sample({ /Tree.leaf }, 1),
      Sample({ /Tree.branch }, .leaf(1), .branch(.leaf(2), .none)),
      Sample({ /Tree.twig }, 3),
      Sample { /Tree.none },
    ])
  }

  @Test func reflectionReadsIndirectPayloadsOfWideAlignment() {
    struct Wide: Equatable { var lanes: SIMD16<Float> = .init(repeating: 1.5) }
    enum Vectors {
      indirect case boxed(Wide)
      case inline(SIMD4<Double>)
      case byte(UInt8)
    }
    expectExact([
      Sample({ /Vectors.boxed }, Wide()),
      Sample({ /Vectors.inline }, .init(1, 2, 3, 4)),
      Sample({ /Vectors.byte }, 9),
    ])
  }

  @Test func reflectionReadsGenericPayloads() {
    enum Either<Left, Right> {
      case left(Left), right(Right), both(Left, Right), many([Left]), neither
    }
    func check<L: Equatable & Sendable, R: Equatable & Sendable>(_ left: L, _ right: R) {
      typealias Both = Either<L, R>
      expectExact([
        Sample({ /Both.left }, left),
        Sample({ /Both.right }, right),
        Sample({ /Both.both }, left, right),
        Sample({ /Both.many }, [left, left]),
        Sample { /Both.neither },
      ])
    }
    check(1, "x")
    check("x", "y")
    check(UInt8(1), [1.5])
    check(Optional(1), Optional(Optional("x")))
    check(URL(fileURLWithPath: "/"), Data([1, 2, 3]))
  }

  @Test func reflectionReadsPayloadsOfNestedGenerics() {
    #expect((/Outer<Int>.Inner<String>.outer).extract(from: .outer(1)) == 1)
    #expect((/Outer<Int>.Inner<String>.inner).extract(from: .inner("x")) == "x")
    #expect((/Outer<Int>.Inner<String>.inner).extract(from: .outer(1)) == nil)
    #expect((/Outer<Int>.Inner<Int>.inner).extract(from: .outer(1)) == nil)
    #expect((/Outer<Int>.Inner<Int>.outer).extract(from: .outer(1)) == 1)
  }

  @Test func reflectionReadsExistentials() {
    struct Failure: Error, Equatable {}
    enum Existential {
      case any(Any), error(any Error), composition(any Error & Sendable), object(AnyObject)
      case hashable(AnyHashable), type(Any.Type), none
    }
    let object = NSObject()
    expectExact([
      Sample({ /Existential.any }, 1, isEqual: { $0 as? Int == $1 as? Int }),
      Sample({ /Existential.error }, Failure(), isEqual: { $0 is Failure && $1 is Failure }),
      Sample({ /Existential.composition }, Failure(), isEqual: { $0 is Failure && $1 is Failure }),
      Sample({ /Existential.object }, object, isEqual: ===),
      Sample({ /Existential.hashable }, 1),
      Sample({ /Existential.type }, Int.self, isEqual: ==),
      Sample { /Existential.none },
    ])
  }

  @Test func reflectionNarrowsPayloads() {
    class Base {}
    final class Derived: Base {}
    enum Wide { case any(Any), base(Base), optional(Int?), list([Base]), int(Int), none }
    let any: AnyCasePath<Wide, Int> = /Wide.any
    #expect(any.extract(from: .int(1)) == nil)
    #expect(any.extract(from: .optional(1)) == nil)
    #expect(any.extract(from: .any("x")) == nil)
    #expect(any.extract(from: .any(2)) == 2)
    let optional: AnyCasePath<Wide, Int> = /Wide.optional
    #expect(optional.extract(from: .any(1)) == nil)
    #expect(optional.extract(from: .optional(nil)) == nil)
    #expect(optional.extract(from: .optional(3)) == 3)
    #expect(optional.extract(from: .int(3)) == nil)
    let derived: AnyCasePath<Wide, Derived> = /Wide.base
    let object = Derived()
    #expect(derived.extract(from: .base(Base())) == nil)
    #expect(derived.extract(from: .any(object)) == nil)
    #expect(derived.extract(from: .base(object)) === object)
    let list: AnyCasePath<Wide, [Derived]> = /Wide.list
    #expect(list.extract(from: .list([object]))?.first === object)
    #expect(list.extract(from: .list([Base()])) == nil)
  }

  @Test func reflectionReadsFunctionsOfNothing() throws {
    enum Closures { case run(() -> Void), other(() -> Void), none }
    var runs = 0
    let run = try #require((/Closures.run).extract(from: .run { runs += 1 }))
    run()
    run()
    #expect(runs == 2)
    #expect((/Closures.run).extract(from: .other {}) == nil)
    #expect((/Closures.run).extract(from: .none) == nil)
  }

  @Test func reflectionReadsFunctionsInGenericPayloads() throws {
    typealias Parse = (String) -> Int?
    let parse = try #require(
      (/Result<Parse, Never>.success).extract(from: .success { Int($0) })
    )
    #expect(parse("12") == 12)
  }

  @Test func reflectionReadsLargePayloads() {
    enum Large { case block(Block), bytes([UInt8]), none }
    expectExact([
      Sample({ /Large.block }, Block(seed: 3)),
      Sample({ /Large.bytes }, [1]),
      Sample { /Large.none },
    ])
    #expect(MemoryLayout<Block>.size == 8192)
  }

  @Test func reflectionReadsEnumsOfOtherModules() {
    expectExact([
      Sample({ /Result<Int, any Error>.success }, 1),
      Sample({ /Result<Int, any Error>.failure }, CancellationError(), isEqual: { _, _ in true }),
    ])
    expectExact([
      Sample({ /DispatchTimeInterval.seconds }, 1),
      Sample({ /DispatchTimeInterval.milliseconds }, 1),
      Sample({ /DispatchTimeInterval.microseconds }, 1),
      Sample({ /DispatchTimeInterval.nanoseconds }, 1),
      Sample { /DispatchTimeInterval.never },
    ])
    expectExact([
      Sample { /FloatingPointSign.plus },
      Sample { /FloatingPointSign.minus },
    ])
    expectExact([
      Sample { /ComparisonResult.orderedAscending },
      Sample { /ComparisonResult.orderedSame },
      Sample { /ComparisonResult.orderedDescending },
    ])
    let context = DecodingError.Context(codingPath: [], debugDescription: "x")
    #expect((/DecodingError.dataCorrupted).extract(from: .dataCorrupted(context)) != nil)
    #expect((/DecodingError.valueNotFound).extract(from: .dataCorrupted(context)) == nil)
    #expect(
      (/DecodingError.valueNotFound).extract(from: .valueNotFound(Int.self, context))?.0 == Int.self
    )
  }

  @Test func reflectionReadsOptionals() {
    #expect((/Int?.some).extract(from: 1) == 1)
    #expect((/Int?.some).extract(from: nil) == .none)
    #expect((/Int??.some).extract(from: .some(.none)) == .some(.none))
    #expect((/Int??.some).extract(from: .none) == .none)
    #expect((/Int?.none).extract(from: nil) != nil)
    #expect((/Int?.none).extract(from: 1) == nil)
  }

  @Test func reflectionReadsThroughOptionals() {
    enum Action { case set(Int), move(Int), reset, clear, child(Int?) }
    let set: AnyCasePath<Action?, Int> = /Action.set
    #expect(set.extract(from: .set(1)) == 1)
    #expect(set.extract(from: .move(1)) == nil)
    #expect(set.extract(from: .reset) == nil)
    #expect(set.extract(from: nil) == nil)
    #expect(set.extract(from: set.embed(4)) == 4)
    let reset: AnyCasePath<Action?, Void> = /Action.reset
    #expect(reset.extract(from: .reset) != nil)
    #expect(reset.extract(from: .clear) == nil)
    #expect(reset.extract(from: nil) == nil)
    let child: AnyCasePath<Action?, Int?> = /Action.child
    #expect(child.extract(from: .child(nil)) == .some(.none))
    #expect(child.extract(from: .set(1)) == .none)
  }

  @Test func reflectionReadsManyCases() {
    enum Many {
      case c00(Int), c01(Int), c02(Int), c03(Int), c04(Int), c05(Int), c06(Int), c07(Int), c08(Int)
      case n00, n01, n02, n03, n04, n05, n06, n07, n08, n09
    }
    expectExact([
      Sample({ /Many.c00 }, 1), Sample({ /Many.c03 }, 1), Sample({ /Many.c08 }, 1),
      Sample { /Many.n00 }, Sample { /Many.n09 },
    ])
  }
}

private enum Outer<Value> {
  enum Inner<Other> {
    case outer(Value), inner(Other), both(Value, Other)
  }
}

private struct Block: Equatable {
  private typealias Eight<T> = (T, T, T, T, T, T, T, T)
  private var storage: Eight<Eight<Eight<SIMD2<UInt64>>>>

  init(seed: UInt64) {
    let one = SIMD2(seed, seed + 1)
    let eight = (one, one, one, one, one, one, one, one)
    let many = (eight, eight, eight, eight, eight, eight, eight, eight)
    storage = (many, many, many, many, many, many, many, many)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    withUnsafeBytes(of: lhs) { lhs in withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) } }
  }
}
