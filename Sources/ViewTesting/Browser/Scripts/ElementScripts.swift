/// The bodies of functions that find and measure elements in a page, in which `this` is an element or the document.
enum ElementScripts {
  /// The obstacle to a click at a point of an element: `{ isDisabled }`, `{ isOutside }`, `{ cover }`, or none.
  ///
  /// A click on a label reaches its control, and one on the content of a row the button that lies on the row. A text has no
  /// element of its own.
  static func obstacle(_ x: Double, _ y: Double) -> String {
    """
    const element = this instanceof Element ? this : this.parentElement;
    if (element.closest(":disabled")) return { isDisabled: true };
    const top = document.elementFromPoint(\(x), \(y));
    if (!top) return { isOutside: true };
    const row = element.matches(".row-button") && element.parentElement;
    const isReached = element.contains(top) || top.contains(element)
      || top.closest("label")?.control === element
      || row && row === top.closest(".row, button, a, input, label");
    if (isReached) return {};
    const named = top.closest("[aria-label], button, a, dialog, label") ?? top;
    const name = named.ariaLabel ?? named.innerText ?? "";
    const kind = named.role ?? named.localName;
    return { cover: `${kind} "${name.trim().replace(/\\s+/g, " ").slice(0, 40)}"` };
    """
  }

  /// Selects an option of a `select` element by its title, and returns whether it exists.
  static func pick(_ option: String) -> String {
    """
    const option = [...this.options ?? []].find((one) => one.text === \(JSON.quoted(option)));
    if (!option || option.disabled || option.parentElement.disabled) return false;
    this.focus();
    if (option.selected) return true;
    option.selected = true;
    for (const type of ["input", "change"]) this.dispatchEvent(new Event(type, { bubbles: true }));
    return true;
    """
  }

  /// The elements of a selector that the user can reach: in an open dialog, those of the topmost one.
  static func reachable(_ selector: String) -> String {
    """
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    return [...this.querySelectorAll(\(JSON.quoted(selector)))].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }) && (!dialog || dialog.contains(element)));
    """
  }

  /// The text nodes that assistive technology reads, with a text or with any.
  static func texts(_ text: String?) -> String {
    """
    const text = \(text.map(JSON.quoted) ?? "null");
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    const isRead = (node) => {
      const parent = node.parentElement;
      const range = new Range();
      range.selectNode(node);
      return range.getClientRects().length > 0 && getComputedStyle(parent).visibility === "visible"
        && !parent.closest("[inert], [aria-hidden=true], option, script, style, svg")
        && (!dialog || dialog.contains(parent));
    };
    const found = [];
    const walker = document.createTreeWalker(this, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const line = node.data.replace(/\\s+/g, " ");
      const fits = text === null ? line.trim() !== "" : [node.data, line, line.trim()].includes(text);
      if (fits && isRead(node)) found.push(node);
    }
    return found;
    """
  }

  /// Scrolls to the element, unless it is visible as a whole.
  static let scroll = """
    const element = this instanceof Element ? this : this.parentElement;
    const place = () => {
      const { x, y } = element.getBoundingClientRect();
      return [x, y].join();
    };
    const before = place();
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    if (place() !== before) {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    }
    """

  /// The middle of the element's first box, or `null` without one.
  static let middle = """
    const range = new Range();
    if (!(this instanceof Element)) range.selectNode(this);
    const box = (this instanceof Element ? this : range).getClientRects()[0];
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    """
}
