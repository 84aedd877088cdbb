import Foundation

/// The state of one sheet, cover, popover, alert or pushed screen.
///
/// A reference, so that the environment of the presented views stays equal when the presenting
/// views run again.
@MainActor
final class Presentation {
  /// Ends the presentation: sets its condition to `false` or its item to `nil`.
  var dismiss: () -> Void = {}

  /// The number of views inside that stop the user from closing it with the escape key or a tap
  /// outside.
  private var blockers = 0

  /// The heights of the sheet, if a view inside sets them.
  let sizes = StateLocation<SheetSizes?>(nil)
  /// The height that the user selected.
  let pickedDetent = StateLocation<PresentationDetent?>(nil)
  /// The height of the window, if it is needed and the page has reported it.
  let windowHeight = StateLocation<CGFloat?>(nil)
  /// Whether the button that changes the sheet's height is hidden.
  let hidesGrabber = StateLocation(false)
  /// The background as CSS, if a view inside sets it.
  let background = StateLocation<String?>(nil)
  /// The views behind the content, if a view inside sets some.
  let groundItems = PortalTarget()
  /// The radius of the corners, if a view inside sets it.
  let cornerRadius = StateLocation<CGFloat?>(nil)

  /// The address of the presented views, once they are on the page.
  private var addressScope: AddressScope?

  /// The edit mode of the lists inside.
  let editMode = StateLocation(EditMode.inactive)

  nonisolated init() {}

  /// Returns the scope of the presented views, which is made once.
  fileprivate func addressScope(in outer: AddressScope?) -> AddressScope {
    let scope =
      addressScope ?? AddressScope(in: outer?.dialogHost, layer: AddressScope.dialogLayer)
    addressScope = scope
    return scope
  }

  var isClosableByUser: Bool { blockers == 0 }

  func addBlocker() {
    blockers += 1
  }

  func removeBlocker() {
    blockers -= 1
  }

  /// Closes the presentation for the user, unless a view inside prevents it.
  func dismissByUser() {
    if isClosableByUser { dismiss() }
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

  /// The presentation around the view.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// The dialog around the view, which may contain several screens.
  private(set) var dialog: Presentation? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }

  /// The presentation that each button closes after its action, if buttons do that.
  var closedByButtons: Presentation? {
    get { self[ClosingKey.self] }
    set { self[ClosingKey.self] = newValue }
  }

  /// Sets up the environment of a dialog's content.
  ///
  /// Settings for the controls of the presenting views end here; their styles remain.
  @MainActor
  mutating func enterDialog(_ presentation: Presentation) {
    self.presentation = presentation
    dialog = presentation
    editMode = nil
    preferenceScope = nil
    edit(by: presentation.editMode)
    isEnabled = true
    leaveMenu()
    labelsAreSymbols = false
    submitAction = nil
    focusTarget = nil
    searchSuggestions = nil
    closedByButtons = nil
    contentName = nil
    selectionActions = nil
    navigation = nil
    splitColumn = nil
    screen = nil
    screenVisibility = nil
    addressScope = presentation.addressScope(in: addressScope)
  }
}
