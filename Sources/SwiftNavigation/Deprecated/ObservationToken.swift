/// The old name of ``ObserveToken``.
@available(*, deprecated, renamed: "ObserveToken")
public typealias ObservationToken = ObserveToken
