import Dependencies
public import Foundation

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
  /// A change is written at once, on a thread of its own; changes that come while a write runs are written
  /// together afterwards. `try await $meetings.save()` waits until all is written. A process that exits
  /// writes what is left.
  ///
  /// When another process has written the file, the property changes, on the main actor. A file that cannot be
  /// read makes the property's `loadError`, and is kept under another name when the property is saved. An empty
  /// file is none. While another process writes the file, `withLock` waits for it, see ``FileStorage/fileSystem``.
  ///
  /// In tests and previews the file is in memory, see ``FileStorage``.
  ///
  /// Where we differ: the original writes once a second at most, and a change that another process makes
  /// in this time is lost. It also writes over a file that could not be read.
  ///
  /// - Parameters:
  ///   - url: The file. Directories on the way to it are made.
  ///   - decoder: Decodes the contents, if not the usual decoder.
  ///   - encoder: Encodes the value, if not one that writes keys in order, each on its line.
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

  /// A value that is kept in a file, as you write it.
  ///
  /// An empty file is no value where `decode` throws an error for it.
  ///
  /// - Parameters:
  ///   - url: The file. Directories on the way to it are made.
  ///   - decode: Makes the value of the contents.
  ///   - encode: Makes the contents of the value.
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
  private let user = FileUser()
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  init(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    @Dependency(\.defaultFileStorage) var storage
    self.url = url
    self.storage = storage
    file = storage.file(at: url)
    self.decode = decode
    self.encode = encode
  }

  /// The file, and the storage.
  public var id: FileStorageKeyID { FileStorageKeyID(url: file.url, storage: storage) }

  /// Reads the file, at once.
  public func load(context _: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: loaded())
  }

  /// Tells when the file has been written by another process.
  public func subscribe(
    context _: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    subscription(of: subscriber)
  }

  /// Writes the file, on a thread of its own.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let write = write(of: value, continuation)
    switch context {
    case .didSet: file.save(write, endingChanges: 0)
    case .userInitiated: file.saveNow(write)
    }
  }

  private func write(of value: Value, _ continuation: SaveContinuation) -> FileWrite {
    FileWrite(
      by: user,
      encode: { [encode] in try encode(value) },
      completion: { continuation.resume(with: $0) }
    )
  }

  /// The value in the file; an empty one has no value, unless nothing at all stands for one.
  private func value(of data: Data) throws -> Value? {
    data.isEmpty ? try? decode(data) : try decode(data)
  }

  private func value(of contents: FileContents) throws -> Newest<Value?> {
    do {
      let decoded = try contents.data().flatMap { try value(of: $0) }
      return Newest(decoded) { [file, user] in file.takeOver(contents, by: user) }
    } catch {
      file.giveUp(contents, by: user)
      throw error
    }
  }
}

extension FileStorageKey: ContendedKey {
  func beginChange() {
    file.beginChange()
  }

  func save(_ value: Value, endingChanges count: Int, continuation: SaveContinuation) {
    file.save(write(of: value, continuation), endingChanges: count)
  }

  func currentValue() throws -> Newest<Value?> {
    try value(of: file.contents())
  }

  func newestValue() throws -> Newest<Value?>? {
    try file.unseenContents(for: user).map(value)
  }

  func observe(_ onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription {
    try file.observe(onChange)
  }
}

/// What tells files from each other.
public struct FileStorageKeyID: Hashable {
  let url: URL
  let storage: FileStorage
}

extension FileStorageKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".fileStorage(\(url.path.debugDescription))" }
}
