extension Symbol {
  // Animals, food and play.
  static let leisure: [String: Symbol] = [
    "ant": Symbol(
      label: "Ant",
      lines: """
        \(circle(12, 5.5, 2))\(circle(12, 10.5, 2.2))M8.5 17a3.5 2.8 0 1 0 7 0a3.5 2.8 0 1 0-7 0z\
        M10.8 3.9L9 2M13.2 3.9L15 2M10 9.5L5 7M14 9.5L19 7M9.8 11L4.5 12M14.2 11l5.3 1M9.8 15\
        L5.5 19M14.2 15l4.3 4
        """
    ),
    "balloon": Symbol(
      label: "Balloon",
      lines: """
        M12 2.5a5.5 5.5 0 0 1 5.5 5.5c0 3.5-3 7.5-5.5 7.5S6.5 11.5 6.5 8A5.5 5.5 0 0 1 12 2.5z\
        M11 17.5l1-2l1 2zM12 17.5c0 2-1.5 2-1.5 4
        """,
      details: "M14.7 8A2.7 2.7 0 0 0 12 5.3"
    ),
    "balloon.2": Symbol(
      label: "Balloons",
      lines: """
        M8 3a4.5 4.5 0 0 1 4.5 4.5c0 3-2.5 6-4.5 6s-4.5-3-4.5-6A4.5 4.5 0 0 1 8 3zM8 13.5\
        c0 3 1.5 4 2.5 7.5M14 6a4.3 4.3 0 0 1 6.5 3.7c0 3-2.5 5.8-4.5 5.8c-1 0-2-0.7-3-1.7M16 15.5\
        c0 2.5-2.5 3-4 5.5
        """
    ),
    "baseball": Symbol(
      label: "Baseball",
      lines: circle(12, 12, 9),
      details: """
        M6 5.3c2.5 3.5 2.5 10 0 13.4M18 5.3c-2.5 3.5-2.5 10 0 13.4M5.5 9l2.5-0.5M5.5 15l2.5 0.5\
        M18.5 9L16 8.5M18.5 15l-2.5 0.5
        """
    ),
    "beach.umbrella": Symbol(
      label: "Beach",
      lines: "M3.5 11a10 10 0 0 1 17-2.5zM12 9l3 11.5M3 20.5h18",
      details: "M12 9.5c-1-3-3.5-4-5.5-3"
    ),
    "bird": Symbol(
      label: "Bird",
      lines: """
        M3.5 20c1-6 4-8 6.5-11c1.5-2 3-5 6-5a3.5 3.5 0 0 1 3.5 3L22 8.5L19.5 9.5\
        C20 15 16 18.5 11 18.5L8 20z
        """,
      details: "M16.5 7.5v0.01M8.5 15c3 0 5.5-1.5 6.5-4"
    ),
    "camera.macro": Symbol(
      label: "Flower",
      lines: """
        M12 12c-2-2-1.5-6 0-8c1.5 2 2 6 0 8zM12 12c-2.8 0.3-6-1.5-7-4c2.5-0.5 6.3 1.2 7 4zM12 12\
        c2.8 0.3 6-1.5 7-4c-2.5-0.5-6.3 1.2-7 4zM12 12v9M12 20c-3 0-5-1.5-6-4M12 20c3 0 5-1.5 6-4
        """
    ),
    "carrot": Symbol(
      label: "Carrot",
      lines: """
        M14.5 9.5c2 2 0 4-2 5.5L4 20.5L9.5 12c1.5-2 3.5-4.2 5-2.5zM15 9c0-3 1-5 2.5-6\
        c1 1.5 1 3 0.5 4c1.5-1 3-0.5 3.5 0.5c-1.5 1.5-4 2-6.5 1.5z
        """,
      details: "M10 13.5l1.5 1.5M12.5 11.5l1 1"
    ),
    "cat": Symbol(
      label: "Cat",
      lines: "M5 4.5l4 3a8 8 0 0 1 6 0l4-3v9c0 4-3 6.5-7 6.5s-7-2.5-7-6.5z",
      details: "M9 12v0.8M15 12v0.8M12 15.5v0.01M10.5 17a2 2 0 0 0 3 0M2 14l3 0.5M22 14l-3 0.5"
    ),
    "cricket.ball": Symbol(
      label: "Cricket ball",
      lines: circle(12, 12, 9),
      details: "M14 3.5c2 5 2 12 0 17M10 3.5c-2 5-2 12 0 17"
    ),
    "dog": Symbol(
      label: "Dog",
      lines: """
        M7.5 6.5h9c2-2 4.5-1 5 1.5c0.3 2-0.7 4.5-2.5 4.5c0 5-3 8-7 8s-7-3-7-8C3.2 12.5 2.2 10 2.5 8\
        c0.5-2.5 3-3.5 5-1.5z
        """,
      details: "M9 11.5v0.8M15 11.5v0.8M10.8 15h2.4L12 16.5zM12 16.5v1.5"
    ),
    "figure.skiing.downhill": Symbol(
      label: "Ski",
      lines: "M10 8.5l4 3l-2.5 4.5M14 11.5l3.5-0.5M4 14l15 7M8.5 9.5L5 12",
      area: circle(12.5, 4.5, 1.9)
    ),
    "fish": Symbol(
      label: "Fish",
      lines: """
        M2.5 12c2.5-4 6-5.5 9.5-5.5c3 0 5 1.5 6.5 3L21.5 7v10l-3-2.5c-1.5 1.5-3.5 3-6.5 3\
        c-3.5 0-7-1.5-9.5-5.5z
        """,
      details: "M7 11v0.01M12 9.5a5 5 0 0 1 0 5"
    ),
    "football": Symbol(
      label: "American football",
      lines: "M4 20c-1-7 1-11 4-13.5S14.5 3 20 4c1 7-1 11-4 13.5S9.5 21 4 20z",
      details: "M9 15l6-6M10.5 11.5l2 2M12.5 9.5l2 2M8.5 13.5l2 2"
    ),
    "frying.pan": Symbol(label: "Pan", lines: "\(circle(9, 13.5, 6.5))M14 9L21.5 3.5"),
    "hare": Symbol(
      label: "Hare",
      lines: """
        M9.5 10L7 3.5c-0.3-1 1-1.5 1.7-0.5l3.3 5l0.5-5c0.1-1 1.5-1 1.7 0l0.8 6\
        c2.5 0.5 4.5 2 5.5 4.5c0.3 1-0.3 2-1.5 2H16l1 3.5c0.2 0.7-0.3 1.5-1 1.5H6\
        c-2 0-3.5-1.7-3.5-4c0-4 3-6.5 7-6.5z
        """,
      details: "M16.5 12.5v0.01"
    ),
    "hockey.puck": Symbol(
      label: "Puck",
      lines: "M3 10c0-2 4-3.5 9-3.5s9 1.5 9 3.5v4c0 2-4 3.5-9 3.5S3 16 3 14z",
      details: "M3 10c0 2 4 3.5 9 3.5s9-1.5 9-3.5"
    ),
    "laurel.leading": Symbol(
      label: "Laurel",
      lines: "M16 21C9 19 6 13 9 4",
      area: """
        M7 5c-2 1-2 3 0 4c1.5-1 1.5-3 0-4zM5 10c-1.5 1.5-0.5 3.5 2 3.5c0-2-0.5-3-2-3.5zM6 15\
        c-1 2 0.5 3.5 3 3c-0.5-2-1.5-3-3-3zM12 9c2 0 3 1.5 2 3.5c-2-0.5-2.5-2-2-3.5zM12.5 14\
        c2-0.5 3.5 0.5 3 2.5c-2 0-3-1-3-2.5z
        """
    ),
    "laurel.trailing": Symbol(
      label: "Laurel",
      lines: "M8 21C15 19 18 13 15 4",
      area: """
        M17 5c2 1 2 3 0 4c-1.5-1-1.5-3 0-4zM19 10c1.5 1.5 0.5 3.5-2 3.5c0-2 0.5-3 2-3.5zM18 15\
        c1 2-0.5 3.5-3 3c0.5-2 1.5-3 3-3zM12 9c-2 0-3 1.5-2 3.5c2-0.5 2.5-2 2-3.5zM11.5 14\
        c-2-0.5-3.5 0.5-3 2.5c2 0 3-1 3-2.5z
        """
    ),
    "lizard": Symbol(
      label: "Lizard",
      lines: """
        M9 4.5a3 3 0 0 1 6 0c0 3 1.5 4 1.5 7.5c0 4-3.5 4-3.5 6.5c0 1.5 1.5 2 3 1.5M9 4.5\
        c0 3-1.5 4-1.5 7.5c0 2 0.8 3 1.7 4M8 9H4.5L3.5 7M16 9h3.5l1-2M8 14l-3.5 1L4 17.5M16 14\
        l3.5 1l0.5 2.5
        """,
      fill: .inside
    ),
    "mug": Symbol(
      label: "Mug",
      lines: """
        M4 5h12v13a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 4 18zM16 8h2.5A2.5 2.5 0 0 1 21 10.5v3\
        a2.5 2.5 0 0 1-2.5 2.5H16
        """
    ),
    "oar.2.crossed": Symbol(
      label: "Oars",
      lines: """
        M4.5 4.5L16 16M19.5 4.5L8 16M16 16c0 2 1.5 4 4 4.5c0.5-2.5-1.5-4.5-4-4.5zM8 16\
        c0 2-1.5 4-4 4.5c-0.5-2.5 1.5-4.5 4-4.5z
        """
    ),
    "party.popper": Symbol(
      label: "Celebrate",
      lines: """
        M8.5 9l6.5 6.5L3.5 20.5zM13 8c0.5-2 0-3.5-1.5-4.5M15.5 10.5c1-2 3-3 5-2.5M16 13.5\
        c2-0.5 3.5 0 4.5 1.5M15 6.5v0.01M19.5 4v0.01M20.5 11.5v0.01
        """,
      details: "M6.5 13.5l4 4"
    ),
    "popcorn": Symbol(
      label: "Popcorn",
      lines: """
        M5 10h14l-1.5 10.5h-11zM5 10a2.5 2.5 0 0 1 1-4.7A3 3 0 0 1 11 4a3 3 0 0 1 5 0.5\
        a2.8 2.8 0 0 1 3 5.5
        """,
      details: "M9.7 10l0.6 10.5M14.3 10l-0.6 10.5",
      fill: .area(
        """
        M4.2 10.5a3.3 3.3 0 0 1 1-6a4 4 0 0 1 5.8-1.5a4 4 0 0 1 5.5 0.7a3.7 3.7 0 0 1 3.3 6.8\
        L18.3 21.4H5.7zM9 10.9l0.7 8.7h1l-0.6-8.7zM13.9 10.9l-0.6 8.7h1l0.7-8.7z
        """
      )
    ),
    "skateboard": Symbol(
      label: "Skateboard",
      lines: "M2.5 9c1.5 0 1.5 3 4 3h11c2.5 0 2.5-3 4-3\(circle(7, 16, 1.8))\(circle(17, 16, 1.8))"
    ),
    "takeoutbag.and.cup.and.straw": Symbol(
      label: "Takeout",
      lines: "M3 9h10l-0.7 11.5H3.7zM3 9l1-3h8l1 3M15 10h7l-1 10.5h-4.5M18.5 10l1-5.5L22 4",
      details: "M6 12.5a2 2 0 0 0 4 0"
    ),
    "teddybear": Symbol(
      label: "Teddy bear",
      lines: """
        \(circle(12, 8, 4))\(circle(8.3, 4.6, 1.7))\(circle(15.7, 4.6, 1.7))M9 11.8a5.2 5.2 0 1 0 6 0\
        M7.4 13.5L4.2 12M16.6 13.5L19.8 12M8.6 20L6 21.5M15.4 20l2.6 1.5
        """,
      details: "M11.3 9.8h1.4",
      area: circles(0.8, at: (10.4, 7.4), (13.6, 7.4))
    ),
    "tennis.racket": Symbol(
      label: "Racket",
      lines: """
        M10 4.5c3-3 8-2 9.5 0c2 1.5 3 6.5 0 9.5c-3.5 3-8 2.5-9.5 0.5C8 13 7 8 10 4.5zM9.7 14.3L3 21\
        M8.5 9h12
        """,
      details: "M12 4v10.5M16.5 4v10.5"
    ),
    "tennisball": Symbol(
      label: "Tennis ball",
      lines: circle(12, 12, 9),
      details: "M5.5 5.8c3.5 3.5 3.5 9 0 12.4M18.5 5.8c-3.5 3.5-3.5 9 0 12.4"
    ),
    "tent": Symbol(
      label: "Tent",
      lines: "M12 4L2.5 20h19zM11 2.5l1 1.5l1-1.5",
      details: "M12 12.5L8.5 20h7z"
    ),
    "tent.2": Symbol(
      label: "Tents",
      lines: "M9 6L2 19.5h14zM15 9l1.5-2.5l5.5 13h-6",
      details: "M9 13.5L6.5 19.5h5z"
    ),
    "tortoise": Symbol(
      label: "Tortoise",
      lines: """
        M4 15.5c0-5 3-8.5 7-8.5s7 3.5 7 8.5zM18 13.5c0-1.5 1-2.5 2.2-2.5c1.3 0 1.8 1 1.8 2.2\
        s-0.8 2.3-2 2.3h-2M6 15.5l-1 3h2.5l1-3M13.5 15.5l1 3H17l-1-3M4 14.5l-2 1.5
        """,
      details: "M11 7v8.5M7 10.5l8 0M7.5 15.5l3.5-5l3.5 5"
    ),
    "volleyball": Symbol(
      label: "Volleyball",
      lines: circle(12, 12, 9),
      details: """
        M12 12c0-3.5 1.5-6.5 4-8M12 12c-3-1.5-6.5-1.5-9 0M12 12c2.5 2 3 5.5 1.5 9M12 12\
        c3-1.5 6-1 8.5 1M12 12c-3 1.5-5 4-5 7.5
        """
    ),
    "waterbottle": Symbol(
      label: "Bottle",
      lines: "M9.5 3h5v3l1.5 2.5V19a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2V8.5L9.5 6z",
      details: "M8 12h8M8 16.5h8"
    ),
  ]
}
