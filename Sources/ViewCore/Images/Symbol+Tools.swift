extension Symbol {
  // Tools and devices.
  static let tools: [String: Symbol] = [
    "antenna.radiowaves.left.and.right": Symbol(
      label: "Signal",
      lines: """
        M12 11.5V20.5M8.5 8.5a5 5 0 0 0 0 6M15.5 8.5a5 5 0 0 1 0 6M5.5 5.5a9 9 0 0 0 0 12M18.5 5.5\
        a9 9 0 0 1 0 12
        """,
      area: circle(12, 11.5, 1.8)
    ),
    "applewatch": Symbol(
      label: "Watch",
      lines: "\(box(6.5, 6, 11, 12, 3))M8.5 6L9 2.5h6l.5 3.5M8.5 18l.5 3.5h6l.5-3.5"
    ),
    "barcode": Symbol(
      label: "Barcode",
      lines: "M4 6v12M7 6v12M10.5 6v12M13 6v12M16.5 6v12M20 6v12"
    ),
    "battery.0": Symbol(label: "Empty battery", lines: "\(box(2.5, 7.5, 17, 9, 2.2))M22 10.5v3"),
    "battery.100": Symbol(
      label: "Full battery",
      lines: "\(box(2.5, 7.5, 17, 9, 2.2))M22 10.5v3",
      area: box(5, 10, 12, 4, 0.6)
    ),
    "battery.25": Symbol(
      label: "Low battery",
      lines: "\(box(2.5, 7.5, 17, 9, 2.2))M22 10.5v3",
      area: box(5, 10, 3, 4, 0.6)
    ),
    "battery.50": Symbol(
      label: "Half a battery",
      lines: "\(box(2.5, 7.5, 17, 9, 2.2))M22 10.5v3",
      area: box(5, 10, 6, 4, 0.6)
    ),
    "chevron.left.forwardslash.chevron.right": Symbol(
      label: "Code",
      lines: "M7.5 7L2.5 12l5 5M16.5 7l5 5l-5 5M14 4.5l-4 15"
    ),
    "cpu": Symbol(
      label: "Processor",
      lines: """
        \(box(6.5, 6.5, 11, 11, 1.5))M9.5 3v3.5M14.5 3v3.5M9.5 17.5V21M14.5 17.5V21M3 9.5h3.5\
        M3 14.5h3.5M17.5 9.5H21M17.5 14.5H21
        """,
      details: box(10, 10, 4, 4, 0.5)
    ),
    "crop": Symbol(
      label: "Crop",
      lines: "M7 2.5V17h14.5M2.5 7H17v14.5"
    ),
    "curlybraces": Symbol(
      label: "Code",
      lines: """
        M9 4c-2.5 0-3 1-3 3v2.5c0 1.5-.7 2.5-2.5 2.5c1.8 0 2.5 1 2.5 2.5V17c0 2 .5 3 3 3M15 4\
        c2.5 0 3 1 3 3v2.5c0 1.5.7 2.5 2.5 2.5c-1.8 0-2.5 1-2.5 2.5V17c0 2-.5 3-3 3
        """
    ),
    "desktopcomputer": Symbol(
      label: "Computer",
      lines: "\(box(2.5, 4, 19, 12, 1.5))M9 20.5h6M12 16v4.5"
    ),
    "display": Symbol(label: "Screen", lines: "\(box(2.5, 4, 19, 13, 1.5))M8 20.5h8"),
    "dot.radiowaves.left.and.right": Symbol(
      label: "Broadcast",
      lines: "M8.5 9a5 5 0 0 0 0 6M15.5 9a5 5 0 0 1 0 6M5.5 6a9 9 0 0 0 0 12M18.5 6a9 9 0 0 1 0 12",
      area: circle(12, 12, 2)
    ),
    "externaldrive": Symbol(
      label: "Drive",
      lines: "M5.5 5h13l2 9v4a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18v-4zM3.5 14h17",
      area: circle(17, 17, 1.1)
    ),
    "eyedropper": Symbol(
      label: "Pick a color",
      lines: """
        M4 20l.8-3.2L13 8.6l2.4 2.4L7.2 19.2zM12 7l5 5M14.5 8.5l3-3a1.7 1.7 0 0 1 2.4 2.4l-3 3
        """
    ),
    "faceid": Symbol(
      label: "Face ID",
      lines: "\(viewfinder)M8.5 9v1.5M15.5 9v1.5M12 9v4h-1M9 15.5c2 1.5 4 1.5 6 0"
    ),
    "gauge": Symbol(
      label: "Gauge",
      lines: circle(12, 12, 9),
      details: "M12 12.5l4-4M6 13h1M17 13h1M12 6v1",
      area: circle(12, 12.5, 1.4)
    ),
    "hammer": Symbol(
      label: "Build",
      lines: """
        M13.5 8.5L5.3 17.2a1.8 1.8 0 0 0 2.6 2.5L16 11M10 5.5C12 3 15.5 3 17.5 5l4 4l-2.5 2.5\
        l-2-1L15.5 12L11.5 8z
        """
    ),
    "headphones": Symbol(
      label: "Headphones",
      lines: "M4 15v-3a8 8 0 0 1 16 0v3\(box(3.5, 14, 4, 6.5, 1.5))\(box(16.5, 14, 4, 6.5, 1.5))"
    ),
    "ipad": Symbol(label: "Tablet", lines: box(4.5, 2.5, 15, 19, 2.2), details: "M10.5 18.5h3"),
    "iphone": Symbol(label: "Phone", lines: box(6.5, 2.5, 11, 19, 2.5), details: "M10.5 5h3"),
    "keyboard": Symbol(
      label: "Keyboard",
      lines: box(2, 6, 20, 12, 2),
      details: "M8 14.5h8",
      area: circles(1.1, at: (6, 10), (9, 10), (12, 10), (15, 10), (18, 10))
    ),
    "ladybug": Symbol(
      label: "Bug",
      lines: """
        M6 11a6 6 0 0 1 12 0v3.5a6 6 0 0 1-12 0zM12 9v11.5M8.5 4l1.5 2M15.5 4L14 6M6 12.5H3M21 12.5\
        h-3M6.5 16.5L4 18.5M17.5 16.5l2.5 2
        """,
      details: "M6.5 9h11"
    ),
    "laptopcomputer": Symbol(label: "Laptop", lines: "\(box(4.5, 5, 15, 10.5, 1.5))M2 18.5h20"),
    "network": Symbol(
      label: "Network",
      lines: "\(circle(12, 12, 9))M3 12h18M12 3v18",
      details: "M5 6.5c4 3 10 3 14 0M5 17.5c4-3 10-3 14 0"
    ),
    "paintbrush": Symbol(
      label: "Paint",
      lines: """
        M20.5 3.5c-4.5 2-8.5 5.5-10.5 9.5l2.5 2.5C16.5 13.5 19 9 20.5 3.5zM9.5 13.5\
        c-2 0-3.5 1.3-3.5 3.5c0 1.5-1 2.5-2.5 3c3.5 1 8 .5 8.5-4z
        """
    ),
    "power": Symbol(
      label: "Power",
      lines: "M12 3v8.5M7 6a7.5 7.5 0 1 0 10 0"
    ),
    "qrcode": Symbol(
      label: "QR code",
      lines: """
        \(boxes(6, 6, 1, at: (4, 4), (14, 4), (4, 14)))M14 14h2.5v2.5M20 14v2M14 20h2M18.5 18.5H20\
        V20
        """,
      area: circles(1.1, at: (7, 7), (17, 7), (7, 17))
    ),
    "ruler": Symbol(
      label: "Ruler",
      lines: "M3 16L16 3l5 5L8 21z",
      details: "M7 12l2 2M10 9l2 2M13 6l2 2"
    ),
    "screwdriver": Symbol(
      label: "Screwdriver",
      lines: "M14 10L19 5l1.5-1.5L20 3l-5.5 5.5M4.5 16.5l6-6l3.5 3.5l-6 6c-2.5.8-4.3-1-3.5-3.5z"
    ),
    "server.rack": Symbol(
      label: "Server",
      lines: boxes(17, 5, 1.2, at: (3.5, 3.5), (3.5, 9.5), (3.5, 15.5)),
      area: circles(1.1, at: (17, 6), (17, 12), (17, 18))
    ),
    "slider.vertical.3": Symbol(
      label: "Adjust",
      lines: """
        M7 4v9M7 17v3M12 4v2M12 10v10M17 4v9M17 17v3\(circles(2, at: (7, 15), (12, 8), (17, 15)))
        """
    ),
    "sparkles": Symbol(
      label: "New",
      lines: """
        M10 5.5c.8 4 2 5.5 6 6.5c-4 1-5.2 2.5-6 6.5c-.8-4-2-5.5-6-6.5c4-1 5.2-2.5 6-6.5z\
        M18.5 3.5v4M16.5 5.5h4M18.5 16.5v4M16.5 18.5h4
        """
    ),
    "speedometer": Symbol(
      label: "Speed",
      lines: circle(12, 12, 9),
      details: "M12 13.5l4.5-5M6 13h1M17 13h1M8 8l0.7 0.7M12 6v1",
      area: circle(12, 13.5, 1.4)
    ),
    "switch.2": Symbol(
      label: "Switches",
      lines: "\(box(3.5, 4, 17, 7, 3.5))\(box(3.5, 13, 17, 7, 3.5))",
      area: "\(circle(7, 7.5, 1.8))\(circle(17, 16.5, 1.8))"
    ),
    "terminal": Symbol(
      label: "Terminal",
      lines: box(2.5, 4.5, 19, 15, 2),
      details: "M6.5 9l3 3l-3 3M12 15.5h5"
    ),
    "tv": Symbol(label: "TV", lines: "\(box(2.5, 5, 19, 12.5, 1.5))M8 20.5h8"),
    "viewfinder": Symbol(label: "Scan", lines: viewfinder),
    "wand.and.stars": Symbol(
      label: "Magic",
      lines: "M4 20L15 9M13 7l4 4M18.5 3v4M16.5 5h4M6.5 4v3M5 5.5h3M19 15v3M17.5 16.5h3"
    ),
    "wrench": Symbol(
      label: "Repair",
      lines: """
        M20.5 7a5.5 5.5 0 0 1-7.2 7.2L7.5 20A2.5 2.5 0 0 1 4 16.5l5.8-5.8A5.5 5.5 0 0 1 17 3.5\
        l-3.3 3.3l.6 2.9l2.9.6z
        """,
      fill: .inside
    ),
  ]
}
