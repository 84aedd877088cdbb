extension ClientAssets {
  /// The modules of the script by their names, with their comments.
  package static var scriptModules: [String: [UInt8]] {
    [
      "addresses.js": PackageResources.addresses_js,
      "appearance.js": PackageResources.appearance_js,
      "arrivals.js": PackageResources.arrivals_js,
      "attributes.js": PackageResources.attributes_js,
      "connection.js": PackageResources.connection_js,
      "dialogs.js": PackageResources.dialogs_js,
      "drags.js": PackageResources.drags_js,
      "drops.js": PackageResources.drops_js,
      "editing.js": PackageResources.editing_js,
      "elements.js": PackageResources.elements_js,
      "ending.js": PackageResources.ending_js,
      "events.js": PackageResources.events_js,
      "files.js": PackageResources.files_js,
      "fitting.js": PackageResources.fitting_js,
      "focus.js": PackageResources.focus_js,
      "frames.js": PackageResources.frames_js,
      "gaps.js": PackageResources.gaps_js,
      "grids.js": PackageResources.grids_js,
      "growing.js": PackageResources.growing_js,
      "guides.js": PackageResources.guides_js,
      "history.js": PackageResources.history_js,
      "hovers.js": PackageResources.hovers_js,
      "images.js": PackageResources.images_js,
      "kept-session.js": PackageResources.kept_session_js,
      "keyboard.js": PackageResources.keyboard_js,
      "layout.js": PackageResources.layout_js,
      "layouts.js": PackageResources.layouts_js,
      "lazy-rows.js": PackageResources.lazy_rows_js,
      "main.js": PackageResources.main_js,
      "matches.js": PackageResources.matches_js,
      "menus.js": PackageResources.menus_js,
      "messages.js": PackageResources.messages_js,
      "motion.js": PackageResources.motion_js,
      "page.js": PackageResources.page_js,
      "pages.js": PackageResources.pages_js,
      "pinches.js": PackageResources.pinches_js,
      "places.js": PackageResources.places_js,
      "popovers.js": PackageResources.popovers_js,
      "presses.js": PackageResources.presses_js,
      "reordering.js": PackageResources.reordering_js,
      "row-buttons.js": PackageResources.row_buttons_js,
      "row-places.js": PackageResources.row_places_js,
      "screens.js": PackageResources.screens_js,
      "scroll-anchors.js": PackageResources.scroll_anchors_js,
      "scroll-areas.js": PackageResources.scroll_areas_js,
      "scroll-dismissal.js": PackageResources.scroll_dismissal_js,
      "scroll-targets.js": PackageResources.scroll_targets_js,
      "scrolling.js": PackageResources.scrolling_js,
      "sharing.js": PackageResources.sharing_js,
      "sheets.js": PackageResources.sheets_js,
      "shortcuts.js": PackageResources.shortcuts_js,
      "shrinking.js": PackageResources.shrinking_js,
      "sockets.js": PackageResources.sockets_js,
      "swipes.js": PackageResources.swipes_js,
      "taps.js": PackageResources.taps_js,
      "titles.js": PackageResources.titles_js,
      "traits.js": PackageResources.traits_js,
      "typing.js": PackageResources.typing_js,
      "unsaved.js": PackageResources.unsaved_js,
      "zooms.js": PackageResources.zooms_js,
      "wire.js": wireModule,
    ]
  }

  /// The modules that a page loads when it needs them, by their names.
  package static var rareModules: [String: [UInt8]] {
    [
      "announcing.js": PackageResources.announcing_js,
      "late-menus.js": PackageResources.late_menus_js,
      "masks.js": PackageResources.masks_js,
      "middles.js": PackageResources.middles_js,
      "pointers.js": PackageResources.pointers_js,
      "selections.js": PackageResources.selections_js,
      "times.js": PackageResources.times_js,
    ]
  }

  /// The parts of the stylesheet, in the order of their precedence.
  ///
  /// They are served as one file, which compresses to two thirds of the size.
  package static var stylesheetParts: [(name: String, source: [UInt8])] {
    #if DEBUG
    appParts + [("inspection.css", PackageResources.inspection_css)]
    #else
    appParts
    #endif
  }

  private static var appParts: [(name: String, source: [UInt8])] {
    [
      ("theme.css", PackageResources.theme_css),
      ("window.css", PackageResources.window_css),
      ("tabs.css", PackageResources.tabs_css),
      ("stacks.css", PackageResources.stacks_css),
      ("text.css", PackageResources.text_css),
      ("symbols.css", PackageResources.symbols_css),
      ("lists.css", PackageResources.lists_css),
      ("dialogs.css", PackageResources.dialogs_css),
      ("buttons.css", PackageResources.buttons_css),
      ("pickers.css", PackageResources.pickers_css),
      ("menus.css", PackageResources.menus_css),
      ("groups.css", PackageResources.groups_css),
      ("scrolling.css", PackageResources.scrolling_css),
      ("fields.css", PackageResources.fields_css),
      ("controls.css", PackageResources.controls_css),
      ("status.css", PackageResources.status_css),
      ("preferences.css", PackageResources.preferences_css),
    ]
  }
}
