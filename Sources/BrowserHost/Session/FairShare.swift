/// The rule by which networks share what has a limit for all.
///
/// A network has at most a quarter of what all networks leave free. Alone it can take a fifth. Each further network that
/// takes as much as it may leaves four fifths of the rest, so that ten of them leave a tenth.
enum FairShare {
  /// Compares the usage of a network with what is left.
  ///
  /// - Parameters:
  ///   - own: The usage of the network, with what it asks for.
  ///   - all: The usage of all networks, with what it asks for.
  ///   - limit: The limit for all.
  /// - Returns: Whether the network may have that much.
  static func allows(_ own: Int, whileAll all: Int, limit: Int) -> Bool {
    own <= (limit - all) / 4
  }
}
