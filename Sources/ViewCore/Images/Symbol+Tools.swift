extension Symbol {
  // Tools and devices.
  static let tools: [String: Symbol] = [
    "antenna.radiowaves.left.and.right": Symbol(
      label: "Signal",
      lines: """
        M12 11.5V20.5M8.5 8.5a5 5 0 0 0 0 6M15.5 8.5a5 5 0 0 1 0 6M5.5 5.5a9 9 0 0 0 0 12\
        M18.5 5.5a9 9 0 0 1 0 12
        """,
      area: "M10.2 11.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z"
    ),
    "applewatch": Symbol(
      label: "Watch",
      lines: """
        M9.5 6h5a3 3 0 0 1 3 3v6a3 3 0 0 1 -3 3h-5a3 3 0 0 1 -3-3v-6a3 3 0 0 1 3-3zM8.5 6L9 2.5\
        h6l.5 3.5M8.5 18l.5 3.5h6l.5-3.5
        """
    ),
    "barcode": Symbol(
      label: "Barcode",
      lines: "M4 6v12M7 6v12M10.5 6v12M13 6v12M16.5 6v12M20 6v12"
    ),
    "battery.0": Symbol(
      label: "Empty battery",
      lines: """
        M4.7 7.5h12.6a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1 -2.2 2.2h-12.6\
        a2.2 2.2 0 0 1 -2.2-2.2v-4.6a2.2 2.2 0 0 1 2.2-2.2zM22 10.5v3
        """
    ),
    "battery.100": Symbol(
      label: "Full battery",
      lines: """
        M4.7 7.5h12.6a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1 -2.2 2.2h-12.6\
        a2.2 2.2 0 0 1 -2.2-2.2v-4.6a2.2 2.2 0 0 1 2.2-2.2zM22 10.5v3
        """,
      area: """
        M5.6 10h10.8a0.6 0.6 0 0 1 0.6 0.6v2.8a0.6 0.6 0 0 1 -0.6 0.6h-10.8\
        a0.6 0.6 0 0 1 -0.6-0.6v-2.8a0.6 0.6 0 0 1 0.6-0.6z
        """
    ),
    "battery.25": Symbol(
      label: "Low battery",
      lines: """
        M4.7 7.5h12.6a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1 -2.2 2.2h-12.6\
        a2.2 2.2 0 0 1 -2.2-2.2v-4.6a2.2 2.2 0 0 1 2.2-2.2zM22 10.5v3
        """,
      area: """
        M5.6 10h1.8a0.6 0.6 0 0 1 0.6 0.6v2.8a0.6 0.6 0 0 1 -0.6 0.6h-1.8a0.6 0.6 0 0 1 -0.6-0.6\
        v-2.8a0.6 0.6 0 0 1 0.6-0.6z
        """
    ),
    "battery.50": Symbol(
      label: "Half a battery",
      lines: """
        M4.7 7.5h12.6a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1 -2.2 2.2h-12.6\
        a2.2 2.2 0 0 1 -2.2-2.2v-4.6a2.2 2.2 0 0 1 2.2-2.2zM22 10.5v3
        """,
      area: """
        M5.6 10h4.8a0.6 0.6 0 0 1 0.6 0.6v2.8a0.6 0.6 0 0 1 -0.6 0.6h-4.8a0.6 0.6 0 0 1 -0.6-0.6\
        v-2.8a0.6 0.6 0 0 1 0.6-0.6z
        """
    ),
    "chevron.left.forwardslash.chevron.right": Symbol(
      label: "Code",
      lines: "M7.5 7L2.5 12l5 5M16.5 7l5 5l-5 5M14 4.5l-4 15"
    ),
    "cpu": Symbol(
      label: "Processor",
      lines: """
        M8 6.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-8\
        a1.5 1.5 0 0 1 1.5-1.5zM9.5 3v3.5M14.5 3v3.5M9.5 17.5V21M14.5 17.5V21M3 9.5h3.5M3 14.5h3.5\
        M17.5 9.5H21M17.5 14.5H21
        """,
      details: """
        M10.5 10h3a0.5 0.5 0 0 1 0.5 0.5v3a0.5 0.5 0 0 1-0.5 0.5h-3a0.5 0.5 0 0 1-0.5-0.5v-3\
        a0.5 0.5 0 0 1 0.5-0.5z
        """
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
      lines: """
        M4 4h16a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-16a1.5 1.5 0 0 1 -1.5-1.5v-9\
        a1.5 1.5 0 0 1 1.5-1.5zM9 20.5h6M12 16v4.5
        """
    ),
    "display": Symbol(
      label: "Screen",
      lines: """
        M4 4h16a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-16a1.5 1.5 0 0 1 -1.5-1.5v-10\
        a1.5 1.5 0 0 1 1.5-1.5zM8 20.5h8
        """
    ),
    "dot.radiowaves.left.and.right": Symbol(
      label: "Broadcast",
      lines: """
        M8.5 9a5 5 0 0 0 0 6M15.5 9a5 5 0 0 1 0 6M5.5 6a9 9 0 0 0 0 12M18.5 6a9 9 0 0 1 0 12
        """,
      area: "M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
    ),
    "externaldrive": Symbol(
      label: "Drive",
      lines: "M5.5 5h13l2 9v4a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18v-4zM3.5 14h17",
      area: "M15.9 17a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z"
    ),
    "eyedropper": Symbol(
      label: "Pick a color",
      lines: """
        M4 20l.8-3.2L13 8.6l2.4 2.4L7.2 19.2zM12 7l5 5M14.5 8.5l3-3a1.7 1.7 0 0 1 2.4 2.4l-3 3
        """
    ),
    "faceid": Symbol(
      label: "Face ID",
      lines: """
        M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5\
        M8.5 20H6a2 2 0 0 1-2-2v-2.5M8.5 9v1.5M15.5 9v1.5M12 9v4h-1M9 15.5c2 1.5 4 1.5 6 0
        """
    ),
    "gauge": Symbol(
      label: "Gauge",
      lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
      details: "M12 12.5l4-4M6 13h1M17 13h1M12 6v1",
      area: "M10.6 12.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z"
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
      lines: """
        M4 15v-3a8 8 0 0 1 16 0v3M5 14h1a1.5 1.5 0 0 1 1.5 1.5v3.5a1.5 1.5 0 0 1 -1.5 1.5h-1\
        a1.5 1.5 0 0 1 -1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5zM18 14h1a1.5 1.5 0 0 1 1.5 1.5v3.5\
        a1.5 1.5 0 0 1 -1.5 1.5h-1a1.5 1.5 0 0 1 -1.5-1.5v-3.5a1.5 1.5 0 0 1 1.5-1.5z
        """
    ),
    "ipad": Symbol(
      label: "Tablet",
      lines: """
        M6.7 2.5h10.6a2.2 2.2 0 0 1 2.2 2.2v14.6a2.2 2.2 0 0 1-2.2 2.2h-10.6a2.2 2.2 0 0 1-2.2-2.2\
        v-14.6a2.2 2.2 0 0 1 2.2-2.2z
        """,
      details: "M10.5 18.5h3"
    ),
    "iphone": Symbol(
      label: "Phone",
      lines: """
        M9 2.5h6a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5h-6a2.5 2.5 0 0 1-2.5-2.5v-14\
        a2.5 2.5 0 0 1 2.5-2.5z
        """,
      details: "M10.5 5h3"
    ),
    "keyboard": Symbol(
      label: "Keyboard",
      lines: "M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z",
      details: "M8 14.5h8",
      area: """
        M4.9 10a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM7.9 10a1.1 1.1 0 1 0 2.2 0\
        a1.1 1.1 0 1 0-2.2 0zM10.9 10a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM13.9 10\
        a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM16.9 10a1.1 1.1 0 1 0 2.2 0\
        a1.1 1.1 0 1 0-2.2 0z
        """
    ),
    "ladybug": Symbol(
      label: "Bug",
      lines: """
        M6 11a6 6 0 0 1 12 0v3.5a6 6 0 0 1-12 0zM12 9v11.5M8.5 4l1.5 2M15.5 4L14 6M6 12.5H3M21 12.5\
        h-3M6.5 16.5L4 18.5M17.5 16.5l2.5 2
        """,
      details: "M6.5 9h11"
    ),
    "laptopcomputer": Symbol(
      label: "Laptop",
      lines: """
        M6 5h12a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1 -1.5 1.5h-12a1.5 1.5 0 0 1 -1.5-1.5v-7.5\
        a1.5 1.5 0 0 1 1.5-1.5zM2 18.5h20
        """
    ),
    "network": Symbol(
      label: "Network",
      lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM3 12h18M12 3v18",
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
        M5 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1-1v-4a1 1 0 0 1 1-1zM15 4h4\
        a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1-1v-4a1 1 0 0 1 1-1zM5 14h4a1 1 0 0 1 1 1\
        v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1-1v-4a1 1 0 0 1 1-1zM14 14h2.5v2.5M20 14v2M14 20h2\
        M18.5 18.5H20V20
        """,
      area: """
        M5.9 7a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM15.9 7a1.1 1.1 0 1 0 2.2 0\
        a1.1 1.1 0 1 0-2.2 0zM5.9 17a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z
        """
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
      lines: """
        M4.7 3.5h14.6a1.2 1.2 0 0 1 1.2 1.2v2.6a1.2 1.2 0 0 1 -1.2 1.2h-14.6\
        a1.2 1.2 0 0 1 -1.2-1.2v-2.6a1.2 1.2 0 0 1 1.2-1.2zM4.7 9.5h14.6a1.2 1.2 0 0 1 1.2 1.2\
        v2.6a1.2 1.2 0 0 1 -1.2 1.2h-14.6a1.2 1.2 0 0 1 -1.2-1.2v-2.6a1.2 1.2 0 0 1 1.2-1.2z\
        M4.7 15.5h14.6a1.2 1.2 0 0 1 1.2 1.2v2.6a1.2 1.2 0 0 1 -1.2 1.2h-14.6\
        a1.2 1.2 0 0 1 -1.2-1.2v-2.6a1.2 1.2 0 0 1 1.2-1.2z
        """,
      area: """
        M15.9 6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM15.9 12a1.1 1.1 0 1 0 2.2 0\
        a1.1 1.1 0 1 0-2.2 0zM15.9 18a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z
        """
    ),
    "slider.vertical.3": Symbol(
      label: "Adjust",
      lines: """
        M7 4v9M7 17v3M12 4v2M12 10v10M17 4v9M17 17v3M5 15a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM10 8\
        a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM15 15a2 2 0 1 0 4 0a2 2 0 1 0-4 0z
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
      lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
      details: "M12 13.5l4.5-5M6 13h1M17 13h1M8 8l0.7 0.7M12 6v1",
      area: "M10.6 13.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z"
    ),
    "switch.2": Symbol(
      label: "Switches",
      lines: """
        M7 4h10a3.5 3.5 0 0 1 3.5 3.5v0a3.5 3.5 0 0 1 -3.5 3.5h-10a3.5 3.5 0 0 1 -3.5-3.5v-0\
        a3.5 3.5 0 0 1 3.5-3.5zM7 13h10a3.5 3.5 0 0 1 3.5 3.5v0a3.5 3.5 0 0 1 -3.5 3.5h-10\
        a3.5 3.5 0 0 1 -3.5-3.5v-0a3.5 3.5 0 0 1 3.5-3.5z
        """,
      area: """
        M5.2 7.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0zM15.2 16.5a1.8 1.8 0 1 0 3.6 0\
        a1.8 1.8 0 1 0-3.6 0z
        """
    ),
    "terminal": Symbol(
      label: "Terminal",
      lines: "M4.5 4.5h15a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z",
      details: "M6.5 9l3 3l-3 3M12 15.5h5"
    ),
    "tv": Symbol(
      label: "TV",
      lines: """
        M4 5h16a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1 -1.5 1.5h-16a1.5 1.5 0 0 1 -1.5-1.5v-9.5\
        a1.5 1.5 0 0 1 1.5-1.5zM8 20.5h8
        """
    ),
    "viewfinder": Symbol(
      label: "Scan",
      lines: """
        M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5\
        M8.5 20H6a2 2 0 0 1-2-2v-2.5
        """
    ),
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
