import Foundation

/// Values that formatters of Apple's Foundation write, in a file that imports Foundation alone.
enum WrittenValues {
  private static let logger = Logger(subsystem: "Gallery", category: "text")

  static var duration: String {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .full
    return formatter.string(from: 5_400) ?? ""
  }

  static var list: String {
    ListFormatter.localizedString(byJoining: ["Bread", "milk", "eggs"])
  }

  static var distance: String {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    return formatter.localizedString(from: DateComponents(day: -1))
  }

  static func log(_ count: Int) {
    logger.info("Line \(count) of the gallery")
  }
}
