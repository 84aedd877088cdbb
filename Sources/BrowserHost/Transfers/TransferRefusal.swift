import Foundation

/// Why the server does not take or give a file.
package enum TransferRefusal: Error, Equatable, Sendable {
  /// Nothing is asked for or offered under that secret in a session of that browser.
  ///
  /// The reasons are not told apart, so that nobody learns which sessions exist.
  case unknown
  /// The session belongs to another user, or its user's claims have changed.
  case otherUser
  case wrongMethod(String)
  /// The headers that describe the file are missing or not valid.
  case undescribed
  /// The dialog does not wait for this file.
  case unexpected
  /// The app or the dialog did not accept the file.
  case notAccepted
  case fileTooLarge(limit: Int)
  case tooManyFiles(limit: Int)
  /// There are too many files or bytes.
  case full
  /// Too many files are on their way.
  case busy
  case tooSlow
  /// The app did not check the file in time.
  case checkTooSlow
  /// The dialog has closed, or the session has ended.
  case withdrawn
  /// The file could not be written.
  case notStored(errno: Int32)

  var status: Int {
    switch self {
    case .unknown, .otherUser: 404
    case .wrongMethod: 405
    case .undescribed: 400
    case .unexpected, .withdrawn: 409
    case .notAccepted, .checkTooSlow: 422
    case .fileTooLarge, .tooManyFiles: 413
    case .tooSlow: 408
    case .busy: 503
    case .full, .notStored: 507
    }
  }

  /// The text in the log.
  var line: String {
    switch self {
    case .unknown: "no session of its browser asks for it or offers it."
    case .otherUser: "the session belongs to another user."
    case .wrongMethod(let method): "its method is '\(method.prefix(20))'."
    case .undescribed: "the headers that describe the file are missing or not valid."
    case .unexpected: "the dialog does not wait for it."
    case .notAccepted: "the app or the dialog did not accept it."
    case .fileTooLarge(let limit): "it has more than \(limit) bytes."
    case .tooManyFiles(let limit): "it is one of more than \(limit)."
    case .full: "there is no room for more files."
    case .busy: "too many files are on their way."
    case .tooSlow: "it took too long."
    case .checkTooSlow: "the app did not check it in time."
    case .withdrawn: "its dialog has closed, or its session has ended."
    case .notStored(let errno): "it could not be stored: \(String(cString: strerror(errno)))."
    }
  }

  /// The text that a refused browser gets, which does not tell sessions of others from none.
  var publicText: String {
    self == .otherUser ? TransferRefusal.unknown.line : line
  }

  /// The text in the dialog, or `nil` if the dialog shows no text for it.
  func message(about name: String) -> String? {
    switch self {
    case .fileTooLarge(let limit): "“\(name)” is larger than \(Self.size(limit))."
    case .tooManyFiles(let limit): "No more than \(limit) files can be chosen at once."
    case .full: "There is no room for more files."
    case .busy: "Too many files are being uploaded. Try again in a moment."
    case .tooSlow: "The upload took too long."
    case .checkTooSlow: "“\(name)” could not be checked in time."
    case .unknown, .otherUser, .wrongMethod, .undescribed, .unexpected, .notAccepted, .withdrawn,
      .notStored:
      nil
    }
  }

  private static func size(_ bytes: Int) -> String {
    let units = [(1 << 30, "GB"), (1 << 20, "MB"), (1 << 10, "KB")]
    let (size, unit) = units.first { bytes >= $0.0 } ?? (1, "bytes")
    return "\(bytes / size) \(unit)"
  }

  /// The error that the app gets for a file that it offers, or `nil` if the user may try again.
  var errorOfOffer: CocoaError? {
    switch self {
    case .notStored(let errno): errno.cocoaError
    case .fileTooLarge, .full: CocoaError(.fileWriteOutOfSpace)
    default: nil
    }
  }
}

extension Int32 {
  /// The error of Foundation for an error number of the system.
  var cocoaError: CocoaError {
    switch self {
    case ENOSPC, EDQUOT: CocoaError(.fileWriteOutOfSpace)
    case EROFS: CocoaError(.fileWriteVolumeReadOnly)
    case EACCES, EPERM: CocoaError(.fileWriteNoPermission)
    default: CocoaError(.fileWriteUnknown)
    }
  }
}
