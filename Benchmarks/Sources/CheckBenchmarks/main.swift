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
for quantity in Quantity.allCases {
  let file = URL(fileURLWithPath: folder).appending(path: quantity.fileName)
  guard FileManager.default.fileExists(atPath: file.path()) else { continue }
  var thresholds = Thresholds(quantity, try String(contentsOf: file, encoding: .utf8))
  comparison.add(thresholds, measured: measurements)
  // Recording would drop a figure that was not measured, and with it the guard of its case.
  if isUpdate, !comparison.hasMissing {
    thresholds.record(measurements)
    try thresholds.text.write(to: file, atomically: true, encoding: .utf8)
  }
}
print(comparison.text)
exit((isUpdate ? comparison.hasMissing : comparison.hasFailures) ? 1 : 0)
