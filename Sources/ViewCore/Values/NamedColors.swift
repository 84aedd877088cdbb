/// The colors that the stylesheet names, as it has them.
///
/// A color picker computes their components. A test compares them with the stylesheet.
package enum NamedColors {
  package static let css: [String: String] = [
    "accent": "light-dark(#0b62d6, #49f)",
    "label": "light-dark(#1b1c20, #f2f2f5)",
    "label-2": "light-dark(#5e5e70, #aab)",
    "red": "light-dark(#ff3b30, #ff453a)",
    "orange": "light-dark(#ff9500, #ff9f0a)",
    "yellow": "light-dark(#fc0, #ffd60a)",
    "green": "light-dark(#34c759, #30d158)",
    "mint": "light-dark(#00c7be, #63e6e2)",
    "teal": "light-dark(#30b0c7, #40cbe0)",
    "cyan": "light-dark(#32ade6, #64d2ff)",
    "blue": "light-dark(#007aff, #0a84ff)",
    "indigo": "light-dark(#5856d6, #5e5ce6)",
    "purple": "light-dark(#af52de, #bf5af2)",
    "pink": "light-dark(#ff2d55, #ff375f)",
    "brown": "light-dark(#a2845e, #ac8e68)",
    "gray": "#8e8e93",
    "label-3": "light-dark(#717183, #8c8c9d)",
    "label-4": "light-dark(#bbc, #556)",
    "ground": "light-dark(#f2f2f5, #101114)",
    "surface": "light-dark(#fff, #1d1e22)",
    "line": "light-dark(#dde, #334)",
    "gray-2": "color-mix(in srgb, var(--gray) 70%, var(--surface))",
    "gray-3": "color-mix(in srgb, var(--gray) 48%, var(--surface))",
    "gray-4": "color-mix(in srgb, var(--gray) 38%, var(--surface))",
    "gray-5": "color-mix(in srgb, var(--gray) 22%, var(--surface))",
    "gray-6": "color-mix(in srgb, var(--gray) 10%, var(--surface))",
  ]
}
