extension Symbol {
  // Arrows and chevrons.
  static let turns: [String: Symbol] = [
    "arrow.down.backward": Symbol(label: "Down left", lines: "M18 6L6 18M15.5 18H6V8.5"),
    "arrow.down.forward": Symbol(label: "Down right", lines: "M6 6l12 12M8.5 18H18V8.5"),
    "arrow.down.forward.and.arrow.up.backward": Symbol(
      label: "Reduce",
      lines: "M4 4l6.5 6.5M10.5 4.5v6h-6M20 20l-6.5-6.5M13.5 19.5v-6h6"
    ),
    "arrow.down.left.arrow.up.right": Symbol(
      label: "Resize",
      lines: "M13.5 3.5h7v7M20.5 3.5l-7.5 7.5M10.5 20.5h-7v-7M3.5 20.5l7.5-7.5"
    ),
    "arrow.down.to.line.alt": Symbol(
      label: "To the bottom",
      lines: "M4.5 19.5h15M12 3.5V14M7 9.5l5 5l5-5"
    ),
    "arrow.left.and.line.vertical.and.arrow.right": Symbol(
      label: "Width",
      lines: "M12 4v16M9 12H3M5.5 9L2.7 12l2.8 3M15 12h6M18.5 9l2.8 3l-2.8 3"
    ),
    "arrow.left.and.right.text.vertical": Symbol(
      label: "Width",
      lines: """
        M3 12h4M17 12h4M5 9.5L2.7 12L5 14.5M19 9.5l2.3 2.5L19 14.5M9 5h6M9 9.5h6M9 14.5h6M9 19h6
        """
    ),
    "arrow.rectanglepath": Symbol(
      label: "Repeat",
      lines: """
        M6 17H4.5A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7H14M18 7h1.5A1.5 1.5 0 0 1 21 8.5v7\
        a1.5 1.5 0 0 1-1.5 1.5H10M11.5 4.2L14.3 7L11.5 9.8M12.5 14.2L9.7 17l2.8 2.8
        """
    ),
    "arrow.right.arrow.left": Symbol(
      label: "Swap",
      lines: "M4 8h16M16 4l4 4l-4 4M20 16H4M8 12l-4 4l4 4"
    ),
    "arrow.triangle.capsulepath": Symbol(
      label: "Flow",
      lines: "M14.5 6.5h2a5.5 5.5 0 0 1 0 11h-4M9.5 17.5h-2a5.5 5.5 0 0 1 0-11h4",
      area: "M11 3.5v6l4-3zM13 14.5v6l-4-3z"
    ),
    "arrow.triangle.merge": Symbol(
      label: "Merge",
      lines: "M12 21v-6c0-3-5-4-5-9M12 15c0-3 5-4 5-9",
      area: "M3.8 7.5h6.4L7 3zM13.8 7.5h6.4L17 3z"
    ),
    "arrow.triangle.pull": Symbol(
      label: "Pull request",
      lines: """
        \(circles(2, at: (6, 5.5), (6, 18.5), (18, 18.5)))M6 7.5v9M18 16.5V9a3 3 0 0 0-3-3h-3
        """,
      area: "M13.5 2.5v7L9.5 6z"
    ),
    "arrow.triangle.turn.up.right.circle": Symbol(
      label: "Directions",
      lines: circle(12, 12, 9),
      details: "M9 16V12.5a1.5 1.5 0 0 1 1.5-1.5H15.5M13.2 8.5l2.5 2.5l-2.5 2.5"
    ),
    "arrow.triangle.turn.up.right.diamond": Symbol(
      label: "Directions",
      lines: "M12 2.5l9.5 9.5l-9.5 9.5L2.5 12z",
      details: "M9 15.5V12.5a1.5 1.5 0 0 1 1.5-1.5H15M13 8.7l2.5 2.3L13 13.3"
    ),
    "arrow.trianglehead.2.clockwise": Symbol(
      label: "Refresh",
      lines: """
        M4.5 11a7.5 7.5 0 0 1 13-4l2 2M19.5 4.5V9H15M19.5 13a7.5 7.5 0 0 1-13 4l-2-2M4.5 19.5V15H9
        """
    ),
    "arrow.trianglehead.clockwise": Symbol(
      label: "Refresh",
      lines: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2M20 4v5.2h-5.2"
    ),
    "arrow.trianglehead.counterclockwise": Symbol(
      label: "Undo",
      lines: "M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9.2M4 4v5.2h5.2"
    ),
    "arrow.turn.down.left": Symbol(
      label: "Turn",
      lines: "M19.5 5v5.5a3 3 0 0 1-3 3H5M9.5 9L5 13.5L9.5 18"
    ),
    "arrow.turn.left.down": Symbol(
      label: "Turn",
      lines: "M19 4.5h-5.5a3 3 0 0 0-3 3V19M6 14.5l4.5 4.5l4.5-4.5"
    ),
    "arrow.turn.left.up": Symbol(
      label: "Turn",
      lines: "M19 19.5h-5.5a3 3 0 0 1-3-3V5M6 9.5L10.5 5L15 9.5"
    ),
    "arrow.turn.right.down": Symbol(
      label: "Turn",
      lines: "M5 4.5h5.5a3 3 0 0 1 3 3V19M18 14.5L13.5 19L9 14.5"
    ),
    "arrow.turn.right.up": Symbol(
      label: "Turn",
      lines: "M5 19.5h5.5a3 3 0 0 0 3-3V5M18 9.5L13.5 5L9 9.5"
    ),
    "arrow.up.and.down.text.horizontal": Symbol(
      label: "Height",
      lines: "M12 2.5v5M12 16.5v5M9.5 5L12 2.5L14.5 5M9.5 19l2.5 2.5l2.5-2.5M5 10.5h14M5 13.5h14"
    ),
    "arrow.up.and.line.horizontal.and.arrow.down": Symbol(
      label: "Height",
      lines: "M4 12h16M12 9V3M9 5.5l3-2.8l3 2.8M12 15v6M9 18.5l3 2.8l3-2.8"
    ),
    "arrow.up.backward.and.arrow.down.forward": Symbol(
      label: "Enlarge",
      lines: "M10.5 3.5h-7v7M3.5 3.5l7.5 7.5M13.5 20.5h7v-7M20.5 20.5l-7.5-7.5"
    ),
    "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left": Symbol(
      label: "Full screen",
      lines: "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5M4 4l6 6M20 4l-6 6M4 20l6-6M20 20l-6-6"
    ),
    "arrow.up.to.line.alt": Symbol(
      label: "To the top",
      lines: "M4.5 4.5h15M12 20.5V10M7 14.5l5-5l5 5"
    ),
    "arrow.uturn.down": Symbol(
      label: "Back down",
      lines: "M6 4v10a5 5 0 0 0 10 0v-4M12 13.5L16 9.5L20 13.5"
    ),
    "arrow.uturn.up": Symbol(
      label: "Back up",
      lines: "M6 20V10a5 5 0 0 1 10 0v4M12 10.5L16 14.5L20 10.5"
    ),
    "arrowshape.bounce.right": Symbol(
      label: "Bounce",
      lines: """
        M3.5 5v5.5c4.5 0 7 2.5 8.5 6.5c0.8-2 2-3.5 4-4.5V9l5 6l-6 5.5V17l-2.5 2h-2\
        C9.5 16 7 14 3.5 14z
        """
    ),
    "arrowshape.down": Symbol(label: "Down", lines: "M9 3.5v9H4.5l7.5 8l7.5-8H15v-9z"),
    "arrowshape.left": Symbol(label: "Left", lines: "M20.5 9h-9V4.5L3.5 12l8 7.5V15h9z"),
    "arrowshape.right": Symbol(label: "Right", lines: "M3.5 9h9V4.5L20.5 12l-8 7.5V15h-9z"),
    "arrowshape.turn.up.backward": Symbol(
      label: "Reply",
      lines: "M10 5L3 11.5L10 18v-4c5-0.5 8.5 1 11 5c-0.5-7-4.5-10.5-11-10.5z"
    ),
    "arrowshape.turn.up.forward": Symbol(
      label: "Forward",
      lines: "M14 5l7 6.5L14 18v-4c-5-0.5-8.5 1-11 5c0.5-7 4.5-10.5 11-10.5z"
    ),
    "arrowshape.turn.up.left.2": Symbol(
      label: "Reply to all",
      lines: "M12.5 5.5L6.5 11.5l6 6V14c4-0.5 7 1 9 4.5c-0.3-6-3.5-9.5-9-9.5zM7 5.5L2 11.5l5 6"
    ),
    "arrowshape.up": Symbol(label: "Up", lines: "M9 20.5v-9H4.5L12 3.5l7.5 8H15v9z"),
    "arrowtriangle.down": Symbol(
      label: "Down",
      lines: "M12 19.5L3.5 5.5h17z",
      fill: .area("M12 20.5L2.5 4.5h19z")
    ),
    "arrowtriangle.forward": Symbol(
      label: "Forward",
      lines: "M7 4.8v14.4L19.5 12z",
      fill: .area("M6 3.5v17L20.5 12z")
    ),
    "arrowtriangle.left": Symbol(
      label: "Left",
      lines: "M17 4.8v14.4L4.5 12z",
      fill: .area("M18 3.5v17L3.5 12z")
    ),
    "arrowtriangle.up": Symbol(
      label: "Up",
      lines: "M12 4.5L20.5 18.5h-17z",
      fill: .area("M12 3.5L21.5 19.5h-19z")
    ),
    "capslock": Symbol(label: "Caps lock", lines: "M12 3.5L4 11.5h4v4h8v-4h4zM8 18.5h8v2.5H8z"),
    "chevron.backward.2": Symbol(label: "Back", lines: "M12 5l-7 7l7 7M19 5l-7 7l7 7"),
    "chevron.down.2": Symbol(label: "Down", lines: "M5 5l7 7l7-7M5 12l7 7l7-7"),
    "chevron.forward.2": Symbol(label: "Forward", lines: "M5 5l7 7l-7 7M12 5l7 7l-7 7"),
    "chevron.left.chevron.right": Symbol(
      label: "Code",
      lines: "M9 5.5L2.5 12L9 18.5M15 5.5L21.5 12L15 18.5"
    ),
    "chevron.left.to.line": Symbol(label: "To the start", lines: "M6 5v14M19 5l-7 7l7 7"),
    "chevron.right.to.line": Symbol(label: "To the end", lines: "M18 5v14M5 5l7 7l-7 7"),
    "chevron.up.2": Symbol(label: "Up", lines: "M5 12l7-7l7 7M5 19l7-7l7 7"),
    "chevron.up.and.down": Symbol(label: "Choose", lines: "M7 9.5l5-5l5 5M7 14.5l5 5l5-5"),
    "chevron.up.chevron.right": Symbol(
      label: "Choose",
      lines: "M4 12L8.5 7.5L13 12M13.5 7.5L18 12l-4.5 4.5"
    ),
    "chevron.up.forward": Symbol(label: "Up", lines: "M7 7h10v10"),
    "delete.right": Symbol(
      label: "Delete forward",
      lines: "M15.5 5.5h-11A1.5 1.5 0 0 0 3 7v10a1.5 1.5 0 0 0 1.5 1.5h11l6-6.5z",
      details: "M7.5 9.2l5.5 5.6M13 9.2l-5.5 5.6"
    ),
    "escape": Symbol(
      label: "Escape",
      lines: "M19.5 10A8 8 0 1 1 14 4.5M12 12L4.5 4.5M4.5 10V4.5H10"
    ),
    "flip.horizontal": Symbol(
      label: "Flip",
      lines: "M12 3v18M9 5.5L3 18.5h6zM15 5.5L21 18.5h-6z",
      fill: .area("M11.1 2.1h1.8v19.8h-1.8zM9.5 4v15.4H2.5zM14.5 4v15.4h7z")
    ),
    "line.2.horizontal.decrease": Symbol(label: "Filter", lines: "M4 9h16M8 15h8"),
    "line.diagonal": Symbol(label: "Line", lines: "M5 19L19 5"),
    "line.diagonal.arrow": Symbol(label: "Arrow", lines: "M5 19L18.5 5.5M10 5h9v9"),
    "rotate.left": Symbol(
      label: "Rotate left",
      lines: "\(box(4, 11, 12, 9.5, 1.5))M20.5 13.5a7.5 7.5 0 0 0-9-7.3M14.5 3.5l-3.5 2.7l3 3.3"
    ),
    "rotate.right": Symbol(
      label: "Rotate right",
      lines: "\(box(8, 11, 12, 9.5, 1.5))M3.5 13.5a7.5 7.5 0 0 1 9-7.3M9.5 3.5l3.5 2.7l-3 3.3"
    ),
  ]
}
