import ViewTesting

extension Page {
  /// Has all that begins to move from now on stay where it begins, however long a test takes to look at it.
  func holdMotion() async throws {
    let _: Bool = try await evaluate(
      """
      (() => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...parameters) {
          const motion = animate.apply(this, parameters);
          motion.pause();
          return motion;
        };
        return true;
      })()
      """
    )
  }
}
