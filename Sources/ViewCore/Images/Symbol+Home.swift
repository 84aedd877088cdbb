extension Symbol {
  // Things of a house, locks and shields.
  static let household: [String: Symbol] = [
    "air.conditioner.horizontal": Symbol(
      label: "Air conditioner",
      lines: """
        M4 5h16a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-16a1.5 1.5 0 0 1-1.5-1.5v-5\
        a1.5 1.5 0 0 1 1.5-1.5zM7 16c0 2-1.5 2-1.5 4M12 16v4M17 16c0 2 1.5 2 1.5 4
        """,
      details: "M5.5 10.5h13"
    ),
    "air.purifier": Symbol(
      label: "Air purifier",
      lines: """
        M8 6h8a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM9 3c1-1 2-1 3 0\
        s2 1 3 0
        """,
      details: "M9 10h6M9 13h6"
    ),
    "bathtub": Symbol(
      label: "Bath",
      lines: """
        M2.5 12h19v2a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5zM5 12V5.5A2 2 0 0 1 9 5M7.5 19l-1 2M16.5 19l1 2\
        M7.5 7.5l3-2
        """
    ),
    "cabinet": Symbol(
      label: "Cabinet",
      lines: """
        M5.5 4h13a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-12\
        a1.5 1.5 0 0 1 1.5-1.5z
        """,
      details: "M4 11.5h16M10.5 7.5h3M10.5 15h3M6.5 19v2M17.5 19v2"
    ),
    "chair": Symbol(label: "Chair", lines: "M7 3.5h10v9H7zM6 12.5h12v3H6zM7 15.5v5.5M17 15.5v5.5"),
    "chair.lounge": Symbol(
      label: "Armchair",
      lines: """
        M6 10V7a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v3M4 18v-6a2 2 0 0 1 4 0v2.5h8V12a2 2 0 0 1 4 0v6z\
        M6 18v2.5M18 18v2.5
        """
    ),
    "chandelier": Symbol(
      label: "Chandelier",
      lines: """
        M12 2.5V8M12 8c0 4-2 6-6 6M12 8c0 4 2 6 6 6M12 8v9M4.5 17l1.5-3l1.5 3zM16.5 17l1.5-3l1.5 3z\
        M10.5 20l1.5-3l1.5 3z
        """
    ),
    "door.left.hand.closed": Symbol(
      label: "Door",
      lines: "M3.5 20.5h17M6.5 20.5V4h11v16.5",
      area: "M13.4 12.5a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z"
    ),
    "door.left.hand.open": Symbol(
      label: "Door",
      lines: "M3.5 20.5h17M6 20.5V4h12v16.5M6 4l8 2.5v16L6 20.5",
      area: "M10.5 13.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"
    ),
    "entry.lever.keypad": Symbol(
      label: "Keypad lock",
      lines: "M7 3h5a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM14 12h6",
      area: """
        M6.9 6.5a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0-1.8 0zM6.9 9.5a0.9 0.9 0 1 0 1.8 0\
        a0.9 0.9 0 1 0-1.8 0zM10.3 6.5a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0-1.8 0zM10.3 9.5\
        a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0-1.8 0z
        """
    ),
    "fan": Symbol(
      label: "Fan",
      lines: """
        M10.2 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0zM12 10.2C10 7 11 3.5 14 3.5\
        c2.5 0 3 3.5-0.6 7.2M13.8 12C17 10 20.5 11 20.5 14c0 2.5-3.5 3-7.2-0.6M12 13.8\
        c2 3.2 1 6.7-2 6.7c-2.5 0-3-3.5 0.6-7.2M10.2 12C7 14 3.5 13 3.5 10c0-2.5 3.5-3 7.2 0.6
        """
    ),
    "heater.vertical": Symbol(
      label: "Heater",
      lines: """
        M6 4h12a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5h-12a1.5 1.5 0 0 1-1.5-1.5v-11.5\
        a1.5 1.5 0 0 1 1.5-1.5zM7 18.5V21M17 18.5V21
        """,
      details: "M8.5 7.5v7.5M12 7.5v7.5M15.5 7.5v7.5"
    ),
    "key.horizontal": Symbol(
      label: "Key",
      lines: "M2.5 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM10.5 12H21.5V15.5M17.5 12v3",
      area: "M5.2 12a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z",
      fill: .area(
        """
        M6.5 7.2a4.8 4.8 0 0 1 4.7 3.7H22.4V16h-2V13.1H18.6V15.5h-2V13.1H11.2\
        A4.8 4.8 0 1 1 6.5 7.2zM6.5 10.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8z
        """
      )
    ),
    "lamp.desk": Symbol(
      label: "Desk lamp",
      lines: "M5 20.5h8M9 20.5l-2.5-9L13 5M11 3l6.5 5.5l-7 3zM15 11.5v2"
    ),
    "lamp.floor": Symbol(label: "Floor lamp", lines: "M8.5 3h7l2.5 7H6zM12 10v10.5M8.5 20.5h7"),
    "lamp.table": Symbol(label: "Table lamp", lines: "M8 3.5h8l3 9H5zM12 12.5v7M8 20.5h8"),
    "lightbulb.max": Symbol(
      label: "Bright light",
      lines: """
        M9.5 17.5h5M10 20h4M9.5 17.5v-1.5C8 15 7 13.5 7 11.5a5 5 0 0 1 10 0c0 2-1 3.5-2.5 4.5v1.5\
        M12 4V2.5M5.5 6L4.3 4.8M18.5 6l1.2-1.2M4.5 11.5H3M21 11.5h-1.5
        """,
      fill: .inside
    ),
    "lightswitch.on": Symbol(
      label: "Light switch",
      lines: "M7.5 2.5h9a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z",
      details: """
        M10.5 7.5h3a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM9.5 12h5
        """
    ),
    "lock.open.rotation": Symbol(
      label: "Rotation unlocked",
      lines: """
        M19.8 9A8.5 8.5 0 1 0 20.5 12M20.5 4.5V9H16M9.5 11h5a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-5\
        a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1zM10 11V9a2 2 0 0 1 3.8-0.8
        """
    ),
    "lock.rectangle": Symbol(
      label: "Locked",
      lines: "M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
      details: """
        M9.5 11h5a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1zM10 11V9.8\
        a2 2 0 0 1 4 0V11
        """
    ),
    "lock.rotation": Symbol(
      label: "Rotation locked",
      lines: """
        M19.8 9A8.5 8.5 0 1 0 20.5 12M20.5 4.5V9H16M9.5 11h5a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-5\
        a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1zM10 11V9.5a2 2 0 0 1 4 0V11
        """
    ),
    "lock.shield": Symbol(
      label: "Secured",
      lines: "M12 2.8l8 3v6c0 4.5-3.2 7.7-8 9.4c-4.8-1.7-8-4.9-8-9.4v-6z",
      details: """
        M9.5 11h5a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1zM10 11V9.5\
        a2 2 0 0 1 4 0V11
        """
    ),
    "microwave": Symbol(
      label: "Microwave",
      lines: "M4.5 5.5h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z",
      details: """
        M6.5 8.5h7a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM18 9.5h0.01\
        M18 12h0.01M18 14.5h0.01
        """
    ),
    "oven": Symbol(
      label: "Oven",
      lines: "M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z",
      details: """
        M3.5 8.5h17M7 6h0.01M10 6h0.01M17 6h0.01M8 11.5h8a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-8\
        a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z
        """
    ),
    "poweroutlet.type.b": Symbol(
      label: "Outlet",
      lines: "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3z",
      details: "M9 8.5v3M15 8.5v3M10.5 16.5v-0.5a1.5 1.5 0 0 1 3 0v0.5z"
    ),
    "powerplug": Symbol(
      label: "Plug",
      lines: "M8 3v5M16 3v5M5.5 8h13v3.5a6.5 6.5 0 0 1-13 0zM12 18v3.5"
    ),
    "refrigerator": Symbol(
      label: "Refrigerator",
      lines: "M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z",
      details: "M6 9.5h12M9 5.5v1.5M9 12.5V16"
    ),
    "shield.checkered": Symbol(
      label: "Shield",
      lines: "M12 2.8l8 3v6c0 4.5-3.2 7.7-8 9.4c-4.8-1.7-8-4.9-8-9.4v-6z",
      area: "M12 2.8v9H4v-6zM12 11.8h8c0 4.5-3.2 7.7-8 9.4z"
    ),
    "shield.lefthalf.filled": Symbol(
      label: "Shield",
      lines: "M12 2.8l8 3v6c0 4.5-3.2 7.7-8 9.4c-4.8-1.7-8-4.9-8-9.4v-6z",
      area: "M12 2.8v18.4c-4.8-1.7-8-4.9-8-9.4v-6z"
    ),
    "shield.righthalf.filled": Symbol(
      label: "Shield",
      lines: "M12 2.8l8 3v6c0 4.5-3.2 7.7-8 9.4c-4.8-1.7-8-4.9-8-9.4v-6z",
      area: "M12 2.8v18.4c4.8-1.7 8-4.9 8-9.4v-6z"
    ),
    "shower": Symbol(
      label: "Shower",
      lines: """
        M5 21V6.5A3.5 3.5 0 0 1 12 5.7V8M8 12a4 4 0 0 1 8 0zM9 15l-0.7 2M12 15v2.5M15 15l0.7 2\
        M8.3 19l-0.5 1.5M12 19.5v1.5M15.7 19l0.5 1.5
        """
    ),
    "sink": Symbol(
      label: "Sink",
      lines: "M3 13h18l-1.5 6.5h-15zM12 13V6.5a2.5 2.5 0 0 1 5 0M7 13v-3M5.5 10h3"
    ),
    "stairs": Symbol(label: "Stairs", lines: "M3 20.5h4.5v-4.5H12v-4.5h4.5V7H21"),
    "switch.programmable": Symbol(
      label: "Switch",
      lines: "M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z",
      details: "M6 12h12"
    ),
    "toilet": Symbol(
      label: "Toilet",
      lines: "M6 3.5h5v8H6zM6 11.5h13a6.5 6.5 0 0 1-5.5 6l0.5 3.5H7.5L8 17C6.5 15.5 6 13.5 6 11.5z"
    ),
    "washer": Symbol(
      label: "Washing machine",
      lines: "M6.5 3h11a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z",
      details: "M7.5 13.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM8 6h3M16 6h0.01"
    ),
    "window.vertical.closed": Symbol(
      label: "Window",
      lines: "M6 3h12a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-12a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1z",
      details: "M5 11.5h14M3.5 21.5h17"
    ),
  ]
}
