import ViewTesting

extension Page {
  /// Waits until nothing has changed for thirty pictures: long lists come in batches.
  func rest() async throws {
    let _: Bool = try await evaluate(
      """
      new Promise((done) => {
        let pictures = 0;
        const observer = new MutationObserver(() => { pictures = 0; });
        observer.observe(document.body, {
          subtree: true, childList: true, attributes: true, characterData: true,
        });
        const next = () => {
          if (++pictures > 30) { observer.disconnect(); done(true); } else requestAnimationFrame(next);
        };
        next();
      })
      """
    )
  }
}
