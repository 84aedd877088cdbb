/// What tells the places of shared values from each other: a root, and the way from it.
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
