import Tracing

extension Telemetry {
  /// The trace that a request belongs to, if a trusted proxy has put it into one, as in the header `traceparent`.
  ///
  /// Others would choose which traces are recorded, and what effects send on.
  func context(of request: IncomingRequest) -> ServiceContext? {
    guard let tracer, request.isFromTrustedProxy else { return nil }
    var context = ServiceContext.topLevel
    tracer.extract(request, into: &context, using: HeaderExtractor())
    return context
  }
}

private struct HeaderExtractor: Extractor {
  func extract(key: String, from request: IncomingRequest) -> String? {
    request.values(of: key).first
  }
}
