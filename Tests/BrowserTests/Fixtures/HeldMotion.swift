import ViewTesting

extension Page {
  /// Pauses all animations that start from now on at their first frame, so that a test can measure it.
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
