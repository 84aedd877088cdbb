extension Symbol {
  // Arrows and the controls of a player.
  static let arrows: [String: Symbol] = [
    "arrow.2.circlepath": Symbol(
      label: "Repeat",
      lines: """
        M4.5 11a7.5 7.5 0 0 1 13-4l2 2M19.5 4.5V9H15M19.5 13a7.5 7.5 0 0 1-13 4l-2-2M4.5 19.5V15\
        H9
        """
    ),
    "arrow.2.squarepath": Symbol(
      label: "Exchange",
      lines: """
        M4 14V8a2 2 0 0 1 2-2h9M12.5 3.5L15.5 6l-3 2.5M20 10v6a2 2 0 0 1-2 2H9M11.5 20.5L8.5 18\
        l3-2.5
        """
    ),
    "arrow.down.left": Symbol(
      label: "Down and left",
      lines: "M18 6L6 18M6 8.5V18h9.5"
    ),
    "arrow.down.right": Symbol(
      label: "Down and right",
      lines: "M6 6l12 12M18 8.5V18H8.5"
    ),
    "arrow.down.right.and.arrow.up.left": Symbol(
      label: "Shrink",
      lines: "M20 4l-6.5 6.5M13.5 5.5v5h5M4 20l6.5-6.5M10.5 18.5v-5h-5"
    ),
    "arrow.down.to.line": Symbol(
      label: "Download",
      lines: "M12 4v11.5M6.5 10.5L12 16l5.5-5.5M5 20h14"
    ),
    "arrow.left.and.right": Symbol(
      label: "Left and right",
      lines: "M3.5 12h17M8 7.5L3.5 12L8 16.5M16 7.5l4.5 4.5l-4.5 4.5"
    ),
    "arrow.left.arrow.right": Symbol(
      label: "Exchange",
      lines: "M20 8H4M8 4L4 8l4 4M4 16h16M16 12l4 4l-4 4"
    ),
    "arrow.left.to.line": Symbol(
      label: "To the start",
      lines: "M20 12H8.5M13.5 6.5L8 12l5.5 5.5M4 5v14"
    ),
    "arrow.right.to.line": Symbol(
      label: "To the end",
      lines: "M4 12h11.5M10.5 6.5L16 12l-5.5 5.5M20 5v14"
    ),
    "arrow.triangle.branch": Symbol(
      label: "Branch",
      lines: "M6.5 20V4M6.5 15c7 0 11-2 11-8M3.5 7l3-3l3 3M14.5 10l3-3l3 3"
    ),
    "arrow.triangle.swap": Symbol(
      label: "Swap",
      lines: "M8 20V6M4 9.5L8 5l4 4.5M16 4v14M12 14.5l4 4.5l4-4.5"
    ),
    "arrow.turn.down.right": Symbol(
      label: "Go on",
      lines: "M15 10.5l4.5 4.5l-4.5 4.5M19.5 15H9a4.5 4.5 0 0 1-4.5-4.5V4"
    ),
    "arrow.turn.up.left": Symbol(
      label: "Reply",
      lines: "M9 4.5L4.5 9L9 13.5M4.5 9H15a4.5 4.5 0 0 1 4.5 4.5V20"
    ),
    "arrow.turn.up.right": Symbol(
      label: "Forward",
      lines: "M15 4.5L19.5 9L15 13.5M19.5 9H9a4.5 4.5 0 0 0-4.5 4.5V20"
    ),
    "arrow.up.and.down": Symbol(
      label: "Up and down",
      lines: "M12 3.5v17M7.5 8L12 3.5L16.5 8M7.5 16l4.5 4.5l4.5-4.5"
    ),
    "arrow.up.and.down.and.arrow.left.and.right": Symbol(
      label: "Move",
      lines: """
        M12 3v18M3 12h18M9.5 5.5L12 3l2.5 2.5M9.5 18.5L12 21l2.5-2.5M5.5 9.5L3 12l2.5 2.5\
        M18.5 9.5L21 12l-2.5 2.5
        """
    ),
    "arrow.up.backward": Symbol(
      label: "Up and back",
      lines: "M18 18L6 6M15.5 6H6v9.5"
    ),
    "arrow.up.left": Symbol(
      label: "Up and left",
      lines: "M18 18L6 6M15.5 6H6v9.5"
    ),
    "arrow.up.left.and.arrow.down.right": Symbol(
      label: "Enlarge",
      lines: "M13.5 10.5L20 4M15 4h5v5M10.5 13.5L4 20M9 20H4v-5"
    ),
    "arrow.up.right": Symbol(
      label: "Up and right",
      lines: "M6 18L18 6M8.5 6H18v9.5"
    ),
    "arrow.up.to.line": Symbol(
      label: "Upload",
      lines: "M12 20V8.5M6.5 13.5L12 8l5.5 5.5M5 4h14"
    ),
    "arrow.uturn.backward": Symbol(
      label: "Undo",
      lines: "M8.5 4.5L4 9l4.5 4.5M4 9h10.5a5.5 5.5 0 0 1 0 11H9"
    ),
    "arrow.uturn.forward": Symbol(
      label: "Redo",
      lines: "M15.5 4.5L20 9l-4.5 4.5M20 9H9.5a5.5 5.5 0 0 0 0 11H15"
    ),
    "arrow.uturn.left": Symbol(
      label: "Undo",
      lines: "M8.5 4.5L4 9l4.5 4.5M4 9h10.5a5.5 5.5 0 0 1 0 11H9"
    ),
    "arrow.uturn.right": Symbol(
      label: "Redo",
      lines: "M15.5 4.5L20 9l-4.5 4.5M20 9H9.5a5.5 5.5 0 0 0 0 11H15"
    ),
    "arrowshape.turn.up.left": Symbol(
      label: "Reply",
      lines: "M10 5L3 11.5L10 18v-4c5-.5 8.5 1 11 5c-.5-7-4.5-10.5-11-10.5z",
      fill: .inside
    ),
    "arrowshape.turn.up.right": Symbol(
      label: "Forward",
      lines: "M14 5l7 6.5L14 18v-4c-5-.5-8.5 1-11 5c.5-7 4.5-10.5 11-10.5z",
      fill: .inside
    ),
    "backward.end": Symbol(
      label: "To the start",
      lines: "M5.5 5.5v13M19 5.5v13L8 12z",
      fill: .area("M4.5 5h2.2v14H4.5zM20 5v14L8 12z")
    ),
    "chevron.compact.down": Symbol(
      label: "Down",
      lines: "M4 10l8 4l8-4"
    ),
    "chevron.compact.left": Symbol(
      label: "Back",
      lines: "M14 4l-4 8l4 8"
    ),
    "chevron.compact.right": Symbol(
      label: "Forward",
      lines: "M10 4l4 8l-4 8"
    ),
    "chevron.compact.up": Symbol(
      label: "Up",
      lines: "M4 14l8-4l8 4"
    ),
    "chevron.left.2": Symbol(
      label: "Far back",
      lines: "M12 6l-6 6l6 6M19 6l-6 6l6 6"
    ),
    "chevron.right.2": Symbol(
      label: "Far forward",
      lines: "M5 6l6 6l-6 6M12 6l6 6l-6 6"
    ),
    "chevron.up.chevron.down": Symbol(
      label: "Choose",
      lines: "M7 9.5L12 4.5l5 5M7 14.5l5 5l5-5"
    ),
    "eject": Symbol(
      label: "Eject",
      lines: "M12 5L4.5 14h15zM4.5 18.5h15"
    ),
    "forward.end": Symbol(
      label: "To the end",
      lines: "M18.5 5.5v13M5 5.5v13L16 12z",
      fill: .area("M17.3 5h2.2v14h-2.2zM4 5v14l12-7z")
    ),
    "gobackward": Symbol(
      label: "Back in time",
      lines: "M4.5 13a7.5 7.5 0 1 0 2.2-5.3L9 5.5M9 2.5v6H3.5"
    ),
    "gobackward.15": Symbol(
      label: "Back 15 seconds",
      lines: """
        M4.5 13a7.5 7.5 0 1 0 2.2-5.3L9 5.5M9 2.5v6H3.5M9.5 11.5l1-.8v5M15.5 10.8h-2.5v2\
        c2.5-.5 3 2.9 0 2.9
        """
    ),
    "goforward": Symbol(
      label: "On in time",
      lines: "M19.5 13a7.5 7.5 0 1 1-2.2-5.3L15 5.5M15 2.5v6h5.5"
    ),
    "goforward.15": Symbol(
      label: "On 15 seconds",
      lines: """
        M19.5 13a7.5 7.5 0 1 1-2.2-5.3L15 5.5M15 2.5v6h5.5M9 11.5l1-.8v5M15 10.8h-2.5v2\
        c2.5-.5 3 2.9 0 2.9
        """
    ),
    "play.slash": Symbol(
      label: "Not playing",
      lines: "M7 4.8v14.4L19.5 12zM4 4l16 16"
    ),
    "playpause": Symbol(
      label: "Play or pause",
      lines: "M3.5 6v12l9-6zM16 6.5v11M20 6.5v11"
    ),
  ]
}
