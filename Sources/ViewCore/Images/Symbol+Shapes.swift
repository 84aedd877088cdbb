extension Symbol {
  // Rectangles, circles and bodies.
  static let shapes: [String: Symbol] = [
    "app": Symbol(
      label: "App",
      lines: """
        M8 3.5h8a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5h-8a4.5 4.5 0 0 1-4.5-4.5v-8\
        a4.5 4.5 0 0 1 4.5-4.5z
        """
    ),
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
      lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
      area: "M3 12a9 9 0 0 0 18 0z"
    ),
    "circle.circle": Symbol(
      label: "Circle",
      lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
      details: "M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
      fill: .area(
        """
        M2.1 12a9.9 9.9 0 1 0 19.8 0a9.9 9.9 0 1 0-19.8 0zM7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0z\
        M8.7 12a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0z
        """
      )
    ),
    "circle.dotted": Symbol(
      label: "Circle",
      area: """
        M20 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM19.31 15.44a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM17.36 18.36\
        a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM14.44 20.31a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM11 21a1 1 0 1 0 2 0\
        a1 1 0 1 0-2 0zM7.56 20.31a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM4.64 18.36a1 1 0 1 0 2 0\
        a1 1 0 1 0-2 0zM2.69 15.44a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM2 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0z\
        M2.69 8.56a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM4.64 5.64a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM7.56 3.69\
        a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM11 3a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM14.44 3.69a1 1 0 1 0 2 0\
        a1 1 0 1 0-2 0zM17.36 5.64a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM19.31 8.56a1 1 0 1 0 2 0\
        a1 1 0 1 0-2 0z
        """
    ),
    "circle.grid.2x2": Symbol(
      label: "Grid",
      lines: """
        M3.6 7a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0zM3.6 17a3.4 3.4 0 1 0 6.8 0\
        a3.4 3.4 0 1 0-6.8 0zM13.6 7a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0zM13.6 17\
        a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z
        """
    ),
    "circle.hexagongrid": Symbol(
      label: "Dots",
      lines: """
        M6.7 5.2a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0zM13.1 5.2a2.1 2.1 0 1 0 4.2 0\
        a2.1 2.1 0 1 0-4.2 0zM3.1 12a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0zM9.9 12\
        a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0zM16.7 12a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0z\
        M6.7 18.8a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0zM13.1 18.8a2.1 2.1 0 1 0 4.2 0\
        a2.1 2.1 0 1 0-4.2 0z
        """
    ),
    "circle.hexagonpath": Symbol(
      label: "Ring",
      lines: """
        M6.9 5.2a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0zM13.3 5.2a1.9 1.9 0 1 0 3.8 0\
        a1.9 1.9 0 1 0-3.8 0zM3.3 12a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0zM16.9 12\
        a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0zM6.9 18.8a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z\
        M13.3 18.8a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0zM10.7 5.2h2.6M7.9 6.9l-1.8 3.4M16.1 6.9\
        l1.8 3.4M6.1 13.7l1.8 3.4M17.9 13.7l-1.8 3.4M10.7 18.8h2.6
        """
    ),
    "circle.inset.filled": Symbol(
      label: "Selected",
      lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
      area: "M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
    ),
    "circle.tophalf.filled": Symbol(
      label: "Half",
      lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
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
      lines: "M4.5 4.5h15a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z",
      details: "M6 15.5h0.01M10 15.5h0.01M14 15.5h0.01M18 15.5h0.01"
    ),
    "dot.circle": Symbol(
      label: "Selected",
      lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
      area: "M9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z",
      fill: .area(
        """
        M2.1 12a9.9 9.9 0 1 0 19.8 0a9.9 9.9 0 1 0-19.8 0zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z
        """
      )
    ),
    "dot.square": Symbol(
      label: "Selected",
      lines: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z",
      area: "M9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z",
      fill: .area(
        """
        M5.7 3.1h12.6a2.6 2.6 0 0 1 2.6 2.6v12.6a2.6 2.6 0 0 1-2.6 2.6h-12.6\
        a2.6 2.6 0 0 1-2.6-2.6v-12.6a2.6 2.6 0 0 1 2.6-2.6zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z
        """
      )
    ),
    "menubar.rectangle": Symbol(
      label: "Menu bar",
      lines: "M4.5 4.5h15a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z",
      details: "M2.5 9h19M6 6.8h2M10 6.8h2"
    ),
    "oval": Symbol(label: "Oval", lines: "M2.5 12a9.5 6 0 1 0 19 0a9.5 6 0 1 0-19 0z"),
    "oval.portrait": Symbol(label: "Oval", lines: "M6 12a6 9.5 0 1 0 12 0a6 9.5 0 1 0-12 0z"),
    "pentagon": Symbol(label: "Pentagon", lines: "M12 3l9 6.6L17.6 20H6.4L3 9.6z"),
    "pyramid": Symbol(label: "Pyramid", lines: "M12 3L3 17l9 4l9-4z", details: "M12 3v18"),
    "rectangle.3.group": Symbol(
      label: "Group",
      lines: """
        M4.3 4h5.4a1.3 1.3 0 0 1 1.3 1.3v13.4a1.3 1.3 0 0 1-1.3 1.3h-5.4a1.3 1.3 0 0 1-1.3-1.3\
        v-13.4a1.3 1.3 0 0 1 1.3-1.3zM14.8 4h4.9a1.3 1.3 0 0 1 1.3 1.3v3.9a1.3 1.3 0 0 1-1.3 1.3\
        h-4.9a1.3 1.3 0 0 1-1.3-1.3v-3.9a1.3 1.3 0 0 1 1.3-1.3zM14.8 13.5h4.9a1.3 1.3 0 0 1 1.3 1.3\
        v3.9a1.3 1.3 0 0 1-1.3 1.3h-4.9a1.3 1.3 0 0 1-1.3-1.3v-3.9a1.3 1.3 0 0 1 1.3-1.3z
        """
    ),
    "rectangle.and.paperclip": Symbol(
      label: "Attachment",
      lines: """
        M4.3 5h10.4a1.8 1.8 0 0 1 1.8 1.8v10.4a1.8 1.8 0 0 1-1.8 1.8h-10.4a1.8 1.8 0 0 1-1.8-1.8\
        v-10.4a1.8 1.8 0 0 1 1.8-1.8zM21.5 8v7a2.7 2.7 0 0 1-5.4 0V7.5a1.8 1.8 0 0 1 3.6 0v7
        """
    ),
    "rectangle.and.pencil.and.ellipsis": Symbol(
      label: "Rename",
      lines: """
        M21 9.5v7a1.8 1.8 0 0 1-1.8 1.8H4.8A1.8 1.8 0 0 1 3 16.5v-6a1.8 1.8 0 0 1 1.8-1.8H12\
        M13.5 13.5l0.6-2.4L20 5.2a1.2 1.2 0 0 1 1.7 1.7L15.9 12.8z
        """,
      area: """
        M5 13.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM7.8 13.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM10.6 13.5\
        a1 1 0 1 0 2 0a1 1 0 1 0-2 0z
        """
    ),
    "rectangle.bottomthird.inset.filled": Symbol(
      label: "Bottom",
      lines: "M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
      area: """
        M6.1 12.5h11.8a0.8 0.8 0 0 1 0.8 0.8v2.2a0.8 0.8 0 0 1-0.8 0.8h-11.8a0.8 0.8 0 0 1-0.8-0.8\
        v-2.2a0.8 0.8 0 0 1 0.8-0.8z
        """
    ),
    "rectangle.center.inset.filled": Symbol(
      label: "Focus",
      lines: "M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
      area: "M7.5 8.5h9a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z"
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
      lines: """
        M4.2 5h5.6a1.2 1.2 0 0 1 1.2 1.2v3.6a1.2 1.2 0 0 1-1.2 1.2h-5.6a1.2 1.2 0 0 1-1.2-1.2v-3.6\
        a1.2 1.2 0 0 1 1.2-1.2zM14.2 5h5.6a1.2 1.2 0 0 1 1.2 1.2v3.6a1.2 1.2 0 0 1-1.2 1.2h-5.6\
        a1.2 1.2 0 0 1-1.2-1.2v-3.6a1.2 1.2 0 0 1 1.2-1.2zM4.2 13.5h5.6a1.2 1.2 0 0 1 1.2 1.2v3.6\
        a1.2 1.2 0 0 1-1.2 1.2h-5.6a1.2 1.2 0 0 1-1.2-1.2v-3.6a1.2 1.2 0 0 1 1.2-1.2zM14.2 13.5h5.6\
        a1.2 1.2 0 0 1 1.2 1.2v3.6a1.2 1.2 0 0 1-1.2 1.2h-5.6a1.2 1.2 0 0 1-1.2-1.2v-3.6\
        a1.2 1.2 0 0 1 1.2-1.2z
        """
    ),
    "rectangle.grid.3x2": Symbol(
      label: "Grid",
      lines: """
        M3.8 5.5h3a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1zM10.5 5.5h3\
        a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1zM17.2 5.5h3\
        a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1zM3.8 13.5h3\
        a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1zM10.5 13.5h3\
        a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1zM17.2 13.5h3\
        a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1z
        """
    ),
    "rectangle.inset.filled": Symbol(
      label: "Filled",
      lines: "M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
      area: "M6.3 7.8h11.4a1 1 0 0 1 1 1v6.4a1 1 0 0 1-1 1h-11.4a1 1 0 0 1-1-1v-6.4a1 1 0 0 1 1-1z"
    ),
    "rectangle.leadinghalf.inset.filled": Symbol(
      label: "Left half",
      lines: "M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
      area: """
        M6.1 7.8h4.4a0.8 0.8 0 0 1 0.8 0.8v6.8a0.8 0.8 0 0 1-0.8 0.8h-4.4a0.8 0.8 0 0 1-0.8-0.8\
        v-6.8a0.8 0.8 0 0 1 0.8-0.8z
        """
    ),
    "rectangle.on.rectangle": Symbol(
      label: "Windows",
      lines: """
        M8.5 9h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-8\
        a1.5 1.5 0 0 1 1.5-1.5zM4 15.5A1.5 1.5 0 0 1 3 14V6a1.5 1.5 0 0 1 1.5-1.5H15\
        A1.5 1.5 0 0 1 16.5 6
        """
    ),
    "rectangle.portrait": Symbol(
      label: "Portrait",
      lines: """
        M7.8 3h8.4a1.8 1.8 0 0 1 1.8 1.8v14.4a1.8 1.8 0 0 1-1.8 1.8h-8.4a1.8 1.8 0 0 1-1.8-1.8\
        v-14.4a1.8 1.8 0 0 1 1.8-1.8z
        """
    ),
    "rectangle.portrait.on.rectangle.portrait": Symbol(
      label: "Pages",
      lines: """
        M10.5 6.5h8a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-11.5\
        a1.5 1.5 0 0 1 1.5-1.5zM6 17H5.5A1.5 1.5 0 0 1 4 15.5V4.5A1.5 1.5 0 0 1 5.5 3h8\
        A1.5 1.5 0 0 1 15 4.5
        """
    ),
    "rectangle.split.1x2": Symbol(
      label: "Panes",
      lines: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
      details: "M3 12h18"
    ),
    "rectangle.split.2x2": Symbol(
      label: "Panes",
      lines: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
      details: "M12 5v14M3 12h18"
    ),
    "rectangle.split.3x1": Symbol(
      label: "Columns",
      lines: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
      details: "M9 5v14M15 5v14"
    ),
    "rectangle.trailinghalf.inset.filled": Symbol(
      label: "Right half",
      lines: "M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
      area: """
        M13.5 7.8h4.4a0.8 0.8 0 0 1 0.8 0.8v6.8a0.8 0.8 0 0 1-0.8 0.8h-4.4a0.8 0.8 0 0 1-0.8-0.8\
        v-6.8a0.8 0.8 0 0 1 0.8-0.8z
        """
    ),
    "rhombus": Symbol(label: "Rhombus", lines: "M12 2.5l7 9.5l-7 9.5l-7-9.5z"),
    "shippingbox": Symbol(
      label: "Package",
      lines: "M12 2.8l8 4.5v9.4l-8 4.5l-8-4.5V7.3z",
      details: "M4 7.3l8 4.6l8-4.6M12 11.9v9.3M8 5l8 4.6v3.2"
    ),
    "sidebar.squares.left": Symbol(
      label: "Sidebar",
      lines: "M4.5 4.5h15a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z",
      details: "M9 4.5v15",
      area: """
        M5 7h1.6a0.4 0.4 0 0 1 0.4 0.4v1.6a0.4 0.4 0 0 1-0.4 0.4h-1.6a0.4 0.4 0 0 1-0.4-0.4v-1.6\
        a0.4 0.4 0 0 1 0.4-0.4zM5 11h1.6a0.4 0.4 0 0 1 0.4 0.4v1.6a0.4 0.4 0 0 1-0.4 0.4h-1.6\
        a0.4 0.4 0 0 1-0.4-0.4v-1.6a0.4 0.4 0 0 1 0.4-0.4zM5 15h1.6a0.4 0.4 0 0 1 0.4 0.4v1.6\
        a0.4 0.4 0 0 1-0.4 0.4h-1.6a0.4 0.4 0 0 1-0.4-0.4v-1.6a0.4 0.4 0 0 1 0.4-0.4z
        """
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
      lines: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z",
      area: "M8 7h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1z"
    ),
    "square.lefthalf.filled": Symbol(
      label: "Half",
      lines: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z",
      area: "M6 4h6v16H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
    ),
    "square.on.square.dashed": Symbol(
      label: "Copy",
      lines: """
        M10.8 9h7.9a1.8 1.8 0 0 1 1.8 1.8v7.9a1.8 1.8 0 0 1-1.8 1.8h-7.9a1.8 1.8 0 0 1-1.8-1.8v-7.9\
        a1.8 1.8 0 0 1 1.8-1.8zM6 15H5.5M3.5 13V11M3.5 8V6.5A3 3 0 0 1 5 3.8M8 3.5h2M13 3.5h1.5\
        A2 2 0 0 1 16 5
        """
    ),
    "square.on.square.squareshape.controlhandles": Symbol(
      label: "Transform",
      lines: """
        M7 7h10v10h-10zM3.5 3h3a0.5 0.5 0 0 1 0.5 0.5v3a0.5 0.5 0 0 1-0.5 0.5h-3\
        a0.5 0.5 0 0 1-0.5-0.5v-3a0.5 0.5 0 0 1 0.5-0.5zM17.5 3h3a0.5 0.5 0 0 1 0.5 0.5v3\
        a0.5 0.5 0 0 1-0.5 0.5h-3a0.5 0.5 0 0 1-0.5-0.5v-3a0.5 0.5 0 0 1 0.5-0.5zM3.5 17h3\
        a0.5 0.5 0 0 1 0.5 0.5v3a0.5 0.5 0 0 1-0.5 0.5h-3a0.5 0.5 0 0 1-0.5-0.5v-3\
        a0.5 0.5 0 0 1 0.5-0.5zM17.5 17h3a0.5 0.5 0 0 1 0.5 0.5v3a0.5 0.5 0 0 1-0.5 0.5h-3\
        a0.5 0.5 0 0 1-0.5-0.5v-3a0.5 0.5 0 0 1 0.5-0.5z
        """
    ),
    "square.righthalf.filled": Symbol(
      label: "Half",
      lines: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z",
      area: "M18 4h-6v16h6a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2z"
    ),
    "square.split.1x2": Symbol(
      label: "Panes",
      lines: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z",
      details: "M4 12h16"
    ),
    "square.split.2x2": Symbol(
      label: "Panes",
      lines: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z",
      details: "M12 4v16M4 12h16"
    ),
    "square.stack.3d.down.right": Symbol(
      label: "Stack",
      lines: """
        M10.5 9h8.5a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-8.5a1.5 1.5 0 0 1-1.5-1.5v-8.5\
        a1.5 1.5 0 0 1 1.5-1.5zM6.3 17V7.8a1.5 1.5 0 0 1 1.5-1.5H17M3.5 14V5A1.5 1.5 0 0 1 5 3.5h9
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
      lines: "M4.5 4.5h15a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z",
      details: "M12 4.5v15M2.5 8h19"
    ),
  ]
}
