/// An element of a page as a test finds it: by its role, its name, and the row around it.
struct JourneyElement: Hashable, Sendable {
  /// The role, which is `text` for a text alone.
  let role: String
  /// The name, or nil if the element has none.
  let name: String?
  /// A text that only the row around the element has, if other elements have the same role and name.
  var row: String?
  /// The place among elements with the same role and name, if no row tells it apart.
  var index: Int?

  /// - Returns: Nil if a test cannot find the element.
  init?(_ id: NodeID, in page: PageSnapshot) {
    guard let element = page.element(id) else { return nil }
    let reachable = page.reachable
    if element.isRow {
      role = "row"
      name = nil
      let rows = reachable.filter { page.element($0)?.isRow == true }
      row = Self.ownText(of: id, among: rows, in: page)
      index = row == nil ? rows.firstIndex(of: id) : nil
      guard row != nil || index != nil else { return nil }
      return
    }
    guard let target = Self.target(at: id, in: page) else { return nil }
    role = target.role
    name = target.name.flatMap { $0.isEmpty ? nil : $0 }
    let same = reachable.filter { Self.fits($0, role, name, in: page) }
    guard let place = same.firstIndex(of: target.id) else { return nil }
    guard same.count > 1 else { return }
    row = Self.row(around: target.id, of: same, among: reachable, in: page)
    index = row == nil ? place : nil
  }

  /// The element with a role at an event, or the first text in it.
  private static func target(
    at id: NodeID,
    in page: PageSnapshot
  ) -> (id: NodeID, role: String, name: String?)? {
    if let role = page.element(id)?.accessibleRole { return (id, role, page.name(of: id)) }
    let text = ([id] + page.descendants(of: id)).first { page.element($0)?.text?.isEmpty == false }
    return text.map { ($0, "text", page.element($0)?.text) }
  }

  private static func fits(
    _ id: NodeID,
    _ role: String,
    _ name: String?,
    in page: PageSnapshot
  ) -> Bool {
    guard let element = page.element(id) else { return false }
    if role == "text" { return element.text == name }
    let hasRole = element.accessibleRole == role || role == "button" && element.hasRowButton
    return hasRole && (name == nil || page.name(of: id) == name)
  }

  /// A text of the row around an element that tells it apart from those with the same role and name.
  private static func row(
    around id: NodeID,
    of same: [NodeID],
    among reachable: [NodeID],
    in page: PageSnapshot
  ) -> String? {
    guard let row = page.enclosing(id, where: \.isRow), row != id else { return nil }
    let inside = Set(page.descendants(of: row))
    guard same.filter(inside.contains) == [id] else { return nil }
    return ownText(
      of: row,
      among: reachable.filter { page.element($0)?.isRow == true },
      in: page
    )
  }

  /// A text, or the name of a control, in a row and in no other.
  private static func ownText(
    of row: NodeID,
    among rows: [NodeID],
    in page: PageSnapshot
  ) -> String? {
    let others = Set(rows.filter { $0 != row }.flatMap { names(in: $0, of: page) })
    return names(in: row, of: page).first { !others.contains($0) }
  }

  /// The texts and the names of controls in a row, without its swipe actions, which are not always there.
  private static func names(in row: NodeID, of page: PageSnapshot) -> [String] {
    page.children(of: row).filter { !page.isSwipeActions($0) }.flatMap { child in
      ([child] + page.descendants(of: child)).compactMap { id in
        guard let element = page.element(id) else { return nil }
        let name = element.text ?? (element.accessibleRole == nil ? nil : page.name(of: id))
        return name.flatMap { $0.isEmpty ? nil : $0 }
      }
    }
  }
}

extension JourneyElement {
  /// The query of the element as a test writes it, such as `.button("Delete", in: .row("Rent"))`.
  var source: String {
    if role == "row", let row { return ".row(\(row.debugDescription))" }
    let container = row.map { "in: .row(\($0.debugDescription))" }
    let arguments = [name?.debugDescription, container].compactMap(\.self).joined(separator: ", ")
    let query: String
    if let shorthand = Self.shorthands[role], name != nil {
      query = ".\(shorthand)(\(arguments))"
    } else if let shorthand = Self.shorthands[role], container == nil,
      Self.namelessRoles.contains(role)
    {
      query = ".\(shorthand)"
    } else {
      let parts = [
        "role: \(role.debugDescription)", name.map { "name: \($0.debugDescription)" }, container,
      ]
      query = "ElementQuery(\(parts.compactMap(\.self).joined(separator: ", ")))"
    }
    return query + (index.map { ".element(boundBy: \($0))" } ?? "")
  }

  /// The functions of a query, by their roles.
  private static let shorthands = [
    "alertdialog": "alert", "button": "button", "combobox": "picker", "heading": "heading",
    "img": "image", "link": "link", "progressbar": "progressIndicator", "radio": "option",
    "row": "row", "searchbox": "searchField", "slider": "slider", "switch": "toggle",
    "text": "text", "textbox": "textField",
  ]

  /// The roles that a query can ask for without a name.
  private static let namelessRoles: Set<String> = [
    "button", "heading", "link", "progressbar", "row", "switch", "text", "textbox",
  ]
}
