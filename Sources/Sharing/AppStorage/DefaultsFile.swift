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
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var subscription: SharedSubscription?

  /// Reads a file, and tells when other processes have changed it.
  init(_ url: URL, on disk: any Disk, onChange: @escaping @Sendable () -> Void) {
    file = StoredFile(url, on: disk)
    lock.withLock { takeOver(try? file.read(for: user)) }
    subscription = try? file.observe { [weak self] in
      if self?.reload() == true { onChange() }
    }
  }

  subscript(name: String) -> Any? {
    lock.withLock { values[name] }
  }

  var all: [String: Any] { lock.withLock { values } }

  /// Sets a value, which is written soon, or removes it.
  func set(_ value: Any?, of name: String) {
    lock.withLock {
      if case .data(let data)? = try? file.beginChange(by: user) { takeOver(data) }
      values[name] = value
      // The copy is only read.
      let values = UncheckedSendable(values)
      let write = FileWrite(
        by: user,
        encode: {
          try PropertyListSerialization.data(
            fromPropertyList: values.value,
            format: .xml,
            options: 0
          )
        },
        completion: { _ in }
      )
      file.save(write, endingChanges: 1)
    }
  }

  /// Waits until all is written; returns whether it is.
  func waitUntilWritten() -> Bool {
    file.waitUntilWritten()
    return !file.isUnsaved(by: user)
  }

  /// Reads what other processes have written; returns whether there was anything.
  private func reload() -> Bool {
    lock.withLock {
      switch try? file.newestContents(for: user) {
      case .data(let data)?: takeOver(data)
      case FileContents.none?: values = [:]
      case nil: return false
      }
      return true
    }
  }

  /// Takes over what is in the file, unless it is no property list: that is kept under another name.
  private func takeOver(_ data: Data?) {
    guard let data else { return }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    if let list = list as? [String: Any] {
      values = list
    } else {
      file.noteUnreadable(for: user)
      reportIssue(Issues.unreadableDefaults(file.path))
    }
  }
}
