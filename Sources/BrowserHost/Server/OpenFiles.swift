#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

/// The number of files, and so of connections, that the process may have open.
enum OpenFiles {
  /// A generous estimate of the files that a process has open beside its connections.
  static let usualCount = 256

  /// Raises the limit to a number of open files, or to the most that the process may ask for.
  ///
  /// Many systems start a process with a limit of 1024 and let it raise that by itself.
  static func allow(_ count: Int) {
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur < rlim_t(count) else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(count))
    _ = setrlimit(kind, &limit)
  }

  #if canImport(Glibc)
  private static let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
  private static let kind = RLIMIT_NOFILE
  #endif
}
