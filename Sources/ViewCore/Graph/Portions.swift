/// What of long lists waits to be made: one flush makes as many rows as a person sees at once, and the next
/// ones make the rest.
///
/// So what a person does is answered as soon in a long list as in a short one. What waits has its place, and
/// nothing on the page.
@MainActor
final class Portions {
  /// A node that waits to make what is in it.
  @MainActor
  protocol Follower: AnyObject {
    /// Makes what waits, unless that is not wanted any more.
    func makeWaiting()
  }

  /// How many elements a flush makes before rows begin to wait.
  private static let limit = 200
  /// How many rows of one collection never wait: what is short comes at once.
  static let rows = 30

  private var followers: [any Follower] = []
  private var firstID: NodeID = 0

  /// Whether anything waits.
  var isEmpty: Bool { followers.isEmpty }

  /// Begins a flush, in which the next element gets a number.
  func begin(at id: NodeID) {
    firstID = id
  }

  /// Whether a flush has made so much that rows wait, when its next element gets a number.
  func isFull(at id: NodeID) -> Bool {
    id - firstID >= Self.limit
  }

  func add(_ follower: some Follower) {
    followers.append(follower)
  }

  /// Makes what waits, in order, as long as there is room.
  func makeNext(while hasRoom: () -> Bool) {
    let waiting = followers
    followers = []
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
  }
}
