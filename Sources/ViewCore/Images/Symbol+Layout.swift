extension Symbol {
  // Arranging, scanning and signs.
  static let layout: [String: Symbol] = [
    "align.horizontal.center": Symbol(
      label: "Align center",
      lines: "M12 3.5V6M12 10.5v3M12 18v2.5\(box(4, 6, 16, 4.5, 0.8))\(box(7, 13.5, 10, 4.5, 0.8))"
    ),
    "align.horizontal.left": Symbol(
      label: "Align left",
      lines: "M4 3.5v17\(box(7, 6, 13, 4.5, 0.8))\(box(7, 13.5, 8, 4.5, 0.8))"
    ),
    "align.horizontal.right": Symbol(
      label: "Align right",
      lines: "M20 3.5v17\(box(4, 6, 13, 4.5, 0.8))\(box(9, 13.5, 8, 4.5, 0.8))"
    ),
    "align.vertical.bottom": Symbol(
      label: "Align bottom",
      lines: "M3.5 20h17\(box(6, 4, 4.5, 13, 0.8))\(box(13.5, 9, 4.5, 8, 0.8))"
    ),
    "align.vertical.top": Symbol(
      label: "Align top",
      lines: "M3.5 4h17\(box(6, 7, 4.5, 13, 0.8))\(box(13.5, 7, 4.5, 8, 0.8))"
    ),
    "angle": Symbol(label: "Angle", lines: "M20.5 19h-17L14 5M13 19a9 9 0 0 0-3.5-7.5"),
    "aspectratio": Symbol(
      label: "Aspect ratio",
      lines: box(2.5, 5, 19, 14, 2),
      details: "M6 11.5V8.5h3M18 12.5v3h-3"
    ),
    "barcode.viewfinder": Symbol(
      label: "Scan code",
      lines: viewfinder,
      details: "M7.5 8.5v7M9.8 8.5v7M12 8.5v7M14.2 8.5v7M16.5 8.5v7"
    ),
    "bitcoinsign": Symbol(
      label: "Bitcoin",
      lines: """
        M8 5v14h5.5a3.7 3.7 0 0 0 0-7.3H8h4.8a3.4 3.4 0 0 0 0-6.7zM10 2.5V5M13.5 2.5V5M10 19v2.5\
        M13.5 19v2.5M6 5h2M6 19h2
        """
    ),
    "camera.viewfinder": Symbol(
      label: "Take picture",
      lines: viewfinder,
      details: """
        M8.5 9.5h1.7l0.8-1.3h2l0.8 1.3h1.7a0.8 0.8 0 0 1 0.8 0.8v4.4a0.8 0.8 0 0 1-0.8 0.8h-7\
        a0.8 0.8 0 0 1-0.8-0.8v-4.4a0.8 0.8 0 0 1 0.8-0.8z
        """,
      area: circle(12, 12.3, 1.3)
    ),
    "centsign": Symbol(label: "Cents", lines: "M17 8.5a5.5 5.5 0 1 0 0 7M12 4v16"),
    "crop.rotate": Symbol(
      label: "Crop and rotate",
      lines: """
        M7.5 6v9a1.5 1.5 0 0 0 1.5 1.5h9M6 7.5h9A1.5 1.5 0 0 1 16.5 9v9M12 2.5\
        a9.5 9.5 0 0 1 9.5 9.5M12 21.5A9.5 9.5 0 0 1 2.5 12M14 1.5L12 2.5l1.5 2M10 22.5l2-1l-1.5-2
        """
    ),
    "distribute.horizontal": Symbol(
      label: "Distribute",
      lines: "M4 3.5v17M20 3.5v17\(box(9, 6, 6, 12, 0.8))"
    ),
    "distribute.vertical": Symbol(
      label: "Distribute",
      lines: "M3.5 4h17M3.5 20h17\(box(6, 9, 12, 6, 0.8))"
    ),
    "doc.text.viewfinder": Symbol(
      label: "Scan document",
      lines: viewfinder,
      details: """
        M9 7h3.7L15.5 9.8V16a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM10 12.3h3.5M10 14.5h3.5
        """
    ),
    "doc.viewfinder": Symbol(
      label: "Scan document",
      lines: viewfinder,
      details: "M9 7h3.7L15.5 9.8V16a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM12.5 7v3h3"
    ),
    "ellipsis.curlybraces": Symbol(
      label: "Code",
      lines: """
        M8 4c-3 0-2.5 2.5-2.5 5c0 2-1 3-2.5 3c1.5 0 2.5 1 2.5 3c0 2.5-0.5 5 2.5 5M16 4\
        c3 0 2.5 2.5 2.5 5c0 2 1 3 2.5 3c-1.5 0-2.5 1-2.5 3c0 2.5 0.5 5-2.5 5
        """,
      area: circles(1, at: (9, 12), (12, 12), (15, 12))
    ),
    "exclamationmark.3": Symbol(
      label: "Urgent",
      lines: "M6 4v10M12 4v10M18 4v10",
      area: circles(1.3, at: (6, 18.5), (12, 18.5), (18, 18.5))
    ),
    "francsign": Symbol(label: "Francs", lines: "M16.5 4H8.5v16M8.5 11.5h6.5M6 15.5h6"),
    "greaterthan": Symbol(label: "Greater than", lines: "M6 5l12 7L6 19"),
    "greaterthanorequalto": Symbol(
      label: "Greater or equal",
      lines: "M6 3.5L18 9L6 14.5M6 19.5h12"
    ),
    "indianrupeesign": Symbol(
      label: "Rupees",
      lines: "M7 4.5h10M7 9h10M7 4.5h4c5.5 0 5.5 9 0 9H7l7.5 7"
    ),
    "lessthan": Symbol(label: "Less than", lines: "M18 5L6 12l12 7"),
    "lessthanorequalto": Symbol(label: "Less or equal", lines: "M18 3.5L6 9l12 5.5M6 19.5h12"),
    "lineweight": Symbol(
      label: "Line width",
      lines: "M3.5 5.5h17",
      area: "\(box(3, 9.5, 18, 2.5, 0.5))\(box(3, 15.5, 18, 4, 0.5))"
    ),
    "move.3d": Symbol(
      label: "Move",
      lines: """
        M12 13V3.5M9.5 6L12 3.5L14.5 6M12 13L4 18.5M4.5 15l-0.8 3.7l3.7 0.5M12 13l8 5.5M19.5 15\
        l0.8 3.7l-3.7 0.5
        """
    ),
    "nosign": Symbol(label: "Forbidden", lines: circle(12, 12, 9), details: "M5.7 5.7l12.6 12.6"),
    "notequal": Symbol(label: "Not equal", lines: "M5 9h14M5 15h14M16 4.5L8 19.5"),
    "parentheses": Symbol(
      label: "Parentheses",
      lines: "M8 4c-4 4.5-4 11.5 0 16M16 4c4 4.5 4 11.5 0 16"
    ),
    "person.viewfinder": Symbol(
      label: "Scan person",
      lines: viewfinder,
      details: "M14 9.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM8 16.5c0-2 1.7-3 4-3s4 1 4 3z"
    ),
    "perspective": Symbol(
      label: "Perspective",
      lines: "M3.5 7h17l-3 12h-11zM12 7v12",
      details: "M5 12.5h14"
    ),
    "plus.forwardslash.minus": Symbol(
      label: "Plus or minus",
      lines: "M7.5 4.5v7M4 8h7M18 4L6 20M14 17.5h7"
    ),
    "qrcode.viewfinder": Symbol(
      label: "Scan code",
      lines: viewfinder,
      area: """
        \(box(7.5, 7.5, 3.7, 3.7, 0.3))\(box(8.7, 8.7, 1.3, 1.3, 0.1))\
        \(box(12.8, 7.5, 3.7, 3.7, 0.3))\(box(14, 8.7, 1.3, 1.3, 0.1))\
        \(box(7.5, 12.8, 3.7, 3.7, 0.3))\(box(8.7, 14, 1.3, 1.3, 0.1))\
        \(box(12.8, 12.8, 1.6, 1.6, 0.1))\(box(14.9, 14.9, 1.6, 1.6, 0.1))
        """
    ),
    "rublesign": Symbol(label: "Rubles", lines: "M8.5 20V4h4.5a4.5 4.5 0 0 1 0 9H6M6 16.5h8"),
    "scale.3d": Symbol(
      label: "Scale",
      lines: """
        M12 12V4M12 12L5 17.5M12 12l7 5.5\
        \(boxes(3, 3, 0.3, at: (10.5, 2.5), (3, 16.5), (18, 16.5)))
        """
    ),
    "sidebar.squares.right": Symbol(
      label: "Sidebar",
      lines: box(2.5, 4.5, 19, 15, 2),
      details: "M15 4.5v15",
      area: boxes(2.4, 2.4, 0.4, at: (17, 7), (17, 11), (17, 15))
    ),
    "skew": Symbol(label: "Skew", lines: "M8.5 5h13l-6 14h-13z"),
    "squareroot": Symbol(label: "Square root", lines: "M3.5 13l3.5 1l3.5 6.5L14 4h6.5"),
    "text.viewfinder": Symbol(
      label: "Scan text",
      lines: viewfinder,
      details: "M8 9h8M8 12h8M8 15h5"
    ),
    "turkishlirasign": Symbol(label: "Lira", lines: "M9 4v16c5 0 8-3 8.5-7M5.5 11l8-4M5.5 15l8-4"),
    "wonsign": Symbol(label: "Won", lines: "M3.5 5l4.5 14L12 7l4 12l4.5-14M3 10.5h18M3 14h18"),
    "x.squareroot": Symbol(
      label: "Square root",
      lines: "M2.5 13l3 1l3 6l3.5-16h9.5M14.5 9.5l5 7M19.5 9.5l-5 7"
    ),
  ]
}
