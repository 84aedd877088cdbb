/// The bodies of functions that read a page as assistive technology does, in which `this` is an element or the document.
///
/// Only Chromium tells a test how it reads a whole page. Roles and names are computed from the markup here.
enum AccessibilityScripts {
  /// Draws the page as indented lines, one for each element.
  static let outline =
    semantics + """

      const quoted = (text) => `"${text}"`;
      const indented = (lines) => lines.map((line) => "  " + line);
      const linesIn = (node, name) => [...node.childNodes].flatMap((child) => linesOf(child, name));
      const linesOf = (node, parentName) => {
        if (node.nodeType === Node.TEXT_NODE) {
          if (words(node.data) === "" || words(node.data) === parentName) return [];
          const start = node.previousSibling ? node.data : node.data.trimStart();
          const text = node.nextSibling ? start : start.trimEnd();
          return ["text " + quoted(text.replace(/\\s+/g, " "))];
        }
        if (node.nodeType !== Node.ELEMENT_NODE || !isRead(node)) return [];
        const role = roleOf(node);
        if (!role) return linesIn(node, parentName);
        const name = nameOf(node, role);
        const hasValue = ["textbox", "searchbox", "spinbutton", "slider", "combobox"].includes(role);
        const line = [role, name && quoted(name), hasValue && node.value && `= ${quoted(node.value)}`,
          node.matches(":disabled") && "(disabled)"].filter(Boolean).join(" ");
        return [line, ...(hasValue ? [] : indented(linesIn(node, name)))];
      };
      const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
      return (dialog ? linesOf(dialog) : linesIn(document.body)).join("\\n");
      """

  /// The elements that may have a role and a name, of which the browser knows better.
  static func candidates(role: String?, name: String?) -> String {
    semantics + """

      const [role, name] = [\(role.map(JSON.quoted) ?? "null"), \(name.map(JSON.quoted) ?? "null")];
      const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
      const hasRole = (node) => role ? roleOf(node) === role : roleOf(node) !== undefined;
      const isReached = (node) => (!dialog || dialog.contains(node)) && node.getClientRects().length > 0
        && !node.closest("[inert], [aria-hidden=true]") && isRead(node);
      const found = [...this.querySelectorAll("*")].filter((node) => hasRole(node) && isReached(node));
      if (name === null) return found;
      // Browsers separate the texts of a name in their own ways.
      const tight = (text) => text.replace(/\\s/g, "");
      const exact = found.filter((node) => tight(nameOf(node, roleOf(node))) === tight(name));
      return exact.length > 0 ? exact
        : found.filter((node) => tight(node.textContent).includes(tight(name)) || node.matches("input"));
      """
  }

  /// The name of an element, or the text of a text node.
  ///
  /// A row is named by its content.
  static let name =
    semantics + """

      if (!(this instanceof Element)) return this.data;
      return this.matches(".row") ? words(this.textContent) : nameOf(this, roleOf(this));
      """

  /// Functions that the others use.
  private static let semantics = """
    const tags = {
      A: "link", ARTICLE: "article", BUTTON: "button", DIALOG: "dialog", FORM: "form", H1: "heading",
      H2: "heading", H3: "heading", H4: "heading", H5: "heading", H6: "heading", HR: "separator",
      IMG: "img", LI: "listitem", MAIN: "main", NAV: "navigation", OL: "list", P: "paragraph",
      PROGRESS: "progressbar", SELECT: "combobox", TABLE: "table", TD: "cell", TEXTAREA: "textbox",
      TR: "row", UL: "list",
    };
    const fields = {
      button: "button", checkbox: "checkbox", number: "spinbutton", radio: "radio", range: "slider",
      search: "searchbox", submit: "button",
    };
    const namedByContent = ["button", "heading", "link", "menuitem", "option", "radio", "switch", "tab"];
    const words = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
    const roleOf = (node) => {
      const role = node.getAttribute("role")
        ?? (node.tagName === "INPUT" ? fields[node.type] ?? "textbox" : tags[node.tagName]);
      return ["none", "presentation", "generic"].includes(role) ? undefined : role;
    };
    const nameOf = (node, role) => {
      const labels = [...node.ariaLabelledByElements ?? [], ...node.labels ?? []];
      return words(node.ariaLabel || labels.map((label) => label.textContent).join(" ")
        || node.alt || (namedByContent.includes(role) ? node.textContent : "") || node.placeholder
        || node.title);
    };
    const isRead = (node) => {
      const { display, visibility } = getComputedStyle(node);
      return display !== "none" && visibility === "visible"
        && !node.matches("[inert], [aria-hidden=true], script, style");
    };
    """
}
