#if canImport(Darwin)
public import Combine
#else
public import OpenCombine
#endif

extension Store {
  /// Calls one function when a child appears, with its store, and another when it disappears.
  ///
  /// Use it in code without views:
  ///
  /// ```swift
  /// store.scope(state: \.player, action: { .player($0) })
  ///   .ifLet { playerStore in show(playerStore) } else: { hide() }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// One of the two functions is called at once.
  ///
  /// - Parameters:
  ///   - unwrap: Receives the store of the child.
  ///   - else: Called when there is no child.
  /// - Returns: A cancellable. The calls end when it is cancelled or released.
  public func ifLet<Wrapped>(
    then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void = {}
  ) -> any Cancellable where State == Wrapped? {
    publisher
      .removeDuplicates { ($0 != nil) == ($1 != nil) }
      .sink { [self] _ in
        MainActor.assumeIsolated {
          unwrapped().map(unwrap) ?? `else`()
        }
      }
  }
}
