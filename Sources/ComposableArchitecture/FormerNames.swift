/// A former name of ``Effect``.
@available(*, unavailable, renamed: "Effect")
public typealias EffectTask = Effect

/// A former name of ``Reducer``.
@available(*, unavailable, renamed: "Reducer")
public typealias ReducerProtocol = Reducer

/// A former name of ``ReducerOf``.
@available(*, unavailable, renamed: "ReducerOf")
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>
