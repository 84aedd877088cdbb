#if !canImport(Darwin)
import Synchronization

/// A lock-free table of values by the keys of their dependencies, one for each context.
///
/// A value never leaves its table. A reader only needs complete entries: a slot's key is written last, and a table is
/// published when it is filled.
///
/// NB: `@unchecked Sendable` holds because calls of ``insert(_:for:)`` and ``show(_:)`` do not overlap, and readers see
/// published memory alone.
final class PublishedBoxes: @unchecked Sendable {
  private let table = Atomic<Unmanaged<Table>?>(nil)
  /// All tables of each context, because a reader may still use an old one.
  ///
  /// A table that grew into another holds the same values, in at most half the room. So the old tables of a context
  /// have fewer slots than its current one.
  private var tables: [DependencyContext: [Table]] = [:]
  private var context = DependencyContext.process

  /// The box of a key, if it is here.
  func box(of key: ObjectIdentifier) -> AnyObject? {
    table.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.box(of: key) }
  }

  /// Adds a box; calls must not overlap.
  func insert(_ box: any AnyValueBox, for key: ObjectIdentifier) {
    let table = current.flatMap { $0.hasRoom ? $0 : nil } ?? grow()
    table.insert(box, for: key)
  }

  /// Shows the boxes of a context; calls must not overlap with ``insert(_:for:)``.
  func show(_ context: DependencyContext) {
    self.context = context
    publish(current)
  }

  /// The number of slots in all tables, which is less than twice that of the current tables.
  var slotCount: Int { tables.values.joined().reduce(0) { $0 + $1.capacity } }

  private var current: Table? { tables[context]?.last }

  private func grow() -> Table {
    let old = current
    let new = Table(capacity: old.map { $0.capacity * 2 } ?? 32)
    old?.forEach { new.insert($0, for: $1) }
    tables[context, default: []].append(new)
    publish(new)
    return new
  }

  private func publish(_ new: Table?) {
    table.store(new.map { .passUnretained($0) }, ordering: .releasing)
  }
}

/// A table of one size, to which boxes are only added.
///
/// The search begins at a slot that the key determines, and goes on with the slots after it.
private final class Table {
  private struct Slot: ~Copyable {
    /// The address of the key; 0 while there is none.
    let key = Atomic<UInt>(0)
    var box: AnyObject?
  }

  let capacity: Int
  private var count = 0
  private let slots: UnsafeMutablePointer<Slot>

  /// Creates a table; `capacity` is a power of 2.
  init(capacity: Int) {
    self.capacity = capacity
    slots = .allocate(capacity: capacity)
    for index in 0..<capacity {
      (slots + index).initialize(to: Slot())
    }
  }

  deinit {
    slots.deinitialize(count: capacity)
    slots.deallocate()
  }

  /// Whether another box leaves half of the slots empty, so that each search ends soon.
  var hasRoom: Bool { count * 2 < capacity }

  func box(of key: ObjectIdentifier) -> AnyObject? {
    let wanted = UInt(bitPattern: key)
    var index = firstIndex(of: key)
    while true {
      let found = slots[index].key.load(ordering: .acquiring)
      if found == wanted { return slots[index].box }
      if found == 0 { return nil }
      index = (index + 1) & (capacity - 1)
    }
  }

  func insert(_ box: AnyObject, for key: ObjectIdentifier) {
    let wanted = UInt(bitPattern: key)
    var index = firstIndex(of: key)
    while true {
      switch slots[index].key.load(ordering: .relaxed) {
      case wanted:
        return
      case 0:
        slots[index].box = box
        slots[index].key.store(wanted, ordering: .releasing)
        count += 1
        return
      default:
        index = (index + 1) & (capacity - 1)
      }
    }
  }

  func forEach(_ body: (AnyObject, ObjectIdentifier) -> Void) {
    for index in 0..<capacity {
      let bits = slots[index].key.load(ordering: .relaxed)
      guard let box = slots[index].box, let type = UnsafeRawPointer(bitPattern: bits) else {
        continue
      }
      body(box, unsafeBitCast(type, to: ObjectIdentifier.self))
    }
  }

  // Types are at least 16 bytes apart.
  private func firstIndex(of key: ObjectIdentifier) -> Int {
    (Int(bitPattern: key) >> 4) & (capacity - 1)
  }
}
#endif
