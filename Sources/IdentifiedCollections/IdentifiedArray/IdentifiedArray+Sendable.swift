/// NB: `@unchecked` holds because a key path to an id captures nothing that changes.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}
