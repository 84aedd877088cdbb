#if canImport(Darwin)
import Darwin
import Dispatch
import Foundation

/// Tells when a file has been written, replaced or removed by anyone.
///
/// The directory is watched, where each of these is an event. What is told of other files in it is for
/// the caller to ignore.
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
