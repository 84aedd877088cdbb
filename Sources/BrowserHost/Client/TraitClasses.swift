package import ViewCore

/// The classes that give an element a trait for the layout around it.
///
/// Views set these classes. The script marks the elements around them with the traits (`data-holds`), and the
/// stylesheets select elements by these. A trait that begins with `>` is for the parent alone.
package enum TraitClasses {
  package static let all: [(trait: String, classes: [ClassName])] = [
    ("list", [.form, .list]),
    ("plain", [.plain, .clearGround]),
    ("stack", [.stack]),
    ("dark", [.prefersDark]),
    ("light", [.prefersLight]),
    (
      "wide",
      [
        .tabs, .more, .segments, .textfield, .labeled, .options, .disclosure, .groupbox, .fillWidth,
        .progress, .slider, .lazygrid, .shape, .color, .geometry, .place, .scroll, .form, .list,
      ]
    ),
    (
      "tall",
      [
        .upright, .tabs, .editor, .fillHeight, .shape, .color, .geometry, .place, .vertical, .form,
        .list, .relativeHeight,
      ]
    ),
    ("partwide", [.relativeWidth]),
    ("parttall", [.relativeHeight]),
    ("scroll", [.vertical, .form, .list]),
    ("pins", [.pinsHeaders, .pinsFooters]),
    // The script finds these itself.
    ("fits", []),
    ("dialog", []),
    ("long", []),
    (">list", [.form, .list]),
    (">stack", [.stack]),
    (">tabs", [.tabs]),
    (">spacer", [.spacer]),
    (">divider", [.divider]),
    (">priority", [.priority]),
    (">row", [.row, .gap]),
    (">empty", []),
    (">word", []),
  ]
}
