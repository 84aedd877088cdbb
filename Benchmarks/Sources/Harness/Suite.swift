import AllocationCounter
import Foundation

/// Benchmarks by name, run one after the other in one process.
///
/// A case is set up once and then performs any number of operations. The suite finds a number that
/// takes long enough to be timed, takes samples, and prints the median and the best of them with the
/// allocations of one operation. Compare cases of one run with each other, never two runs.
@MainActor
public final class Suite {
  /// Performs a number of operations and returns how long they took.
  public typealias Body = @MainActor (Int) async throws -> Duration

  private struct Case {
    let name: String
    let suspends: Bool
    let countsAllocations: Bool
    let setUp: @MainActor () async throws -> Body
  }

  /// An object whose memory is measured.
  private struct Held {
    let name: String
    let count: Int
    let make: @MainActor () -> Any
  }

  private let options: Options
  private var cases: [Case] = []
  private var held: [Held] = []

  public init(arguments: [String] = CommandLine.arguments) {
    options = Options(arguments)
  }

  /// Adds a case whose operations are synchronous.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - countsAllocations: Whether the allocations of an operation are counted. They are those of the whole
  ///     process, so they say nothing where an operation starts work on another thread.
  ///   - setUp: Makes the operation.
  public func add(
    _ name: String,
    countsAllocations: Bool = true,
    _ setUp: @escaping @MainActor () throws -> @MainActor () -> Void
  ) {
    cases.append(
      Case(name: name, suspends: false, countsAllocations: countsAllocations) {
        let operation = try setUp()
        return { count in
          ContinuousClock().measure {
            for _ in 0..<count { operation() }
          }
        }
      }
    )
  }

  /// Adds a case whose operations suspend.
  ///
  /// Such cases run after all others: once an asynchronous `main` has suspended on Linux, the main
  /// queue is served by other threads.
  public func addSuspending(
    _ name: String,
    countsAllocations: Bool = true,
    _ setUp: @escaping @MainActor () async throws -> @MainActor () async throws -> Void
  ) {
    cases.append(
      Case(name: name, suspends: true, countsAllocations: countsAllocations) {
        let operation = try await setUp()
        return { count in
          let start = ContinuousClock.now
          for _ in 0..<count { try await operation() }
          return .now - start
        }
      }
    )
  }

  /// Adds an object whose memory is measured.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - count: The number of objects whose memory is measured. A large one needs only one.
  ///   - make: Makes one.
  public func addHeld(_ name: String, count: Int = 5_000, _ make: @escaping @MainActor () -> Any) {
    held.append(Held(name: name, count: count, make: make))
  }

  /// Runs the cases whose names contain one of the arguments, or all cases where there are no arguments.
  ///
  /// With `--exact` the whole name must be equal. With `--iterations` nothing is measured: a tool that counts
  /// instructions watches the operations.
  public func run() async throws {
    let chosen = cases.filter { options.matches($0.name) }
    if let iterations = options.iterations {
      for entry in chosen { _ = try await entry.setUp()(iterations) }
      return
    }
    print(Result.header)
    for entry in chosen.filter({ !$0.suspends }) + chosen.filter(\.suspends) {
      print(try await measure(entry))
      fflush(nil)
    }
    let kept = held.filter { options.matches($0.name) }
    guard !kept.isEmpty else { return }
    print("\n| memory | bytes |\n|---|---:|")
    for entry in kept {
      print("| \(entry.name) | \(decimal(bytes(of: entry))) |")
    }
  }

  /// The bytes that one of many objects holds.
  private func bytes(of entry: Held) -> Double {
    let count = entry.count
    var all: [Any] = []
    all.reserveCapacity(count)
    _ = entry.make()
    let before = heldBytes()
    for _ in 0..<count { all.append(entry.make()) }
    defer { consume(all) }
    return Double(heldBytes() - before) / Double(count)
  }

  private func measure(_ entry: Case) async throws -> Result {
    let body = try await entry.setUp()
    let count = try await calibrate(body)
    var samples: [Double] = []
    for _ in 0..<options.samples {
      samples.append(try await body(count).nanoseconds / Double(count))
    }
    samples.sort()
    let allocationsBefore = allocation_count()
    let counted = min(count, 200)
    _ = try await body(counted)
    let allocations = Double(allocation_count() - allocationsBefore) / Double(counted)
    return Result(
      name: entry.name,
      median: samples[samples.count / 2],
      best: samples[0],
      allocations: entry.countsAllocations ? allocations : nil
    )
  }

  /// The number of operations that take long enough to be timed.
  private func calibrate(_ body: Body) async throws -> Int {
    var count = 1
    _ = try await body(1)
    while true {
      let time = try await body(count).nanoseconds
      if time >= options.leastTime || count >= 1 << 26 { return count }
      count = max(count + 1, Int(Double(count) * min(8, options.leastTime * 1.2 / max(time, 1))))
    }
  }
}

/// The options of the command line.
private struct Options {
  var filters: [String] = []
  /// Whether a filter is a whole name.
  var isExact = false
  var samples = 15
  /// In nanoseconds.
  var leastTime = 20e6
  /// The number of operations of each case to perform instead of measuring it.
  var iterations: Int?

  init(_ arguments: [String]) {
    var arguments = arguments.dropFirst().makeIterator()
    while let argument = arguments.next() {
      if argument == "--samples" {
        samples = arguments.next().flatMap(Int.init) ?? samples
      } else if argument == "--iterations" {
        iterations = arguments.next().flatMap(Int.init)
      } else if argument == "--exact" {
        isExact = true
      } else {
        filters.append(argument)
      }
    }
  }

  func matches(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { isExact ? name == $0 : name.contains($0) }
  }
}

/// A measurement, as a row of a Markdown table.
///
/// Times are in nanoseconds.
private struct Result: CustomStringConvertible {
  static let header = """
    | case | median ns | best ns | allocations |
    |---|---:|---:|---:|
    """

  let name: String
  let median: Double
  let best: Double
  let allocations: Double?

  var description: String {
    "| \(name) | \(decimal(median)) | \(decimal(best)) | \(allocations.map(decimal) ?? "") |"
  }
}

/// A number with one digit after the point.
public func decimal(_ number: Double) -> String {
  String(format: "%.1f", number)
}

/// Keeps the optimizer from dropping a result.
@inline(never)
@_optimize(none)
public func consume<T>(_ value: T) {}

/// Bytes that the process holds now.
public func heldBytes() -> Int {
  Int(allocated_bytes())
}

extension Duration {
  public var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
