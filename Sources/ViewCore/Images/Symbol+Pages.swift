extension Symbol {
  // Pages, tables and charts.
  static let pages: [String: Symbol] = [
    "arrow.down.doc": Symbol(
      label: "Download document",
      lines: page,
      details: "M12 11v6.5M9.2 15L12 17.8l2.8-2.8"
    ),
    "arrow.up.arrow.down.square": Symbol(
      label: "Sort",
      lines: box(4, 4, 16, 16, 2),
      details: "M9.3 16V8.3M7.2 10.3l2.1-2.1l2.1 2.1M14.7 8v7.7M12.6 13.7l2.1 2.1l2.1-2.1"
    ),
    "arrow.up.doc": Symbol(
      label: "Upload document",
      lines: page,
      details: "M12 18v-6.5M9.2 14L12 11.2l2.8 2.8"
    ),
    "calendar.badge.clock": Symbol(
      label: "Scheduled",
      lines: """
        M10 19.5H5A1.5 1.5 0 0 1 3.5 18V7A1.5 1.5 0 0 1 5 5.5h12A1.5 1.5 0 0 1 18.5 7v3M3.5 9.5h15\
        M7.5 3.5v3.5M14.5 3.5v3.5\(circle(17, 17.3, 4.7))
        """,
      details: "M17 14.8v2.7l1.7 1"
    ),
    "case": Symbol(
      label: "Case",
      lines: """
        M4.5 7.5h15A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9\
        a1.5 1.5 0 0 1 1.5-1.5z
        """,
      details: "M9 7.5V6a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 6v1.5"
    ),
    "chart.bar.doc.horizontal": Symbol(
      label: "Report",
      lines: page,
      details: "M8.5 11.5h6M8.5 14.3h4M8.5 17.1h7"
    ),
    "chart.bar.xaxis": Symbol(
      label: "Bar chart",
      lines: """
        M3 20.5h18\(box(4.5, 11, 3.5, 6.5, 0.5))\(box(10.2, 4, 3.5, 13.5, 0.5))\
        \(box(16, 8, 3.5, 9.5, 0.5))
        """
    ),
    "chart.dots.scatter": Symbol(
      label: "Scatter chart",
      lines: "M3.5 3.5V20.5h17",
      area: circles(1.4, at: (8, 15.5), (11, 10), (14.5, 13.5), (17.5, 7))
    ),
    "chart.line.flattrend.xyaxis": Symbol(
      label: "Line chart",
      lines: "M3.5 3.5V20.5h17M6.5 13l4-1.5l4 1.5l5.5-1.5"
    ),
    "doc.badge.arrow.up": Symbol(
      label: "Upload document",
      lines: """
        M4.52 3.48H10.9l3.82 3.82v9.35A1.27 1.27 0 0 1 13.45 17.93H4.52A1.27 1.27 0 0 1 3.25 16.65\
        V4.75a1.27 1.27 0 0 1 1.27-1.27zM10.47 3.48V7.72h4.25M18.5 22v-6M15.8 18.3l2.7-2.6l2.7 2.6
        """
    ),
    "doc.text.image": Symbol(
      label: "Page with picture",
      lines: page,
      details: "M8.3 17.5l2.2-2.4l1.6 1.4l1.5-1.3l1.9 2.3M8.5 11.5h7"
    ),
    "doc.text.magnifyingglass": Symbol(
      label: "Search document",
      lines: """
        M17.5 10V8L13.5 3.5h-7A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5H11M13 3.5V8h4.5M8 12h4\
        M8 15.5h2.5\(circle(15.8, 15.8, 3.8))M18.6 18.6l3 3
        """
    ),
    "doc.zipper": Symbol(
      label: "Archive",
      lines: page,
      details: "M9.5 3.5v2M11 6.5v1.5M9.5 9v1.5M11 11.5V13M9 14.5h3v3H9z"
    ),
    "externaldrive.connected.to.line.below": Symbol(
      label: "Network drive",
      lines: "\(box(4, 3.5, 16, 9, 1.8))M12 12.5v4M3 18.5h6.2M14.8 18.5H21\(circle(12, 18.5, 2))",
      area: circle(16, 8, 1.1)
    ),
    "giftcard": Symbol(
      label: "Gift card",
      lines: box(2.5, 5, 19, 14, 2),
      details: """
        M2.5 11h19M8 5v14M8 11C4.5 11 5 7.5 6.5 7.5S8 11 8 11C8 11 8.5 7.5 10 7.5S11.5 11 8 11
        """
    ),
    "grid": Symbol(label: "Grid", lines: "M8 3.5v17M16 3.5v17M3.5 8h17M3.5 16h17"),
    "internaldrive": Symbol(
      label: "Drive",
      lines: "M6.5 5h11L21 13v4.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V13z",
      details: "M3 13h18",
      area: circle(17.5, 16, 1.1)
    ),
    "lock.doc": Symbol(
      label: "Locked document",
      lines: page,
      details: "\(box(8.5, 13, 7, 5, 0.8))M10 13v-1.2a2 2 0 0 1 4 0V13"
    ),
    "magazine": Symbol(
      label: "Magazine",
      lines: "M5 4h11a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM18 8h1.5V19A1 1 0 0 1 18 20",
      details: "M8.5 8h6M8.5 11h6"
    ),
    "memorychip": Symbol(
      label: "Memory",
      lines: """
        \(box(5.5, 5.5, 13, 13, 1.5))M9 2.5v3M12 2.5v3M15 2.5v3M9 18.5v3M12 18.5v3M15 18.5v3M2.5 9\
        h3M2.5 12h3M2.5 15h3M18.5 9h3M18.5 12h3M18.5 15h3
        """,
      details: box(9, 9, 6, 6, 0.5)
    ),
    "note": Symbol(
      label: "Note",
      lines: "M6 4h12a2 2 0 0 1 2 2v8l-6 6H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
      details: "M20 14h-4a2 2 0 0 0-2 2v4"
    ),
    "opticaldisc": Symbol(
      label: "Disc",
      lines: circle(12, 12, 9),
      details: "\(circle(12, 12, 2.6))M12 6a6 6 0 0 1 6 6"
    ),
    "pencil.and.list.clipboard": Symbol(
      label: "Form",
      lines: """
        M8.5 5H6.5A1.5 1.5 0 0 0 5 6.5v13A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5V17M9 3.5h6\
        v3.2H9zM15.5 5h2M8.5 11h4M8.5 14.5h2.5M13.5 15.5l0.5-2.3l5.6-5.7a1.2 1.2 0 0 1 1.8 1.7\
        l-5.6 5.8z
        """
    ),
    "photo.on.rectangle.angled": Symbol(
      label: "Photos",
      lines: """
        \(box(7, 7.5, 14, 11, 1.5))M4.5 15.5L3 6.5a1.5 1.5 0 0 1 1.2-1.7L16 3a1.5 1.5 0 0 1 1.7 1.2\
        V5
        """,
      details: "M7.5 16.5l4-3.5l3 2.5l2-1.5l4 3.5",
      area: circle(17, 10.8, 1.1)
    ),
    "photo.stack": Symbol(
      label: "Photos",
      lines: "\(box(3.5, 8.5, 17, 11.5, 1.5))M5.5 6h13M7.5 3.5h9",
      details: "M4 18l4.5-4l3.5 3l2.5-2l5.5 4",
      area: circle(16, 12, 1.2)
    ),
    "plus.rectangle.on.folder": Symbol(
      label: "Add to folder",
      lines: """
        M3.5 9V6A1.5 1.5 0 0 1 5 4.5h4L11 7h8A1.5 1.5 0 0 1 20.5 8.5V9M3.5 9h17v9\
        a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18z
        """,
      details: "M12 11.5v5.4M9.3 14.2h5.4"
    ),
    "plus.rectangle.on.rectangle": Symbol(
      label: "Add window",
      lines: """
        \(box(7, 9, 14, 11, 1.5))M4 15.5A1.5 1.5 0 0 1 3 14V6a1.5 1.5 0 0 1 1.5-1.5H15\
        A1.5 1.5 0 0 1 16.5 6
        """,
      details: "M14 11.8v5.4M11.3 14.5h5.4"
    ),
    "point.3.connected.trianglepath.dotted": Symbol(
      label: "Graph",
      lines: """
        \(circles(2.5, at: (12, 5.5), (5.5, 18), (18.5, 18)))M10.3 8.8l-0.8 1.5M8.2 12.8l-0.8 1.5\
        M13.7 8.8l0.8 1.5M15.8 12.8l0.8 1.5M9.7 18h1.5M13 18h1.5
        """
    ),
    "point.topleft.down.curvedto.point.bottomright.up": Symbol(
      label: "Route",
      lines: """
        \(circle(5.5, 5.5, 2.4))\(circle(18.5, 18.5, 2.4))M5.5 8v7.5a3.3 3.3 0 0 0 6.5 0v-7\
        a3.3 3.3 0 0 1 6.5 0V16
        """
    ),
    "scroll": Symbol(
      label: "Scroll",
      lines: """
        M7 3.5h11a2.5 2.5 0 0 1 2.5 2.5v1.5h-3.5V17.5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V16h9v1.5\
        a2.2 2.2 0 0 0 2 2.9M7 3.5A2.5 2.5 0 0 0 4.8 6v10M17 7.5V6A2.5 2.5 0 0 1 18 3.6M8 8h6\
        M8 11.5h6
        """,
      fill: .area(
        """
        M7 2.6h11A3.4 3.4 0 0 1 21.4 6v2.4h-3.5v9.1a3.9 3.9 0 0 1-3.9 3.9H6a3.9 3.9 0 0 1-3.9-3.9\
        v-2.4h1.8V6A3.3 3.3 0 0 1 7 2.6zM8 7.1v1.8h6V7.1zM8 10.6v1.8h6v-1.8z
        """
      )
    ),
    "table": Symbol(label: "Table", lines: box(3, 4.5, 18, 15, 1.8), details: "M3 9.5h18M9 4.5v15"),
    "tablecells": Symbol(
      label: "Table",
      lines: box(3, 4.5, 18, 15, 1.8),
      details: "M3 9.5h18M3 14.5h18M9 4.5v15M15 4.5v15"
    ),
    "wallet.pass": Symbol(
      label: "Pass",
      lines: box(5, 3, 14, 18, 2),
      details: "M5 8h14M5 12.5h4a3 3 0 0 0 6 0h4"
    ),
    "xmark.bin": Symbol(
      label: "Discard",
      lines: """
        M4.5 7h15l-1.3 12.5a1.5 1.5 0 0 1-1.5 1.5H7.3a1.5 1.5 0 0 1-1.5-1.5zM3.5 3.5h17V7h-17z
        """,
      details: "M9.7 11.5l4.6 4.6M14.3 11.5l-4.6 4.6"
    ),
  ]
}
