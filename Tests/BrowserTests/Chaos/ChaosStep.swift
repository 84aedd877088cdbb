import BrowserTesting
import Fuzzing
import RandomSequences

/// A step of a user, or a fault.
enum ChaosStep: CustomStringConvertible, Sendable {
  case press(String)
  case type(String)
  case push
  case pop
  case toggleSheet
  case fault(ChaosFault)

  /// Whether the step may have led to a line in the log of the server.
  func mayLead(to line: String) -> Bool {
    switch self {
    // A page whose frames arrive twice breaks the rules, as a page of an attacker would.
    case .fault(.frames(areRepeated: true)): line.contains("rules of the protocol")
    // The bytes of the connection may come after its time.
    case .fault(.late): line.contains("did not begin a session")
    default: false
    }
  }

  var description: String {
    switch self {
    case .press(let letter): "press \(letter)"
    case .type(let text): "type \(text)"
    case .push: "push a screen"
    case .pop: "go back"
    case .toggleSheet: "open or close the sheet"
    case .fault(let fault): "\(fault)"
    }
  }
}

/// A fault of the network, the browser or the app.
enum ChaosFault: CustomStringConvertible, Sendable {
  /// The connection is cut, and what is on its way is lost.
  case cut
  /// The next frame in a direction arrives by half, and the connection is cut.
  case cutInFrame(FaultyConnection.Direction)
  /// The browser connects again, and its first frame arrives after that of the connection that follows.
  case late
  /// Everything arrives late from now on.
  case delay(milliseconds: Int)
  /// Each frame arrives twice from now on, or no longer does.
  case frames(areRepeated: Bool)
  /// The presses of a user never arrive, until the connection is cut.
  case silence(pressing: String)
  /// The browser has no network, as on a laptop that sleeps, while a user goes on.
  case offline(pressing: String)
  /// The laptop sleeps, and the user goes on when it wakes.
  case sleep(seconds: Int, pressing: String)
  /// The app keeps the main actor while a user goes on.
  case busyApp(pressing: String)

  var description: String {
    switch self {
    case .cut: "the connection is cut"
    case .cutInFrame(.toPage): "the next frame to the page is cut"
    case .cutInFrame(.toServer): "the next frame to the server is cut"
    case .late:
      "the next connection is cut, and its bytes arrive after those of the one that follows"
    case .delay(let milliseconds): "everything takes \(milliseconds) ms"
    case .frames(let areRepeated): "frames arrive \(areRepeated ? "twice" : "once")"
    case .silence(let letters): "nothing arrives while the user presses \(letters)"
    case .offline(let letters): "the browser is offline while the user presses \(letters)"
    case .sleep(let seconds, let letters):
      "the laptop sleeps for \(seconds) seconds, and the user presses \(letters)"
    case .busyApp(let letters): "the app is busy while the user presses \(letters)"
    }
  }
}

extension SeededGenerator {
  /// Faults, and up to two steps of a user between them.
  mutating func chaos(faults count: Int) -> [ChaosStep] {
    var steps: [ChaosStep] = []
    for _ in 0..<count {
      for _ in 0..<int(0...2) { steps.append(step()) }
      steps.append(.fault(fault()))
    }
    return steps
  }

  private mutating func step() -> ChaosStep {
    switch int(0...7) {
    case 0...2: .press(letter())
    case 3...4: .type(text(of: ["a", "b", "c"], upTo: 4))
    case 5: .push
    case 6: .pop
    default: .toggleSheet
    }
  }

  private mutating func fault() -> ChaosFault {
    switch int(0...9) {
    case 0: .cut
    case 1: .cutInFrame(.toPage)
    case 2: .cutInFrame(.toServer)
    case 3: .delay(milliseconds: pick([0, 0, 10, 80, 200]))
    case 4: .frames(areRepeated: onceIn(2))
    case 5: .silence(pressing: text(of: ["A", "B"], upTo: 3))
    case 6: .offline(pressing: text(of: ["A", "B"], upTo: 3))
    case 7: .late
    case 8: .sleep(seconds: int(1...170), pressing: text(of: ["A", "B"], upTo: 3))
    default: .busyApp(pressing: text(of: ["A", "B"], upTo: 3))
    }
  }

  private mutating func letter() -> String { pick(["A", "B"]) }
}
