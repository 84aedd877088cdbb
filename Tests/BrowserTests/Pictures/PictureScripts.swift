/// Scripts that shrink and compare pictures.
///
/// A browser can decode PNG, and the tests have no library for it.
enum PictureScripts {
  /// Decodes a picture of base64.
  private static let decode = """
    async (encoded) => {
      const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
      return createImageBitmap(new Blob([bytes], { type: "image/png" }));
    }
    """

  /// Makes a picture half as large.
  static let half = """
    async (encoded) => {
      const decode = \(decode);
      const whole = await decode(encoded);
      const canvas = new OffscreenCanvas(Math.round(whole.width / 2), Math.round(whole.height / 2));
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.drawImage(whole, 0, 0, canvas.width, canvas.height);
      const png = async () => {
        const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      };
      return { width: canvas.width, height: canvas.height, context, png };
    }
    """

  /// Finds the squares in which two pictures differ, and joins those that touch.
  static let compare = """
    async (before, after) => {
      const side = 16, mostPixels = 5, mostShade = 40;
      const half = \(half), decode = \(decode);
      const now = await half(after), earlier = await decode(before);
      const width = Math.max(now.width, earlier.width), height = Math.max(now.height, earlier.height);
      const pixels = (draw) => {
        const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
        draw(context);
        return context.getImageData(0, 0, width, height).data;
      };
      const a = pixels((context) => context.drawImage(now.context.canvas, 0, 0));
      const b = pixels((context) => context.drawImage(earlier, 0, 0));

      const isLike = (one, i, other, j) =>
        [0, 1, 2, 3].every((part) => Math.abs(one[4 * i + part] - other[4 * j + part]) <= mostShade);
      const isNear = (one, other, x, y) => {
        const i = y * width + x;
        if (isLike(one, i, other, i)) return true;
        for (let v = Math.max(y - 1, 0); v <= Math.min(y + 1, height - 1); v++) {
          for (let u = Math.max(x - 1, 0); u <= Math.min(x + 1, width - 1); u++) {
            if (isLike(one, i, other, v * width + u)) return true;
          }
        }
        return false;
      };
      const columns = Math.ceil(width / side), counts = new Map();
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          if (isNear(a, b, x, y) && isNear(b, a, x, y)) continue;
          const square = Math.floor(y / side) * columns + Math.floor(x / side);
          counts.set(square, (counts.get(square) ?? 0) + 1);
        }
      }

      const squares = new Set([...counts].filter(([, count]) => count > mostPixels).map(([square]) => square));
      const places = [];
      for (const first of squares) {
        const found = [first];
        squares.delete(first);
        for (const square of found) {
          const left = square % columns > 0, right = square % columns < columns - 1;
          const beside = [square - columns, square + columns, ...(left ? [square - 1] : []), ...(right ? [square + 1] : [])];
          for (const next of beside) if (squares.delete(next)) found.push(next);
        }
        const xs = found.map((square) => square % columns), ys = found.map((square) => Math.floor(square / columns));
        const x = Math.min(...xs) * side, y = Math.min(...ys) * side;
        places.push({
          x: x * 2, y: y * 2,
          width: (Math.max(...xs) + 1) * side * 2 - x * 2, height: (Math.max(...ys) + 1) * side * 2 - y * 2,
        });
      }

      const leaves = [...document.querySelectorAll("#window *")].filter((node) =>
        node.childElementCount === 0 && node.textContent.trim() && node.checkVisibility());
      for (const place of places) {
        const isInside = (node) => {
          const box = node.getBoundingClientRect();
          return box.left < place.x + place.width && box.right > place.x
            && box.top < place.y + place.height && box.bottom > place.y;
        };
        place.texts = leaves.filter(isInside).slice(0, 4).map((node) => node.textContent.trim());
        now.context.strokeStyle = "red";
        now.context.strokeRect(place.x / 2, place.y / 2, place.width / 2, place.height / 2);
      }
      return { places, picture: await now.png() };
    }
    """
}
