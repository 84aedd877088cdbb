import Foundation

/// One sheet, cover, popover, alert or pushed screen: how it is closed.
///
/// A reference, so that the environment of what is presented stays the same while the views around it
/// run again.
@MainActor
final class Presentation {
  /// Makes the condition false or the item `nil` that the presentation is there for.
  var dismiss: () -> Void = {}

  /// How many views inside keep the person from closing it by the escape key or a tap beside it.
  private var blockers = 0

  /// The heights at which the sheet may stand, where a view inside says so.
  let sizes = StateLocation<SheetSizes?>(nil)
  /// The height that the person picked.
  let pickedDetent = StateLocation<PresentationDetent?>(nil)
  /// The height of the window, where it matters and the page has told it.
  let windowHeight = StateLocation<CGFloat?>(nil)
  /// Whether the sheet has no button that changes its height.
  let hidesGrabber = StateLocation(false)

  /// Whether a person edits the lists inside.
  let editMode = StateLocation(EditMode.inactive)

  nonisolated init() {}

  var isClosableByPerson: Bool { blockers == 0 }

  func addBlocker() {
    blockers += 1
  }

  func removeBlocker() {
    blockers -= 1
  }

  /// Closes what the person wants to close, unless a view inside is against it.
  func dismissByPerson() {
    if isClosableByPerson { dismiss() }
  }
}

extension EnvironmentValues {
  private enum PresentationKey: EnvironmentKey {
    static var defaultValue: Presentation? { nil }
  }

  private enum DialogKey: EnvironmentKey {
    static var defaultValue: Presentation? { nil }
  }

  private enum ClosingKey: EnvironmentKey {
    static var defaultValue: Presentation? { nil }
  }

  /// What the view is presented in.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// The dialog that the view is in, on whichever of its screens.
  private(set) var dialog: Presentation? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }

  /// What a button closes after its own action, where each button closes what it is in.
  var closedByButtons: Presentation? {
    get { self[ClosingKey.self] }
    set { self[ClosingKey.self] = newValue }
  }

  /// Makes this the environment of what is in a dialog.
  ///
  /// What the views around do to their own controls ends here; how they look goes on.
  mutating func enterDialog(_ presentation: Presentation) {
    self.presentation = presentation
    dialog = presentation
    editMode = nil
    edit(by: presentation.editMode)
    isEnabled = true
    leaveMenu()
    labelsAreSymbols = false
    submitAction = nil
    focusTarget = nil
    closedByButtons = nil
    contentName = nil
    navigation = nil
    screen = nil
    screenVisibility = nil
  }
}
