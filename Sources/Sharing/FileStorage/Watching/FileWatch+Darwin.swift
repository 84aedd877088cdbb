#if canImport(Darwin)
import Darwin
import Dispatch
import Foundation

/// Calls a closure when a file was written, replaced or removed.
///
/// It watches the directory, and also calls the closure for other files in it.
func watchFile(
  named _: String,
  in directory: URL,
  onChange: @escaping @Sendable () -> Void
) throws -> SharedSubscription {
  let descriptor = open(directory.path, O_EVTONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw SystemError("open", directory) }
  let source = DispatchSource.makeFileSystemObjectSource(
    fileDescriptor: descriptor,
    eventMask: [.write, .delete, .rename]
  )
  source.setEventHandler(handler: onChange)
  source.setCancelHandler { close(descriptor) }
  source.resume()
  return SharedSubscription { source.cancel() }
}
#endif
