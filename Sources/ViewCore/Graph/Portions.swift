/// What of long lists waits to be made or to run again: one flush does as many rows as a person sees at once, and
/// the next ones do the rest.
///
/// So what a person does is answered as soon in a long list as in a short one. A row that waits to be made has
/// its place, and nothing on the page. One that waits to run again is on the page as it was.
@MainActor
final class Portions {
  /// A node that waits to make what is in it.
  @MainActor
  protocol Follower: AnyObject {
    /// Makes what waits, unless that is not wanted any more.
    func makeWaiting()
  }

  /// How many elements a flush makes before rows begin to wait.
  private static let limit = 300
  /// How many rows a flush runs again before others begin to wait.
  private static let runLimit = 200
  /// How many rows of one collection never wait: what is short comes at once.
  static let rows = 30

  private var followers: [any Follower] = []
  private var lastFollowers: [any Follower] = []
  private var firstID: NodeID = 0
  private var lateRows: [UpdatableNode] = []
  /// How many views with a body of their own are above the outermost of these rows.
  private var lateDepth = Int32.max
  private var rowsRun = 0
  /// Whether this flush runs all rows that have to.
  private var runsAll = false

  /// Whether nothing waits.
  var isEmpty: Bool { followers.isEmpty && lateRows.isEmpty && lastFollowers.isEmpty }

  /// Begins a flush, in which the next element gets a number.
  func begin(at id: NodeID) {
    firstID = id
    rowsRun = 0
  }

  /// Has this flush run all rows, or the next one where there is none now.
  func runAll() {
    runsAll = true
  }

  /// Has all rows run that do so in an operation.
  func runningAll(_ operation: () -> Void) {
    let ranAll = runsAll
    runsAll = true
    operation()
    runsAll = ranAll
  }

  /// Ends a flush.
  func end() {
    runsAll = false
  }

  /// Whether a flush has made so much that rows wait, when its next element gets a number.
  func isFull(at id: NodeID) -> Bool {
    id - firstID >= Self.limit
  }

  /// Whether a flush runs one more row, when its next element gets a number.
  ///
  /// It runs no row that is in one that waits.
  func takes(_ row: CollectionRow, at id: NodeID) -> Bool {
    guard !isAround(row) else { return false }
    let hasRoom = rowsRun < Self.rows || rowsRun < Self.runLimit && !isFull(at: id)
    guard hasRoom || runsAll else { return false }
    rowsRun += 1
    return true
  }

  func add(_ follower: some Follower) {
    followers.append(follower)
  }

  /// Adds what waits until all rows are made and have run.
  func addLast(_ follower: some Follower) {
    lastFollowers.append(follower)
  }

  /// Leaves running a row to another flush.
  func postpone(_ row: CollectionRow) {
    row.postpone()
    guard !row.isLate else { return }
    row.isLate = true
    lateRows.append(row)
    lateDepth = min(lateDepth, row.depth)
  }

  /// Whether a node may be in a row that waits to run.
  func isAround(_ node: UpdatableNode) -> Bool {
    lateDepth < node.depth && node.setting.isInRow
  }

  /// The rows that wait to run, which do so no longer.
  func takeLateRows() -> [UpdatableNode] {
    let rows = lateRows
    lateRows = []
    lateDepth = .max
    for row in rows { row.isLate = false }
    return rows
  }

  /// Makes what waits, in order, as long as there is room.
  ///
  /// Called when no row is late: what waits may be in one, which takes it away.
  func makeNext(while hasRoom: () -> Bool) {
    var waiting = followers
    followers = []
    if waiting.isEmpty { swap(&waiting, &lastFollowers) }
    var made = 0
    while made < waiting.count, hasRoom() {
      waiting[made].makeWaiting()
      made += 1
    }
    // What is inside of rows that were made now comes before the rows after them.
    followers += waiting[made...]
  }

  func removeAll() {
    followers = []
    lastFollowers = []
    _ = takeLateRows()
  }
}
