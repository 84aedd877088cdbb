/// The events of a page's life that a run reports.
struct PageFigures: Sendable {
  /// How often the page was loaded anew.
  var reloads = 0
  /// How often another process has shown the session to the page, which stayed.
  var takeovers = 0
  /// How often the page has got all of its content.
  var beginnings: Int { reloads + takeovers }
  /// The events that were done again.
  var repeated = 0
  /// The connections that were given up because nothing came.
  var silences = 0
  /// The reloads that met a broken network, after which a browser loads again by itself.
  var networkErrors = 0
  /// The status codes of reloads that showed an error, where the user has to reload.
  var errorPages: [Int] = []
  var absences: [Absence] = []
  /// The times from acts of the user to the answers of the server.
  var answers: [Duration] = []
  /// The promises that were broken.
  var failures: [String] = []
}
