/// Where in an app's source something is declared, for those of which there are many.
///
/// It is known in debug builds. In others, where nobody reads issues, it takes no room.
struct DebugLocation {
  #if DEBUG
  let location: SourceLocation?

  init(_ location: SourceLocation?) {
    self.location = location
  }
  #else
  var location: SourceLocation? { nil }

  init(_ location: SourceLocation?) {}
  #endif
}
