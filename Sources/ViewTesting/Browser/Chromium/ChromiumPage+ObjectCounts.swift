extension ChromiumPage {
  func objectCounts() async throws(BrowserError) -> Page.ObjectCounts {
    // The elements that earlier calls have asked for would stay.
    _ = try await call("Runtime.releaseObjectGroup", ["objectGroup": ""])
    _ = try await call("HeapProfiler.collectGarbage")
    let counts = try await call("Memory.getDOMCounters")
    let heap = try await call("Runtime.getHeapUsage")
    return Page.ObjectCounts(
      nodes: counts["nodes"].integer ?? 0,
      listeners: counts["jsEventListeners"].integer ?? 0,
      heapBytes: heap["usedSize"].integer ?? 0
    )
  }
}
