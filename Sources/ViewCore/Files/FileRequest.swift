internal import ConcurrencyExtras
import Foundation
import UniformTypes

/// A dialog's request for files of the user, and what has become of it.
///
/// The owner of a graph receives the files and passes them on. A request does no I/O:
///
///     begin(file) ─► progressed(…) ─► finish(stored) ─► the dialog closes, or waits for the next file
///                              └────► interrupted(), refuse(…) or fail(…)
///
/// One file is received at a time. All functions but `begin` are about that file, and do nothing without one.
@MainActor
package final class FileRequest {
  /// The phases of a request, which the dialog shows.
  enum Phase: Equatable, Sendable {
    /// The user has to choose files, perhaps other ones than those that were refused.
    case choosing(refusal: String? = nil)
    /// A file is on its way, of whose bytes a fraction has come.
    case receiving(IncomingFile, fraction: Double)
    /// The app checks a file.
    case checking(IncomingFile)
    /// Some of the chosen files have come. The page sends the next one, or the user chooses again.
    case waiting(received: Int, count: Int)
    /// All files have come.
    case ended
  }

  package nonisolated let secret = randomToken()
  /// The phase, which the dialog follows.
  let phaseLocation = StateLocation(Phase.choosing())
  var allowedTypes: [UTType] = []
  var allowsMany = false
  var scan: UploadScan?
  var complete: (Result<[URL], any Error>) -> Void = { _ in }
  private var stored: [StoredFile] = []
  /// The file that is being received.
  private var current: CurrentFile?
  private var lastID = 0
  private var isWithdrawn = false

  private struct CurrentFile {
    let id: Int
    /// Stops to receive the file, because the dialog has closed.
    let onWithdrawal: () -> Void
    /// The app's check, while it runs.
    var check: RunningCheck?
  }

  nonisolated init() {}

  var phase: Phase { phaseLocation.peek() }

  /// Begins to receive a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - onWithdrawal: Stops to receive the file, because the dialog has closed.
  /// - Returns: The reason if the file is refused. The dialog shows that it has another type.
  package func begin(_ file: IncomingFile, onWithdrawal: @escaping () -> Void) -> FileRefusal? {
    guard !isWithdrawn, current == nil, phase != .ended else { return .unexpected }
    if file.index == 0 { discardFiles() }
    guard file.index == stored.count, file.index < file.count, allowsMany || file.count == 1 else {
      return .unexpected
    }
    guard allowedTypes.contains(where: { $0.includes(fileName: file.name) }) else {
      discardFiles()
      let text = "“\(file.name)” is not a file of the kind that is asked for."
      phaseLocation.value = .choosing(refusal: text)
      return .wrongType
    }
    lastID += 1
    current = CurrentFile(id: lastID, onWithdrawal: onWithdrawal)
    phaseLocation.value = .receiving(file, fraction: 0)
    return nil
  }

  /// More bytes of the file have come.
  package func progressed(to fraction: Double) {
    guard case .receiving(let file, _) = phase else { return }
    phaseLocation.value = .receiving(file, fraction: fraction)
  }

  /// The file has come and is stored.
  ///
  /// - Returns: Whether it is accepted. It is removed otherwise.
  package func finish(_ file: StoredFile) async -> Bool {
    guard let id = current?.id, case .receiving(let incoming, _) = phase else {
      file.remove()
      return false
    }
    let refusal = await check(file, incoming)
    // The file may have been refused, and another one begun, while the app checked this one.
    guard current?.id == id, refusal == nil else {
      file.remove()
      if current?.id == id, let refusal { refuse(refusal) }
      return false
    }
    current = nil
    stored.append(file)
    if stored.count == incoming.count {
      completeWithFiles()
    } else {
      phaseLocation.value = .waiting(received: stored.count, count: incoming.count)
    }
    return true
  }

  private func completeWithFiles() {
    phaseLocation.value = .ended
    let urls = stored.map(\.url)
    stored = []
    complete(.success(urls))
  }

  /// The text of the app's refusal, if it refuses the file.
  private func check(_ file: StoredFile, _ incoming: IncomingFile) async -> String? {
    guard let scan else { return nil }
    phaseLocation.value = .checking(incoming)
    return await withCheckedContinuation { continuation in
      current?.check = RunningCheck(of: file.url, named: incoming.name, by: scan) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// The file is refused for a reason that the dialog shows.
  package func refuse(_ text: String) {
    guard current != nil else { return }
    stopReceiving()
    phaseLocation.value = .choosing(refusal: text)
  }

  /// The connection was lost before the whole file had come.
  package func interrupted() {
    refuse("The upload was interrupted.")
  }

  /// The file could not be stored.
  package func fail(_ error: any Error) {
    guard current != nil else { return }
    stopReceiving()
    phaseLocation.value = .ended
    complete(.failure(error))
  }

  /// The dialog has closed.
  func withdraw() {
    isWithdrawn = true
    complete = { _ in }
    current?.onWithdrawal()
    stopReceiving()
  }

  private func stopReceiving() {
    let check = current?.check
    current = nil
    check?.stop()
    discardFiles()
  }

  private func discardFiles() {
    for file in stored { file.remove() }
    stored = []
  }
}

/// An app's check of a file, which ends once: when the app has decided, or when nobody waits for it any more.
@MainActor
private final class RunningCheck {
  private var completion: ((String?) -> Void)?
  private var work: Task<Void, Never>?

  /// - Parameters:
  ///   - file: The file.
  ///   - name: Its name for the user.
  ///   - scan: The check.
  ///   - completion: Called with the text of the app's refusal, if it refuses the file.
  init(
    of file: URL,
    named name: String,
    by scan: UploadScan,
    completion: @escaping (String?) -> Void
  ) {
    self.completion = completion
    work = Task { end(with: await scan.refusal(of: file, named: name)) }
  }

  /// Cancels the app's check, and does not wait for it.
  func stop() {
    work?.cancel()
    end(with: nil)
  }

  private func end(with refusal: String?) {
    completion?(refusal)
    completion = nil
  }
}

/// Why a request does not take a file.
package enum FileRefusal: Equatable, Sendable {
  /// The request does not wait for this file.
  case unexpected
  /// The name of the file has an extension of another type.
  case wrongType
}
