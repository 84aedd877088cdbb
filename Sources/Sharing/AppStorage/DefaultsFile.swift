import ConcurrencyExtras
import Foundation
import IssueReporting

/// A property list of names and values that several processes read and write.
///
/// A change is made of what is in the file then, so that processes lose nothing of each other's: of
/// different values whoever sets them, and of one value who begins a change before it reads.
///
/// NB: `@unchecked Sendable` holds because the variables are touched under `lock` alone.
final class DefaultsFile: @unchecked Sendable {
  private let file: StoredFile
  private let user = FileUser()
  private let onChange: @Sendable () -> Void
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  /// What is found where nothing is set; it is not written.
  private var registeredValues: [String: Any] = [:]
  /// How often other processes have changed each value.
  private var revisions: [String: Int] = [:]
  private var unwrittenChanges = 0
  private var isUnreadable = false
  private var subscription: SharedSubscription?

  /// Reads a file, and tells when anyone has changed it.
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
  /// - Parameter withRegistered: Whether those that are registered are among them, where none is set.
  /// - Returns: The values by their names.
  func all(withRegistered: Bool = false) -> [String: Any] {
    lock.withLock {
      withRegistered ? registeredValues.merging(values) { _, set in set } : values
    }
  }

  /// Adds values that are found where nothing is set.
  func register(_ values: [String: Any]) {
    lock.withLock { registeredValues.merge(values) { _, new in new } }
    onChange()
  }

  /// Keeps other processes from writing, until the change is set, and takes over what they have written.
  func beginChange() {
    file.beginChange()
    refresh()
  }

  /// Sets a value, which is written soon, or removes it.
  ///
  /// - Parameters:
  ///   - value: The value, or nil.
  ///   - name: Its name.
  ///   - revision: That of the value of which it is made, if it is to be set in the place of no other.
  ///   - count: How many changes it ends that have begun.
  ///   - completion: Is called when it is written, or cannot be.
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
      // It may be that another process has written something else.
      let hasNews = if case .failure = result { takeOverNewest() } else { false }
      completion(result)
      if hasNews { onChange() }
    }
    file.save(write, endingChanges: count)
    onChange()
  }

  /// Ends changes of which nothing is to be set.
  func endChanges(_ count: Int) {
    file.endChanges(count)
  }

  /// Says when all that is set is written, and writes what could not be.
  func save(completion: @escaping FileWrite.Completion) {
    file.saveNow(write(completion: completion))
  }

  private func write(completion: @escaping FileWrite.Completion) -> FileWrite {
    FileWrite(
      by: user,
      encode: { [self] in
        try PropertyListSerialization.data(fromPropertyList: all(), format: .binary, options: 0)
      },
      completion: completion
    )
  }

  /// Waits until all is written; returns whether it is.
  func waitUntilWritten() -> Bool {
    file.waitUntilWritten()
    return !file.isUnsaved(by: user)
  }

  /// Takes over what other processes have written, and tells of it.
  func refresh() {
    if takeOverNewest() { onChange() }
  }

  private func takeOverNewest() -> Bool {
    guard let newest = file.unseenContents(for: user).flatMap(read) else { return false }
    return lock.withLock { takeOver(newest) }
  }

  private func takeOver(_ newest: Newest<[String: Any]>) -> Bool {
    guard newest.takeOver(unsavedChanges: unwrittenChanges) else { return false }
    let old = values
    values = newest.value
    for name in Set(old.keys).union(values.keys)
    where !DefaultsValue.areEqual(old[name], values[name]) {
      revisions[name, default: 0] += 1
    }
    return true
  }

  /// Reads the contents of the file, unless they cannot be read: they are kept under another name.
  private func read(_ contents: FileContents) -> Newest<[String: Any]>? {
    do {
      let values = try contents.data().map(Self.list) ?? [:]
      lock.withLock { isUnreadable = false }
      return Newest(values) { [file, user] in file.takeOver(contents, by: user) }
    } catch {
      file.giveUp(contents, by: user)
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
