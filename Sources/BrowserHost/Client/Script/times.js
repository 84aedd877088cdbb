// Texts that count time: the server names the start and the language. A page loads this module with the first of them.

const units =
  /** @type {[string, number][]} */
  (
  [["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]]
);

/**
 * The greatest units of a duration in words, such as "2 hours, 23 minutes".
 * @param {number} seconds
 * @param {number} count
 * @param {string} language
 */
function durationInWords(seconds, count, language) {
  let start = units.findIndex(([, length]) => length <= seconds);
  if (start < 0) start = units.length - 1;
  /** @type {string[]} */
  const words = [];
  for (const [unit, length] of units.slice(start, start + count)) {
    const number = Math.floor(seconds / length);
    seconds %= length;
    if (!number && words.length) continue;
    words.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(number));
  }
  return new Intl.ListFormat(language, { type: "unit" }).format(words);
}

/**
 * A duration as on a clock, such as "2:05".
 * @param {number} seconds
 * @param {boolean} showsHours
 * @param {string} language
 */
function durationOnClock(seconds, showsHours, language) {
  const parts = showsHours && seconds >= 3600 ? [seconds / 3600, (seconds / 60) % 60] : [seconds / 60];
  return [...parts, seconds % 60].map((part, index) =>
    new Intl.NumberFormat(language, { minimumIntegerDigits: index ? 2 : 1 }).format(Math.floor(part))).join(":");
}

/**
 * The text of a timer, whose kind, start and end are in one attribute.
 * @param {string} count
 * @param {string} language
 */
function countedText(count, language) {
  const [kind, start, end, unit] = count.split(" ");
  const now = Date.now();
  const distance = Math.floor(Math.abs(+start - now) / 1000);
  if (kind === "relative") return durationInWords(distance, 2, language);
  if (kind === "offset") return (+start < now ? "-" : "+") + durationInWords(distance, 1, language);
  if (kind === "timer") return durationOnClock(distance, true, language);
  const inside = Math.min(Math.max(now, +start), +end);
  const seconds = kind === "down" ? Math.ceil((+end - inside) / 1000) : Math.floor((inside - +start) / 1000);
  return durationOnClock(seconds, !unit, language);
}

let isCounting = false;

/**
 * Counts from now on all such texts of the page.
 * @param {PageElement} _
 * @param {ScriptTools} tools
 */
export function begin(_, { markChanged, runGuarded }) {
  if (isCounting) return;
  isCounting = true;
  setInterval(() => runGuarded(() => {
    for (const node of
      /** @type {NodeListOf<PageElement>} */
      (document.querySelectorAll("[data-counting]"))) {
      const text = countedText(node.dataset.counting, node.lang);
      if (node.textContent === text) continue;
      node.textContent = text;
      markChanged(node);
    }
  }), 1000);
}
