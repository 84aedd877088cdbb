internal import ConcurrencyExtras
internal import Sharing

/// What follows from an action, in debug builds: which reducers run, and whether observed or shared state
/// changes or an effect begins, be it one that ends at once.
@usableFromInline
struct Consequences: Sendable {
  @TaskLocal private static var current: Locked<Consequences>?

  /// Whether there is anything but the reducers that ran.
  private(set) var areThere = false
  /// Whether a child was not there that the action was for.
  private(set) var lackChild = false
  /// The states that reducers ran for.
  private var reduced: Set<ObjectIdentifier> = []
  /// The states that features ran for.
  private var featured: Set<ObjectIdentifier> = []

  /// Whether a reducer ran for a type of state.
  func haveReduced(_ state: Any.Type) -> Bool {
    reduced.contains(ObjectIdentifier(state))
  }

  /// Whether a feature ran for a type of state: a reducer with a body or a closure.
  ///
  /// Others may stand in for a feature, or keep actions from one.
  func haveRunFeature(for state: Any.Type) -> Bool {
    featured.contains(ObjectIdentifier(state))
  }

  /// Whether any feature ran.
  var haveRunFeature: Bool { !featured.isEmpty }

  /// Notes that something follows from the action that is handled.
  static func note() {
    update { $0.areThere = true }
  }

  /// Notes that the action is for a child that is not there, which is an issue.
  static func noteLackOfChild() {
    update {
      $0.areThere = true
      $0.lackChild = true
    }
  }

  /// Notes that a reducer runs, or does what there is to do for a child.
  @usableFromInline
  static func noteReducer<State>(of state: State.Type) {
    update { $0.reduced.insert(ObjectIdentifier(state)) }
  }

  /// Notes that a feature runs.
  @usableFromInline
  static func noteFeature<State>(of state: State.Type) {
    update {
      $0.reduced.insert(ObjectIdentifier(state))
      $0.featured.insert(ObjectIdentifier(state))
    }
  }

  /// Runs an operation; returns what followed from it as well.
  static func look<Result>(during operation: () -> Result) -> (Result, Consequences) {
    guard isDebugBuild else { return (operation(), Consequences()) }
    let seen = Locked(Consequences())
    let sharedChanges = SharedChangeTracker.changeCount
    let result = $current.withValue(seen, operation: operation)
    var consequences = seen.withLock { $0 }
    if sharedChanges != SharedChangeTracker.changeCount { consequences.areThere = true }
    update { $0.add(consequences) }
    return (result, consequences)
  }

  private mutating func add(_ other: Consequences) {
    areThere = areThere || other.areThere
    lackChild = lackChild || other.lackChild
    reduced.formUnion(other.reduced)
    featured.formUnion(other.featured)
  }

  private static func update(_ change: (inout Consequences) -> Void) {
    guard isDebugBuild, let current else { return }
    current.withLock { change(&$0) }
  }
}
