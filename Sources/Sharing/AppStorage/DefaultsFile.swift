import ConcurrencyExtras
import Foundation
import IssueReporting

/// A property list of names and values that several processes read and write.
///
/// A change starts from the contents of the file, so that no process loses the changes of another. That holds for
/// different values, and for one value if its change begins before its read.
///
/// NB: `@unchecked Sendable` holds because the variables are touched under `lock` alone.
final class DefaultsFile: @unchecked Sendable {
  private let file: StoredFile
  private let client = FileClient()
  private let onChange: @Sendable () -> Void
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  /// The values of names that have none; they are not written.
  private var registeredValues: [String: Any] = [:]
  /// The number of changes of each value by other processes.
  private var revisions: [String: Int] = [:]
  private var unwrittenChanges = 0
  private var isUnreadable = false
  private var subscription: SharedSubscription?

  /// Reads a file, and calls a closure after each change.
  init(_ url: URL, on disk: any Disk, onChange: @escaping @Sendable () -> Void) {
    file = StoredFile(url, on: disk)
    self.onChange = onChange
    if let newest = read(file.contents()) { values = newest.takeOver() ? newest.value : [:] }
    subscription = try? file.observe { [weak self] in self?.refresh() }
  }

  subscript(name: String) -> DefaultsValue {
    lock.withLock {
      DefaultsValue(
        values[name] ?? registeredValues[name],
        revision: revisions[name, default: 0]
      )
    }
  }

  /// All values that are set.
  ///
  /// - Parameter withRegistered: Whether the result has the registered values of names without a value.
  /// - Returns: The values by their names.
  func all(withRegistered: Bool = false) -> [String: Any] {
    lock.withLock {
      withRegistered ? registeredValues.merging(values) { _, set in set } : values
    }
  }

  /// Adds values for names that have none.
  func register(_ values: [String: Any]) {
    lock.withLock { registeredValues.merge(values) { _, new in new } }
    onChange()
  }

  /// Keeps other processes from writing until the change is set, and reads their last contents.
  func beginChange() {
    file.beginChange()
    refresh()
  }

  /// Sets or removes a value.
  ///
  /// The file is written soon.
  ///
  /// - Parameters:
  ///   - value: The value, or nil.
  ///   - name: Its name.
  ///   - revision: The revision of the value that the change started from. If the value has another one, nothing is
  ///     set.
  ///   - count: The number of begun changes that it ends.
  ///   - completion: Receives the result of the write.
  func set(
    _ value: Any?,
    of name: String,
    madeOf revision: Int? = nil,
    endingChanges count: Int,
    completion: @escaping FileWrite.Completion
  ) {
    let isSet = lock.withLock {
      guard revision == nil || revision == revisions[name, default: 0] else { return false }
      values[name] = value
      unwrittenChanges += 1
      return true
    }
    guard isSet else {
      file.endChanges(count)
      return completion(.failure(FileConflict(file.url)))
    }
    let write = write { [self] result in
      lock.withLock { unwrittenChanges -= 1 }
      // Another process may have written other values.
      let hasNewValues = if case .failure = result { takeOverNewest() } else { false }
      completion(result)
      if hasNewValues { onChange() }
    }
    file.save(write, endingChanges: count)
    onChange()
  }

  /// Ends changes without setting a value.
  func endChanges(_ count: Int) {
    file.endChanges(count)
  }

  /// Calls a closure when all values are written, and repeats a failed write.
  func save(completion: @escaping FileWrite.Completion) {
    file.saveNow(write(completion: completion))
  }

  private func write(completion: @escaping FileWrite.Completion) -> FileWrite {
    FileWrite(
      by: client,
      encode: { [self] in
        try PropertyListSerialization.data(fromPropertyList: all(), format: .binary, options: 0)
      },
      completion: completion
    )
  }

  /// Waits for the writes, and returns whether they succeeded.
  func waitUntilWritten() -> Bool {
    file.waitUntilWritten()
    return !file.isUnsaved(by: client)
  }

  /// Reads the contents of other processes, and reports a change.
  func refresh() {
    if takeOverNewest() { onChange() }
  }

  private func takeOverNewest() -> Bool {
    guard let newest = file.unseenContents(for: client).flatMap(read) else { return false }
    return lock.withLock { takeOver(newest) }
  }

  private func takeOver(_ newest: LoadedValue<[String: Any]>) -> Bool {
    guard newest.takeOver(unsavedChanges: unwrittenChanges) else { return false }
    let old = values
    values = newest.value
    for name in Set(old.keys).union(values.keys)
    where !DefaultsValue.areEqual(old[name], values[name]) {
      revisions[name, default: 0] += 1
    }
    return true
  }

  /// Reads the contents of the file.
  ///
  /// Unreadable contents are kept under another name.
  private func read(_ contents: FileContents) -> LoadedValue<[String: Any]>? {
    do {
      let values = try contents.data().map(Self.list) ?? [:]
      lock.withLock { isUnreadable = false }
      return LoadedValue(values) { [file, client] in file.takeOver(contents, by: client) }
    } catch {
      file.giveUp(contents, by: client)
      let wasUnreadable = lock.withLock {
        defer { isUnreadable = true }
        return isUnreadable
      }
      if !wasUnreadable { reportIssue(Issues.unreadableDefaults(file.url.path, error)) }
      return nil
    }
  }

  private static func list(_ data: Data) throws -> [String: Any] {
    guard !data.isEmpty else { return [:] }
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
    return list
  }
}
