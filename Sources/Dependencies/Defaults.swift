import ConcurrencyExtras
import Foundation
import IssueReporting

/// The values of dependencies without overrides.
///
/// Each is made at its first use and then kept.
///
/// Each test of Swift Testing has its own defaults, so that concurrent tests share no state. XCTest does not identify
/// the running test: DependenciesTestSupport resets the defaults when a test begins.
final class Defaults: Sendable {
  /// The defaults of this process.
  static let process = Defaults()

  private let state = Locked(State())
  /// The defaults of values without a context.
  private let published = PublishedBoxes()
  /// The defaults that are wrapped, if these have a wrapper.
  private let base: Defaults?
  /// Puts other values in the place of all dependencies, if there is one.
  let wrapper: (any DependencyWrapper)?
  /// Whether there is a wrapper, which most reads and writes ask for.
  let isWrapping: Bool
  /// The defaults that the wrapper has returned, with those that it was given.
  private let wrappedBoxes = Locked<[WrappedID: WrappedBox]>([:])

  init() {
    base = nil
    wrapper = nil
    isWrapping = false
  }

  /// Creates defaults that have the values of others, as a wrapper returns them.
  init(_ base: Defaults, wrappedBy wrapper: some DependencyWrapper) {
    self.base = base
    self.wrapper = wrapper
    isWrapping = true
  }

  /// An override as the wrapper returns it.
  func wrapped(_ box: any AnyValueBox) -> any AnyValueBox {
    wrapper.map { box.wrapped(by: $0, named: nil) } ?? box
  }

  /// The defaults without wrappers.
  var unwrapped: Defaults { base?.unwrapped ?? self }

  /// The context that the app was prepared with.
  var preparedContext: DependencyContext? {
    get { base.map { $0.preparedContext } ?? state.withLock { $0.preparedContext } }
    set {
      state.withLock { state in
        state.preparedContext = newValue
        published.show(newValue ?? .process)
      }
    }
  }

  /// The default of a key, if it was made before, for values without a context.
  ///
  /// Most reads of a dependency in an app end here. A test has its own defaults, whose search takes longer.
  func made(_ key: ObjectIdentifier) -> AnyObject? {
    published.box(of: key)
  }

  /// Whether each test has its own defaults.
  private static let isPerTest = isTesting

  /// The default of a key, as `values` see it.
  func value<Key: TestDependencyKey>(
    of key: Key.Type,
    in values: DependencyValues,
    for access: DefaultAccess
  ) -> Key.Value {
    // NB: The cast holds because a slot belongs to one key.
    unsafeDowncast(box(of: key, in: values, for: access), to: ValueBox<Key>.self).value
  }

  private func box<Key: TestDependencyKey>(
    of key: Key.Type,
    in values: DependencyValues,
    for access: DefaultAccess
  ) -> any AnyValueBox {
    if isWrapping, let base, let wrapper {
      // The process keeps its defaults. None of them may capture values that this wrapper has returned.
      let box = base.box(of: key, in: values.with(base), for: access)
      // An override of a part of the value is wrapped when it is set.
      guard !DependencyValues.isSetting else { return box }
      return wrapped(box, by: wrapper, named: access.name)
    }
    let context = values.context
    // Code that overrides a part of a value also reads the value. That does not count as a use.
    return slot(of: key, in: context).box(isUse: !DependencyValues.isSetting) {
      let value = access.evaluate(in: values) { self.makeValue(of: key, in: context, for: access) }
      // A value that is about to be replaced is not kept.
      let isKept = !access.isUnusable
      return (ValueBox<Key>(value), isKept)
    } whenUsed: { box in
      guard values.storage.context == nil, !Self.isPerTest else { return }
      publish(box, in: context)
    }
  }

  /// A default as the wrapper returns it, which is asked once for each.
  private func wrapped(
    _ box: any AnyValueBox,
    by wrapper: some DependencyWrapper,
    named name: StaticString?
  ) -> any AnyValueBox {
    let id = WrappedID(
      key: ObjectIdentifier(box.key),
      name: name.map { UInt(bitPattern: $0.utf8Start) }
    )
    if let known = wrappedBoxes.withLock({ $0[id] }), known.base === box { return known.wrapped }
    // The wrapper is asked without the lock, because it is other code.
    let wrapped = box.wrapped(by: wrapper, named: name)
    wrappedBoxes.withLock { $0[id] = WrappedBox(base: box, wrapped: wrapped) }
    return wrapped
  }

  private struct WrappedID: Hashable {
    let key: ObjectIdentifier
    /// The address of the name of the property that reads the default.
    let name: UInt?
  }

  private struct WrappedBox {
    let base: any AnyValueBox
    let wrapped: any AnyValueBox
  }

  private func publish(_ box: any AnyValueBox, in context: DependencyContext) {
    state.withLock { state in
      // The context may have been prepared since.
      guard context == state.preparedContext ?? .process else { return }
      published.insert(box, for: ObjectIdentifier(box.key))
    }
  }

  /// Sets a default before its first use; returns whether it was in time.
  func prepare(_ box: any AnyValueBox, in context: DependencyContext) -> Bool {
    slot(of: box.key, in: context).prepare(with: box)
  }

  /// Forgets everything that was made or prepared.
  ///
  /// Only tests call this, and they publish nothing.
  func reset() {
    // The old values are released without the lock, because their 'deinit' may use dependencies.
    _ = state.withLock { state in
      defer { state = State() }
      published.show(.process)
      return state
    }
  }

  private func makeValue<Key: TestDependencyKey>(
    of key: Key.Type,
    in context: DependencyContext,
    for access: DefaultAccess
  ) -> Key.Value {
    switch context {
    case .test: return key.testValue
    case .preview: return key.previewValue
    case .live: break
    }
    guard let liveKey = key as? any DependencyKey.Type,
      let liveValue = liveValue(of: liveKey) as? Key.Value
    else {
      access.noteMissingLiveValue(of: key)
      return key.testValue
    }
    return liveValue
  }

  private func liveValue<Key: DependencyKey>(of key: Key.Type) -> any Sendable {
    key.liveValue
  }

  private func slot(
    of key: any TestDependencyKey.Type,
    in context: DependencyContext
  ) -> Slot {
    let id = SlotID(key: ObjectIdentifier(key), context: context, test: TestID.current)
    return state.withLock { state in
      if let slot = state.slots[id] { return slot }
      let slot = Slot()
      state.slots[id] = slot
      return slot
    }
  }

  private struct State {
    var slots: [SlotID: Slot] = [:]
    var preparedContext: DependencyContext?
  }

  private struct SlotID: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
    let test: TestContext.Testing.Test.ID?
  }

  private enum TestID {
    /// The running test, if the test library identifies it.
    static var current: TestContext.Testing.Test.ID? {
      guard isTesting, case .swiftTesting(let testing) = TestContext.current else { return nil }
      return testing?.test.id
    }
  }
}

/// The place of one default value.
///
/// It holds a lock while it makes the value, so that two threads do not make two. The lock is recursive: the value may
/// use other dependencies, and each of those has its own lock.
///
/// NB: `@unchecked Sendable` holds because `content` is touched under `lock` alone, as `isSettled` is.
private final class Slot: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var content: (any AnyValueBox)?
  /// Whether the content has been used or prepared, and stays.
  private var isSettled = false

  func box(
    isUse: Bool,
    orMake make: () -> (any AnyValueBox, isKept: Bool),
    whenUsed note: (any AnyValueBox) -> Void
  ) -> any AnyValueBox {
    lock.withLock {
      let box: any AnyValueBox
      if let content {
        box = content
      } else {
        let (made, isKept) = make()
        guard isKept else { return made }
        content = made
        box = made
      }
      if isUse {
        isSettled = true
        note(box)
      }
      return box
    }
  }

  func prepare(with box: any AnyValueBox) -> Bool {
    lock.withLock {
      guard !isSettled else { return false }
      content = box
      isSettled = true
      return true
    }
  }
}
