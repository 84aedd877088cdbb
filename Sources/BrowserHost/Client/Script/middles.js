// Texts of one line that lose their middle. A page loads this module with the first of them.

const reader = new Intl.Segmenter();

/** Shows the letters that have space in place of the text. */
const style = new CSSStyleSheet();
style.replaceSync(`
  [data-short] { position: relative; text-overflow: clip; -webkit-text-fill-color: transparent; }
  [data-short]::after { content: attr(data-short) / ""; position: absolute; inset: 0; -webkit-text-fill-color: currentColor; }
`);
document.adoptedStyleSheets.push(style);

/**
 * Follows a text and its space.
 * @param {HTMLElement} text
 */
export function begin(text) {
  const update = () => shorten(text);
  new ResizeObserver(update).observe(text);
  new MutationObserver(update).observe(text, { characterData: true, childList: true, attributeFilter: ["class", "style"] });
}

/**
 * Finds the letters that have space. The text itself stays for the server, for screen readers and to be copied.
 * @param {HTMLElement} text
 */
function shorten(text) {
  const letters =
    /** @type {Text} */
    (text.firstChild);
  const space = text.clientWidth;
  delete text.dataset.short;
  const { backgroundClip, font } = getComputedStyle(text);
  // The end of a text of several looks, or of one that a gradient paints, is cut by the stylesheet.
  if (text.childNodes.length !== 1 || letters.nodeType !== 3 || backgroundClip === "text") return;
  if (text.scrollWidth <= space) return;
  const ends = [...reader.segment(letters.data)].map(({ index, segment }) => index + segment.length);
  const range = document.createRange();
  /**
   * @param {number} from
   * @param {number} to
   */
  const width = (from, to) => {
    range.setStart(letters, from);
    range.setEnd(letters, to);
    return range.getBoundingClientRect().width;
  };
  const dots = widthOfDots(font);
  /** @param {number} count */
  const parts = (count) => [ends[Math.ceil(count / 2) - 1] ?? 0, ends.at(-1 - Math.floor(count / 2)) ?? 0];
  /** @param {number} count */
  const fits = (count) => {
    const [head, tail] = parts(count);
    return width(0, head) + dots + width(tail, letters.length) <= space;
  };
  let [least, most] = [0, ends.length - 1];
  while (least < most) {
    const count = Math.ceil((least + most) / 2);
    if (fits(count)) least = count;
    else most = count - 1;
  }
  const [head, tail] = parts(least);
  text.dataset.short = `${letters.data.slice(0, head)}\u2026${letters.data.slice(tail)}`;
}

/**
 * The width of an ellipsis in a font.
 * @param {string} font
 */
function widthOfDots(font) {
  const context =
    /** @type {CanvasRenderingContext2D} */
    (document.createElement("canvas").getContext("2d"));
  context.font = font;
  return context.measureText("\u2026").width;
}
