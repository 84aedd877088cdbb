#if canImport(Glibc) || canImport(Musl)
import ConcurrencyExtras
import Foundation

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Calls a closure when a file was written, replaced or removed, or when its permissions changed.
func watchFile(
  named name: String,
  in directory: URL,
  onChange: @escaping @Sendable () -> Void
) throws -> SharedSubscription {
  try Inotify.shared.get().watch(name, in: directory, onChange: onChange)
}

/// The kernel's events of directories, with one descriptor for the process.
private final class Inotify: Sendable {
  static let shared = Result { try Inotify() }

  private static let events =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
    | UInt32(IN_ATTRIB)

  private let descriptor: CInt
  private let observers = Locked(Observers())

  private struct Observers {
    var byID: [Int: Observer] = [:]
    var lastID = 0
  }

  private struct Observer: Sendable {
    let watch: CInt
    let name: String
    let onChange: @Sendable () -> Void
  }

  private init() throws {
    descriptor = inotify_init1(CInt(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("inotify_init1", URL(fileURLWithPath: "/")) }
    Thread.detachNewThread { [self] in
      while waitForEvents() { notifyObservers() }
    }
  }

  func watch(
    _ name: String,
    in directory: URL,
    onChange: @escaping @Sendable () -> Void
  ) throws -> SharedSubscription {
    // Under the lock, so that no watch is removed between its lookup and its use.
    let id = try observers.withLock { observers in
      let watch = inotify_add_watch(descriptor, directory.path, Self.events)
      guard watch >= 0 else { throw SystemError("inotify_add_watch", directory) }
      observers.lastID += 1
      observers.byID[observers.lastID] = Observer(watch: watch, name: name, onChange: onChange)
      return observers.lastID
    }
    return SharedSubscription { [self] in remove(id) }
  }

  private func remove(_ id: Int) {
    observers.withLock { observers in
      guard let observer = observers.byID.removeValue(forKey: id),
        !observers.byID.values.contains(where: { $0.watch == observer.watch })
      else { return }
      inotify_rm_watch(descriptor, observer.watch)
    }
  }

  private func waitForEvents() -> Bool {
    var interest = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    repeat {
      if poll(&interest, 1, -1) > 0 { return true }
    } while errno == EINTR
    return false
  }

  /// Calls each observer once for all events since the last call.
  private func notifyObservers() {
    let changes = readChanges()
    let concerned = observers.withLock { observers in
      observers.byID.sorted { $0.key < $1.key }.map(\.value)
        .filter {
          changes.contains(Change(watch: $0.watch, name: $0.name)) || changes.contains(.lost)
        }
    }
    for observer in concerned {
      observer.onChange()
    }
  }

  private struct Change: Hashable {
    let watch: CInt
    let name: String

    /// The kernel has dropped events.
    static let lost = Change(watch: -1, name: "")
  }

  private func readChanges() -> Set<Change> {
    var changes: Set<Change> = []
    let headSize = MemoryLayout<inotify_event>.size
    withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 8) { buffer in
      while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
        var offset = 0
        while offset + headSize <= count {
          let head = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let name = buffer[(offset + headSize)..<(offset + headSize + Int(head.len))]
          changes.insert(
            Change(watch: head.wd, name: String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
          )
          offset += headSize + Int(head.len)
        }
      }
    }
    return changes
  }
}
#endif
