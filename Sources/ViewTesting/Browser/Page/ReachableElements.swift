/// A script that finds elements by a selector and leaves out those that the user cannot reach.
enum ReachableElements {
  /// The body of a function that returns the elements in `this`: in an open dialog, those of the topmost one.
  static func body(selector: String) -> String {
    """
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    return [...this.querySelectorAll(\(JSON.quoted(selector)))].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }) && (!dialog || dialog.contains(element)));
    """
  }
}
