extension Symbol {
  // Tools and gauges.
  static let crafts: [String: Symbol] = [
    "1.magnifyingglass": Symbol(label: "Actual size", lines: lens, details: "M9.5 8.5L11 7.5v6"),
    "alarm.waves.left.and.right": Symbol(
      label: "Alarm",
      lines: """
        \(circle(12, 12.5, 6))M8.5 5.5L6.5 7M15.5 5.5l2 1.5M3 9a8 8 0 0 0 0 7M21 9a8 8 0 0 1 0 7
        """,
      details: "M12 9v3.5l2 1.5"
    ),
    "applelogo": Symbol(
      label: "Apple",
      area: """
        M12.5 7.5c1-0.8 2.2-1.3 3.5-1.2c2 0.1 3.5 1.2 4 2.7c-2.5 1.5-2.5 5.5 0.7 6.7\
        C19.5 19 17.5 21.5 15.8 21.5c-1.3 0-2-0.7-3.3-0.7s-2 0.7-3.3 0.7C6.5 21.5 3.5 17 3.5 12.5\
        C3.5 8.7 6 6.3 8.7 6.3c1.5 0 2.8 0.6 3.8 1.2zM12.3 6c-0.2-2.3 1.5-4 3.7-4.3\
        C16.2 4 14.5 5.8 12.3 6z
        """
    ),
    "barometer": Symbol(
      label: "Barometer",
      lines: circle(12, 12, 9),
      details: "M12 12l3.5-3.5M7 13h0.01M8.5 8.5h0.01M12 7h0.01M17 13h0.01",
      area: circle(12, 12, 1.3)
    ),
    "binoculars": Symbol(
      label: "Binoculars",
      lines: """
        M6 6.5L3 16a3.7 3.7 0 0 0 7.5 0.5V8A2 2 0 0 0 6 6.5zM18 6.5L21 16a3.7 3.7 0 0 1-7.5 0.5V8\
        A2 2 0 0 1 18 6.5zM10.5 10h3M10.5 13.5h3
        """
    ),
    "bolt.car": Symbol(
      label: "Electric car",
      lines: """
        M4.5 12.5L6.5 7a1.5 1.5 0 0 1 1.4-1h8.2a1.5 1.5 0 0 1 1.4 1l2 5.5M3.5 18v-4\
        a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v4zM5.5 18v2M18.5 18v2
        """,
      details: "M12.7 12.5l-1.7 2.5h2l-1.7 2.5"
    ),
    "bolt.horizontal": Symbol(
      label: "Lightning",
      lines: "M3 10.5L13.5 18.5V12L21 13.5L10.5 5.5V12z"
    ),
    "checkmark.rectangle.stack": Symbol(
      label: "Reviewed",
      lines: "\(box(3.5, 9.5, 17, 10.5, 1.5))M5.5 6.7h13M7.5 4h9",
      details: "M9 14.7l2.2 2.2l4-4.5"
    ),
    "clock.arrow.2.circlepath": Symbol(
      label: "Sync time",
      lines: """
        M4 11a8 8 0 0 1 14-4l1.5 1.5M19.5 4.5v4h-4M20 13a8 8 0 0 1-14 4l-1.5-1.5M4.5 19.5v-4h4\
        M12 8.5V12l2.5 1.5
        """
    ),
    "compass.drawing": Symbol(
      label: "Compass",
      lines: "M12 8L6 20.5M12 8l6 12.5M8.5 15.5a7 7 0 0 0 7 0M12 5.5V3\(circle(12, 6.7, 1.5))"
    ),
    "deskclock": Symbol(
      label: "Clock",
      lines: "\(circle(12, 11.5, 8))M6.5 17.5L5 20.5M17.5 17.5l1.5 3",
      details: "M12 7v4.5l3 2"
    ),
    "dial.high": Symbol(
      label: "Dial",
      lines: circle(12, 12, 6.5),
      details: "M12 12l3.5 3.5",
      area: circles(0.9, at: (4, 17), (2.7, 12), (4, 7), (12, 2.7), (20, 7), (21.3, 12), (20, 17))
    ),
    "dial.low": Symbol(
      label: "Dial",
      lines: circle(12, 12, 6.5),
      details: "M12 12l-3.5 3.5",
      area: circles(0.9, at: (4, 17), (2.7, 12), (4, 7), (12, 2.7), (20, 7), (21.3, 12), (20, 17))
    ),
    "dial.medium": Symbol(
      label: "Dial",
      lines: circle(12, 12, 6.5),
      details: "M12 12V7",
      area: circles(0.9, at: (4, 17), (2.7, 12), (4, 7), (12, 2.7), (20, 7), (21.3, 12), (20, 17))
    ),
    "eraser": Symbol(
      label: "Eraser",
      lines: """
        M8.5 19.5L3.6 14.6a1.5 1.5 0 0 1 0-2.1l8.4-8.4a1.5 1.5 0 0 1 2.1 0l5.8 5.8\
        a1.5 1.5 0 0 1 0 2.1L12.5 19.5z
        """,
      details: "M8 8.2l7.8 7.8M12 19.5h8.5"
    ),
    "gauge.open.with.lines.needle.33percent": Symbol(
      label: "Gauge",
      lines: "M5.5 18a9 9 0 1 1 13 0M11.2 12.8L8 8.5M4.5 13h1.5M18 13h1.5M12 4.5V6",
      area: circle(12, 14, 1.6)
    ),
    "gauge.with.dots.needle.33percent": Symbol(
      label: "Gauge",
      lines: circle(12, 12, 9),
      details: "M11.2 12.8L8 8.5",
      area: "\(circle(12, 14, 1.8))\(circles(0.9, at: (6.8, 14), (12, 7.3), (17.2, 14), (16, 9.5)))"
    ),
    "gauge.with.dots.needle.50percent": Symbol(
      label: "Gauge",
      lines: circle(12, 12, 9),
      details: "M12 13V7.5",
      area: "\(circle(12, 14, 1.8))\(circles(0.9, at: (6.8, 14), (8, 9.5), (17.2, 14), (16, 9.5)))"
    ),
    "gauge.with.dots.needle.67percent": Symbol(
      label: "Gauge",
      lines: circle(12, 12, 9),
      details: "M12.8 12.8L16 8.5",
      area: "\(circle(12, 14, 1.8))\(circles(0.9, at: (6.8, 14), (12, 7.3), (17.2, 14), (8, 9.5)))"
    ),
    "gauge.with.needle": Symbol(
      label: "Gauge",
      lines: circle(12, 12, 9),
      details: "M12 13l3.5-5M6.5 16h11",
      area: circle(12, 13.5, 1.6)
    ),
    "gearshape.2": Symbol(
      label: "Settings",
      lines: """
        M8.7 6.84a1.86 1.86 0 1 1-3.72 0a1.86 1.86 0 0 1 3.72 0zM5.79 1.26h2.11l0.31 1.61l1.24 0.68\
        l1.55-0.56l1.05 1.86l-1.24 1.05v1.8l1.24 1.05l-1.05 1.86l-1.55-0.56l-1.24 0.68l-0.31 1.67\
        h-2.11l-0.31-1.67l-1.24-0.68l-1.55 0.56l-1.05-1.86l1.24-1.05v-1.8l-1.24-1.05l1.05-1.86\
        l1.55 0.56l1.24-0.68zM19.1 17.6a1.5 1.5 0 1 1-3 0a1.5 1.5 0 0 1 3 0zM16.75 13.1h1.7\
        l0.25 1.3l1 0.55l1.25-0.45l0.85 1.5l-1 0.85v1.45l1 0.85l-0.85 1.5l-1.25-0.45l-1 0.55\
        l-0.25 1.35h-1.7l-0.25-1.35l-1-0.55l-1.25 0.45l-0.85-1.5l1-0.85v-1.45l-1-0.85l0.85-1.5\
        l1.25 0.45l1-0.55z
        """
    ),
    "highlighter": Symbol(
      label: "Highlighter",
      lines: "M14.5 3.5l6 6l-8 6.5H8.5v-4zM8.5 12l4 4M8 14.5l-3 3h4l1-1M3.5 20.5h17"
    ),
    "lasso": Symbol(
      label: "Lasso",
      lines: """
        M7 14.5C4.5 13.5 3 12 3 9.8C3 6.5 7 4 12 4s9 2.5 9 5.8s-4 5.7-9 5.7c-0.8 0-1.5 0-2.2-0.2\
        M9.8 15.5a2 2 0 1 1-2.8-1M7.5 17.5c0 1.5-0.5 2.5-2 3.5
        """
    ),
    "level": Symbol(
      label: "Level",
      lines: box(2.5, 8, 19, 8, 2),
      details: "M9.5 8v8M14.5 8v8",
      area: circle(12, 12, 1.4)
    ),
    "minus.magnifyingglass": Symbol(label: "Zoom out", lines: lens, details: "M7.7 10.5h5.6"),
    "paintbrush.pointed": Symbol(
      label: "Brush",
      lines: """
        M20.5 3.5c-4 1.5-8.5 5.5-10.7 9l1.7 1.7c3.5-2.2 7.5-6.7 9-10.7zM9.3 13\
        a3.5 3.5 0 0 0-3.6 3.3c-0.1 1.7-1 2.7-2.2 3.2c3 1.5 7 0.5 7.5-3.5z
        """
    ),
    "pencil.and.outline": Symbol(
      label: "Draw",
      lines: "M13 6L17.5 2.5L21.5 6.5L18 11zM13 6L5.5 13.5L3.5 20.5L10.5 18.5L18 11M15 20.5h6"
    ),
    "pencil.line": Symbol(
      label: "Edit",
      lines: """
        M5 17l0.8-3.5L15.5 3.8a1.5 1.5 0 0 1 2.2 0l0.5 0.5a1.5 1.5 0 0 1 0 2.2L8.5 16.2zM3.5 20.5\
        h17
        """
    ),
    "pencil.tip": Symbol(
      label: "Pen",
      lines: "M12 2.5L6.5 13l3 5.5h5l3-5.5zM8.5 21.5h7",
      details: "M12 3.5v8.5\(circle(12, 13.3, 1.4))"
    ),
    "plus.magnifyingglass": Symbol(
      label: "Zoom in",
      lines: lens,
      details: "M10.5 7.7v5.6M7.7 10.5h5.6"
    ),
    "puzzlepiece.extension": Symbol(
      label: "Extension",
      lines: """
        M4 8h4.5c-1-4 5-4 4 0H17v4.5c4-1 4 5 0 4V21h-4.5c1-3.5-5-3.5-4 0H4v-4.5c3.5 1 3.5-5 0-4z
        """
    ),
    "scribble": Symbol(
      label: "Scribble",
      lines: "M3.5 8c3-4 7-5 7.5-3s-6 7-5.5 9.5s7.5-6.5 10-6s-4.5 7.5-3.5 9.5s5.5-4 8.5-5"
    ),
    "slider.horizontal.2.gobackward": Symbol(
      label: "Reset settings",
      lines: "M12.5 17a5 5 0 1 0 1-3.5M12 11v3h3M3 6.5h5M12 6.5h9M3 12h3\(circle(10, 6.5, 1.9))"
    ),
    "slider.horizontal.2.square": Symbol(
      label: "Adjust",
      lines: box(4, 4, 16, 16, 2),
      details: """
        M7 9.5h4.5M15.5 9.5H17M7 14.5h1.5M12.5 14.5H17\(circle(13.5, 9.5, 1.6))\
        \(circle(10.5, 14.5, 1.6))
        """
    ),
    "slider.horizontal.below.rectangle": Symbol(
      label: "Adjust",
      lines: "\(box(3, 3.5, 18, 10, 1.8))M3 18.5h9M16.5 18.5H21\(circle(14.3, 18.5, 2))"
    ),
    "swift": Symbol(
      label: "Swift",
      area: """
        M20.5 17.5c0.7-1 1-2.3 0.8-3.7c-0.5-3.8-3.5-7.6-7.3-9.8c2 3 2.7 6 1.9 8.5\
        C12.5 10.5 8.5 7.5 6 4.5c1.5 2.5 4 5.5 6.5 7.7C9.5 10.5 6 8 3 5c3 5 7 8.5 10.5 10.5\
        C10.5 17 6 16.5 2.5 13.5c3 5 8.5 7 13 5c2-0.8 4-0.3 6 2c0.2-1.2-0.2-2.2-1-3z
        """
    ),
    "wand.and.rays": Symbol(
      label: "Magic wand",
      lines: """
        M3.5 20.5L13 11M15 4V1.8M15 13.5v-2M11 7.5H8.8M20.5 7.5h-2M11.5 4L10 2.5M18.5 4L20 2.5\
        M18.5 11l1.5 1.5
        """
    ),
    "wand.and.sparkles": Symbol(
      label: "Magic wand",
      lines: "M3.5 20.5L14 10M12 8l4 4",
      area: """
        M18 2l1 2.8L21.8 5.8L19 6.8L18 9.6L17 6.8L14.2 5.8L17 4.8zM7 3l0.8 2.2L10 6l-2.2 0.8L7 9\
        l-0.8-2.2L4 6l2.2-0.8zM19.5 13.5l0.7 1.8l1.8 0.7l-1.8 0.7l-0.7 1.8l-0.7-1.8l-1.8-0.7\
        l1.8-0.7z
        """
    ),
    "wrench.adjustable": Symbol(
      label: "Wrench",
      lines: """
        M14.5 5.5a4.5 4.5 0 0 1 5.7-1.2l-2.7 2.7l2 2l2.7-2.7a4.5 4.5 0 0 1-6 5.7L8 20.2\
        a2.1 2.1 0 0 1-3-3L13.2 9a4.5 4.5 0 0 1 1.3-3.5z
        """
    ),
    "wrench.and.screwdriver": Symbol(
      label: "Tools",
      lines: """
        M15 9.5a4 4 0 0 0 5.5-5L17.8 7.2L15.8 5.2L18.5 2.5a4 4 0 0 0-5 5.5L3.5 18\
        a1.8 1.8 0 0 0 2.5 2.5zM4 3L7.5 4.5L8.5 7.5L11 10L9.5 11.5L7 9L4 8L2.5 4.5zM14 14.5l4.5 5\
        a1.7 1.7 0 0 0 2.5-2.5l-5-4.5z
        """
    ),
  ]
}
