import Harness
import Screens
import ViewTesting

// In-process first: once an asynchronous `main` has suspended on Linux, the main queue is served by
// other threads.
let suite = Suite()
for count in [20, 1_000, 10_000] {
  suite.add("tap to patch, one of \(count) rows") {
    let view = ViewHarness { RowsView(count: count) }
    let button = try view.element(.button("Change one"))
    return { consume(button.tap()) }
  }
}
try await suite.run()

print()
print(Loopback.header)
for rows in [nil, 20, 1_000, 10_000] {
  print(try await Loopback.measureTaps(rows: rows, count: 300))
}

print()
print(SessionMemory.header)
for (rows, count) in [(nil, 200), (1_000, 50)] {
  print(try await SessionMemory.measure(rows: rows, count: count))
}
