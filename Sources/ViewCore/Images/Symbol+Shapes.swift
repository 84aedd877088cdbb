extension Symbol {
  // Rectangles, circles and bodies.
  static let shapes: [String: Symbol] = [
    "app": Symbol(label: "App", lines: box(3.5, 3.5, 17, 17, 4.5)),
    "app.dashed": Symbol(
      label: "App",
      lines: """
        M3.5 9V8A4.5 4.5 0 0 1 8 3.5h1M15 3.5h1A4.5 4.5 0 0 1 20.5 8v1M20.5 15v1\
        a4.5 4.5 0 0 1-4.5 4.5h-1M9 20.5H8A4.5 4.5 0 0 1 3.5 16v-1M12 3.5h0.01M12 20.5h0.01M3.5 12\
        v0.01M20.5 12v0.01
        """
    ),
    "circle.bottomhalf.filled": Symbol(
      label: "Half",
      lines: circle(12, 12, 9),
      area: "M3 12a9 9 0 0 0 18 0z"
    ),
    "circle.circle": Symbol(
      label: "Circle",
      lines: circle(12, 12, 9),
      details: circle(12, 12, 5),
      fill: .area("\(circle(12, 12, 9.9))\(circle(12, 12, 5))\(circle(12, 12, 3.3))")
    ),
    "circle.dotted": Symbol(
      label: "Circle",
      area: """
        \(circles(1, at: (21, 12), (20.31, 15.44), (18.36, 18.36), (15.44, 20.31), (12, 21)))\
        \(circles(1, at: (8.56, 20.31), (5.64, 18.36), (3.69, 15.44), (3, 12), (3.69, 8.56)))\
        \(circles(1, at: (5.64, 5.64), (8.56, 3.69), (12, 3), (15.44, 3.69), (18.36, 5.64)))\
        \(circle(20.31, 8.56, 1))
        """
    ),
    "circle.grid.2x2": Symbol(
      label: "Grid",
      lines: circles(3.4, at: (7, 7), (7, 17), (17, 7), (17, 17))
    ),
    "circle.hexagongrid": Symbol(
      label: "Dots",
      lines: """
        \(circles(2.1, at: (8.8, 5.2), (15.2, 5.2), (5.2, 12), (12, 12), (18.8, 12), (8.8, 18.8)))\
        \(circle(15.2, 18.8, 2.1))
        """
    ),
    "circle.hexagonpath": Symbol(
      label: "Ring",
      lines: """
        \(circles(1.9, at: (8.8, 5.2), (15.2, 5.2), (5.2, 12), (18.8, 12), (8.8, 18.8)))\
        \(circle(15.2, 18.8, 1.9))M10.7 5.2h2.6M7.9 6.9l-1.8 3.4M16.1 6.9l1.8 3.4M6.1 13.7\
        l1.8 3.4M17.9 13.7l-1.8 3.4M10.7 18.8h2.6
        """
    ),
    "circle.inset.filled": Symbol(
      label: "Selected",
      lines: circle(12, 12, 9),
      area: circle(12, 12, 6)
    ),
    "circle.tophalf.filled": Symbol(
      label: "Half",
      lines: circle(12, 12, 9),
      area: "M3 12a9 9 0 0 1 18 0z"
    ),
    "cone": Symbol(
      label: "Cone",
      lines: "M12 3L4 17.5c0 1.9 3.6 3.3 8 3.3s8-1.4 8-3.3z",
      details: "M4 17.5c0-1.8 3.6-3 8-3s8 1.2 8 3"
    ),
    "cube": Symbol(
      label: "Cube",
      lines: "M12 2.8l8 4.5v9.4l-8 4.5l-8-4.5V7.3z",
      details: "M4 7.3l8 4.6l8-4.6M12 11.9v9.3"
    ),
    "cube.transparent": Symbol(
      label: "Cube",
      lines: "M12 2.8l8 4.5v9.4l-8 4.5l-8-4.5V7.3z",
      details: "M4 7.3l8 4.6l8-4.6M12 11.9v9.3M12 2.8v5M4 16.7l4.4-2.5M20 16.7l-4.4-2.5"
    ),
    "cylinder": Symbol(
      label: "Cylinder",
      lines: "M5 6c0-1.7 3.1-3 7-3s7 1.3 7 3v12c0 1.7-3.1 3-7 3s-7-1.3-7-3z",
      details: "M5 6c0 1.7 3.1 3 7 3s7-1.3 7-3"
    ),
    "cylinder.split.1x2": Symbol(
      label: "Database",
      lines: "M5 6c0-1.7 3.1-3 7-3s7 1.3 7 3v12c0 1.7-3.1 3-7 3s-7-1.3-7-3z",
      details: "M5 6c0 1.7 3.1 3 7 3s7-1.3 7-3M5 12c0 1.7 3.1 3 7 3s7-1.3 7-3"
    ),
    "dock.rectangle": Symbol(
      label: "Dock",
      lines: box(2.5, 4.5, 19, 15, 2),
      details: "M6 15.5h0.01M10 15.5h0.01M14 15.5h0.01M18 15.5h0.01"
    ),
    "dot.circle": Symbol(
      label: "Selected",
      lines: circle(12, 12, 9),
      area: circle(12, 12, 2.6),
      fill: .area("\(circle(12, 12, 9.9))\(circle(12, 12, 3))")
    ),
    "dot.square": Symbol(
      label: "Selected",
      lines: box(4, 4, 16, 16, 2),
      area: circle(12, 12, 2.6),
      fill: .area("\(box(3.1, 3.1, 17.8, 17.8, 2.6))\(circle(12, 12, 3))")
    ),
    "menubar.rectangle": Symbol(
      label: "Menu bar",
      lines: box(2.5, 4.5, 19, 15, 2),
      details: "M2.5 9h19M6 6.8h2M10 6.8h2"
    ),
    "oval": Symbol(label: "Oval", lines: "M2.5 12a9.5 6 0 1 0 19 0a9.5 6 0 1 0-19 0z"),
    "oval.portrait": Symbol(label: "Oval", lines: "M6 12a6 9.5 0 1 0 12 0a6 9.5 0 1 0-12 0z"),
    "pentagon": Symbol(label: "Pentagon", lines: "M12 3l9 6.6L17.6 20H6.4L3 9.6z"),
    "pyramid": Symbol(label: "Pyramid", lines: "M12 3L3 17l9 4l9-4z", details: "M12 3v18"),
    "rectangle.3.group": Symbol(
      label: "Group",
      lines: """
        \(box(3, 4, 8, 16, 1.3))\(box(13.5, 4, 7.5, 6.5, 1.3))\(box(13.5, 13.5, 7.5, 6.5, 1.3))
        """
    ),
    "rectangle.and.paperclip": Symbol(
      label: "Attachment",
      lines: "\(box(2.5, 5, 14, 14, 1.8))M21.5 8v7a2.7 2.7 0 0 1-5.4 0V7.5a1.8 1.8 0 0 1 3.6 0v7"
    ),
    "rectangle.and.pencil.and.ellipsis": Symbol(
      label: "Rename",
      lines: """
        M21 9.5v7a1.8 1.8 0 0 1-1.8 1.8H4.8A1.8 1.8 0 0 1 3 16.5v-6a1.8 1.8 0 0 1 1.8-1.8H12\
        M13.5 13.5l0.6-2.4L20 5.2a1.2 1.2 0 0 1 1.7 1.7L15.9 12.8z
        """,
      area: circles(1, at: (6, 13.5), (8.8, 13.5), (11.6, 13.5))
    ),
    "rectangle.bottomthird.inset.filled": Symbol(
      label: "Bottom",
      lines: box(2.5, 5, 19, 14, 2),
      area: box(5.3, 12.5, 13.4, 3.8, 0.8)
    ),
    "rectangle.center.inset.filled": Symbol(
      label: "Focus",
      lines: box(2.5, 5, 19, 14, 2),
      area: box(6.5, 8.5, 11, 7, 1)
    ),
    "rectangle.compress.vertical": Symbol(
      label: "Compress",
      lines: """
        M4 3.5h16M4 20.5h16M12 5.5v4.5M9.3 7.7l2.7 2.6l2.7-2.6M12 18.5V14M9.3 16.3l2.7-2.6l2.7 2.6
        """
    ),
    "rectangle.dashed": Symbol(
      label: "Selection",
      lines: """
        M2.5 9V8a2 2 0 0 1 2-2h1.2M18.3 6h1.2a2 2 0 0 1 2 2v1M21.5 15v1a2 2 0 0 1-2 2h-1.2M5.7 18\
        H4.5a2 2 0 0 1-2-2v-1M9 6h1.5M13.5 6H15M9 18h1.5M13.5 18H15M2.5 11.5v1M21.5 11.5v1
        """
    ),
    "rectangle.expand.vertical": Symbol(
      label: "Expand",
      lines: "M4 3.5h16M4 20.5h16M12 11V6M9.3 8.3L12 5.7l2.7 2.6M12 13v5M9.3 15.7l2.7 2.6l2.7-2.6"
    ),
    "rectangle.grid.2x2": Symbol(
      label: "Grid",
      lines: boxes(8, 6, 1.2, at: (3, 5), (13, 5), (3, 13.5), (13, 13.5))
    ),
    "rectangle.grid.3x2": Symbol(
      label: "Grid",
      lines: """
        \(boxes(5, 5.5, 1, at: (2.8, 5.5), (9.5, 5.5), (16.2, 5.5), (2.8, 13.5), (9.5, 13.5)))\
        \(boxes(5, 5.5, 1, at: (16.2, 13.5)))
        """
    ),
    "rectangle.inset.filled": Symbol(
      label: "Filled",
      lines: box(2.5, 5, 19, 14, 2),
      area: box(5.3, 7.8, 13.4, 8.4, 1)
    ),
    "rectangle.leadinghalf.inset.filled": Symbol(
      label: "Left half",
      lines: box(2.5, 5, 19, 14, 2),
      area: box(5.3, 7.8, 6, 8.4, 0.8)
    ),
    "rectangle.on.rectangle": Symbol(
      label: "Windows",
      lines: """
        \(box(7, 9, 14, 11, 1.5))M4 15.5A1.5 1.5 0 0 1 3 14V6a1.5 1.5 0 0 1 1.5-1.5H15\
        A1.5 1.5 0 0 1 16.5 6
        """
    ),
    "rectangle.portrait": Symbol(label: "Portrait", lines: box(6, 3, 12, 18, 1.8)),
    "rectangle.portrait.on.rectangle.portrait": Symbol(
      label: "Pages",
      lines: """
        \(box(9, 6.5, 11, 14.5, 1.5))M6 17H5.5A1.5 1.5 0 0 1 4 15.5V4.5A1.5 1.5 0 0 1 5.5 3h8\
        A1.5 1.5 0 0 1 15 4.5
        """
    ),
    "rectangle.split.1x2": Symbol(label: "Panes", lines: box(3, 5, 18, 14, 2), details: "M3 12h18"),
    "rectangle.split.2x2": Symbol(
      label: "Panes",
      lines: box(3, 5, 18, 14, 2),
      details: "M12 5v14M3 12h18"
    ),
    "rectangle.split.3x1": Symbol(
      label: "Columns",
      lines: box(3, 5, 18, 14, 2),
      details: "M9 5v14M15 5v14"
    ),
    "rectangle.trailinghalf.inset.filled": Symbol(
      label: "Right half",
      lines: box(2.5, 5, 19, 14, 2),
      area: box(12.7, 7.8, 6, 8.4, 0.8)
    ),
    "rhombus": Symbol(label: "Rhombus", lines: "M12 2.5l7 9.5l-7 9.5l-7-9.5z"),
    "shippingbox": Symbol(
      label: "Package",
      lines: "M12 2.8l8 4.5v9.4l-8 4.5l-8-4.5V7.3z",
      details: "M4 7.3l8 4.6l8-4.6M12 11.9v9.3M8 5l8 4.6v3.2"
    ),
    "sidebar.squares.left": Symbol(
      label: "Sidebar",
      lines: box(2.5, 4.5, 19, 15, 2),
      details: "M9 4.5v15",
      area: boxes(2.4, 2.4, 0.4, at: (4.6, 7), (4.6, 11), (4.6, 15))
    ),
    "square.3.layers.3d": Symbol(
      label: "Layers",
      lines: """
        M12 3.5L3 8l9 4.5L21 8zM5.5 11L3 12.2l9 4.5l9-4.5L18.5 11M5.5 15.2L3 16.4l9 4.5l9-4.5\
        l-2.5-1.2
        """
    ),
    "square.dashed": Symbol(
      label: "Selection",
      lines: """
        M4 8V6.5A2.5 2.5 0 0 1 6.5 4H8M16 4h1.5A2.5 2.5 0 0 1 20 6.5V8M20 16v1.5\
        a2.5 2.5 0 0 1-2.5 2.5H16M8 20H6.5A2.5 2.5 0 0 1 4 17.5V16M11 4h2M11 20h2M4 11v2M20 11v2
        """
    ),
    "square.inset.filled": Symbol(
      label: "Filled",
      lines: box(4, 4, 16, 16, 2),
      area: box(7, 7, 10, 10, 1)
    ),
    "square.lefthalf.filled": Symbol(
      label: "Half",
      lines: box(4, 4, 16, 16, 2),
      area: "M6 4h6v16H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
    ),
    "square.on.square.dashed": Symbol(
      label: "Copy",
      lines: """
        \(box(9, 9, 11.5, 11.5, 1.8))M6 15H5.5M3.5 13V11M3.5 8V6.5A3 3 0 0 1 5 3.8M8 3.5h2M13 3.5\
        h1.5A2 2 0 0 1 16 5
        """
    ),
    "square.on.square.squareshape.controlhandles": Symbol(
      label: "Transform",
      lines: "M7 7h10v10h-10z\(boxes(4, 4, 0.5, at: (3, 3), (17, 3), (3, 17), (17, 17)))"
    ),
    "square.righthalf.filled": Symbol(
      label: "Half",
      lines: box(4, 4, 16, 16, 2),
      area: "M18 4h-6v16h6a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2z"
    ),
    "square.split.1x2": Symbol(label: "Panes", lines: box(4, 4, 16, 16, 2), details: "M4 12h16"),
    "square.split.2x2": Symbol(
      label: "Panes",
      lines: box(4, 4, 16, 16, 2),
      details: "M12 4v16M4 12h16"
    ),
    "square.stack.3d.down.right": Symbol(
      label: "Stack",
      lines: """
        \(box(9, 9, 11.5, 11.5, 1.5))M6.3 17V7.8a1.5 1.5 0 0 1 1.5-1.5H17M3.5 14V5\
        A1.5 1.5 0 0 1 5 3.5h9
        """
    ),
    "squareshape": Symbol(label: "Square", lines: "M4 4h16v16h-16z"),
    "squareshape.split.2x2": Symbol(
      label: "Grid",
      lines: "M4 4h16v16h-16z",
      details: "M12 4v16M4 12h16"
    ),
    "uiwindow.split.2x1": Symbol(
      label: "Split view",
      lines: box(2.5, 4.5, 19, 15, 2),
      details: "M12 4.5v15M2.5 8h19"
    ),
  ]
}
