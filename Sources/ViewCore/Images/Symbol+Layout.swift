extension Symbol {
  // Arranging, scanning and signs.
  static let layout: [String: Symbol] = [
    "align.horizontal.center": Symbol(
      label: "Align center",
      lines: """
        M12 3.5V6M12 10.5v3M12 18v2.5M4.8 6h14.4a0.8 0.8 0 0 1 0.8 0.8v2.9a0.8 0.8 0 0 1-0.8 0.8\
        h-14.4a0.8 0.8 0 0 1-0.8-0.8v-2.9a0.8 0.8 0 0 1 0.8-0.8zM7.8 13.5h8.4a0.8 0.8 0 0 1 0.8 0.8\
        v2.9a0.8 0.8 0 0 1-0.8 0.8h-8.4a0.8 0.8 0 0 1-0.8-0.8v-2.9a0.8 0.8 0 0 1 0.8-0.8z
        """
    ),
    "align.horizontal.left": Symbol(
      label: "Align left",
      lines: """
        M4 3.5v17M7.8 6h11.4a0.8 0.8 0 0 1 0.8 0.8v2.9a0.8 0.8 0 0 1-0.8 0.8h-11.4\
        a0.8 0.8 0 0 1-0.8-0.8v-2.9a0.8 0.8 0 0 1 0.8-0.8zM7.8 13.5h6.4a0.8 0.8 0 0 1 0.8 0.8v2.9\
        a0.8 0.8 0 0 1-0.8 0.8h-6.4a0.8 0.8 0 0 1-0.8-0.8v-2.9a0.8 0.8 0 0 1 0.8-0.8z
        """
    ),
    "align.horizontal.right": Symbol(
      label: "Align right",
      lines: """
        M20 3.5v17M4.8 6h11.4a0.8 0.8 0 0 1 0.8 0.8v2.9a0.8 0.8 0 0 1-0.8 0.8h-11.4\
        a0.8 0.8 0 0 1-0.8-0.8v-2.9a0.8 0.8 0 0 1 0.8-0.8zM9.8 13.5h6.4a0.8 0.8 0 0 1 0.8 0.8v2.9\
        a0.8 0.8 0 0 1-0.8 0.8h-6.4a0.8 0.8 0 0 1-0.8-0.8v-2.9a0.8 0.8 0 0 1 0.8-0.8z
        """
    ),
    "align.vertical.bottom": Symbol(
      label: "Align bottom",
      lines: """
        M3.5 20h17M6.8 4h2.9a0.8 0.8 0 0 1 0.8 0.8v11.4a0.8 0.8 0 0 1-0.8 0.8h-2.9\
        a0.8 0.8 0 0 1-0.8-0.8v-11.4a0.8 0.8 0 0 1 0.8-0.8zM14.3 9h2.9a0.8 0.8 0 0 1 0.8 0.8v6.4\
        a0.8 0.8 0 0 1-0.8 0.8h-2.9a0.8 0.8 0 0 1-0.8-0.8v-6.4a0.8 0.8 0 0 1 0.8-0.8z
        """
    ),
    "align.vertical.top": Symbol(
      label: "Align top",
      lines: """
        M3.5 4h17M6.8 7h2.9a0.8 0.8 0 0 1 0.8 0.8v11.4a0.8 0.8 0 0 1-0.8 0.8h-2.9\
        a0.8 0.8 0 0 1-0.8-0.8v-11.4a0.8 0.8 0 0 1 0.8-0.8zM14.3 7h2.9a0.8 0.8 0 0 1 0.8 0.8v6.4\
        a0.8 0.8 0 0 1-0.8 0.8h-2.9a0.8 0.8 0 0 1-0.8-0.8v-6.4a0.8 0.8 0 0 1 0.8-0.8z
        """
    ),
    "angle": Symbol(label: "Angle", lines: "M20.5 19h-17L14 5M13 19a9 9 0 0 0-3.5-7.5"),
    "aspectratio": Symbol(
      label: "Aspect ratio",
      lines: "M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
      details: "M6 11.5V8.5h3M18 12.5v3h-3"
    ),
    "barcode.viewfinder": Symbol(
      label: "Scan code",
      lines: """
        M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20\
        H6a2 2 0 0 1-2-2v-2.5
        """,
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
      lines: """
        M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20\
        H6a2 2 0 0 1-2-2v-2.5
        """,
      details: """
        M8.5 9.5h1.7l0.8-1.3h2l0.8 1.3h1.7a0.8 0.8 0 0 1 0.8 0.8v4.4a0.8 0.8 0 0 1-0.8 0.8h-7\
        a0.8 0.8 0 0 1-0.8-0.8v-4.4a0.8 0.8 0 0 1 0.8-0.8z
        """,
      area: "M10.7 12.3a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z"
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
      lines: """
        M4 3.5v17M20 3.5v17M9.8 6h4.4a0.8 0.8 0 0 1 0.8 0.8v10.4a0.8 0.8 0 0 1-0.8 0.8h-4.4\
        a0.8 0.8 0 0 1-0.8-0.8v-10.4a0.8 0.8 0 0 1 0.8-0.8z
        """
    ),
    "distribute.vertical": Symbol(
      label: "Distribute",
      lines: """
        M3.5 4h17M3.5 20h17M6.8 9h10.4a0.8 0.8 0 0 1 0.8 0.8v4.4a0.8 0.8 0 0 1-0.8 0.8h-10.4\
        a0.8 0.8 0 0 1-0.8-0.8v-4.4a0.8 0.8 0 0 1 0.8-0.8z
        """
    ),
    "doc.text.viewfinder": Symbol(
      label: "Scan document",
      lines: """
        M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20\
        H6a2 2 0 0 1-2-2v-2.5
        """,
      details: """
        M9 7h3.7L15.5 9.8V16a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM10 12.3h3.5M10 14.5h3.5
        """
    ),
    "doc.viewfinder": Symbol(
      label: "Scan document",
      lines: """
        M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20\
        H6a2 2 0 0 1-2-2v-2.5
        """,
      details: "M9 7h3.7L15.5 9.8V16a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM12.5 7v3h3"
    ),
    "ellipsis.curlybraces": Symbol(
      label: "Code",
      lines: """
        M8 4c-3 0-2.5 2.5-2.5 5c0 2-1 3-2.5 3c1.5 0 2.5 1 2.5 3c0 2.5-0.5 5 2.5 5M16 4\
        c3 0 2.5 2.5 2.5 5c0 2 1 3 2.5 3c-1.5 0-2.5 1-2.5 3c0 2.5 0.5 5-2.5 5
        """,
      area: """
        M8 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM14 12a1 1 0 1 0 2 0\
        a1 1 0 1 0-2 0z
        """
    ),
    "exclamationmark.3": Symbol(
      label: "Urgent",
      lines: "M6 4v10M12 4v10M18 4v10",
      area: """
        M4.7 18.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0zM10.7 18.5a1.3 1.3 0 1 0 2.6 0\
        a1.3 1.3 0 1 0-2.6 0zM16.7 18.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z
        """
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
      area: """
        M3.5 9.5h17a0.5 0.5 0 0 1 0.5 0.5v1.5a0.5 0.5 0 0 1-0.5 0.5h-17a0.5 0.5 0 0 1-0.5-0.5v-1.5\
        a0.5 0.5 0 0 1 0.5-0.5zM3.5 15.5h17a0.5 0.5 0 0 1 0.5 0.5v3a0.5 0.5 0 0 1-0.5 0.5h-17\
        a0.5 0.5 0 0 1-0.5-0.5v-3a0.5 0.5 0 0 1 0.5-0.5z
        """
    ),
    "move.3d": Symbol(
      label: "Move",
      lines: """
        M12 13V3.5M9.5 6L12 3.5L14.5 6M12 13L4 18.5M4.5 15l-0.8 3.7l3.7 0.5M12 13l8 5.5M19.5 15\
        l0.8 3.7l-3.7 0.5
        """
    ),
    "nosign": Symbol(
      label: "Forbidden",
      lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
      details: "M5.7 5.7l12.6 12.6"
    ),
    "notequal": Symbol(label: "Not equal", lines: "M5 9h14M5 15h14M16 4.5L8 19.5"),
    "parentheses": Symbol(
      label: "Parentheses",
      lines: "M8 4c-4 4.5-4 11.5 0 16M16 4c4 4.5 4 11.5 0 16"
    ),
    "person.viewfinder": Symbol(
      label: "Scan person",
      lines: """
        M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20\
        H6a2 2 0 0 1-2-2v-2.5
        """,
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
      lines: """
        M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20\
        H6a2 2 0 0 1-2-2v-2.5
        """,
      area: """
        M7.8 7.5h3.1a0.3 0.3 0 0 1 0.3 0.3v3.1a0.3 0.3 0 0 1-0.3 0.3h-3.1a0.3 0.3 0 0 1-0.3-0.3\
        v-3.1a0.3 0.3 0 0 1 0.3-0.3zM8.8 8.7h1.1a0.1 0.1 0 0 1 0.1 0.1v1.1a0.1 0.1 0 0 1-0.1 0.1\
        h-1.1a0.1 0.1 0 0 1-0.1-0.1v-1.1a0.1 0.1 0 0 1 0.1-0.1zM13.1 7.5h3.1a0.3 0.3 0 0 1 0.3 0.3\
        v3.1a0.3 0.3 0 0 1-0.3 0.3h-3.1a0.3 0.3 0 0 1-0.3-0.3v-3.1a0.3 0.3 0 0 1 0.3-0.3zM14.1 8.7\
        h1.1a0.1 0.1 0 0 1 0.1 0.1v1.1a0.1 0.1 0 0 1-0.1 0.1h-1.1a0.1 0.1 0 0 1-0.1-0.1v-1.1\
        a0.1 0.1 0 0 1 0.1-0.1zM7.8 12.8h3.1a0.3 0.3 0 0 1 0.3 0.3v3.1a0.3 0.3 0 0 1-0.3 0.3h-3.1\
        a0.3 0.3 0 0 1-0.3-0.3v-3.1a0.3 0.3 0 0 1 0.3-0.3zM8.8 14h1.1a0.1 0.1 0 0 1 0.1 0.1v1.1\
        a0.1 0.1 0 0 1-0.1 0.1h-1.1a0.1 0.1 0 0 1-0.1-0.1v-1.1a0.1 0.1 0 0 1 0.1-0.1zM12.9 12.8h1.4\
        a0.1 0.1 0 0 1 0.1 0.1v1.4a0.1 0.1 0 0 1-0.1 0.1h-1.4a0.1 0.1 0 0 1-0.1-0.1v-1.4\
        a0.1 0.1 0 0 1 0.1-0.1zM15 14.9h1.4a0.1 0.1 0 0 1 0.1 0.1v1.4a0.1 0.1 0 0 1-0.1 0.1h-1.4\
        a0.1 0.1 0 0 1-0.1-0.1v-1.4a0.1 0.1 0 0 1 0.1-0.1z
        """
    ),
    "rublesign": Symbol(label: "Rubles", lines: "M8.5 20V4h4.5a4.5 4.5 0 0 1 0 9H6M6 16.5h8"),
    "scale.3d": Symbol(
      label: "Scale",
      lines: """
        M12 12V4M12 12L5 17.5M12 12l7 5.5M10.8 2.5h2.4a0.3 0.3 0 0 1 0.3 0.3v2.4\
        a0.3 0.3 0 0 1-0.3 0.3h-2.4a0.3 0.3 0 0 1-0.3-0.3v-2.4a0.3 0.3 0 0 1 0.3-0.3zM3.3 16.5h2.4\
        a0.3 0.3 0 0 1 0.3 0.3v2.4a0.3 0.3 0 0 1-0.3 0.3h-2.4a0.3 0.3 0 0 1-0.3-0.3v-2.4\
        a0.3 0.3 0 0 1 0.3-0.3zM18.3 16.5h2.4a0.3 0.3 0 0 1 0.3 0.3v2.4a0.3 0.3 0 0 1-0.3 0.3h-2.4\
        a0.3 0.3 0 0 1-0.3-0.3v-2.4a0.3 0.3 0 0 1 0.3-0.3z
        """
    ),
    "sidebar.squares.right": Symbol(
      label: "Sidebar",
      lines: "M4.5 4.5h15a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z",
      details: "M15 4.5v15",
      area: """
        M17.4 7h1.6a0.4 0.4 0 0 1 0.4 0.4v1.6a0.4 0.4 0 0 1-0.4 0.4h-1.6a0.4 0.4 0 0 1-0.4-0.4v-1.6\
        a0.4 0.4 0 0 1 0.4-0.4zM17.4 11h1.6a0.4 0.4 0 0 1 0.4 0.4v1.6a0.4 0.4 0 0 1-0.4 0.4h-1.6\
        a0.4 0.4 0 0 1-0.4-0.4v-1.6a0.4 0.4 0 0 1 0.4-0.4zM17.4 15h1.6a0.4 0.4 0 0 1 0.4 0.4v1.6\
        a0.4 0.4 0 0 1-0.4 0.4h-1.6a0.4 0.4 0 0 1-0.4-0.4v-1.6a0.4 0.4 0 0 1 0.4-0.4z
        """
    ),
    "skew": Symbol(label: "Skew", lines: "M8.5 5h13l-6 14h-13z"),
    "squareroot": Symbol(label: "Square root", lines: "M3.5 13l3.5 1l3.5 6.5L14 4h6.5"),
    "text.viewfinder": Symbol(
      label: "Scan text",
      lines: """
        M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20\
        H6a2 2 0 0 1-2-2v-2.5
        """,
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
