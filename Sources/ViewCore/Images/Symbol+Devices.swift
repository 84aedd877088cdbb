extension Symbol {
  // Devices and connections.
  static let devices: [String: Symbol] = [
    "airpods": Symbol(
      label: "Earbuds",
      lines: "M9.5 20.5v-9.8A3.5 3.5 0 1 0 6.5 11v9.5zM14.5 20.5v-9.8A3.5 3.5 0 1 1 17.5 11v9.5z"
    ),
    "airpodsmax": Symbol(
      label: "Headphones",
      lines: """
        M5 14V11a7 7 0 0 1 14 0v3M5.2 12.5h0.6a2.2 2.2 0 0 1 2.2 2.2v3.6a2.2 2.2 0 0 1-2.2 2.2h-0.6\
        a2.2 2.2 0 0 1-2.2-2.2v-3.6a2.2 2.2 0 0 1 2.2-2.2zM18.2 12.5h0.6a2.2 2.2 0 0 1 2.2 2.2v3.6\
        a2.2 2.2 0 0 1-2.2 2.2h-0.6a2.2 2.2 0 0 1-2.2-2.2v-3.6a2.2 2.2 0 0 1 2.2-2.2z
        """
    ),
    "appletv": Symbol(
      label: "TV box",
      lines: """
        M5 8h14a2.5 2.5 0 0 1 2.5 2.5v3.5a2.5 2.5 0 0 1-2.5 2.5h-14a2.5 2.5 0 0 1-2.5-2.5v-3.5\
        a2.5 2.5 0 0 1 2.5-2.5z
        """,
      details: "M6 12.2h5M13.5 12.2h4"
    ),
    "appletvremote.gen4": Symbol(
      label: "Remote",
      lines: """
        M10.5 2.5h3a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5h-3a2.5 2.5 0 0 1-2.5-2.5v-14\
        a2.5 2.5 0 0 1 2.5-2.5z
        """,
      details: """
        M9.7 7.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0zM10.5 13h0.01M13.5 13h0.01M10.5 16.5h0.01\
        M13.5 16.5h0.01
        """
    ),
    "applewatch.watchface": Symbol(
      label: "Watch face",
      lines: """
        M9.5 6h5a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3zM8.5 6L9 2.5h6\
        L15.5 6M8.5 18l0.5 3.5h6l0.5-3.5
        """,
      details: "M12 9v3l2 1.5"
    ),
    "apps.iphone": Symbol(
      label: "Apps",
      lines: """
        M8.8 2.5h6.4a2.3 2.3 0 0 1 2.3 2.3v14.4a2.3 2.3 0 0 1-2.3 2.3h-6.4a2.3 2.3 0 0 1-2.3-2.3\
        v-14.4a2.3 2.3 0 0 1 2.3-2.3z
        """,
      details: """
        M9.6 6h1.2a0.4 0.4 0 0 1 0.4 0.4v1.2a0.4 0.4 0 0 1-0.4 0.4h-1.2a0.4 0.4 0 0 1-0.4-0.4v-1.2\
        a0.4 0.4 0 0 1 0.4-0.4zM9.6 10h1.2a0.4 0.4 0 0 1 0.4 0.4v1.2a0.4 0.4 0 0 1-0.4 0.4h-1.2\
        a0.4 0.4 0 0 1-0.4-0.4v-1.2a0.4 0.4 0 0 1 0.4-0.4zM9.6 14h1.2a0.4 0.4 0 0 1 0.4 0.4v1.2\
        a0.4 0.4 0 0 1-0.4 0.4h-1.2a0.4 0.4 0 0 1-0.4-0.4v-1.2a0.4 0.4 0 0 1 0.4-0.4zM13.2 6h1.2\
        a0.4 0.4 0 0 1 0.4 0.4v1.2a0.4 0.4 0 0 1-0.4 0.4h-1.2a0.4 0.4 0 0 1-0.4-0.4v-1.2\
        a0.4 0.4 0 0 1 0.4-0.4zM13.2 10h1.2a0.4 0.4 0 0 1 0.4 0.4v1.2a0.4 0.4 0 0 1-0.4 0.4h-1.2\
        a0.4 0.4 0 0 1-0.4-0.4v-1.2a0.4 0.4 0 0 1 0.4-0.4zM13.2 14h1.2a0.4 0.4 0 0 1 0.4 0.4v1.2\
        a0.4 0.4 0 0 1-0.4 0.4h-1.2a0.4 0.4 0 0 1-0.4-0.4v-1.2a0.4 0.4 0 0 1 0.4-0.4z
        """
    ),
    "battery.75": Symbol(
      label: "Battery",
      lines: """
        M4.5 7.5h12.5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-12.5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM21.5 10.5\
        v3
        """,
      area: """
        M5.3 9.5h7.9a0.8 0.8 0 0 1 0.8 0.8v3.4a0.8 0.8 0 0 1-0.8 0.8h-7.9a0.8 0.8 0 0 1-0.8-0.8\
        v-3.4a0.8 0.8 0 0 1 0.8-0.8z
        """
    ),
    "bonjour": Symbol(
      label: "Network",
      lines: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
      details: """
        M9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM12 3v6.5M12 14.5V21M3 12h6.5M14.5 12H21
        """
    ),
    "cellularbars": Symbol(
      label: "Signal",
      area: """
        M3.7 15.5h2.1a0.7 0.7 0 0 1 0.7 0.7v3.1a0.7 0.7 0 0 1-0.7 0.7h-2.1a0.7 0.7 0 0 1-0.7-0.7\
        v-3.1a0.7 0.7 0 0 1 0.7-0.7zM8.7 12h2.1a0.7 0.7 0 0 1 0.7 0.7v6.6a0.7 0.7 0 0 1-0.7 0.7\
        h-2.1a0.7 0.7 0 0 1-0.7-0.7v-6.6a0.7 0.7 0 0 1 0.7-0.7zM13.7 8h2.1a0.7 0.7 0 0 1 0.7 0.7\
        v10.6a0.7 0.7 0 0 1-0.7 0.7h-2.1a0.7 0.7 0 0 1-0.7-0.7v-10.6a0.7 0.7 0 0 1 0.7-0.7zM18.7 4\
        h2.1a0.7 0.7 0 0 1 0.7 0.7v14.6a0.7 0.7 0 0 1-0.7 0.7h-2.1a0.7 0.7 0 0 1-0.7-0.7v-14.6\
        a0.7 0.7 0 0 1 0.7-0.7z
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
      area: "M3.7 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z"
    ),
    "dot.radiowaves.up.forward": Symbol(
      label: "Broadcast",
      lines: """
        M6.5 11a6.5 6.5 0 0 1 6.5 6.5M6.5 6.5A11 11 0 0 1 17.5 17.5M6.5 2.5A15 15 0 0 1 21.5 17.5
        """,
      area: "M5.2 17a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z"
    ),
    "dot.scope": Symbol(
      label: "Target",
      lines: "M4.5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM12 2v5M12 17v5M2 12h5M17 12h5",
      area: "M10.2 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z"
    ),
    "esim": Symbol(
      label: "eSIM",
      lines: "M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
      details: """
        M10 9h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM3.5 12H9M15 12h5.5\
        M12 5v4M12 15v4
        """
    ),
    "faxmachine": Symbol(
      label: "Fax",
      lines: """
        M8 9V3.5h9V9M4 9h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM8 9v11
        """,
      area: """
        M11.2 12.5a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0zM11.2 16a0.8 0.8 0 1 0 1.6 0\
        a0.8 0.8 0 1 0-1.6 0zM14.2 12.5a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0zM14.2 16\
        a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0zM17.2 12.5a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0\
        zM17.2 16a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0z
        """
    ),
    "flashlight.off": Symbol(
      label: "Flashlight",
      lines: "M8 3.5h8v4l-2 3V20.5h-4V10.5l-2-3zM8 7.5h8",
      area: "M11 13.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"
    ),
    "flashlight.on": Symbol(
      label: "Flashlight",
      lines: "M8 7.5h8v3l-2 2.5v8h-4V13l-2-2.5zM12 4.5V2.5M7.5 5L6 3.5M16.5 5L18 3.5",
      area: "M11 15a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"
    ),
    "hifispeaker": Symbol(
      label: "Speaker",
      lines: "M7.5 2.5h9a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z",
      details: """
        M8 14.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM10.7 6.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z
        """
    ),
    "hifispeaker.2": Symbol(
      label: "Speakers",
      lines: """
        M4 4h5.5a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5h-5.5a1.5 1.5 0 0 1-1.5-1.5v-13\
        a1.5 1.5 0 0 1 1.5-1.5zM14.5 4h5.5a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5h-5.5\
        a1.5 1.5 0 0 1-1.5-1.5v-13a1.5 1.5 0 0 1 1.5-1.5z
        """,
      details: """
        M4.5 14.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM15.1 14.5a2.2 2.2 0 1 0 4.4 0\
        a2.2 2.2 0 1 0-4.4 0zM6.7 8h0.01M17.3 8h0.01
        """
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
      lines: """
        M4.8 3h8.9a1.8 1.8 0 0 1 1.8 1.8v12.4a1.8 1.8 0 0 1-1.8 1.8h-8.9a1.8 1.8 0 0 1-1.8-1.8\
        v-12.4a1.8 1.8 0 0 1 1.8-1.8zM15 9.5h4.5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-4.5\
        a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5z
        """
    ),
    "ipad.landscape": Symbol(
      label: "Tablet",
      lines: "M4.5 4.5h15a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z"
    ),
    "iphone.homebutton": Symbol(
      label: "Phone",
      lines: "M9 2.5h6a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z",
      details: "M7 6h10M7 17.5h10M12 19.5h0.01"
    ),
    "iphone.landscape": Symbol(
      label: "Phone",
      lines: """
        M4.8 7h14.4a2.3 2.3 0 0 1 2.3 2.3v5.4a2.3 2.3 0 0 1-2.3 2.3h-14.4a2.3 2.3 0 0 1-2.3-2.3\
        v-5.4a2.3 2.3 0 0 1 2.3-2.3z
        """,
      details: "M5 10.5v3"
    ),
    "iphone.radiowaves.left.and.right": Symbol(
      label: "Vibrate",
      lines: """
        M10 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM5.5 8.5v7M2.5 10\
        v4M18.5 8.5v7M21.5 10v4
        """
    ),
    "ipodtouch": Symbol(
      label: "Player",
      lines: "M9 2.5h6a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z",
      details: "M10.5 18.5h3"
    ),
    "keyboard.badge.ellipsis": Symbol(
      label: "Keyboard",
      lines: "M4 4h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z",
      details: "M6 11.5h9",
      area: """
        M4.2 7.5a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0zM7.2 7.5a0.8 0.8 0 1 0 1.6 0\
        a0.8 0.8 0 1 0-1.6 0zM10.2 7.5a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0zM13.2 7.5\
        a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0zM13.4 19.5a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0\
        zM16.9 19.5a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM20.4 19.5a1.1 1.1 0 1 0 2.2 0\
        a1.1 1.1 0 1 0-2.2 0z
        """
    ),
    "keyboard.chevron.compact.down": Symbol(
      label: "Hide keyboard",
      lines: """
        M4.5 3.5h15a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM9 18.5l3 1.7\
        l3-1.7
        """,
      details: """
        M6 7h0.01M9 7h0.01M12 7h0.01M15 7h0.01M18 7h0.01M6 9.7h0.01M9 9.7h0.01M12 9.7h0.01M15 9.7\
        h0.01M18 9.7h0.01M8 12.5h8
        """
    ),
    "laptopcomputer.and.iphone": Symbol(
      label: "Devices",
      lines: """
        M4.5 15V6.5A1.5 1.5 0 0 1 6 5h11.5A1.5 1.5 0 0 1 19 6.5V7.5M2 18h10.5M16.3 9.5h3.9\
        a1.3 1.3 0 0 1 1.3 1.3v8.4a1.3 1.3 0 0 1-1.3 1.3h-3.9a1.3 1.3 0 0 1-1.3-1.3v-8.4\
        a1.3 1.3 0 0 1 1.3-1.3zM4.5 15H13
        """
    ),
    "macbook": Symbol(
      label: "Laptop",
      lines: "M4.5 16V7A1.5 1.5 0 0 1 6 5.5h12A1.5 1.5 0 0 1 19.5 7v9zM2 18.5h20"
    ),
    "macmini": Symbol(
      label: "Computer",
      lines: """
        M4.5 8.5h15a2 2 0 0 1 2 2v3.5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-3.5a2 2 0 0 1 2-2zM5 18h14
        """,
      area: "M17.1 12.2a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0-1.8 0z"
    ),
    "macpro.gen3": Symbol(
      label: "Computer",
      lines: """
        M7.5 4h9a1.5 1.5 0 0 1 1.5 1.5v13.5a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-13.5\
        a1.5 1.5 0 0 1 1.5-1.5zM9 4V2.5h6V4
        """,
      details: """
        M8.6 8a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0-1.8 0zM8.6 12a0.9 0.9 0 1 0 1.8 0\
        a0.9 0.9 0 1 0-1.8 0zM8.6 16a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0-1.8 0zM13.6 8\
        a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0-1.8 0zM13.6 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0-1.8 0z\
        M13.6 16a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0-1.8 0zM11.1 10a0.9 0.9 0 1 0 1.8 0\
        a0.9 0.9 0 1 0-1.8 0zM11.1 14a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0-1.8 0z
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
      lines: """
        M4.5 8.5h15a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2zM6 8.5\
        l11.5-5
        """,
      details: "M5.3 14.3a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0zM13.5 12.5h5M13.5 16h5"
    ),
    "scanner": Symbol(
      label: "Scanner",
      lines: "M4 11L18 4.5M3.5 13h17v6h-17z",
      details: "M6.5 16h6",
      area: "M15.9 16a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z"
    ),
    "sdcard": Symbol(
      label: "Memory card",
      lines: "M7.5 2.5H17A1.5 1.5 0 0 1 18.5 4v16a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 20V6z",
      details: "M9.5 5.5v3M12.5 5.5v3M15.5 5.5v3"
    ),
    "simcard": Symbol(
      label: "SIM card",
      lines: "M6.5 3H14l4.5 4.5V19A2 2 0 0 1 16.5 21h-10A2 2 0 0 1 4.5 19V5a2 2 0 0 1 2-2z",
      details: """
        M9 11h5a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1zM11.5 11v6.5
        """
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
      area: """
        M10.8 19a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0zM19.3 18a1.2 1.2 0 1 0 2.4 0\
        a1.2 1.2 0 1 0-2.4 0z
        """
    ),
    "wifi.router": Symbol(
      label: "Router",
      lines: """
        M4.3 14h15.4a1.8 1.8 0 0 1 1.8 1.8v2.9a1.8 1.8 0 0 1-1.8 1.8h-15.4a1.8 1.8 0 0 1-1.8-1.8\
        v-2.9a1.8 1.8 0 0 1 1.8-1.8zM17 14V8.5M13.5 5a5 5 0 0 1 7 0M15.3 7a2.5 2.5 0 0 1 3.4 0
        """,
      details: "M6 17.2h0.01M9 17.2h0.01"
    ),
    "xserve": Symbol(
      label: "Server",
      lines: """
        M4 8h16a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-16a1.5 1.5 0 0 1-1.5-1.5v-5\
        a1.5 1.5 0 0 1 1.5-1.5z
        """,
      details: "M5.5 12h8",
      area: """
        M15.9 12a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM18.7 12a0.8 0.8 0 1 0 1.6 0\
        a0.8 0.8 0 1 0-1.6 0z
        """
    ),
  ]
}
