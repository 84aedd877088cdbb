import RandomSequences

/// A fault of a run.
package enum Fault: Equatable {
  case kill(Int)
  case terminate(Int)
  case pause(Int)
  /// The process gets a fifth of its time for a second.
  case slow(Int)
  /// The paused or ended process goes on.
  case goOn(Int)
  /// So many percent of the pages lose their connection.
  case cutPages(percent: Int)
  case delayPages(milliseconds: Int)
  case cutDatabase
  case delayDatabase(milliseconds: Int)
  case restartDatabase

  /// A word for the report.
  var name: String {
    switch self {
    case .kill: "SIGKILL"
    case .terminate: "SIGTERM"
    case .pause: "SIGSTOP"
    case .slow: "slow process"
    case .goOn: "process goes on"
    case .cutPages: "cut of pages"
    case .delayPages: "delay of pages"
    case .cutDatabase: "cut of the database"
    case .delayDatabase: "delay of the database"
    case .restartDatabase: "restart of the database"
    }
  }
}

/// The faults of a run in their order, as a seed decides.
package enum ChaosPlan {
  /// Faults by chance.
  ///
  /// At most one process is away at a time. It goes on after at most two others, and that is not counted as a fault.
  package static func faults(count: Int, processes: Int, seed: UInt64) -> [Fault] {
    var generator = SeededGenerator(seed: seed)
    var faults: [Fault] = []
    var away: (process: Int, left: Int)?
    var left = count
    while left > 0 {
      if let (process, left) = away, left == 0 {
        faults.append(.goOn(process))
        away = nil
        continue
      }
      left -= 1
      away?.left -= 1
      let process = Int.random(in: 0..<processes, using: &generator)
      switch Int.random(in: 0..<11, using: &generator) {
      case 0..<5 where away == nil:
        let kinds: [Fault] = [.kill(process), .terminate(process), .pause(process)]
        faults.append(kinds[Int.random(in: 0..<3, using: &generator)])
        away = (process, Int.random(in: 0..<3, using: &generator))
      case 0..<7: faults.append(.cutPages(percent: .random(in: 10...100, using: &generator)))
      case 7: faults.append(.delayPages(milliseconds: .random(in: 0...150, using: &generator)))
      case 8:
        faults.append(
          Bool.random(using: &generator)
            ? .cutDatabase : .delayDatabase(milliseconds: .random(in: 0...50, using: &generator))
        )
      case 9: faults.append(.restartDatabase)
      default: faults.append(.slow(process))
      }
    }
    return faults + [away.map { .goOn($0.process) }].compactMap(\.self)
  }

  /// Deploys: each process in turn is stopped and started.
  package static func rollingDeploys(count: Int, processes: Int) -> [Fault] {
    (0..<count).flatMap { number -> [Fault] in
      [.terminate(number % processes), .goOn(number % processes)]
    }
  }
}
