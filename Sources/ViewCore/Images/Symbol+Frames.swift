extension Symbol {
  /// The shapes that can contain other symbols.
  static let frames: [String: String] = [
    "circle": "M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0z",
    "square": "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
    "triangle": "M12 3.7L2.5 20.2h19z",
    "diamond": "M12 2.5l9.5 9.5l-9.5 9.5L2.5 12z",
    "hexagon": "M7.3 3.8h9.4L21.5 12l-4.8 8.2H7.3L2.5 12z",
    "rectangle": "M4.5 5.5h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z",
    "capsule": "M7.5 7h9a5 5 0 0 1 0 10h-9a5 5 0 0 1 0-10z",
    "shield": shield,
    "seal":
      "M12 2.6L14.1 4.3L16.7 3.9L17.7 6.3L20.1 7.3L19.7 9.9L21.4 12L19.7 14.1L20.1 16.7L17.7 17.7L16.7 20.1L14.1 19.7"
      + "L12 21.4L9.9 19.7L7.3 20.1L6.3 17.7L3.9 16.7L4.3 14.1L2.6 12L4.3 9.9L3.9 7.3L6.3 6.3L7.3 3.9L9.9 4.3z",
    "app":
      "M8 3.5h8a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5H8a4.5 4.5 0 0 1-4.5-4.5V8A4.5 4.5 0 0 1 8 3.5z",
    "octagon": "M8.3 3.2h7.4l5.1 5.1v7.4l-5.1 5.1H8.3l-5.1-5.1V8.3z",
  ]

  /// The drawing of a symbol inside a shape.
  struct Inset {
    var label: String
    /// The lines inside an outlined shape.
    var lines = ""
    /// The areas inside an outlined shape.
    var area = ""
    /// The areas that are cut out of a filled shape.
    var hole: String
  }

  /// The symbols inside shapes.
  static let insets: [String: Inset] = [
    "checkmark": Inset(
      label: "Selected",
      lines: "M8 12.3l2.9 2.9L16 9.2",
      hole: "M6.9 12.3l1.3-1.3l2.6 2.6l4.5-5.3l1.5 1.2l-5.8 6.9z"
    ),
    "xmark": Inset(
      label: "Close",
      lines: "M9 9l6 6M15 9l-6 6",
      hole:
        "M8.3 9.6l1.3-1.3l2.4 2.4l2.4-2.4l1.3 1.3l-2.4 2.4l2.4 2.4l-1.3 1.3"
        + "l-2.4-2.4l-2.4 2.4l-1.3-1.3l2.4-2.4z"
    ),
    "plus": Inset(
      label: "Add",
      lines: "M12 8v8M8 12h8",
      hole: "M11.1 7.5h1.8v3.6h3.6v1.8h-3.6v3.6h-1.8v-3.6H7.5v-1.8h3.6z"
    ),
    "minus": Inset(label: "Remove", lines: "M8 12h8", hole: "M7.5 11.1h9v1.8h-9z"),
    "info": Inset(
      label: "Information",
      lines: "M12 11.5v4.8",
      area: circle(12, 8, 1.1),
      hole: "M11.1 10.8h1.8v6h-1.8z" + circle(12, 8.2, 1.2)
    ),
    "exclamationmark": Inset(
      label: "Warning",
      lines: "M12 9.2v4.3",
      area: circle(12, 16.8, 1.1),
      hole: "M11.1 8.7h1.8v5.3h-1.8z" + circle(12, 16.7, 1.2)
    ),
    "questionmark": Inset(
      label: "Help",
      lines: "M9.5 9.8a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2.9-1.2 1.7",
      area: circle(12, 16.8, 1.1),
      hole:
        "M8.6 9.8a3.4 3.4 0 1 1 5.1 3c-.6.3-.8.5-.8 1h-1.8c0-1.2.5-1.9 1.7-2.5"
        + "a1.6 1.6 0 1 0-2.4-1.5z"
        + circle(12, 16.7, 1.2)
    ),
    "play": Inset(
      label: "Play",
      lines: "M10 8.5v7l5.5-3.5z",
      hole: "M9.5 7.8v8.4l7-4.2z"
    ),
    "arrowtriangle.right": Inset(
      label: "Forward",
      lines: "M10 8.5v7l5.5-3.5z",
      hole: "M9.5 7.8v8.4l7-4.2z"
    ),
    "stop": Inset(label: "Stop", lines: "M9 9h6v6H9z", hole: "M8.5 8.5h7v7h-7z"),
    "pause": Inset(
      label: "Pause",
      lines: "M10 8.5v7M14 8.5v7",
      hole: "M8.9 8h2v8h-2zM13.1 8h2v8h-2z"
    ),
    "arrow.up": Inset(
      label: "Up",
      lines: "M12 16.5V8M8.5 11.2L12 7.7l3.5 3.5",
      hole: "M11.1 17v-6.4l-2 2l-1.3-1.3L12 7l4.2 4.3l-1.3 1.3l-2-2V17z"
    ),
    "arrow.down": Inset(
      label: "Down",
      lines: "M12 7.5V16M8.5 12.8l3.5 3.5l3.5-3.5",
      hole: "M11.1 7v6.4l-2-2l-1.3 1.3L12 17l4.2-4.3l-1.3-1.3l-2 2V7z"
    ),
    "arrow.right": Inset(
      label: "Right",
      lines: "M7.5 12H16M12.8 8.5l3.5 3.5l-3.5 3.5",
      hole: "M7 11.1h6.4l-2-2l1.3-1.3L17 12l-4.3 4.2l-1.3-1.3l2-2H7z"
    ),
    "arrow.left": Inset(
      label: "Left",
      lines: "M16.5 12H8M11.2 8.5L7.7 12l3.5 3.5",
      hole: "M17 11.1h-6.4l2-2l-1.3-1.3L7 12l4.3 4.2l1.3-1.3l-2-2H17z"
    ),
    "chevron.right": Inset(
      label: "Forward",
      lines: "M10.3 7.8l4.2 4.2l-4.2 4.2",
      hole: "M9.5 8.2l1.3-1.3l5.1 5.1l-5.1 5.1l-1.3-1.3l3.8-3.8z"
    ),
    "chevron.left": Inset(
      label: "Back",
      lines: "M13.7 7.8L9.5 12l4.2 4.2",
      hole: "M14.5 8.2l-1.3-1.3L8.1 12l5.1 5.1l1.3-1.3l-3.8-3.8z"
    ),
    "chevron.down": Inset(
      label: "Down",
      lines: "M7.8 10.3l4.2 4.2l4.2-4.2",
      hole: "M8.2 9.5l-1.3 1.3l5.1 5.1l5.1-5.1l-1.3-1.3l-3.8 3.8z"
    ),
    "chevron.up": Inset(
      label: "Up",
      lines: "M7.8 13.7L12 9.5l4.2 4.2",
      hole: "M8.2 14.5l-1.3-1.3L12 8.1l5.1 5.1l-1.3 1.3l-3.8-3.8z"
    ),
    "arrow.up.forward": Inset(
      label: "Open",
      lines: "M9 15l5.5-5.5M9.8 9h5.2v5.2",
      hole: "M9.6 8.1h6.3v6.3h-1.8v-3.2l-4.7 4.7l-1.3-1.3l4.7-4.7H9.6z"
    ),
    "person": Inset(
      label: "Person",
      lines: "M12 12.5a2.8 2.8 0 1 0 0-5.6a2.8 2.8 0 0 0 0 5.6zM6.5 18.8"
        + "c.8-2.3 2.9-3.6 5.5-3.6s4.7 1.3 5.5 3.6",
      hole:
        "M12 12.7a2.8 2.8 0 1 0 0-5.6a2.8 2.8 0 0 0 0 5.6zM6.8 17.6"
        + "c.9-2.1 2.8-3.3 5.2-3.3s4.3 1.2 5.2 3.3z"
    ),
    "ellipsis": Inset(
      label: "More",
      area: circles(1.1, at: (8, 12), (12, 12), (16, 12)),
      hole: circles(1.2, at: (8, 12), (12, 12), (16, 12))
    ),
  ]
}
