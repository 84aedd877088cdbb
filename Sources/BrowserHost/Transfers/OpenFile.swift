import Foundation

/// A new file in a folder of its own, which is open for writing.
///
/// All of its functions block.
struct OpenFile: Sendable {
  /// The path of the folder that has the file alone.
  let folder: String
  let url: URL
  private let descriptor: Int32
  private let writeBytes: TransferFolder.Write

  /// Makes the folder and the file, both of which must not be there.
  init(
    named name: String,
    in folder: String,
    write: @escaping TransferFolder.Write
  ) throws(TransferRefusal) {
    self.folder = folder
    writeBytes = write
    let path = "\(folder)/\(name)"
    url = URL(filePath: path)
    guard mkdir(folder, 0o700) == 0 else { throw .notStored(errno: errno) }
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .notStored(errno: errno) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(TransferRefusal) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = writeBytes(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .notStored(errno: count < 0 ? errno : EIO) }
      rest = rest.dropFirst(count)
    }
  }

  func close() {
    closeDescriptor(descriptor)
  }
}

/// Calls the function of the system, whose name is that of the type's own.
private func closeDescriptor(_ descriptor: Int32) {
  close(descriptor)
}

/// Writes bytes to an open file.
func writeToDescriptor(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
