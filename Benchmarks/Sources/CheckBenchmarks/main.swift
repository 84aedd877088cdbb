import Foundation
import Thresholds

// Compares the tables that the benchmarks printed with the limits in a folder, or records them there:
//
//   CheckBenchmarks [--update] <folder of limits> <file of tables>

var arguments = CommandLine.arguments.dropFirst()
let isUpdate = arguments.first == "--update"
if isUpdate { arguments.removeFirst() }
guard arguments.count == 2, let results = arguments.last, let folder = arguments.first else {
  print("Usage: CheckBenchmarks [--update] <folder of limits> <file of tables>")
  exit(2)
}

let measurements = Measurements(try String(contentsOfFile: results, encoding: .utf8))
var comparison = Comparison()
var compared: [(file: URL, thresholds: Thresholds)] = []
for quantity in Quantity.allCases {
  let file = URL(fileURLWithPath: folder).appending(path: quantity.fileName)
  guard FileManager.default.fileExists(atPath: file.path()) else { continue }
  let thresholds = Thresholds(quantity, try String(contentsOf: file, encoding: .utf8))
  comparison.add(thresholds, measured: measurements)
  compared.append((file, thresholds))
}
print(comparison.text)
// Recording would drop a figure that was not measured, and with it the guard of its case.
if isUpdate, comparison.hasMissing {
  print("Nothing was recorded. To fix this, delete the rows of cases that no longer exist.")
} else if isUpdate {
  for (file, var thresholds) in compared {
    thresholds.record(measurements)
    try thresholds.text.write(to: file, atomically: true, encoding: .utf8)
  }
}
exit((isUpdate ? comparison.hasMissing : comparison.hasFailures) ? 1 : 0)
