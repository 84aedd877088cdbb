import ConcurrencyExtras
import Foundation
import IssueReporting

/// A property list of names and values that several processes read and write.
///
/// A change is made of what is in the file then, so that processes that change different values lose
/// nothing of each other's.
///
/// NB: `@unchecked Sendable` holds because the variables are touched under `lock` alone.
final class DefaultsFile: @unchecked Sendable {
  private let file: StoredFile
  private let user = FileUser()
  private let onChange: @Sendable () -> Void
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var unwrittenChanges = 0
  private var isUnreadable = false
  private var subscription: SharedSubscription?

  /// Reads a file, and tells when other processes have changed it.
  init(_ url: URL, on disk: any Disk, onChange: @escaping @Sendable () -> Void) {
    file = StoredFile(url, on: disk)
    self.onChange = onChange
    if let newest = read(file.contents()) { values = newest.takeOver() ? newest.value : [:] }
    subscription = try? file.observe { [weak self] in self?.reload() }
  }

  subscript(name: String) -> Any? {
    lock.withLock { values[name] }
  }

  var all: [String: Any] { lock.withLock { values } }

  /// Sets a value, which is written soon, or removes it.
  ///
  /// - Parameters:
  ///   - value: The value, or nil.
  ///   - name: Its name.
  ///   - completion: Is called when it is written, or cannot be.
  func set(_ value: Any?, of name: String, completion: @escaping FileWrite.Completion) {
    file.beginChange()
    let newest = newest()
    lock.withLock {
      if let newest { takeOver(newest) }
      values[name] = value
      unwrittenChanges += 1
    }
    let write = FileWrite(by: user) { [self] in
      try PropertyListSerialization.data(fromPropertyList: all, format: .xml, options: 0)
    } completion: { [self] result in
      lock.withLock { unwrittenChanges -= 1 }
      // It may be that another process has written something else.
      if case .failure = result { reload() }
      completion(result)
    }
    file.save(write, endingChanges: 1)
  }

  /// Waits until all is written; returns whether it is.
  func waitUntilWritten() -> Bool {
    file.waitUntilWritten()
    return !file.isUnsaved(by: user)
  }

  /// Takes over what other processes have written, and tells of it.
  private func reload() {
    guard let newest = newest(), lock.withLock({ takeOver(newest) }) else { return }
    onChange()
  }

  private func newest() -> Newest<[String: Any]>? {
    file.unseenContents(for: user).flatMap(read)
  }

  @discardableResult
  private func takeOver(_ newest: Newest<[String: Any]>) -> Bool {
    guard newest.takeOver(unsavedChanges: unwrittenChanges) else { return false }
    values = newest.value
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
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
    return list
  }
}
