/// The identity of the place of a shared value: a root, and the path from it.
struct ReferenceID: Hashable {
  let root: ObjectIdentifier
  private var path: [AnyHashable] = []

  init(root: AnyObject) {
    self.root = ObjectIdentifier(root)
  }

  func appending(_ step: some Hashable) -> Self {
    var id = self
    id.path.append(AnyHashable(step))
    return id
  }
}
