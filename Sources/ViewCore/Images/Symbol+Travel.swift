extension Symbol {
  // Vehicles, places and houses.
  static let travel: [String: Symbol] = [
    "airplane.arrival": Symbol(
      label: "Arrival",
      lines: """
        M3 20.5h18M4 5.5l0.5 5l13 5.5c1 0.4 2.2-0.5 1.5-1.8c-0.5-1-1.5-1.5-2.5-2L13.5 11L13 3.5\
        L11 3l-0.5 6.5L7 8.5L6 6z
        """
    ),
    "airplane.departure": Symbol(
      label: "Departure",
      lines: """
        M3 20.5h18M3.5 11l3.5 4l13-4.5c1-0.4 1-2-0.5-2.3c-1-0.2-2 0.2-3 0.5L13 10L7 4.5L5 5.2\
        l3.5 6.3L6 12.5L5 10.5z
        """
    ),
    "box.truck": Symbol(
      label: "Truck",
      lines: """
        M2.5 6h11.5v10.5H8.5M4 16.5H2.5zM14 9h4l3.5 3.5v4H20M15.5 16.5H14\(circle(6.2, 17, 2.2))\
        \(circle(17.7, 17, 2.2))
        """
    ),
    "building.2.crop.circle": Symbol(
      label: "City",
      lines: circle(12, 12, 9),
      details: "M7 17V9h5v8.5M12 11.5h4.5V17M9 11.5h1M9 14h1"
    ),
    "cablecar": Symbol(
      label: "Cable car",
      lines: "M2.5 6L21.5 3M12 4.5V9\(box(5, 9, 14, 11, 2))",
      details: "M5 14.5h14M12 9v5.5"
    ),
    "car.2": Symbol(
      label: "Cars",
      lines: """
        M9.5 14l1.5-4a1.3 1.3 0 0 1 1.2-0.8h5.6a1.3 1.3 0 0 1 1.2 0.8l1.5 4M8.5 18.5V15.2\
        a1.2 1.2 0 0 1 1.2-1.2h10.6a1.2 1.2 0 0 1 1.2 1.2v3.3zM10.5 18.5v1.8M19.5 18.5v1.8M6 13.5H4\
        A1.2 1.2 0 0 1 2.8 12.3V9.7A1.2 1.2 0 0 1 4 8.5h0.3l1.2-3.2a1.3 1.3 0 0 1 1.2-0.8h5.6\
        a1.3 1.3 0 0 1 1.2 0.8l0.5 1.2
        """
    ),
    "car.front.waves.up": Symbol(
      label: "Car",
      lines: """
        M5.5 15L7 11a1.3 1.3 0 0 1 1.2-0.8h7.6A1.3 1.3 0 0 1 17 11l1.5 4M4.5 19.5V16a1 1 0 0 1 1-1\
        h13a1 1 0 0 1 1 1v3.5zM6 19.5v1.5M18 19.5v1.5M8 7.5a6 6 0 0 1 8 0M5.5 4.8\
        a9.5 9.5 0 0 1 13 0
        """
    ),
    "car.side": Symbol(
      label: "Car",
      lines: """
        M3 16.5H2.5v-3.7l2-0.8l2.5-4.2A1.5 1.5 0 0 1 8.3 7h5.4a1.5 1.5 0 0 1 1.2 0.6L18 11.5l3.5 1\
        v4h-1.5M9 16.5h6\(circle(6, 16.5, 2.3))\(circle(17.5, 16.5, 2.3))
        """
    ),
    "engine.combustion": Symbol(
      label: "Engine",
      lines: """
        M6 8h4V5.5H8M10 5.5h4M10 8h5l2.5 3H19.5V9h2v8.5h-2V15.5H17.5L15 18.5H8.5L6 16zM6 12H3M3 9v6
        """
    ),
    "ev.charger": Symbol(
      label: "Charger",
      lines: """
        M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h6A1.5 1.5 0 0 1 14 5v15.5M3.5 20.5h12M14 12h1.5\
        a1.5 1.5 0 0 1 1.5 1.5V17a1.7 1.7 0 0 0 3.4 0V9.5L18 7
        """,
      details: "M10 7l-2 3.5h3l-2 3.5",
      fill: .inside
    ),
    "ferry": Symbol(
      label: "Ferry",
      lines: """
        M4 14.5L12 12l8 2.5c-0.3 2-1 3.5-2 4.5H6c-1-1-1.7-2.5-2-4.5zM6.5 13.5V8h11v5.5M10 8V4.5h4V8\
        M3 21.5c1.5-1 3-1 4.5 0s3 1 4.5 0s3-1 4.5 0s3 1 4.5 0
        """
    ),
    "fireplace": Symbol(
      label: "Fireplace",
      lines: """
        M3.5 4h17v3h-17zM5 7v13.5h3.5V13a3.5 3.5 0 0 1 7 0v7.5H19V7M12 20c-1.5 0-2.5-1-2.5-2.3\
        c0-1.7 2-2 2-4.2c1.5 0.8 3 2.5 3 4.2c0 1.3-1 2.3-2.5 2.3z
        """
    ),
    "flag.2.crossed": Symbol(
      label: "Flags",
      lines: """
        M5 21L14.5 8.5M19 21L9.5 8.5M14.5 8.5L12.5 4c3-1.5 5 0.5 8-0.5l1 6c-2.5 1.5-4.5-0.5-7-1z\
        M9.5 8.5L11.5 4c-3-1.5-5 0.5-8-0.5l-1 6c2.5 1.5 4.5-0.5 7-1z
        """
    ),
    "house.and.flag": Symbol(
      label: "Home",
      lines: "M3 13l8-7l8 7M5 11.5V20.5h12V11.5M11 6V2.5h4.5v2.5H11M9.5 20.5v-5h3v5"
    ),
    "house.lodge": Symbol(
      label: "Lodge",
      lines: "M3 12.5L12 4l9 8.5M5 11v9.5h14V11M9.5 20.5V15h5v5.5M5 16h4.5M14.5 16H19"
    ),
    "lightrail": Symbol(
      label: "Tram",
      lines: "\(box(6, 5, 12, 13, 2.5))M9 2.5h6M12 2.5V5M6 12h12M8.5 18L7 21M15.5 18l1.5 3",
      area: "\(circle(9, 15, 1))\(circle(15, 15, 1))"
    ),
    "location.north": Symbol(label: "North", lines: "M12 3l7 17.5l-7-4l-7 4z"),
    "location.north.line": Symbol(label: "North", lines: "M12 6l6 14l-6-3.5l-6 3.5zM6 3h12"),
    "location.viewfinder": Symbol(
      label: "Locate",
      lines: viewfinder,
      area: "M16.5 7.5L7.5 11.3l4 1.2l1.2 4z"
    ),
    "mappin.circle": Symbol(
      label: "Place",
      lines: circle(12, 12, 9),
      details: "\(circle(12, 9.5, 2))M12 11.5v5"
    ),
    "mappin.square": Symbol(
      label: "Place",
      lines: box(4, 4, 16, 16, 2),
      details: "\(circle(12, 9.5, 2))M12 11.5v5"
    ),
    "mosque": Symbol(
      label: "Mosque",
      lines: """
        M4 20.5V9L5.5 6L7 9v11.5M17 20.5V9l1.5-3L20 9v11.5M7 14c0-3.5 3-5 5-7c2 2 5 3.5 5 7M3 20.5\
        h18M10.5 20.5v-3a1.5 1.5 0 0 1 3 0v3
        """
    ),
    "motorcycle": Symbol(
      label: "Motorcycle",
      lines: """
        \(circle(5.5, 16, 3.5))\(circle(18.5, 16, 3.5))M9 16h4l3.5-5.5H9L5.5 16M16.5 10.5L15 6.5h3\
        M6 9h3l1 1.5M16.5 10.5l2 5.5
        """
    ),
    "parkingsign": Symbol(label: "Parking", lines: "M8.5 20V4h4.5a4.5 4.5 0 0 1 0 9H8.5"),
    "road.lanes": Symbol(
      label: "Road",
      lines: "M8 4L3.5 20M16 4l4.5 16M12 4.5v2.5M12 10.5v3M12 17v3"
    ),
    "scooter": Symbol(
      label: "Scooter",
      lines: """
        \(circle(5.5, 17.5, 2.5))\(circle(18.5, 17.5, 2.5))M8 17.5h5.5L16.5 9L15 4.5h-3M16.5 9l2 6
        """
    ),
    "signpost.left": Symbol(label: "Signpost", lines: "M12 2.5v3M12 13.5v8M7 5.5h13v8H7L3 9.5z"),
    "signpost.right.and.left": Symbol(
      label: "Signpost",
      lines: "M12 2v2M12 10v2.5M12 18.5v3M5 4h11l3 3l-3 3H5zM19 12.5H8l-3 3l3 3h11z"
    ),
    "steeringwheel": Symbol(
      label: "Steering wheel",
      lines: circle(12, 12, 9),
      details: """
        \(circle(12, 12, 2.5))M3.3 10.5c3-1 5-1.2 6.5-0.3M20.7 10.5c-3-1-5-1.2-6.5-0.3M12 14.5V21
        """
    ),
    "train.side.front.car": Symbol(
      label: "Train",
      lines: "M2.5 5.5h11c4 0 8 4 8 8.5c0 1.5-1 2.5-2.5 2.5H2.5M2.5 11.5H20M11 5.5v6M2.5 19.5h19"
    ),
    "truck.pickup.side": Symbol(
      label: "Pickup",
      lines: """
        M4 16.5H2.5V12h8.5V7.5h4.5l3 4.5h3v4.5H20M8.5 16.5h7\(circle(6.2, 17, 2.2))\
        \(circle(17.7, 17, 2.2))
        """
    ),
  ]
}
