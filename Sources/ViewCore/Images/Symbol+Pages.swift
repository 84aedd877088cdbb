extension Symbol {
  // Pages, tables and charts.
  static let pages: [String: Symbol] = [
    "arrow.down.doc": Symbol(
      label: "Download document",
      lines: """
        M6.5 3.5H14l4.5 4.5v11A1.5 1.5 0 0 1 17 20.5H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5\
        zM13.5 3.5V8.5h5
        """,
      details: "M12 11v6.5M9.2 15L12 17.8l2.8-2.8"
    ),
    "arrow.up.arrow.down.square": Symbol(
      label: "Sort",
      lines: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z",
      details: "M9.3 16V8.3M7.2 10.3l2.1-2.1l2.1 2.1M14.7 8v7.7M12.6 13.7l2.1 2.1l2.1-2.1"
    ),
    "arrow.up.doc": Symbol(
      label: "Upload document",
      lines: """
        M6.5 3.5H14l4.5 4.5v11A1.5 1.5 0 0 1 17 20.5H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5\
        zM13.5 3.5V8.5h5
        """,
      details: "M12 18v-6.5M9.2 14L12 11.2l2.8 2.8"
    ),
    "calendar.badge.clock": Symbol(
      label: "Scheduled",
      lines: """
        M10 19.5H5A1.5 1.5 0 0 1 3.5 18V7A1.5 1.5 0 0 1 5 5.5h12A1.5 1.5 0 0 1 18.5 7v3M3.5 9.5h15\
        M7.5 3.5v3.5M14.5 3.5v3.5M12.3 17.3a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0z
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
      lines: """
        M6.5 3.5H14l4.5 4.5v11A1.5 1.5 0 0 1 17 20.5H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5\
        zM13.5 3.5V8.5h5
        """,
      details: "M8.5 11.5h6M8.5 14.3h4M8.5 17.1h7"
    ),
    "chart.bar.xaxis": Symbol(
      label: "Bar chart",
      lines: """
        M3 20.5h18M5 11h2.5a0.5 0.5 0 0 1 0.5 0.5v5.5a0.5 0.5 0 0 1-0.5 0.5h-2.5\
        a0.5 0.5 0 0 1-0.5-0.5v-5.5a0.5 0.5 0 0 1 0.5-0.5zM10.7 4h2.5a0.5 0.5 0 0 1 0.5 0.5v12.5\
        a0.5 0.5 0 0 1-0.5 0.5h-2.5a0.5 0.5 0 0 1-0.5-0.5v-12.5a0.5 0.5 0 0 1 0.5-0.5zM16.5 8h2.5\
        a0.5 0.5 0 0 1 0.5 0.5v8.5a0.5 0.5 0 0 1-0.5 0.5h-2.5a0.5 0.5 0 0 1-0.5-0.5v-8.5\
        a0.5 0.5 0 0 1 0.5-0.5z
        """
    ),
    "chart.dots.scatter": Symbol(
      label: "Scatter chart",
      lines: "M3.5 3.5V20.5h17",
      area: """
        M6.6 15.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM9.6 10a1.4 1.4 0 1 0 2.8 0\
        a1.4 1.4 0 1 0-2.8 0zM13.1 13.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM16.1 7\
        a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z
        """
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
      lines: """
        M6.5 3.5H14l4.5 4.5v11A1.5 1.5 0 0 1 17 20.5H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5\
        zM13.5 3.5V8.5h5
        """,
      details: "M8.3 17.5l2.2-2.4l1.6 1.4l1.5-1.3l1.9 2.3M8.5 11.5h7"
    ),
    "doc.text.magnifyingglass": Symbol(
      label: "Search document",
      lines: """
        M17.5 10V8L13.5 3.5h-7A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5H11M13 3.5V8h4.5M8 12h4\
        M8 15.5h2.5M12 15.8a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0zM18.6 18.6l3 3
        """
    ),
    "doc.zipper": Symbol(
      label: "Archive",
      lines: """
        M6.5 3.5H14l4.5 4.5v11A1.5 1.5 0 0 1 17 20.5H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5\
        zM13.5 3.5V8.5h5
        """,
      details: "M9.5 3.5v2M11 6.5v1.5M9.5 9v1.5M11 11.5V13M9 14.5h3v3H9z"
    ),
    "externaldrive.connected.to.line.below": Symbol(
      label: "Network drive",
      lines: """
        M5.8 3.5h12.4a1.8 1.8 0 0 1 1.8 1.8v5.4a1.8 1.8 0 0 1-1.8 1.8h-12.4a1.8 1.8 0 0 1-1.8-1.8\
        v-5.4a1.8 1.8 0 0 1 1.8-1.8zM12 12.5v4M3 18.5h6.2M14.8 18.5H21M10 18.5a2 2 0 1 0 4 0\
        a2 2 0 1 0-4 0z
        """,
      area: "M14.9 8a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z"
    ),
    "giftcard": Symbol(
      label: "Gift card",
      lines: "M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
      details: """
        M2.5 11h19M8 5v14M8 11C4.5 11 5 7.5 6.5 7.5S8 11 8 11C8 11 8.5 7.5 10 7.5S11.5 11 8 11
        """
    ),
    "grid": Symbol(label: "Grid", lines: "M8 3.5v17M16 3.5v17M3.5 8h17M3.5 16h17"),
    "internaldrive": Symbol(
      label: "Drive",
      lines: "M6.5 5h11L21 13v4.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V13z",
      details: "M3 13h18",
      area: "M16.4 16a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z"
    ),
    "lock.doc": Symbol(
      label: "Locked document",
      lines: """
        M6.5 3.5H14l4.5 4.5v11A1.5 1.5 0 0 1 17 20.5H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5\
        zM13.5 3.5V8.5h5
        """,
      details: """
        M9.3 13h5.4a0.8 0.8 0 0 1 0.8 0.8v3.4a0.8 0.8 0 0 1-0.8 0.8h-5.4a0.8 0.8 0 0 1-0.8-0.8v-3.4\
        a0.8 0.8 0 0 1 0.8-0.8zM10 13v-1.2a2 2 0 0 1 4 0V13
        """
    ),
    "magazine": Symbol(
      label: "Magazine",
      lines: "M5 4h11a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM18 8h1.5V19A1 1 0 0 1 18 20",
      details: "M8.5 8h6M8.5 11h6"
    ),
    "memorychip": Symbol(
      label: "Memory",
      lines: """
        M7 5.5h10a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-10a1.5 1.5 0 0 1-1.5-1.5v-10\
        a1.5 1.5 0 0 1 1.5-1.5zM9 2.5v3M12 2.5v3M15 2.5v3M9 18.5v3M12 18.5v3M15 18.5v3M2.5 9h3\
        M2.5 12h3M2.5 15h3M18.5 9h3M18.5 12h3M18.5 15h3
        """,
      details: """
        M9.5 9h5a0.5 0.5 0 0 1 0.5 0.5v5a0.5 0.5 0 0 1-0.5 0.5h-5a0.5 0.5 0 0 1-0.5-0.5v-5\
        a0.5 0.5 0 0 1 0.5-0.5z
        """
    ),
    "note": Symbol(
      label: "Note",
      lines: "M6 4h12a2 2 0 0 1 2 2v8l-6 6H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
      details: "M20 14h-4a2 2 0 0 0-2 2v4"
    ),
    "opticaldisc": Symbol(
      label: "Disc",
      lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
      details: "M9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM12 6a6 6 0 0 1 6 6"
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
        M8.5 7.5h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-8\
        a1.5 1.5 0 0 1 1.5-1.5zM4.5 15.5L3 6.5a1.5 1.5 0 0 1 1.2-1.7L16 3a1.5 1.5 0 0 1 1.7 1.2V5
        """,
      details: "M7.5 16.5l4-3.5l3 2.5l2-1.5l4 3.5",
      area: "M15.9 10.8a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z"
    ),
    "photo.stack": Symbol(
      label: "Photos",
      lines: """
        M5 8.5h14a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-8.5\
        a1.5 1.5 0 0 1 1.5-1.5zM5.5 6h13M7.5 3.5h9
        """,
      details: "M4 18l4.5-4l3.5 3l2.5-2l5.5 4",
      area: "M14.8 12a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z"
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
        M8.5 9h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-8\
        a1.5 1.5 0 0 1 1.5-1.5zM4 15.5A1.5 1.5 0 0 1 3 14V6a1.5 1.5 0 0 1 1.5-1.5H15\
        A1.5 1.5 0 0 1 16.5 6
        """,
      details: "M14 11.8v5.4M11.3 14.5h5.4"
    ),
    "point.3.connected.trianglepath.dotted": Symbol(
      label: "Graph",
      lines: """
        M9.5 5.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM3 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z\
        M16 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM10.3 8.8l-0.8 1.5M8.2 12.8l-0.8 1.5M13.7 8.8\
        l0.8 1.5M15.8 12.8l0.8 1.5M9.7 18h1.5M13 18h1.5
        """
    ),
    "point.topleft.down.curvedto.point.bottomright.up": Symbol(
      label: "Route",
      lines: """
        M3.1 5.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM16.1 18.5a2.4 2.4 0 1 0 4.8 0\
        a2.4 2.4 0 1 0-4.8 0zM5.5 8v7.5a3.3 3.3 0 0 0 6.5 0v-7a3.3 3.3 0 0 1 6.5 0V16
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
    "table": Symbol(
      label: "Table",
      lines: """
        M4.8 4.5h14.4a1.8 1.8 0 0 1 1.8 1.8v11.4a1.8 1.8 0 0 1-1.8 1.8h-14.4a1.8 1.8 0 0 1-1.8-1.8\
        v-11.4a1.8 1.8 0 0 1 1.8-1.8z
        """,
      details: "M3 9.5h18M9 4.5v15"
    ),
    "tablecells": Symbol(
      label: "Table",
      lines: """
        M4.8 4.5h14.4a1.8 1.8 0 0 1 1.8 1.8v11.4a1.8 1.8 0 0 1-1.8 1.8h-14.4a1.8 1.8 0 0 1-1.8-1.8\
        v-11.4a1.8 1.8 0 0 1 1.8-1.8z
        """,
      details: "M3 9.5h18M3 14.5h18M9 4.5v15M15 4.5v15"
    ),
    "wallet.pass": Symbol(
      label: "Pass",
      lines: "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z",
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
