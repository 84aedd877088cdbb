extension Symbol {
  // Devices and connections.
  static let devices: [String: Symbol] = [
    "airpods": Symbol(
      label: "Earbuds",
      lines: "M9.5 20.5v-9.8A3.5 3.5 0 1 0 6.5 11v9.5zM14.5 20.5v-9.8A3.5 3.5 0 1 1 17.5 11v9.5z"
    ),
    "airpodsmax": Symbol(
      label: "Headphones",
      lines: "M5 14V11a7 7 0 0 1 14 0v3\(box(3, 12.5, 5, 8, 2.2))\(box(16, 12.5, 5, 8, 2.2))"
    ),
    "appletv": Symbol(
      label: "TV box",
      lines: box(2.5, 8, 19, 8.5, 2.5),
      details: "M6 12.2h5M13.5 12.2h4"
    ),
    "appletvremote.gen4": Symbol(
      label: "Remote",
      lines: box(8, 2.5, 8, 19, 2.5),
      details: "\(circle(12, 7.5, 2.3))M10.5 13h0.01M13.5 13h0.01M10.5 16.5h0.01M13.5 16.5h0.01"
    ),
    "applewatch.watchface": Symbol(
      label: "Watch face",
      lines: "\(box(6.5, 6, 11, 12, 3))M8.5 6L9 2.5h6L15.5 6M8.5 18l0.5 3.5h6l0.5-3.5",
      details: "M12 9v3l2 1.5"
    ),
    "apps.iphone": Symbol(
      label: "Apps",
      lines: box(6.5, 2.5, 11, 19, 2.3),
      details: """
        \(boxes(2, 2, 0.4, at: (9.2, 6), (9.2, 10), (9.2, 14), (12.8, 6), (12.8, 10), (12.8, 14)))
        """
    ),
    "battery.75": Symbol(
      label: "Battery",
      lines: "\(box(2.5, 7.5, 16.5, 9, 2))M21.5 10.5v3",
      area: box(4.5, 9.5, 9.5, 5, 0.8)
    ),
    "bonjour": Symbol(
      label: "Network",
      lines: circle(12, 12, 9),
      details: "\(circle(12, 12, 2.5))M12 3v6.5M12 14.5V21M3 12h6.5M14.5 12H21"
    ),
    "cellularbars": Symbol(
      label: "Signal",
      area: """
        \(box(3, 15.5, 3.5, 4.5, 0.7))\(box(8, 12, 3.5, 8, 0.7))\(box(13, 8, 3.5, 12, 0.7))\
        \(box(18, 4, 3.5, 16, 0.7))
        """
    ),
    "computermouse": Symbol(
      label: "Mouse",
      lines: """
        M12 2.5h0a5.5 5.5 0 0 1 5.5 5.5v8a5.5 5.5 0 0 1-5.5 5.5h0a5.5 5.5 0 0 1-5.5-5.5v-8\
        a5.5 5.5 0 0 1 5.5-5.5z
        """,
      details: "M12 6v4"
    ),
    "cursorarrow": Symbol(label: "Pointer", lines: "M6 3.5v15l4-3.5l2.5 6l2.5-1l-2.5-6h5.5z"),
    "cursorarrow.click.2": Symbol(
      label: "Double click",
      lines: """
        M9.5 9.5v11l3-2.5l2 4l2-1l-2-4h4zM4 10.5a6.5 6.5 0 1 1 11-3M6.8 10a3.5 3.5 0 1 1 5.5-2.5
        """
    ),
    "cursorarrow.motionlines": Symbol(
      label: "Move",
      lines: "M9.5 4v14l3.5-3l2.5 5.5l2-1l-2.5-5.5h4.5zM3 8h3M2.5 12h3.5M3 16h3"
    ),
    "cursorarrow.rays": Symbol(
      label: "Click",
      lines: """
        M9.5 9.5v11l3-2.5l2 4l2-1l-2-4h4zM9 5V2.5M5 9H2.5M6.2 6.2L4.5 4.5M12 6.2l1.7-1.7M6.2 12\
        l-1.7 1.7
        """
    ),
    "dot.radiowaves.right": Symbol(
      label: "Broadcast",
      lines: "M9.5 8a5.7 5.7 0 0 1 0 8M13 5a10 10 0 0 1 0 14M16.5 2.5a14 14 0 0 1 0 19",
      area: circle(5.5, 12, 1.8)
    ),
    "dot.radiowaves.up.forward": Symbol(
      label: "Broadcast",
      lines: """
        M6.5 11a6.5 6.5 0 0 1 6.5 6.5M6.5 6.5A11 11 0 0 1 17.5 17.5M6.5 2.5A15 15 0 0 1 21.5 17.5
        """,
      area: circle(7, 17, 1.8)
    ),
    "dot.scope": Symbol(
      label: "Target",
      lines: "\(circle(12, 12, 7.5))M12 2v5M12 17v5M2 12h5M17 12h5",
      area: circle(12, 12, 1.8)
    ),
    "esim": Symbol(
      label: "eSIM",
      lines: box(3.5, 5, 17, 14, 2),
      details: "\(box(9, 9, 6, 6, 1))M3.5 12H9M15 12h5.5M12 5v4M12 15v4"
    ),
    "faxmachine": Symbol(
      label: "Fax",
      lines: """
        M8 9V3.5h9V9M4 9h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM8 9v11
        """,
      area: circles(0.8, at: (12, 12.5), (12, 16), (15, 12.5), (15, 16), (18, 12.5), (18, 16))
    ),
    "flashlight.off": Symbol(
      label: "Flashlight",
      lines: "M8 3.5h8v4l-2 3V20.5h-4V10.5l-2-3zM8 7.5h8",
      area: circle(12, 13.5, 1)
    ),
    "flashlight.on": Symbol(
      label: "Flashlight",
      lines: "M8 7.5h8v3l-2 2.5v8h-4V13l-2-2.5zM12 4.5V2.5M7.5 5L6 3.5M16.5 5L18 3.5",
      area: circle(12, 15, 1)
    ),
    "hifispeaker": Symbol(
      label: "Speaker",
      lines: box(5.5, 2.5, 13, 19, 2),
      details: "\(circle(12, 14.5, 4))\(circle(12, 6.5, 1.3))"
    ),
    "hifispeaker.2": Symbol(
      label: "Speakers",
      lines: "\(box(2.5, 4, 8.5, 16, 1.5))\(box(13, 4, 8.5, 16, 1.5))",
      details: "\(circle(6.7, 14.5, 2.2))\(circle(17.3, 14.5, 2.2))M6.7 8h0.01M17.3 8h0.01"
    ),
    "homepod": Symbol(
      label: "Speaker",
      lines: "M12 3.5c4.5 0 7 3 7 8.5s-2.5 8.5-7 8.5S5 17.5 5 12s2.5-8.5 7-8.5z",
      details: "M8.5 6.5a6 2 0 0 0 7 0"
    ),
    "homepod.mini": Symbol(
      label: "Speaker",
      lines: "M12 6.5c4.5 0 7.5 2.3 7.5 6.5S16.5 19.5 12 19.5S4.5 17 4.5 13S7.5 6.5 12 6.5z",
      details: "M9 8.5a5 1.6 0 0 0 6 0"
    ),
    "ipad.and.iphone": Symbol(
      label: "Devices",
      lines: "\(box(3, 3, 12.5, 16, 1.8))\(box(13.5, 9.5, 7.5, 12, 1.5))"
    ),
    "ipad.landscape": Symbol(label: "Tablet", lines: box(2.5, 4.5, 19, 15, 2)),
    "iphone.homebutton": Symbol(
      label: "Phone",
      lines: box(7, 2.5, 10, 19, 2),
      details: "M7 6h10M7 17.5h10M12 19.5h0.01"
    ),
    "iphone.landscape": Symbol(
      label: "Phone",
      lines: box(2.5, 7, 19, 10, 2.3),
      details: "M5 10.5v3"
    ),
    "iphone.radiowaves.left.and.right": Symbol(
      label: "Vibrate",
      lines: "\(box(8, 3, 8, 18, 2))M5.5 8.5v7M2.5 10v4M18.5 8.5v7M21.5 10v4"
    ),
    "ipodtouch": Symbol(label: "Player", lines: box(7, 2.5, 10, 19, 2), details: "M10.5 18.5h3"),
    "keyboard.badge.ellipsis": Symbol(
      label: "Keyboard",
      lines: box(2, 4, 17, 11, 2),
      details: "M6 11.5h9",
      area: """
        \(circles(0.8, at: (5, 7.5), (8, 7.5), (11, 7.5), (14, 7.5)))\
        \(circles(1.1, at: (14.5, 19.5), (18, 19.5), (21.5, 19.5)))
        """
    ),
    "keyboard.chevron.compact.down": Symbol(
      label: "Hide keyboard",
      lines: "\(box(2.5, 3.5, 19, 12, 2))M9 18.5l3 1.7l3-1.7",
      details: """
        M6 7h0.01M9 7h0.01M12 7h0.01M15 7h0.01M18 7h0.01M6 9.7h0.01M9 9.7h0.01M12 9.7h0.01M15 9.7\
        h0.01M18 9.7h0.01M8 12.5h8
        """
    ),
    "laptopcomputer.and.iphone": Symbol(
      label: "Devices",
      lines: """
        M4.5 15V6.5A1.5 1.5 0 0 1 6 5h11.5A1.5 1.5 0 0 1 19 6.5V7.5M2 18h10.5\
        \(box(15, 9.5, 6.5, 11, 1.3))M4.5 15H13
        """
    ),
    "macbook": Symbol(
      label: "Laptop",
      lines: "M4.5 16V7A1.5 1.5 0 0 1 6 5.5h12A1.5 1.5 0 0 1 19.5 7v9zM2 18.5h20"
    ),
    "macmini": Symbol(
      label: "Computer",
      lines: "\(box(2.5, 8.5, 19, 7.5, 2))M5 18h14",
      area: circle(18, 12.2, 0.9)
    ),
    "macpro.gen3": Symbol(
      label: "Computer",
      lines: "\(box(6, 4, 12, 16.5, 1.5))M9 4V2.5h6V4",
      details: """
        \(circles(0.9, at: (9.5, 8), (9.5, 12), (9.5, 16), (14.5, 8), (14.5, 12), (14.5, 16)))\
        \(circles(0.9, at: (12, 10), (12, 14)))
        """
    ),
    "magicmouse": Symbol(
      label: "Mouse",
      lines: """
        M12 2.5h0a5.5 5.5 0 0 1 5.5 5.5v8a5.5 5.5 0 0 1-5.5 5.5h0a5.5 5.5 0 0 1-5.5-5.5v-8\
        a5.5 5.5 0 0 1 5.5-5.5z
        """
    ),
    "personalhotspot": Symbol(
      label: "Hotspot",
      lines: """
        M9.5 14.5a3.8 3.8 0 0 1 0-5.4l3-3a3.8 3.8 0 0 1 5.4 5.4l-1.5 1.5M14.5 9.5\
        a3.8 3.8 0 0 1 0 5.4l-3 3a3.8 3.8 0 0 1-5.4-5.4l1.5-1.5
        """
    ),
    "printer.dotmatrix": Symbol(
      label: "Printer",
      lines: "M7 9V3.5h10V9M6 9h12a3 3 0 0 1 3 3v5h-4v4H7v-4H3v-5a3 3 0 0 1 3-3z",
      details: "M7 14h10"
    ),
    "printer.filled.and.paper": Symbol(
      label: "Printer",
      lines: "M7 8V3.5h10V8M7 14h10v6.5H7z",
      area: "M5 8h14a2.5 2.5 0 0 1 2.5 2.5V17H18v-3.5H6V17H2.5v-6.5A2.5 2.5 0 0 1 5 8z"
    ),
    "radio": Symbol(
      label: "Radio",
      lines: "\(box(2.5, 8.5, 19, 11.5, 2))M6 8.5l11.5-5",
      details: "\(circle(8, 14.3, 2.7))M13.5 12.5h5M13.5 16h5"
    ),
    "scanner": Symbol(
      label: "Scanner",
      lines: "M4 11L18 4.5M3.5 13h17v6h-17z",
      details: "M6.5 16h6",
      area: circle(17, 16, 1.1)
    ),
    "sdcard": Symbol(
      label: "Memory card",
      lines: "M7.5 2.5H17A1.5 1.5 0 0 1 18.5 4v16a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 20V6z",
      details: "M9.5 5.5v3M12.5 5.5v3M15.5 5.5v3"
    ),
    "simcard": Symbol(
      label: "SIM card",
      lines: "M6.5 3H14l4.5 4.5V19A2 2 0 0 1 16.5 21h-10A2 2 0 0 1 4.5 19V5a2 2 0 0 1 2-2z",
      details: "\(box(8, 11, 7, 6.5, 1))M11.5 11v6.5"
    ),
    "visionpro": Symbol(
      label: "Headset",
      lines: """
        M2.5 12c0-3.5 3-5 9.5-5s9.5 1.5 9.5 5c0 3-1.5 5-4 5c-2.5 0-3-2-5.5-2s-3 2-5.5 2\
        c-2.5 0-4-2-4-5z
        """
    ),
    "wave.3.left": Symbol(
      label: "Waves",
      lines: "M18 8.5a5.5 5.5 0 0 0 0 7M13.5 5.5a10 10 0 0 0 0 13M9 2.5a15 15 0 0 0 0 19"
    ),
    "wave.3.right": Symbol(
      label: "Waves",
      lines: "M6 8.5a5.5 5.5 0 0 1 0 7M10.5 5.5a10 10 0 0 1 0 13M15 2.5a15 15 0 0 1 0 19"
    ),
    "wifi.exclamationmark": Symbol(
      label: "No connection",
      lines: """
        M3 9.5a13 13 0 0 1 14-2.7M6.2 13a8.3 8.3 0 0 1 9-1.7M9.3 16.3a3.9 3.9 0 0 1 5.4 0M20.5 8v6
        """,
      area: "\(circle(12, 19, 1.2))\(circle(20.5, 18, 1.2))"
    ),
    "wifi.router": Symbol(
      label: "Router",
      lines: """
        \(box(2.5, 14, 19, 6.5, 1.8))M17 14V8.5M13.5 5a5 5 0 0 1 7 0M15.3 7a2.5 2.5 0 0 1 3.4 0
        """,
      details: "M6 17.2h0.01M9 17.2h0.01"
    ),
    "xserve": Symbol(
      label: "Server",
      lines: box(2.5, 8, 19, 8, 1.5),
      details: "M5.5 12h8",
      area: "\(circle(17, 12, 1.1))\(circle(19.5, 12, 0.8))"
    ),
  ]
}
