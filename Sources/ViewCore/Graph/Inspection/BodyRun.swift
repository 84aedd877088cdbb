/// One run of the body of a view, or of the content of a collection's row.
package struct BodyRun {
  /// The mounted view.
  package let node: ObjectIdentifier
  /// The type of the view, or of the collection whose row has run.
  package let view: Any.Type
  /// Whether it is a row of a collection.
  package let isRow: Bool
  /// The reasons for the run.
  package let causes: [BodyCause]
  /// The properties of models that the body has read, or nil if they are not known.
  package let reads: Set<AnyKeyPath>?
  /// The time that the body took.
  package let duration: Duration

  package init(
    node: ObjectIdentifier,
    view: Any.Type,
    isRow: Bool,
    causes: [BodyCause],
    reads: Set<AnyKeyPath>?,
    duration: Duration
  ) {
    self.node = node
    self.view = view
    self.isRow = isRow
    self.causes = causes
    self.reads = reads
    self.duration = duration
  }
}

/// A reason for which a body has run.
package enum BodyCause: Equatable {
  /// The view is new.
  case appearance
  /// The view around it has made a value that differs in these properties.
  case inputs([String])
  /// Its environment, or its place in a list or another container, has changed.
  case surroundings
  /// A property of a model that the body has read has changed, or an unknown one.
  case model(AnyKeyPath?)
  /// A `@State` or another value of this type that the body has read has changed.
  ///
  /// The place is the line of its declaration, if that is known.
  case state(String, place: String?)
  /// An object of this type that the view observes has announced a change, of these properties if they are known.
  case object(String, fields: [String])
  /// The view moves, and this is its next picture.
  case motion
}
