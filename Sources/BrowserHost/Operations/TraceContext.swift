import Tracing

extension Telemetry {
  /// The trace that a request belongs to, if it carries one, as in the header `traceparent`.
  func context(of request: IncomingRequest) -> ServiceContext? {
    guard let tracer else { return nil }
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
