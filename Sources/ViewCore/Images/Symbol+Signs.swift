extension Symbol {
  // Signs, text and numbers.
  static let signs: [String: Symbol] = [
    "asterisk": Symbol(
      label: "Required",
      lines: "M12 5v14M6 8.5l12 7M18 8.5l-12 7"
    ),
    "bold": Symbol(
      label: "Bold",
      lines: "M7.5 4.5H13a3.6 3.6 0 0 1 0 7.2H7.5zM7.5 11.7h6.3a4 4 0 0 1 0 7.8H7.5z"
    ),
    "chart.bar": Symbol(
      label: "Bar chart",
      lines: "\(box(4, 12, 3.5, 8, 0.8))\(box(10.2, 8, 3.5, 12, 0.8))\(box(16.5, 4, 3.5, 16, 0.8))",
      fill: .inside
    ),
    "chart.line.downtrend.xyaxis": Symbol(
      label: "Downward trend",
      lines: "M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M7.5 7l4 4l3-2.5L20 15M16 15h4v-4"
    ),
    "chart.line.uptrend.xyaxis": Symbol(
      label: "Upward trend",
      lines: "M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M7.5 15l4-4l3 2.5L20 7M16 7h4v4"
    ),
    "chart.pie": Symbol(
      label: "Pie chart",
      lines: "M10.5 5a8 8 0 1 0 8.5 8.5h-8.5zM14 3.5V10h6.5A6.5 6.5 0 0 0 14 3.5z",
      fill: .inside
    ),
    "chart.xyaxis.line": Symbol(
      label: "Line chart",
      lines: "M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M7.5 15l4-5l3 3L20 7"
    ),
    "checklist": Symbol(
      label: "Checklist",
      lines: "M11.5 7h9M11.5 16.5h9M3.5 7l1.7 1.7L8.5 5.3M3.5 16.5l1.7 1.7l3.3-3.4"
    ),
    "checkmark.circle.trianglebadge.exclamationmark": Symbol(
      label: "Done with a problem",
      lines: "M19 8.5A8 8 0 1 0 10 19M7.5 11l2.8 2.8l4.2-5M17 13.5l-4.5 7.5h9z",
      details: "M17 16v2"
    ),
    "circle.dashed": Symbol(
      label: "Dashed circle",
      lines: """
        M9 3.5c2-.7 4-.7 6 0M18 5.5c1.5 1.3 2.3 2.5 2.8 4.5M20.8 14c-.5 2-1.3 3.2-2.8 4.5\
        M15 20.5c-2 .7-4 .7-6 0M6 18.5c-1.5-1.3-2.3-2.5-2.8-4.5M3.2 10c.5-2 1.3-3.2 2.8-4.5
        """
    ),
    "circle.grid.3x3": Symbol(
      label: "Grid",
      area: """
        \(circles(1.8, at: (5.5, 5.5), (12, 5.5), (18.5, 5.5), (5.5, 12), (12, 12), (18.5, 12)))\
        \(circles(1.8, at: (5.5, 18.5), (12, 18.5), (18.5, 18.5)))
        """
    ),
    "circle.lefthalf.filled": Symbol(
      label: "Half a circle",
      lines: circle(12, 12, 9),
      area: "M12 3a9 9 0 0 0 0 18z"
    ),
    "circle.righthalf.filled": Symbol(
      label: "Half a circle",
      lines: circle(12, 12, 9),
      area: "M12 3a9 9 0 0 1 0 18z"
    ),
    "command": Symbol(
      label: "Command",
      lines: """
        M9 9H6.5A2.5 2.5 0 1 1 9 6.5v11A2.5 2.5 0 1 1 6.5 15h11A2.5 2.5 0 1 1 15 17.5v-11\
        A2.5 2.5 0 1 1 17.5 9z
        """
    ),
    "delete.left": Symbol(
      label: "Delete",
      lines: "M9 5.5h10A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H9L3 12z",
      details: "M11 9.5l5 5M16 9.5l-5 5"
    ),
    "divide": Symbol(
      label: "Divide",
      lines: "M5 12h14",
      area: "\(circle(12, 6.5, 1.5))\(circle(12, 17.5, 1.5))"
    ),
    "dollarsign": Symbol(
      label: "Dollars",
      lines: """
        M12 3v18M16.5 7.5c-.7-1.6-2.3-2.5-4.5-2.5c-2.7 0-4.5 1.3-4.5 3.3c0 4.7 9.3 2.3 9.3 7\
        c0 2.2-2 3.7-4.8 3.7c-2.5 0-4.3-1-5-3
        """
    ),
    "equal": Symbol(
      label: "Equal",
      lines: "M5 9h14M5 15h14"
    ),
    "eurosign": Symbol(
      label: "Euros",
      lines: "M17.5 6.5A7 7 0 1 0 17.5 17.5M4 10.5h9M4 13.5h8.5"
    ),
    "exclamationmark.2": Symbol(
      label: "Important",
      lines: "M8.5 4v10M15.5 4v10",
      area: "\(circle(8.5, 18.5, 1.3))\(circle(15.5, 18.5, 1.3))"
    ),
    "function": Symbol(
      label: "Function",
      lines: "M13 4.5c-2.5-1-4 .5-4.5 3.5l-1.5 9c-.5 3-2 4-4 3M5.5 10h7M14 11l6 7M20 11l-6 7"
    ),
    "infinity": Symbol(
      label: "Infinity",
      lines: """
        M12 12c-2-3-3.5-4.5-5.5-4.5a4.5 4.5 0 0 0 0 9C8.5 16.5 10 15 12 12s3.5-4.5 5.5-4.5\
        a4.5 4.5 0 0 1 0 9C15.5 16.5 14 15 12 12z
        """
    ),
    "italic": Symbol(
      label: "Italic",
      lines: "M10 4.5h7M7 19.5h7M14 4.5l-4 15"
    ),
    "largecircle.fill.circle": Symbol(
      label: "Selected",
      lines: circle(12, 12, 9),
      area: circle(12, 12, 5)
    ),
    "line.3.horizontal.decrease": Symbol(
      label: "Filter",
      lines: "M4.5 7h15M7.5 12h9M10.5 17h3"
    ),
    "line.horizontal.3": Symbol(
      label: "Menu",
      lines: "M4.5 7h15M4.5 12h15M4.5 17h15"
    ),
    "line.horizontal.3.decrease": Symbol(
      label: "Filter",
      lines: "M4.5 7h15M7.5 12h9M10.5 17h3"
    ),
    "list.bullet.rectangle": Symbol(
      label: "List",
      lines: box(3, 5, 18, 14, 1.5),
      details: "M10.5 9.5h7M10.5 14.5h7",
      area: "\(circle(7, 9.5, 1.1))\(circle(7, 14.5, 1.1))"
    ),
    "list.dash": Symbol(
      label: "List",
      lines: "M9 6.5h11M9 12h11M9 17.5h11M4 6.5h2M4 12h2M4 17.5h2"
    ),
    "list.number": Symbol(
      label: "Numbered list",
      lines: """
        M9.5 6.5h11M9.5 12h11M9.5 17.5h11M4 5.3l1-.8v4M3.8 10.8c.3-.8 2-.8 2 .2c0 .8-2 1.3-2 2.5\
        h2.2M3.8 16.2c1.5-.8 2.7.7 1 1.3c2 .5.7 2.3-1.2 1.5
        """
    ),
    "list.star": Symbol(
      label: "Favorites",
      lines: "M10 6.5h10.5M10 12h10.5M10 17.5h10.5",
      area: circles(1.5, at: (5, 6.5), (5, 12), (5, 17.5))
    ),
    "macwindow": Symbol(
      label: "Window",
      lines: "\(box(2.5, 4.5, 19, 15, 2))M2.5 9h19",
      area: "\(circle(5.5, 6.8, 0.8))\(circle(8, 6.8, 0.8))"
    ),
    "minus.square.on.square": Symbol(
      label: "Remove copy",
      lines: """
        \(box(8.5, 8.5, 11.5, 11.5, 1.5))M8.5 15.5H5.5A1.5 1.5 0 0 1 4 14V5.5A1.5 1.5 0 0 1 5.5 4\
        H14a1.5 1.5 0 0 1 1.5 1.5v3
        """,
      details: "M11.5 14.2H17"
    ),
    "multiply": Symbol(
      label: "Multiply",
      lines: "M6 6l12 12M18 6L6 18"
    ),
    "option": Symbol(
      label: "Option",
      lines: "M4 6.5h5l6 11h5M14.5 6.5H20"
    ),
    "percent": Symbol(
      label: "Percent",
      lines: "\(circle(7, 7.5, 2.8))\(circle(17, 16.5, 2.8))M18.5 4.5l-13 15"
    ),
    "plus.square.on.square": Symbol(
      label: "Duplicate",
      lines: """
        \(box(8.5, 8.5, 11.5, 11.5, 1.5))M8.5 15.5H5.5A1.5 1.5 0 0 1 4 14V5.5A1.5 1.5 0 0 1 5.5 4\
        H14a1.5 1.5 0 0 1 1.5 1.5v3
        """,
      details: "M14.2 11.5v5.5M11.5 14.2H17"
    ),
    "plusminus": Symbol(
      label: "Plus or minus",
      lines: "M12 4v9M7.5 8.5h9M7.5 18.5h9"
    ),
    "rectangle.grid.1x2": Symbol(
      label: "Rows",
      lines: "\(box(3.5, 4, 17, 6.5, 1.3))\(box(3.5, 13.5, 17, 6.5, 1.3))",
      fill: .inside
    ),
    "rectangle.portrait.and.arrow.forward": Symbol(
      label: "Log out",
      lines: """
        M14 8V5.5A1.5 1.5 0 0 0 12.5 4h-6A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20h6\
        a1.5 1.5 0 0 0 1.5-1.5V16M10 12h11M18 9l3 3l-3 3
        """
    ),
    "rectangle.portrait.and.arrow.right": Symbol(
      label: "Log out",
      lines: """
        M14 8V5.5A1.5 1.5 0 0 0 12.5 4h-6A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20h6\
        a1.5 1.5 0 0 0 1.5-1.5V16M10 12h11M18 9l3 3l-3 3
        """
    ),
    "rectangle.split.2x1": Symbol(label: "Columns", lines: "\(box(2.5, 5.5, 19, 13, 2))M12 5.5v13"),
    "rectangle.stack": Symbol(
      label: "Stack",
      lines: "\(box(3.5, 10, 17, 9.5, 1.5))M5.5 7h13M7.5 4h9"
    ),
    "repeat": Symbol(
      label: "Repeat",
      lines: """
        M4 11.5V10a3.5 3.5 0 0 1 3.5-3.5H19M16 3.5l3 3l-3 3M20 12.5V14a3.5 3.5 0 0 1-3.5 3.5H5\
        M8 14.5l-3 3l3 3
        """
    ),
    "repeat.1": Symbol(
      label: "Repeat one",
      lines: """
        M4 11.5V10a3.5 3.5 0 0 1 3.5-3.5H19M16 3.5l3 3l-3 3M20 12.5V14a3.5 3.5 0 0 1-3.5 3.5H5\
        M8 14.5l-3 3l3 3M11 11l1.2-.8V14
        """
    ),
    "return": Symbol(
      label: "Return",
      lines: "M19.5 6v6a2 2 0 0 1-2 2h-12M9 10.5L5.5 14L9 17.5"
    ),
    "scope": Symbol(label: "Aim", lines: "\(circle(12, 12, 7.5))M12 2v6M12 16v6M2 12h6M16 12h6"),
    "shift": Symbol(
      label: "Shift",
      lines: "M12 4L4 12.5h4V19h8v-6.5h4z",
      fill: .inside
    ),
    "shuffle": Symbol(
      label: "Shuffle",
      lines: """
        M3.5 7h3c5 0 6 10 11 10h3M3.5 17h3c1.7 0 2.9-1.2 4-2.8M13.5 9.8C14.6 8.2 15.8 7 17.5 7h3\
        M18 4.5L20.5 7L18 9.5M18 14.5l2.5 2.5l-2.5 2.5
        """
    ),
    "sidebar.left": Symbol(
      label: "Sidebar",
      lines: "\(box(2.5, 4.5, 19, 15, 2))M9 4.5v15",
      details: "M5 8h1.5M5 11h1.5"
    ),
    "sidebar.right": Symbol(
      label: "Sidebar",
      lines: "\(box(2.5, 4.5, 19, 15, 2))M15 4.5v15",
      details: "M17.5 8H19M17.5 11H19"
    ),
    "smallcircle.filled.circle": Symbol(
      label: "Selected",
      lines: circle(12, 12, 9),
      area: circle(12, 12, 3)
    ),
    "square.grid.2x2": Symbol(
      label: "Grid",
      lines: boxes(6.5, 6.5, 1.3, at: (4, 4), (13.5, 4), (4, 13.5), (13.5, 13.5)),
      fill: .inside
    ),
    "square.grid.3x3": Symbol(
      label: "Grid",
      lines: """
        \(boxes(4, 4, 0.8, at: (4, 4), (10, 4), (16, 4), (4, 10), (10, 10), (16, 10), (4, 16)))\
        \(boxes(4, 4, 0.8, at: (10, 16), (16, 16)))
        """,
      fill: .inside
    ),
    "square.on.circle": Symbol(
      label: "Overlap",
      lines: "\(box(8.5, 8.5, 11.5, 11.5, 1.5))M8.5 15.2a6 6 0 1 1 6.7-6.7"
    ),
    "square.on.square": Symbol(
      label: "Copies",
      lines: """
        \(box(8.5, 8.5, 11.5, 11.5, 1.5))M8.5 15.5H5.5A1.5 1.5 0 0 1 4 14V5.5A1.5 1.5 0 0 1 5.5 4\
        H14a1.5 1.5 0 0 1 1.5 1.5v3
        """
    ),
    "square.split.2x1": Symbol(label: "Columns", lines: "\(box(3.5, 4.5, 17, 15, 2))M12 4.5v15"),
    "square.stack": Symbol(label: "Stack", lines: "\(box(4, 10, 16, 10, 1.5))M6 7h12M8 4h8"),
    "square.stack.3d.up": Symbol(
      label: "Layers",
      lines: "M12 3.5L3 8l9 4.5L21 8zM3 12l9 4.5l9-4.5M3 16l9 4.5l9-4.5"
    ),
    "sterlingsign": Symbol(
      label: "Pounds",
      lines: "M16.5 7a4 4 0 0 0-7.5 2c0 3 1 4 .5 7c-.2 1.5-1 2.7-2 3.5h9.5M6.5 12.5h7"
    ),
    "strikethrough": Symbol(
      label: "Strikethrough",
      lines: """
        M17 7.5C16 5.5 14.3 4.5 12 4.5c-3 0-5 1.5-5 3.7c0 1.7 1 2.8 3 3.6M4 12h16M7 16\
        c.8 2.3 2.6 3.5 5 3.5c3.2 0 5.2-1.5 5.2-3.9c0-1.5-.7-2.7-2-3.6
        """
    ),
    "sum": Symbol(
      label: "Sum",
      lines: "M17.5 7V4.5h-11L12.5 12l-6 7.5h11V17"
    ),
    "target": Symbol(
      label: "Target",
      lines: circle(12, 12, 9),
      details: circle(12, 12, 5),
      area: circle(12, 12, 1.6)
    ),
    "text.aligncenter": Symbol(
      label: "Align center",
      lines: "M4 6h16M7 10h10M4 14h16M7 18h10"
    ),
    "text.alignleft": Symbol(
      label: "Align left",
      lines: "M4 6h16M4 10h10M4 14h16M4 18h10"
    ),
    "text.alignright": Symbol(
      label: "Align right",
      lines: "M4 6h16M10 10h10M4 14h16M10 18h10"
    ),
    "text.justify": Symbol(
      label: "Justify",
      lines: "M4 6h16M4 10h16M4 14h16M4 18h16"
    ),
    "textformat": Symbol(
      label: "Text format",
      lines: "M3 18.5L8 6h.5l5 12.5M5 14.5h7M21 11v7.5M21 14.8a3 3 0 1 1-6 0a3 3 0 0 1 6 0z"
    ),
    "textformat.size": Symbol(
      label: "Text size",
      lines: "M2.5 18.5L7.5 5.5H8l5 13M4.5 14h7M14.5 18.5L18 9.5h.5l3.5 9M15.7 15.5h5.1"
    ),
    "underline": Symbol(
      label: "Underline",
      lines: "M7 4v7.5a5 5 0 0 0 10 0V4M5.5 20.5h13"
    ),
    "yensign": Symbol(
      label: "Yen",
      lines: "M6 4l6 8.5L18 4M12 12.5V20.5M7.5 12.5h9M7.5 16h9"
    ),
    "zzz": Symbol(
      label: "Asleep",
      lines: "M4 13.5h6L4 20.5h6M13 4h7l-7 8h7"
    ),
  ]
}
