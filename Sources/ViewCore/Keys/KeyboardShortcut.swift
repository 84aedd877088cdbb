/// A key, with others that are held down, that stands for a tap on a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down meanwhile.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held down meanwhile.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key, for the usual answer.
  public static let defaultAction = Self(.return, modifiers: [])
  /// The escape key, for the answer that leaves everything as it was.
  public static let cancelAction = Self(.escape, modifiers: [])

  public static func == (first: Self, second: Self) -> Bool {
    first.key == second.key && first.modifiers == second.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }

  /// The attribute by which screen readers and the page's script know the shortcut.
  ///
  /// On keyboards without a command key, the control key stands for it.
  var attribute: String {
    guard modifiers.contains(.command) else { return combination(modifiers) }
    let others = modifiers.subtracting(.command)
    guard !others.contains(.control) else { return combination(modifiers) }
    return "\(combination(modifiers)) \(combination(others.union(.control)))"
  }

  private func combination(_ modifiers: EventModifiers) -> String {
    let names: [(EventModifiers, String)] = [
      (.shift, "Shift"), (.control, "Control"), (.option, "Alt"), (.command, "Meta"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1)
    return (held + [key.name]).joined(separator: "+")
  }
}

nonisolated extension View {
  /// Lets a key stand for a tap on a control.
  ///
  /// ```swift
  /// Button("Save") { save() }.keyboardShortcut("s")
  /// ```
  ///
  /// The key works while the control is on the visible screen, or in the topmost dialog, and is enabled. A control in a
  /// closed menu counts, too. In a text field, the browser keeps its own keys for editing, such as those that copy and
  /// paste. A browser keeps some keys for itself, such as the one that opens a window. On keyboards without a command
  /// key, the control key stands for it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held down meanwhile.
  /// - Returns: The view with its shortcut. If it is no control, the key taps the first control inside.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key stand for a tap on a control.
  ///
  /// - Parameter shortcut: The shortcut.
  /// - Returns: The view with its shortcut.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Lets a key stand for a tap on a control, or removes the shortcut that the control has.
  ///
  /// - Parameter shortcut: The shortcut. `nil` is none.
  /// - Returns: The view with its shortcut.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    AnnotatedView(content: self, name: "aria-keyshortcuts") { _ in shortcut?.attribute }
  }
}
