import Dependencies
public import Foundation
import ViewValues

extension SharedReaderKey {
  /// A value that is kept as JSON in a file.
  ///
  /// ```swift
  /// extension SharedKey where Self == FileStorageKey<[Meeting]>.Default {
  ///   static var meetings: Self {
  ///     Self[.fileStorage(.documentsDirectory.appending(component: "meetings.json")), default: []]
  ///   }
  /// }
  ///
  /// @Shared(.meetings) var meetings
  /// ```
  ///
  /// A change is written at once, on another thread. Changes during a write are written together afterwards.
  /// `try await $meetings.save()` waits for all writes. A process that exits finishes its writes.
  ///
  /// When another process has written the file, the property changes on the main actor. If the file is unreadable, the
  /// property has a `loadError`, and the next save keeps the file under another name. An empty file counts as none.
  /// While another process writes the file, `withLock` waits for it; see ``FileStorage/fileSystem``.
  ///
  /// In tests and previews the file is in memory; see ``FileStorage``.
  ///
  /// Where we differ: the original writes at most once a second, and loses a change of another process in that time. It
  /// also overwrites an unreadable file.
  ///
  /// - Parameters:
  ///   - url: The file. Missing directories are created.
  ///   - decoder: Decodes the contents, by default a `JSONDecoder`.
  ///   - encoder: Encodes the value, by default with sorted keys and one key on each line.
  /// - Returns: The key.
  public static func fileStorage<Value: Codable>(
    _ url: URL,
    decoder: JSONDecoder? = nil,
    encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    fileStorage(
      url,
      decode: { try (decoder ?? JSONDecoder()).decode(Value.self, from: $0) },
      encode: { try (encoder ?? .readable).encode($0) }
    )
  }

  /// A value that is kept in a file with a custom coding.
  ///
  /// An empty file has no value if `decode` throws for it.
  ///
  /// - Parameters:
  ///   - url: The file. Missing directories are created.
  ///   - decode: Decodes the value from the contents.
  ///   - encode: Encodes the contents from the value.
  /// - Returns: The key.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: decode, encode: encode)
  }
}

extension JSONEncoder {
  fileprivate static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }
}

/// The key of a value that is kept in a file.
public final class FileStorageKey<Value: Sendable>: SharedKey {
  private let url: URL
  private let storage: FileStorage
  private let file: StoredFile
  private let client = FileClient()
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  convenience init(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    @Dependency(\.defaultFileStorage) var storage
    self.init(url, in: storage, decode: decode, encode: encode)
  }

  private init(
    _ url: URL,
    in storage: FileStorage,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    self.url = url
    self.storage = storage
    file = storage.file(at: url)
    self.decode = decode
    self.encode = encode
  }

  /// The file, and the storage.
  public var id: FileStorageKeyID { FileStorageKeyID(url: file.url, storage: storage) }

  /// Reads the file at once.
  public func load(context _: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: loaded())
  }

  /// Observes writes of other processes.
  public func subscribe(
    context _: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    subscription(of: subscriber)
  }

  /// Writes the file on another thread.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let write = write(of: value, continuation)
    switch context {
    case .didSet: file.save(write, endingChanges: 0)
    case .userInitiated: file.saveNow(write)
    }
  }

  private func write(of value: Value, _ continuation: SaveContinuation) -> FileWrite {
    FileWrite(
      by: client,
      encode: { [encode] in try encode(value) },
      completion: { continuation.resume(with: $0) }
    )
  }

  /// The value in the file.
  ///
  /// An empty file has no value, unless no bytes are the coding of one.
  private func value(of data: Data) throws -> Value? {
    data.isEmpty ? try? decode(data) : try decode(data)
  }

  private func value(of contents: FileContents) throws -> LoadedValue<Value?> {
    do {
      let decoded = try contents.data().flatMap { try value(of: $0) }
      return LoadedValue(decoded) { [file, client] in file.takeOver(contents, by: client) }
    } catch {
      file.giveUp(contents, by: client)
      throw error
    }
  }
}

extension FileStorageKey: ContendedKey {
  package func beginChange() {
    file.beginChange()
  }

  package func save(_ value: Value, endingChanges count: Int, continuation: SaveContinuation) {
    file.save(write(of: value, continuation), endingChanges: count)
  }

  package func currentValue() throws -> LoadedValue<Value?> {
    try value(of: file.contents())
  }

  package func newestValue() throws -> LoadedValue<Value?>? {
    try file.unseenContents(for: client).map(value)
  }

  package func observe(_ onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription {
    try file.observe(onChange)
  }
}

extension FileStorageKey {
  /// The same file for each user: the one of the window's user.
  ///
  /// ```swift
  /// static var meetings: Self {
  ///   Self[
  ///     .fileStorage(.documentsDirectory.appending(component: "meetings.json")).perUser,
  ///     default: []
  ///   ]
  /// }
  /// ```
  ///
  /// The user `anna` has `Users/anna/meetings.json` in the folder of the file; see `WindowUser.folder(in:)`.
  /// Without a user, as in an app without authentication, it is the file itself.
  ///
  /// The user is that of `@Dependency(\.windowUser)` when the key is made, so make the key for each property, as the
  /// static property above does. If the process serves users, and code outside of a window makes the key, an issue is
  /// reported. The value is then kept in memory for this property alone.
  public var perUser: FileStorageKey {
    switch StorageOwner.current(for: description) {
    case .process: self
    case .user(let user):
      FileStorageKey(user.file(for: url), in: storage, decode: decode, encode: encode)
    case .nobody: FileStorageKey(url, in: .inMemory, decode: decode, encode: encode)
    }
  }
}

/// The identity of a file.
public struct FileStorageKeyID: Hashable {
  let url: URL
  let storage: FileStorage
}

extension FileStorageKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".fileStorage(\(url.path.debugDescription))" }
}
