/// A former name of ``SharedKey``.
@available(*, unavailable, renamed: "SharedKey")
public typealias PersistenceKey = SharedKey

/// A former name of ``SharedReaderKey``.
@available(*, unavailable, renamed: "SharedReaderKey")
public typealias PersistenceReaderKey = SharedReaderKey
