extension Symbol {
  // Things of a house, locks and shields.
  static let household: [String: Symbol] = [
    "air.conditioner.horizontal": Symbol(
      label: "Air conditioner",
      lines: "\(box(2.5, 5, 19, 8, 1.5))M7 16c0 2-1.5 2-1.5 4M12 16v4M17 16c0 2 1.5 2 1.5 4",
      details: "M5.5 10.5h13"
    ),
    "air.purifier": Symbol(
      label: "Air purifier",
      lines: "\(box(6, 6, 12, 15, 2))M9 3c1-1 2-1 3 0s2 1 3 0",
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
      lines: box(4, 4, 16, 15, 1.5),
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
      area: circle(14.5, 12.5, 1.1)
    ),
    "door.left.hand.open": Symbol(
      label: "Door",
      lines: "M3.5 20.5h17M6 20.5V4h12v16.5M6 4l8 2.5v16L6 20.5",
      area: circle(11.5, 13.5, 1)
    ),
    "entry.lever.keypad": Symbol(
      label: "Keypad lock",
      lines: "\(box(5, 3, 9, 18, 2))M14 12h6",
      area: circles(0.9, at: (7.8, 6.5), (7.8, 9.5), (11.2, 6.5), (11.2, 9.5))
    ),
    "fan": Symbol(
      label: "Fan",
      lines: """
        \(circle(12, 12, 1.8))M12 10.2C10 7 11 3.5 14 3.5c2.5 0 3 3.5-0.6 7.2M13.8 12\
        C17 10 20.5 11 20.5 14c0 2.5-3.5 3-7.2-0.6M12 13.8c2 3.2 1 6.7-2 6.7c-2.5 0-3-3.5 0.6-7.2\
        M10.2 12C7 14 3.5 13 3.5 10c0-2.5 3.5-3 7.2 0.6
        """
    ),
    "heater.vertical": Symbol(
      label: "Heater",
      lines: "\(box(4.5, 4, 15, 14.5, 1.5))M7 18.5V21M17 18.5V21",
      details: "M8.5 7.5v7.5M12 7.5v7.5M15.5 7.5v7.5"
    ),
    "key.horizontal": Symbol(
      label: "Key",
      lines: "\(circle(6.5, 12, 4))M10.5 12H21.5V15.5M17.5 12v3",
      area: circle(6.5, 12, 1.3),
      fill: .area(
        """
        M6.5 7.2a4.8 4.8 0 0 1 4.7 3.7H22.4V16h-2V13.1H18.6V15.5h-2V13.1H11.2A4.8 4.8 0 1 1 6.5 7.2\
        zM6.5 10.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8z
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
      lines: box(5.5, 2.5, 13, 19, 2),
      details: "\(box(9.5, 7.5, 5, 9, 1))M9.5 12h5"
    ),
    "lock.open.rotation": Symbol(
      label: "Rotation unlocked",
      lines: """
        M19.8 9A8.5 8.5 0 1 0 20.5 12M20.5 4.5V9H16\(box(8.5, 11, 7, 5.5, 1))M10 11V9\
        a2 2 0 0 1 3.8-0.8
        """
    ),
    "lock.rectangle": Symbol(
      label: "Locked",
      lines: box(2.5, 5, 19, 14, 2),
      details: "\(box(8.5, 11, 7, 5.5, 1))M10 11V9.8a2 2 0 0 1 4 0V11"
    ),
    "lock.rotation": Symbol(
      label: "Rotation locked",
      lines: """
        M19.8 9A8.5 8.5 0 1 0 20.5 12M20.5 4.5V9H16\(box(8.5, 11, 7, 5.5, 1))M10 11V9.5\
        a2 2 0 0 1 4 0V11
        """
    ),
    "lock.shield": Symbol(
      label: "Secured",
      lines: shield,
      details: "\(box(8.5, 11, 7, 5.5, 1))M10 11V9.5a2 2 0 0 1 4 0V11"
    ),
    "microwave": Symbol(
      label: "Microwave",
      lines: box(2.5, 5.5, 19, 13, 2),
      details: "\(box(5.5, 8.5, 9, 7, 1))M18 9.5h0.01M18 12h0.01M18 14.5h0.01"
    ),
    "oven": Symbol(
      label: "Oven",
      lines: box(3.5, 3.5, 17, 17, 2),
      details: "M3.5 8.5h17M7 6h0.01M10 6h0.01M17 6h0.01\(box(7, 11.5, 10, 6, 1))"
    ),
    "poweroutlet.type.b": Symbol(
      label: "Outlet",
      lines: box(4, 4, 16, 16, 3),
      details: "M9 8.5v3M15 8.5v3M10.5 16.5v-0.5a1.5 1.5 0 0 1 3 0v0.5z"
    ),
    "powerplug": Symbol(
      label: "Plug",
      lines: "M8 3v5M16 3v5M5.5 8h13v3.5a6.5 6.5 0 0 1-13 0zM12 18v3.5"
    ),
    "refrigerator": Symbol(
      label: "Refrigerator",
      lines: box(6, 2.5, 12, 19, 2),
      details: "M6 9.5h12M9 5.5v1.5M9 12.5V16"
    ),
    "shield.checkered": Symbol(
      label: "Shield",
      lines: shield,
      area: "M12 2.8v9H4v-6zM12 11.8h8c0 4.5-3.2 7.7-8 9.4z"
    ),
    "shield.lefthalf.filled": Symbol(
      label: "Shield",
      lines: shield,
      area: "M12 2.8v18.4c-4.8-1.7-8-4.9-8-9.4v-6z"
    ),
    "shield.righthalf.filled": Symbol(
      label: "Shield",
      lines: shield,
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
      lines: box(6, 3, 12, 18, 2),
      details: "M6 12h12"
    ),
    "toilet": Symbol(
      label: "Toilet",
      lines: "M6 3.5h5v8H6zM6 11.5h13a6.5 6.5 0 0 1-5.5 6l0.5 3.5H7.5L8 17C6.5 15.5 6 13.5 6 11.5z"
    ),
    "washer": Symbol(
      label: "Washing machine",
      lines: box(4.5, 3, 15, 18, 2),
      details: "\(circle(12, 13.5, 4.5))M8 6h3M16 6h0.01"
    ),
    "window.vertical.closed": Symbol(
      label: "Window",
      lines: box(5, 3, 14, 17, 1),
      details: "M5 11.5h14M3.5 21.5h17"
    ),
    "window.vertical.open": Symbol(
      label: "Open window",
      lines: box(5, 3, 14, 17, 1),
      details: "M5 8h14M5 12h14M3.5 21.5h17"
    ),
  ]
}
