// The page's half of a session. The server writes numbers in place of `wire.op.…` and `wire.event.…`, which are
// its opcodes and kinds of event. As a module the script adds no global names.

const pageRoot = document.getElementById("window");

// ELEMENTS: the page as the server knows it

/** The elements by their number. Number 0 is the container itself. */
const nodesById = new Map([[0, pageRoot]]);

/** What the page keeps about an element: its number, the events it reports, the last one reported. */
const nodeFacts = Symbol("facts");
pageRoot[nodeFacts] = { id: 0, events: 0, reported: 0 };

function findNode(id) {
  const node = nodesById.get(id);
  if (!node) throw new Error(`Element ${id} is not on the page.`);
  return node;
}

const svg = "http://www.w3.org/2000/svg";

/** Whether an element is still one that the server knows. */
const isThere = (node) => nodesById.get(node[nodeFacts].id) === node;

function buildNode([id, tag, attributes, events, content], acknowledged) {
  const node = tag[0] === ":" ? document.createElementNS(svg, tag.slice(1)) : document.createElement(tag);
  node[nodeFacts] = { id, events: events || 0, reported: 0 };
  nodesById.set(id, node);
  watchSize(node);
  if (node.matches("dialog")) {
    opening.push(node);
    allDialogs.add(node);
  }
  if (events & wire.event.dismiss) freshSteps.push(node);
  if (typeof content === "string") node.textContent = content;
  else if (content) for (const child of content) node.append(buildNode(child, acknowledged));
  if (attributes) for (const name in attributes) setAttribute(node, name, attributes[name], acknowledged);
  // Letters say themselves in which direction their line goes.
  if (node.matches(".textfield")) node.dir = "auto";
  if (node.matches(".inset-bar")) insets.observe(node);
  if (node.matches(".bar-title, .large-title, .alert-title")) titles.add(node);
  if (node.matches(".context")) touchedNodes.add(node);
  // The keyboard reaches the row where nothing else in it is reached.
  if (node.matches(".row") && unseenLink(node) && !node.querySelectorAll(stops)[1]) {
    node.tabIndex = 0;
    nameBy(node, node).role = "button";
  }
  if (node.matches(".row")) reachRow(node);
  surveyNode(node);
  return node;
}

function forgetNode(node) {
  if (node[nodeFacts]) {
    nodesById.delete(node[nodeFacts].id);
    unwatchSize(node);
    if (node[nodeFacts][wire.event.sight]) sights.unobserve(node);
  }
  backSteps.delete(node);
  allDialogs.delete(node);
  titles.delete(node);
  touchedNodes.delete(node);
  if (composedField?.field === node) composedField = null;
  if (sheetPull?.sheet === node) sheetPull = null;
  for (let child = node.firstElementChild; child; child = child.nextElementSibling) forgetNode(child);
}

function place(node, parent, before) {
  touchedNodes.add(findNode(parent));
  findNode(parent).insertBefore(node, before ? findNode(before) : null);
}

/** Newer browsers move an element with its focus, its scroll offset and its running animations. */
function move(node, parent, before) {
  touchedNodes.add(findNode(parent)).add(node.parentElement);
  if (pageRoot.moveBefore) {
    return findNode(parent).moveBefore(node, before ? findNode(before) : null);
  }
  const focus = node.contains(document.activeElement) ? document.activeElement : null;
  movesFocus = true;
  place(node, parent, before);
  focus?.focus({ preventScroll: true });
  movesFocus = false;
}

function setText(node, text) {
  const child = node.firstChild;
  if (child && child === node.lastChild && child.nodeType === Node.TEXT_NODE) child.data = text;
  else node.textContent = text;
  touchedNodes.add(node);
}

// WHAT ELEMENTS HOLD: what the look of an element takes from those inside it, and from those beside it
//
// The stylesheet could ask for that itself. A browser then looks through all rows of a list for each one that
// comes, where the page knows what came.

/** What an element means to those around it, by the classes that mean it. A `>` counts for the nearest alone. */
const traitTable = Object.entries({
  list: "form list", plain: "plain", stack: "stack", dark: "prefers-dark", light: "prefers-light",
  wide: "tabs more segments textfield labeled options disclosure groupbox fill-width progress slider lazygrid shape color geometry place scroll form list",
  tall: "upright tabs editor fill-height shape color geometry place vertical form list", scroll: "vertical form list", fits: "", dialog: "", long: "",
  ">list": "form list", ">stack": "stack", ">tabs": "tabs", ">spacer": "spacer", ">divider": "divider",
  ">priority": "priority", ">row": "row", ">empty": "", ">word": "",
}).map(([name, classes], index) => ({ name, classes: classes.split(" "), bit: 1 << index }));
const traitBits = Object.fromEntries(traitTable.map(({ name, bit }) => [name, bit]));
const reachesOut = traitTable.reduce((bits, { name, bit }) => name[0] === ">" ? bits : bits | bit, 0);
/** What means something else in a line than in a column. */
const dependsOnStack = traitBits[">spacer"] | traitBits[">divider"] | traitBits.scroll;
const flexibleBits = traitBits.wide | traitBits.tall | traitBits.fits;
/** What only those who look at rows want to know. */
const isOfRows = traitBits[">row"] | traitBits[">empty"];

const rememberResults = (make, known = new Map()) => (key) => {
  if (!known.has(key)) known.set(key, make(key));
  return known.get(key);
};
const traitsOf = rememberResults((classes) => traitTable.reduce(
  (bits, { classes: mine, bit }) => (classes ?? "").split(" ").some((name) => name && mine.includes(name)) ? bits | bit : bits, 0));
const namesOf = rememberResults((bits) => traitTable.filter(({ bit }) => bit & bits).map(({ name }) => name).join(" "));

/** The elements in which a frame has changed something, until all of it is applied. */
const touchedNodes = new Set();

function surveyTouched() {
  for (const node of touchedNodes) {
    // What is looked at once more comes to the end again.
    touchedNodes.delete(node);
    surveyNode(node);
    if (node.matches(".context")) reachMenu(node);
    const row = node.closest(".row");
    if (row) reachRow(row);
  }
}

/** Notes what an element holds, and goes on with the one around it where it means something else to that then. */
function surveyNode(node) {
  const known = node[nodeFacts] ??= {};
  let holds = surveyRows(node);
  const text = node.firstElementChild ? "" : node.textContent;
  if (text.length > 24) holds |= traitBits.long;
  if (/\S{12}/.test(text)) holds |= traitBits[">word"];
  if (holds & dependsOnStack) {
    const isLine = node.matches(".hstack");
    const isStack = isLine || node.matches(".vstack");
    if (holds & traitBits[">spacer"] && isStack) holds |= isLine ? traitBits.wide : traitBits.tall;
    if (holds & traitBits[">divider"]) holds |= traitBits.wide;
    // A list in a stack scrolls by itself, in the room that is left.
    if (holds & traitBits.scroll && holds & traitBits.tall && isStack) holds |= traitBits.fits;
    // One in a line is no column in which all of the screen stands.
    if (isLine) holds &= ~traitBits.list;
  }
  if (holds & flexibleBits) holds &= ~fixedSides(node);
  if ((holds | known.holds) & flexibleBits) {
    if (node.matches(".grid")) holds &= ~flexibleBits | arrangeTracks(node);
    else if (node.matches(".gridrow") && node.parentElement) touchedNodes.add(node.parentElement);
  }
  if (holds !== (known.holds ?? 0)) {
    known.holds = holds;
    markNode(node, "data-holds", namesOf(holds & ~isOfRows));
  }
  const means = meaningOf(node, holds);
  if (means === known.means) return;
  known.means = means;
  if (node.parentElement) touchedNodes.add(node.parentElement);
}

/** On which sides an element has a size of its own, or that of the view before or behind which it is. */
function fixedSides(node) {
  if (node.matches(".behind, .before")) return traitBits.wide | traitBits.tall | traitBits.fits;
  if (node.matches(".vertical, .list, .form")) return traitBits.fits;
  const { width, height } = node.matches(".frame") ? node.style : {};
  return (width || node.matches(".own-width, .limited") ? traitBits.wide : 0)
    | (height || node.matches(".own-height, .low") ? traitBits.tall | traitBits.fits : 0);
}

const cellsOf = (node) => [...node.children].filter((cell) => cell[nodeFacts]?.id && !cell.matches("dialog"));
const saidOf = (node) => node.dataset.cells?.split("|") ?? [];

/** Has the columns and rows of a grid that hold something flexible share the room, and returns what the cells mean. */
function arrangeTracks(grid) {
  const columns = [];
  let all = 0;
  const look = (cell, said = "") => {
    let { means } = cell[nodeFacts];
    if (means & traitBits[">divider"]) means |= traitBits.wide;
    if (/inline-size:0/.test(said)) means &= ~traitBits.wide;
    if (/block-size:0/.test(said)) means &= ~traitBits.tall;
    all |= means;
    return means;
  };
  const rows = cellsOf(grid).map((row, index) => {
    if (!row.matches(".gridrow")) return look(row, saidOf(grid)[index]);
    const said = saidOf(row);
    let column = 0;
    return cellsOf(row).reduce((holds, cell, index) => {
      const means = look(cell, said[index]);
      const span = +(said[index]?.match(/span (\d+)/)?.[1] ?? 1);
      if (span === 1) columns[column] |= means;
      column += span;
      return holds | means;
    }, 0);
  });
  const tracks = (held, bit) => Array.from(held, (means) => means & bit ? "1fr" : "auto").join(" ");
  grid.style.gridTemplateColumns = columns.some((means) => means & traitBits.wide) ? tracks(columns, traitBits.wide) : "";
  grid.style.gridTemplateRows = all & traitBits.tall ? tracks(rows, traitBits.tall) : "";
  return all;
}

/** What an element means to the one around it. What a dialog or a menu holds is no concern of the page below it. */
function meaningOf(node, holds) {
  if (node.matches("dialog")) return traitBits.dialog;
  if (node.matches(".menu-items")) return 0;
  let means = traitsOf(node.getAttribute("class")) | holds & reachesOut;
  if (means & traitBits[">row"] && !node.firstChild) means |= traitBits[">empty"];
  return means;
}

/** Marks the first and the last of rows that follow one another, and returns what all children mean. */
function surveyRows(node) {
  let holds = 0;
  let row = null;
  let run = "";
  const endAt = (name) => { if (row) markNode(row, "data-run", name ? `${run} ${name}`.trim() : run); };
  for (let child = node.firstElementChild; child; child = child.nextElementSibling) {
    const means = child[nodeFacts]?.means;
    holds |= means;
    // The page's own controls are no part of what the app shows, and an empty row or a dialog is not seen here.
    if (means === undefined || means & (traitBits[">empty"] | traitBits.dialog)) continue;
    const isRow = means & traitBits[">row"];
    endAt(isRow ? "" : "last");
    run = row ? "" : "first";
    row = isRow ? child : null;
  }
  endAt("last");
  return holds;
}

function markNode(node, name, value) {
  const known = node[nodeFacts];
  if ((known[name] ?? "") === value) return;
  known[name] = value;
  if (value) node.setAttribute(name, value);
  else node.removeAttribute(name);
}

// ROWS: the controls with which a person edits them, which the server knows nothing of

const controls = Object.entries({ minus: "Remove", handle: "Reorder", delete: "Delete" }).map(([name, label]) => {
  const control = document.createElement("button");
  control.className = `row-${name}`;
  control.type = "button";
  control.ariaLabel = label;
  if (name === "delete") control.textContent = label;
  return control;
});

/** Gives a row the controls for what can be done to it. */
function equipRow(row) {
  const { events } = row[nodeFacts];
  const [minus, handle] = controls;
  if (events & wire.event.delete) row.prepend(minus.cloneNode());
  if (events & wire.event.move) row.append(handle.cloneNode());
}

const controlsIn = (row) => row.querySelectorAll(":scope > :is(.row-minus, .row-handle)");

/** Has an element called what others read. */
function nameBy(node, ...titles) {
  node.ariaLabelledByElements = titles;
  return node;
}

/** The rows of which it is to be seen whether they are edited. */
const unmarked = new Set();

/** Gives a list's rows their controls, or takes them: in sight at once, and of the others a few for each picture. */
function editList(list, value) {
  if (value === null) hideActions();
  if (!unmarked.size) afterPicture(markMore);
  const rows = [...list.querySelectorAll(".row")];
  for (const row of rows) unmarked.add(row);
  markRows(rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom >= 0 && top <= innerHeight;
  }));
}

/** Gives rows that are edited their controls, which are called by what is in the row, as the row is. */
function markRows(rows) {
  for (const row of rows) {
    unmarked.delete(row);
    for (const control of controlsIn(row)) control.remove();
    if (row.toggleAttribute("data-edits", !!row.closest("[data-editing]"))) equipRow(row);
    const title = row.querySelector(":scope > :not([class^=row-])") ?? row;
    for (const control of controlsIn(row)) nameBy(control, control, title);
    nameBy(row, title);
  }
}

function markMore() {
  markRows([...unmarked].slice(0, 50));
  if (unmarked.size) afterPicture(markMore);
}

const afterPicture = (work) => requestAnimationFrame(() => setTimeout(work));

// ATTRIBUTES

const holdsText = (node) => node.matches("input, textarea");
const holdsValue = (node) => node.matches("input, textarea, select");

/** Sets an attribute, or removes it where the value is null. */
function setAttribute(node, name, value, acknowledged) {
  const motion = motionOf(node);
  if (motion && motion.iterations !== 1) {
    if (name === "style") return moveAgain(node, value ?? "", motion);
  } else if (motion) moveSmoothly(node, motion);
  else if (name === "style") node[nodeFacts].again?.cancel();
  if (/^on|^srcdoc$/i.test(name)) throw new Error(`'${name}' is not allowed.`);
  if (name === "style") node.style.cssText = (value ?? "") + (motion ? `;transition:${node.style.transition}` : "");
  else if (name === "value" && holdsValue(node)) offerValue(node, value ?? "", acknowledged);
  else if (name === "checked" && holdsText(node)) {
    if (!knowsBetter(node, acknowledged)) node.checked = value !== null && value !== "false";
  } else if (name === "indeterminate") node.indeterminate = value !== null;
  else if (name === "autofocus") offerFocus(node, value !== null, acknowledged);
  else if (name === "hidden" && node.matches("#window .screen, #window .tab-panel")) coverScreen(node, value !== null);
  else if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
  if (name === "class" && node.isConnected || name === "style" && node.matches(".frame, .grid")) touchedNodes.add(node);
  if (name === "data-editing") editList(node, value);
  if (name === "data-sight") watchSight(node, value === "true");
  if (name === "data-cells") arrangeCells(value);
  if (name === "tabindex" && node.isConnected && node.matches(".row")) touchedNodes.add(node);
  // A row of a form that can be reached is called what it shows.
  if (name === "tabindex" && node.matches("div.row")) nameBy(node, node).role = "group";
  if (name === "open") node[nodeFacts].isOpen = node.open;
}

/** Whether the person did something to a control that the server had not seen when it wrote. */
const knowsBetter = (node, acknowledged) => node[nodeFacts].reported > acknowledged;

/** While a text is being composed nothing may touch its control; the last offer waits here. */
let composedField = null;

function offerValue(node, value, acknowledged) {
  if (composedField?.field === node) composedField.offer = [value, acknowledged];
  else if (!knowsBetter(node, acknowledged)) setValue(node, value);
}

/** Sets a control's text and leaves the caret where the person expects it. */
function setValue(node, value) {
  const { value: old, selectionStart: start, selectionEnd: end } = node;
  node[nodeFacts].value = value;
  if (old === value) return;
  node.value = value;
  if (node !== document.activeElement || typeof start !== "number") return;
  // The caret stays after the text before it, where that is the same, else before the text after it.
  const place = (offset) =>
    offset < old.length && node.value.startsWith(old.slice(0, offset))
      ? offset
      : Math.max(0, node.value.length - (old.length - offset));
  node.setSelectionRange(place(start), place(end));
}

/** What is picked may come onto the page after the server has picked it. */
function pickAgain(parent, acknowledged) {
  const select = parent.closest("select");
  if (select && !knowsBetter(select, acknowledged)) select.value = select[nodeFacts].value;
}

// MOTION: how what a frame changes gets there

/** How the frame that is applied moves, by the number of the element in which it does. */
const frameMotions = new Map();
const wantsCalm = matchMedia("(prefers-reduced-motion)");

function motionOf(node) {
  if (!frameMotions.size || wantsCalm.matches) return null;
  for (let place = node; place; place = place.parentElement) {
    if (place[nodeFacts] && frameMotions.has(place[nodeFacts].id)) return frameMotions.get(place[nodeFacts].id);
  }
  return null;
}

/** What a browser can move by itself: colours, sizes, opacity, transforms. */
function moveSmoothly(node, { duration, delay, easing }) {
  node[nodeFacts].again?.cancel();
  node.style.transition = `all ${duration}ms ${easing} ${delay}ms`;
  clearTimeout(node[nodeFacts].settling);
  node[nodeFacts].settling = setTimeout(() => { node.style.transition = ""; }, duration + delay);
}

/** Moves to another style again and again. */
function moveAgain(node, style, motion) {
  const target = document.createElement("i").style;
  target.cssText = style;
  const names = new Set([...node.style, ...target]);
  const look = () => {
    const computed = getComputedStyle(node);
    const key = (name) => name.startsWith("--") ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    return Object.fromEntries([...names].map((name) => [key(name), computed.getPropertyValue(name)]));
  };
  node[nodeFacts].again?.cancel();
  const before = look();
  node.style.cssText = style;
  node[nodeFacts].again = node.animate([before, look()], motion);
}

/** More rows than anybody sees at once. */
const moverLimit = 200;

/** What a frame that moves takes away, and the style by which it stays where it was until it is out of sight. */
const leaving = new Map();

/** In which elements others come, go, move or may be aligned in another way, and in which those are; and where all in them is. */
function placesBefore(frame) {
  const parents = new Set();
  const places = new Map();
  for (const [code, first, second] of frameMotions.size ? frame : []) {
    const node = nodesById.get(first);
    const isGone = code === wire.op.remove;
    let parent = code === wire.op.insert || code === wire.op.move ? nodesById.get(second)
      : isGone ? node?.parentElement : second === "style" && node;
    for (; parent && !parents.has(parent) && motionOf(parent); parent = parent.parentElement) {
      parents.add(parent);
      for (const row of [...parent.children].slice(0, moverLimit)) places.set(row, row.getBoundingClientRect());
    }
    if (!isGone || !places.get(node)?.width || node.matches("dialog")) continue;
    const { width, height } = getComputedStyle(node);
    leaving.set(node, `;position:absolute;inset:0 auto auto 0;margin:0;max-width:none;max-height:none;transition:none;width:${width};height:${height}`);
  }
  return [parents, places];
}

/** How a row looks before it came or after it went, as its view says, or else invisible. */
function lookOf(row, key) {
  let node = row;
  while (node && node.dataset[key] === undefined) {
    const children = cellsOf(node);
    node = children.length === 1 ? children[0] : null;
  }
  const text = node ? node.dataset[key] : "opacity:0";
  return Object.fromEntries(text.split(";").filter(Boolean).map((part) => part.split(":")));
}

const moveOnce = (row, frames, options) => row.animate(frames, {
  ...motionOf(row.parentElement), iterations: 1, direction: "normal", fill: "backwards", ...options,
});

/** How far something was from where it is. Where its size is another, what has stayed best counts: an edge or the middle. */
function shiftFrom(first, last) {
  return [first, last, (first + last) / 2].sort((one, other) => Math.abs(one) - Math.abs(other))[0];
}

function moveFrom([parents, places]) {
  // What is on its way goes on from where it is, to where it would be at rest.
  [...places.keys()].flatMap((row) => row.getAnimations()).forEach((motion) => motion.id && motion.cancel());
  for (const parent of parents) {
    for (const row of [...parent.children].slice(0, moverLimit)) if (!places.has(row)) comeIn(row, places);
  }
  const shifts = new Map();
  for (const [row, old] of places) {
    const now = row.getBoundingClientRect();
    if (!old.width || !now.width) continue;
    shifts.set(row, [shiftFrom(old.left - now.left, old.right - now.right), shiftFrom(old.top - now.top, old.bottom - now.bottom)]);
  }
  // All moves along with what is around it.
  const shiftOf = (node) => node ? shifts.get(node) ?? shiftOf(node.parentElement) : [0, 0];
  for (const [row, [left, top]] of shifts) {
    const around = shiftOf(row.parentElement);
    const [x, y] = [left - around[0], top - around[1]];
    if (leaving.has(row)) goOut(row, x, y);
    else if (Math.hypot(x, y) > 0.01) {
      moveOnce(row, [{ translate: `${x}px ${y}px` }, { translate: "0px" }], { composite: "add", id: "move" });
    }
  }
  leaving.clear();
}

/** What comes back while it still goes takes the place of what is left of it, and its look. */
function comeIn(row, places) {
  const look = lookOf(row, "in");
  const ghost = [...row.parentElement.children].find((other) => other.inert && places.has(other) && !leaving.has(other)
    && other.className === row.className && other.textContent === row.textContent);
  if (ghost) {
    const seen = getComputedStyle(ghost);
    for (const name in { ...look, ...lookOf(ghost, "out") }) look[name] = seen[name];
    places.set(row, places.get(ghost));
    ghost.remove();
  }
  moveOnce(row, [look, {}]);
}

/** What goes is still in its parent, at its place in the order, but takes no room there. */
function stayBehind(node) {
  node[nodeFacts] = {};
  node.inert = true;
  node.style.cssText += leaving.get(node);
  node.parentElement.setAttribute("data-ghosts", "");
}

/** What goes begins with the look that it has on its way. */
function goOut(ghost, x, y) {
  const parent = ghost.parentElement;
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px` });
  for (const motion of ghost.getAnimations()) motion.pause();
  moveOnce(ghost, [{}, lookOf(ghost, "out")], { fill: "forwards" }).onfinish = () => {
    ghost.remove();
    parent.toggleAttribute("data-ghosts", [...parent.children].some(({ inert }) => inert));
    touchedNodes.add(parent);
    surveyTouched();
  };
}

/** What is to be brought into sight as soon as its screen is shown. */
const wishes = [];

/** Brings an element into sight, at a part of the height of what scrolls. */
function bringInSight(node, percent) {
  const block = percent === undefined ? "nearest" : percent < 25 ? "start" : percent > 75 ? "end" : "center";
  document.querySelectorAll(".inset-bar").forEach(measureBar);
  node.style.scrollMarginBlock = "var(--above) var(--below)";
  node.scrollIntoView({ block, inline: "nearest", behavior: wantsCalm.matches ? "instant" : "smooth" });
}

// CELLS of grids whose columns differ, which no rule of the stylesheet knows

const cellRules = new CSSStyleSheet();
document.adoptedStyleSheets.push(cellRules);
const knownCells = new Set();

/** Each cell has the declarations of its place in turn. Dialogs and what goes away stand among cells and are none. */
function arrangeCells(value) {
  if (value === null || knownCells.has(value)) return;
  knownCells.add(value);
  value.split("|").forEach((declarations, index, { length }) => {
    const place = `:nth-child(${length}n + ${index + 1} of :not(dialog, [inert]))`;
    cellRules.insertRule(`[data-cells="${value}"] > ${place} { ${declarations} }`);
  });
}

// WHAT OPENS BESIDE THE PAGE

/** A browser opens a window only for what the person has just done; later there is a link instead. */
function openBeside(address) {
  const link = document.createElement("a");
  Object.assign(link, { href: address, target: "_blank", rel: "noopener", textContent: address });
  if (navigator.userActivation?.isActive ?? true) return link.click();
  link.onclick = () => showMessage("");
  showMessage("The app shows:", link);
}

// LIGHT AND DARK

const wantsDark = matchMedia("(prefers-color-scheme: dark)");
/** What the server knows, or nothing where it was another page that told it. */
let toldDark = null;

function tellScheme() {
  const isDark = wantsDark.matches;
  if (toldDark !== isDark && reportEvent(pageRoot, wire.event.change, isDark)) toldDark = isDark;
}
wantsDark.addEventListener("change", () => runGuarded(tellScheme));

/** Whether the person can see the window, as the server knows it. */
let toldSeen = null;

function tellSeen() {
  if (toldSeen === !document.hidden) return;
  toldSeen = !document.hidden;
  reportEvent(pageRoot, wire.event.press, toldSeen);
}
document.addEventListener("visibilitychange", () => runGuarded(tellSeen));

// TEXTS THAT SHRINK to what they have room for

/** All are tried at once, so that the browser lays out the page a few times for all of them. */
function shrinkTexts() {
  const isWhole = (text) => text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight + 1;
  const isFound = ({ most, least }) => most - least < 0.05;
  let trials = [...pageRoot.querySelectorAll("[data-shrink]")].map((box) => ({
    box, texts: [...box.querySelectorAll(".text")], least: Number(box.dataset.shrink), most: 1, size: 1,
  }));
  while (trials.length) {
    for (const { box, size } of trials) box.style.setProperty("--shrink", size);
    for (const trial of trials) trial[trial.texts.every(isWhole) ? "least" : "most"] = trial.size;
    for (const trial of trials) trial.size = isFound(trial) ? trial.least : (trial.least + trial.most) / 2;
    for (const { box, size } of trials.filter(isFound)) box.style.setProperty("--shrink", size);
    trials = trials.filter((trial) => !isFound(trial));
  }
}
addEventListener("resize", () => runGuarded(shrinkTexts));

// WHAT THE PAGE SEES of its elements: one message tells of many, and the next waits for its acknowledgement

/** What the server may not know of elements yet, by the kind of event that tells it. */
const news = new Map([[wire.event.resize, new Map()], [wire.event.sight, new Map()]]);
/** So many elements are told of at once. */
const newsLimit = 500;

function tellNews() {
  for (const [kind, waiting] of news) {
    if (!waiting.size || !isWelcome || pendingEvents.some((event) => event.kind === kind)) continue;
    const told = [];
    for (const [node, text] of waiting) {
      if (told.length === newsLimit) break;
      if (isThere(node) && node[nodeFacts][kind] !== text) told.push([node, text]);
      else waiting.delete(node);
    }
    if (!told.length || !reportEvent(pageRoot, kind, told.map(([, text]) => text).join(" "))) continue;
    for (const [node, text] of told) {
      node[nodeFacts][kind] = text;
      waiting.delete(node);
    }
  }
}

// SIZES: what the server wants to know of the layout

const sizes = new ResizeObserver((entries) => runGuarded(() => {
  for (const { target, contentRect: { width, height } } of entries) {
    // What is not rendered, as in a tab that is not shown, has no size; it has one when it comes back.
    if (!target[nodeFacts] || !target.getClientRects().length) continue;
    const text = [target[nodeFacts].id, width, height].map((number) => Math.round(number * 100) / 100).join(" ");
    news.get(wire.event.resize).set(target, text);
  }
  tellNews();
}));

function watchSize(node) {
  const known = node[nodeFacts];
  if (!(known.events & wire.event.resize)) return unwatchSize(node);
  // Who asks is told, also of what another one was told before.
  known[wire.event.resize] = "";
  sizes.observe(node);
}

/** To be asked to forget what it does not know costs an observer as much as all else that is done for an element. */
function unwatchSize(node) {
  if (node[nodeFacts][wire.event.resize] === undefined) return;
  node[nodeFacts][wire.event.resize] = undefined;
  sizes.unobserve(node);
}

/** Tells the page below a bar that stays in sight how much of it the bar covers. */
const measureBar = (bar) => bar.previousSibling.style.setProperty("--bar-size", `${bar.offsetHeight}px`);
const insets = new ResizeObserver((entries) => entries.forEach(({ target }) => measureBar(target)));

// SIGHT: which of the views that do something when they appear a person can see

const sights = new IntersectionObserver((entries) => runGuarded(() => {
  for (const { target, isIntersecting } of entries) {
    if (target[nodeFacts]) news.get(wire.event.sight).set(target, sightOf(target, isIntersecting));
  }
  tellNews();
}), { rootMargin: "25%" });

const sightOf = ({ [nodeFacts]: { id } }, isSeen) => isSeen ? id : -id;

function watchSight(node, isKnown) {
  node[nodeFacts][wire.event.sight] = sightOf(node, isKnown);
  sights.observe(node);
}

// FOCUS

/** The last event that told of the focus: what the server wrote before it saw that is too old. */
let lastFocusEvent = 0;
/** What the server wants of the focus, until the frame is applied and all its elements are there, and nothing is composed. */
let gainsFocus = null;
let losesFocus = null;
/** Whether the focus moves because the server wants it to, which it need not be told. */
let movesFocus = false;

/** Whether another page shows this one in a frame. */
const isFramed = self !== top;
/** In a frame the focus stays where it is until the person comes into the frame. */
const isAside = () => isFramed && !document.hasFocus();
const focusOn = (node, options) => isAside() || node?.focus(options);

function offerFocus(node, hasFocus, acknowledged) {
  if (lastFocusEvent > acknowledged) return;
  if (hasFocus) gainsFocus = node;
  else if (gainsFocus === node) gainsFocus = null;
  else losesFocus = node;
}

function applyFocus() {
  // While a text is being composed, a change of the focus would break that off.
  if (composedField) return;
  const gains = gainsFocus;
  const loses = losesFocus;
  gainsFocus = losesFocus = null;
  movesFocus = true;
  if (gains?.isConnected) focusOn(gains);
  else if (loses && loses === document.activeElement) loses.blur();
  movesFocus = false;
  heldKeys.splice(0).forEach(typeInTurn);
}

/** What answers a press itself, and what the keyboard may reach. */
const pressed = "input, textarea, select, label, summary, a, button";
const reached = `:is(${pressed}, [tabindex])`;

/** What the keyboard can reach, but for fields: on a phone they would open a keyboard. */
const stops = `${reached}:not(label, .context, .textfield, .menu-items *, .row-actions *, [tabindex='-1'])`;

/** The place of what had the focus before a frame, which is still known when that is gone. */
const focusPlace = document.createRange();
/** Whether a key that is held down was pressed on what has lost the focus since, or before something came. */
let isKeyOver = false;

/**
 * From what goes with its row the focus goes to the same in the row beside. All else leaves it to the browser, which
 * goes on from there with the tab key: what is typed or pressed next must not be for a control that nobody has chosen.
 */
function keepFocus(lost) {
  const gone = lost.isConnected ? lost.closest("[inert]") : lost.getRootNode();
  if (!gone?.matches(".row") || holdsText(lost)) return;
  lost.blur();
  if (document.activeElement !== document.body) return;
  if (gone.isConnected) focusPlace.selectNode(gone);
  const { startContainer: around, startOffset, endOffset } = focusPlace;
  const row = [around.childNodes[endOffset], around.childNodes[startOffset - 1]].find((node) => node?.matches?.(".row"));
  const index = [...gone.querySelectorAll(stops)].indexOf(lost);
  movesFocus = isKeyOver = true;
  focusOn(index < 0 ? row : row?.querySelectorAll(stops)[index], { preventScroll: true });
  movesFocus = false;
}

/** Whether the keys are for what is in a control, as letters are for a text. */
const takesKeys = (node) => holdsValue(node) && node.type !== "checkbox" && node.type !== "range";

/** The keyboard reaches a row for which there are keys, unless it reaches something in it that leaves them to the row. */
function reachRow(row) {
  if (!row.hasAttribute("tabindex") || row.matches(".pickable")) return;
  const link = unseenLink(row);
  const isReached = [...row.querySelectorAll(stops)].some((node) => node !== link && !takesKeys(node));
  row.tabIndex = isReached ? -1 : 0;
}

/** The keyboard reaches what has a menu, unless it reaches something in it, around it or in its row. */
function reachMenu(node) {
  const isReached = node.parentElement?.closest(stops) || (node.closest(".row") ?? node).querySelector(stops);
  if (isReached) return node.removeAttribute("tabindex");
  node.tabIndex = 0;
  if (!node.role) nameBy(node, node.firstElementChild).role = "group";
}

// DIALOGS: what is above the page, until the server takes it away

/** All dialogs that there are. */
const allDialogs = new Set();

/** The dialogs that a frame made, which are opened when they are in the page. */
const opening = [];

/** The dialogs that the browser closed by itself: the app may want to keep them. */
const closed = new Set();

function openDialogs() {
  for (const dialog of closed) if (!isAsked(dialog)) opening.push(dialog);
  movesFocus = true;
  for (const dialog of opening.splice(0)) {
    closed.delete(dialog);
    if (!dialog.isConnected || dialog.open) continue;
    // What is inert when it opens does not take the focus.
    dialog.inert = isAside();
    dialog.showModal();
    dialog.inert = false;
    noteArrival();
    placeMessage();
    // Without a title it is called what it says first.
    const title = dialog.querySelector("h1") ?? dialog.querySelector("h2, .text");
    if (title && !dialog.ariaLabel) nameBy(dialog, title);
    if (dialog.matches(".popover")) openPopovers.add(dialog);
    // A sheet takes the focus itself, as on a phone; of an alert it is its first button that does,
    // or the one that does no harm.
    if (dialog.matches(".alert")) {
      if (document.activeElement.dataset.role === "destructive") dialog.querySelector("[data-role=cancel]")?.focus();
      dialog.scrollTop = 0;
      continue;
    }
    dialog.tabIndex = -1;
    focusOn(dialog[nodeFacts].focus ?? dialog);
  }
  movesFocus = false;
}

const isAsked = (step) =>
  pendingEvents.some(({ id, kind }) => id === step[nodeFacts].id && kind === wire.event.dismiss);

/** A dialog that is closed, and not just taken away, gives the focus back to where it was. Returns one, if there is. */
function closeDialogs(node) {
  // The inner ones first: what the focus comes back to must be there again.
  const inside = [...allDialogs].filter((dialog) => dialog === node || dialog.open && node.contains(dialog)).reverse();
  movesFocus = true;
  for (const dialog of inside) {
    closed.delete(dialog);
    openPopovers.delete(dialog);
    dialog.close();
    noteArrival();
    placeMessage();
  }
  // A browser gives a field its focus back without its caret.
  const { activeElement } = document;
  if (inside[0] && holdsText(activeElement)) {
    activeElement.blur();
    activeElement.focus();
  }
  movesFocus = false;
  return inside[0];
}

/** Tells of the control that the browser gave the focus back to. */
function tellFocus() {
  const node = listenerOf(document.activeElement, wire.event.focus);
  if (node) reportFocus(node, wire.event.focus);
}

/** Escape is the cancel button of an alert that has one. */
function askToDismiss(dialog) {
  const cancel = dialog.querySelector(".alert-actions > .button[data-role=cancel]");
  if (cancel) cancel.click();
  else if (dialog[nodeFacts].events & wire.event.dismiss && !isAsked(dialog)) {
    reportEvent(dialog, wire.event.dismiss);
  }
}

/** The popovers that are open, which stay beside what presents them. */
const openPopovers = new Set();

function placePopovers() {
  for (const dialog of openPopovers) placePopover(dialog);
}

/** A popover is on the side that the app wants, or opposite where only there is room for it. */
function placePopover(dialog) {
  let anchor = dialog.previousElementSibling;
  while (anchor?.matches("dialog")) anchor = anchor.previousElementSibling;
  const { left, right, top, bottom } = (anchor || dialog.parentElement).getBoundingClientRect();
  const { width, height } = dialog.getBoundingClientRect();
  const { edge } = dialog.dataset;
  const isAcross = edge === "leading" || edge === "trailing";
  const isBefore = isAcross
    ? (edge === "leading") === (getComputedStyle(dialog).direction === "ltr")
    : edge === "top";
  const middle = (start, end, size) => (start + end - size) / 2;
  const x = isAcross ? placeBeside(left, right, width, innerWidth, isBefore) : middle(left, right, width);
  const y = isAcross ? middle(top, bottom, height) : placeBeside(top, bottom, height, innerHeight, isBefore);
  dialog.style.setProperty("--x", `${keptInside(x, width, innerWidth)}px`);
  dialog.style.setProperty("--y", `${keptInside(y, height, innerHeight)}px`);
}

const gap = 8;

function placeBeside(start, end, size, limit, isBefore) {
  const hasRoom = (before) => before ? start - size >= 2 * gap : end + size + 2 * gap <= limit;
  const staysThere = hasRoom(isBefore) || !hasRoom(!isBefore);
  return staysThere === isBefore ? start - size - gap : end + gap;
}

const keptInside = (offset, size, limit) => Math.max(gap, Math.min(offset, limit - size - gap));

addEventListener("resize", placePopovers);

/** The dialog beside which a press began: to drag out of one is not to tap beside it. */
let pressedBeside = null;

/** Whether a click was beside a dialog: on its backdrop, which counts as the dialog itself. */
function isBeside(dialog, { clientX: x, clientY: y }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

// ARRIVALS: what comes to be shown takes no press that was meant for what was there before

/** So many milliseconds after an arrival the second press of two is too late. */
const arrivalPause = 350;
/** Two presses are at one place where they are no farther apart than this. */
const pressReach = 24;

let lastArrival = -Infinity;
let arrivalTimer = 0;
/** The last press that was not too late: on what, where and when. */
let lastPress = { target: null, x: 0, y: 0, time: -Infinity };
let isLatePress = false;

/** Notes that something else is to be seen than before: a screen, a dialog, or what was below one, a menu or buttons. */
function noteArrival() {
  isKeyOver = true;
  lastArrival = performance.now();
  if (lastArrival - lastPress.time > 2 * arrivalPause) return;
  pageRoot.toggleAttribute("data-arriving", true);
  clearTimeout(arrivalTimer);
  arrivalTimer = setTimeout(() => pageRoot.removeAttribute("data-arriving"), arrivalPause);
}

/** Whether a press is the second one at a place where something has arrived after the first. */
function isSecondPress({ clientX, clientY, timeStamp }) {
  const { x, y, time } = lastPress;
  return lastArrival > time && timeStamp - lastArrival < arrivalPause && timeStamp - time < 2 * arrivalPause
    && Math.hypot(clientX - x, clientY - y) < pressReach;
}

/** Whether something has arrived under a press that goes on, so that its click is for something else. */
const hasArrivedUnder = ({ target }) => lastArrival > lastPress.time && !target.contains(lastPress.target);

addEventListener("pointerdown", (event) => {
  isLatePress = isSecondPress(event);
  if (isLatePress) return;
  const { target, clientX: x, clientY: y, timeStamp: time } = event;
  lastPress = { target, x, y, time };
}, true);

for (const type of ["pointerdown", "mousedown", "click"]) {
  addEventListener(type, (event) => {
    // A key and a script click without a press.
    const isClick = type === "click" && event.detail !== 0;
    if (!(isClick ? isLatePress || hasArrivedUnder(event) : type !== "click" && isLatePress)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}

// SCREENS: one above the other, of which the server hides all but the top

/** The screens that a frame has put on top. */
const shownScreens = new Set();

const scroller = (screen) => screen.closest("dialog") || document.scrollingElement;

/** A screen that is covered keeps its place: where it was scrolled to, and what had the focus. */
function coverScreen(screen, isCovered) {
  if (isCovered) {
    const focus = screen.contains(document.activeElement) ? document.activeElement : null;
    screen[nodeFacts].place = { focus, scroll: scroller(screen).scrollTop };
  } else {
    shownScreens.add(screen);
  }
  screen.hidden = isCovered;
}

/** What scrolls an element's content: the element, or the window. */
const ownScroller = (node) => (node === pageRoot ? document.scrollingElement : node);

/** Where elements are scrolled to, and where covered screens were. */
function scrolledPlaces() {
  return [...nodesById].flatMap(([id, node]) => {
    const { scrollLeft, scrollTop } = ownScroller(node);
    const covered = node[nodeFacts].place?.scroll;
    return scrollLeft || scrollTop || covered ? [[id, scrollLeft, scrollTop, covered]] : [];
  });
}

/** Shows a page that is loaded anew, which comes in one frame, as the one before was left. */
function takeKeptPlaces() {
  if (!pageRoot.firstChild) return;
  for (const [id, left, top, scroll] of keptPlaces.splice(0)) {
    const node = nodesById.get(id);
    if (!node) continue;
    node[nodeFacts].place = { scroll };
    ownScroller(node).scrollTo(left, top);
  }
}

/** Shows a screen as the person left it, and a new one from its beginning. */
function turnScreens() {
  for (const screen of shownScreens) {
    if (!screen.isConnected || screen.hidden) continue;
    noteArrival();
    const { focus, scroll } = screen[nodeFacts].place ?? { scroll: 0 };
    scroller(screen).scrollTop = scroll;
    if (!gainsFocus && screen.matches(".screen")) focusOn(focus?.checkVisibility() ? focus : screen, { preventScroll: true });
    if (!wantsCalm.matches) screen.animate({ opacity: [0, 1] }, 150);
  }
  shownScreens.clear();
}

// TITLES: what the window is called, and what a bar says while the large title below it is out of sight

/** The titles of all screens and alerts that there are. */
const titles = new Set();
/** The window is called as the app is where nothing on top has a title. */
const appName = document.title;

const titled = (title) => title.closest("dialog, .screen") ?? pageRoot;
const titleOf = (step) => [...titles].find((title) => titled(title) === step)?.textContent;

/** The title of what is on top, which comes after what is below it. */
function topTitle() {
  const shown = [...titles].filter((title) => titled(title).checkVisibility({ visibilityProperty: true }));
  return shown.sort((one, other) => one.compareDocumentPosition(other) & 4 ? 1 : -1)[0]?.textContent;
}

/** Names the window, and with it the entry of the history that is shown. */
function nameWindow(title) {
  const name = title && title !== appName ? `${title} — ${appName}` : appName;
  if (document.title !== name) document.title = name;
}

/** The middle of the bar above a large title. */
const barMiddle = (title) => title.parentElement?.querySelector(":scope > .bar > .bar-middle");

/** Has bars say their large titles which are scrolled out of sight. */
function followTitles() {
  for (const title of titles) {
    const middle = title.matches(".large-title") && barMiddle(title);
    if (!middle) continue;
    const isAway = title.getBoundingClientRect().bottom < middle.parentElement.getBoundingClientRect().bottom;
    if (isAway) middle.dataset.title = title.textContent;
    else delete middle.dataset.title;
  }
}
const afterScroll = onceAFrame();
addEventListener("scroll", () => { if (titles.size) afterScroll(followTitles); }, true);

// HISTORY: the browser's buttons leave what is on top, and push again what they left

// The page itself remembers where each screen was scrolled to.
history.scrollRestoration = "manual";

/** What can be left, oldest first: pushed screens and dialogs. Each has an entry in the history. */
const backSteps = new Set();
/** Those that came with this frame. */
let freshSteps = [];

/** The entry of the history that is shown: how many steps were there. */
let shownEntry = history.state?.step ?? 0;
/** The entry that the page itself is on its way to, until the browser answers. */
let aimedEntry = null;
let travelTimer = 0;
/** Whether the browser says that a person chose the entry that it shows next. */
let isChosen = false;
/** The entry that the person went forward to, and from how many steps that was tried last. */
let wantedEntry = 0;
let triedFrom = 0;

/** The last event that a move in the history led to. */
let askedEvent = 0;

/** How many dialogs are below what can be left, counted twice; a dialog is above the screens beside it. */
function layerOf(step) {
  let count = step?.matches("dialog") ? 1 : 0;
  for (let node = step; (node = node.parentElement.closest("dialog"));) count += 2;
  return count;
}

/** Takes what came at once, in whatever order it was made, from the bottom up. */
function takeSteps() {
  freshSteps.filter(isThere)
    .sort((a, b) => layerOf(a) - layerOf(b) || (a.compareDocumentPosition(b) & 4 ? -1 : 1))
    .forEach((node) => backSteps.add(node));
  freshSteps = [];
}

/** Makes the history follow the page, when the server has answered what the person wanted of it. */
function syncHistory() {
  takeSteps();
  // Pages in frames have one history together, in which one would leave what is of another.
  if (aimedEntry !== null || isOver || isFramed || !pageRoot.firstChild) return;
  if (pendingEvents.length && pendingEvents[0].number <= askedEvent) return;
  if (wantedEntry > backSteps.size && triedFrom < backSteps.size) {
    triedFrom = backSteps.size;
    if (pushAgain()) return;
  }
  wantedEntry = 0;
  if (history.state === null) history.replaceState({ step: shownEntry }, "");
  for (const step of [...backSteps].slice(shownEntry)) {
    shownEntry += 1;
    history.pushState({ step: shownEntry, isScreen: !step?.matches("dialog") }, "");
    nameWindow(titleOf(step));
  }
  if (backSteps.size < shownEntry) travelTo(backSteps.size);
  else nameWindow(topTitle());
}

function travelTo(target) {
  aimedEntry = target;
  // What a person does with the browser may cancel this.
  travelTimer = setTimeout(() => runGuarded(() => {
    aimedEntry = null;
    shownEntry = history.state?.step ?? 0;
    syncHistory();
  }), 5000);
  history.go(aimedEntry - shownEntry);
}

/**
 * Takes note of the entry that is shown now, and returns how far the person has moved from where.
 *
 * While the page travels, a person may go back as well. What lies beyond the aim is the person's. Before
 * the aim it is the person alone who has moved so far, and the page still travels from there, or never.
 */
function arriveAt(shown) {
  const isAnswer = aimedEntry !== null && (shown < aimedEntry || (shown === aimedEntry && !isChosen));
  const start = isAnswer ? aimedEntry : shownEntry;
  const distance = shown - start;
  shownEntry = shown;
  if (aimedEntry !== null) aimedEntry = isAnswer || aimedEntry + distance < 0 ? null : aimedEntry + distance;
  if (aimedEntry === null) clearTimeout(travelTimer);
  return { start, distance };
}

function pushAgain() {
  const kind = wire.event.pushAgain;
  const screens = [...pageRoot.querySelectorAll(".screen:not([hidden])")];
  const screen = screens.findLast((node) => node[nodeFacts].events & kind);
  if (screen) reportEvent(screen, kind);
  askedEvent = lastEvent;
  return !!screen;
}

/** A screen that is asked for twice, as by two quick presses of the back button, is popped once. */
function askToPop(screen) {
  if (!isAsked(screen)) reportEvent(screen, wire.event.dismiss);
}

// Not every browser has this; without it a person's move to the page's own aim is taken for its answer.
self.navigation?.addEventListener("navigate", ({ userInitiated }) => { isChosen = userInitiated; });

addEventListener("popstate", ({ state }) => runGuarded(() => {
  const { start, distance } = arriveAt(state?.step ?? 0);
  // Where the history is behind, the person has moved on from what the page shows.
  const target = Math.min(start, backSteps.size) + distance;
  const step = [...backSteps][target];
  if (distance < 0 && step?.matches("dialog")) askToDismiss(step);
  else if (distance < 0 && step) askToPop(step);
  else if (distance > 0) wantedEntry = state?.isScreen ? target : 0;
  if (distance) triedFrom = -1;
  askedEvent = lastEvent;
  syncHistory();
}));

// PATCHES

const frameOperations = {
  [wire.op.setText]: (_, id, text) => setText(findNode(id), text),
  [wire.op.setAttribute]: (ack, id, name, value) => setAttribute(findNode(id), name, value, ack),
  [wire.op.removeAttribute]: (ack, id, name) => setAttribute(findNode(id), name, null, ack),
  [wire.op.setEvents]: (_, id, events) => {
    const node = findNode(id);
    node[nodeFacts].events = events;
    watchSize(node);
    if (!node.matches(".row")) return;
    if (node.closest("[data-editing]")) markRows([node]);
    touchedNodes.add(node);
  },
  [wire.op.insert]: (ack, tree, parent, before) => {
    const node = buildNode(tree, ack);
    place(node, parent, before);
    pickAgain(findNode(parent), ack);
    if (node.closest("[data-editing]")) markRows([node, ...node.querySelectorAll(".row")]);
    if (node.matches(".screen")) shownScreens.add(node);
  },
  [wire.op.move]: (_, id, parent, before) => move(findNode(id), parent, before),
  [wire.op.remove]: (_, id) => {
    const node = findNode(id);
    const hadDialog = closeDialogs(node);
    touchedNodes.add(node.parentElement);
    forgetNode(node);
    movesFocus = true;
    if (leaving.has(node)) stayBehind(node);
    else node.remove();
    movesFocus = false;
    if (hadDialog) tellFocus();
  },
  [wire.op.animate]: (_, id, duration, delay, easing, runs = 1, reverses = 0) => {
    const motion = { duration, delay, easing, iterations: runs || Infinity, direction: reverses ? "alternate" : "normal" };
    frameMotions.set(id, easing ? motion : null);
  },
  [wire.op.open]: (_, address) => openBeside(address),
  [wire.op.unfinished]: () => { goesOn = true; },
  [wire.op.scroll]: (_, id, percent) => wishes.push([findNode(id), percent]),
  [wire.op.welcome]: (ack, id, after) => beWelcomed(id, ack, after),
  [wire.op.ended]: (_, reason, text) => ended(reason, text),
};

// THE TALK: numbered frames in, numbered events out

let openSocket = null;
/** A page that is loaded anew goes on with the session of the one before, and where that was scrolled to. */
let [sessionID, keptPlaces] = keepSession(null);
let lastReceived = 0;
let lastEvent = 0;
/** Events that the server has not acknowledged, oldest first. They are sent again after a gap. */
let pendingEvents = [];
/** More than a person does while a connection is gone, and less than the server takes at once. */
const pendingLimit = 300;
let isWelcome = false;
let isOver = false;
/** What the page says until an app is back that was stopped or has crashed. */
let stoppedWords = "";
/** Whether something that the person did was not kept, because too much waits. */
let isFull = false;
/** Whether the last text was longer than a message may be. */
let isTooLong = false;
let openAttempts = 0;
/** How many connections in a row were not even opened. */
let refusedLines = 0;
let retryTimer = 0;
let pulseTimer = 0;
let answerTimer = 0;
let ackTimer = 0;
let acknowledgedFrame = 0;

/** Keeps a session's id and places for the next page in this tab, and returns what was kept. */
function keepSession(id) {
  try {
    const key = location.pathname;
    const [keptID = null, places = []] = JSON.parse(sessionStorage.getItem(key)) ?? [];
    // It is there only between two pages, because a copy of the tab would get it too.
    if (id) sessionStorage.setItem(key, JSON.stringify([id, scrolledPlaces()]));
    else sessionStorage.removeItem(key);
    return [keptID, places];
  } catch {
    return [null, []];
  }
}

const metaOf = (name) => document.querySelector(`meta[name=${name}]`).content;

function openLine() {
  clearTimeout(retryTimer);
  if (isOver || openSocket) return;
  const address = new URL(`/live?token=${metaOf("live-token")}`, location.href);
  address.protocol = location.protocol.replace("http", "ws");
  const current = new WebSocket(address);
  let wasOpen = false;
  openSocket = current;
  // A browser may wait for minutes for a connection of which nothing comes.
  clearTimeout(pulseTimer);
  pulseTimer = setTimeout(disconnectAndRetry, 9999);
  current.onopen = () => {
    clearTimeout(pulseTimer);
    wasOpen = true;
    if (!sessionID) [toldDark, toldSeen] = [wantsDark.matches, true];
    sendMessage(sessionID ? [wire.op.resume, sessionID, lastReceived] : [wire.op.hello, ...setting()]);
  };
  current.onmessage = (message) => {
    if (current === openSocket) runGuarded(() => receiveFrame(JSON.parse(message.data)));
  };
  current.onclose = ({ code }) => {
    if (current !== openSocket) return;
    openSocket = null;
    isWelcome = false;
    if (code === 1009) giveUpLong();
    if (!isOver) retryLater(wasOpen);
  };
}

/** How the person reads numbers and times. */
const setting = () => [navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone || "", wantsDark.matches, location.pathname];

function retryLater(wasOpen) {
  openAttempts += 1;
  const delay = Math.min(5000, 300 * 2 ** (openAttempts - 1)) * (0.8 + 0.4 * Math.random());
  retryTimer = setTimeout(openLine, delay);
  const state = isFull ? tooMuch : navigator.onLine ? lost : offline;
  if (openAttempts > 1 || sessionID) showMessage(stoppedWords || state);
  refusedLines = wasOpen ? 0 : refusedLines + 1;
  if (refusedLines > 2) checkPage().catch(failed);
}

/**
 * A server that answers requests and refuses this page was started anew: the page is too old.
 *
 * It refuses each time. A line that is cut while it opens, now and then, is no refusal.
 */
async function checkPage() {
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok && !openSocket && refusedLines > 2) ended("gone");
}

function closeLine() {
  const current = openSocket;
  openSocket = null;
  isWelcome = false;
  current?.close();
}

function sendMessage(message) {
  if (openSocket?.readyState === WebSocket.OPEN) openSocket.send(JSON.stringify(message));
}

function receiveFrame([number, acknowledged, ...frame]) {
  clearTimeout(pulseTimer);
  clearTimeout(answerTimer);
  answerTimer = 0;
  if (number > 0) {
    if (number <= lastReceived) return;
    if (number > lastReceived + 1) return disconnectAndRetry();
  }
  if (pendingEvents.length && pendingEvents[0].number <= acknowledged) {
    pendingEvents = pendingEvents.filter((event) => event.number > acknowledged);
    if (isWelcome) sendWhatWaited();
    tellNews();
    tellScheme();
  }
  const { activeElement } = document;
  focusPlace.selectNode(activeElement);
  const isBare = !frame.length;
  const apply = ([code, ...operands]) => frameOperations[code](acknowledged, ...operands);
  // What comes before anything moves is shown first: from there it moves.
  const moves = frame.findIndex(([code]) => code === wire.op.animate);
  if (moves > 0) {
    frame.splice(0, moves).forEach(apply);
    surveyTouched();
    pageRoot.getBoundingClientRect();
  }
  while (frame.length && frame[0][0] === wire.op.animate) apply(frame.shift());
  const places = placesBefore(frame);
  frame.forEach(apply);
  surveyTouched();
  moveFrom(places);
  frameMotions.clear();
  // What is told from here on is told by a page that has the frame.
  if (number > 0) lastReceived = number;
  openDialogs();
  placePopovers();
  turnScreens();
  takeKeptPlaces();
  for (const wish of wishes.splice(0)) bringInSight(...wish);
  if (!isBare) shrinkTexts();
  applyFocus();
  if (!isBare) keepFocus(activeElement);
  syncHistory();
  if (number > 0) (goesOn ? acknowledgeShown : acknowledgeSoon)();
}

function disconnectAndRetry() {
  closeLine();
  retryLater(true);
}

/** More of what a frame has begun comes when it is shown, so that a person can act in between. */
let goesOn = false;

function acknowledgeShown() {
  goesOn = false;
  const tell = () => isWelcome && sendMessage([wire.op.acknowledge, lastReceived]);
  if (document.hidden) tell();
  else afterPicture(tell);
}

/** Events acknowledge frames by the way; a page on which nobody acts says so every few frames. */
function acknowledgeSoon() {
  if (lastReceived - acknowledgedFrame >= 8) acknowledge();
  else if (!ackTimer) ackTimer = setTimeout(acknowledge, 500);
}

function acknowledge() {
  clearTimeout(ackTimer);
  ackTimer = 0;
  if (lastReceived > acknowledgedFrame && isWelcome) {
    acknowledgedFrame = lastReceived;
    sendMessage([wire.op.acknowledge, lastReceived]);
  }
}

function beWelcomed(id, acknowledged, after = lastReceived) {
  if (id !== sessionID) keptPlaces = [];
  sessionID = id;
  lastReceived = after;
  lastEvent = Math.max(lastEvent, acknowledged);
  openAttempts = 0;
  isWelcome = true;
  stoppedWords = "";
  setActive(true);
  acknowledgedFrame = lastReceived;
  isFull = false;
  showMessage(isTooLong ? tooLong : "");
  for (const event of pendingEvents) event.wasSent = false;
  sendWhatWaited();
  tellScheme();
  tellSeen();
  tellNews();
}

function sendWhatWaited() {
  // What a frame has taken away meanwhile cannot be told of any more.
  pendingEvents = pendingEvents.filter(({ id }) => nodesById.has(id));
  sendInTurn();
  if (isFull) showMessage("");
  isFull = false;
}

/** One long text at a time is on its way: while it is, the next ones of its field replace each other. */
function sendInTurn() {
  for (const event of pendingEvents) {
    if (event.wasSent) continue;
    if (isLong(event) && pendingEvents.some((other) => other.wasSent && isLong(other))) return;
    sendEvent(event);
  }
}

const isLong = ({ kind, value }) => kind === wire.event.input && value.length > 8192;

/** What closed a line because it was too long, as for a proxy on the way, would close the next one too. */
function giveUpLong() {
  pendingEvents = pendingEvents.filter((event) => !event.wasSent || !isLong(event));
  isTooLong = true;
}

function sendEvent(event) {
  event.wasSent = true;
  acknowledgedFrame = lastReceived;
  const message = [wire.op.event, event.number, lastReceived, event.id, event.kind];
  if (event.value !== undefined) message.push(event.value);
  sendMessage(message);
  if (!answerTimer) answerTimer = setTimeout(checkPulse, 4000);
}

/** Asks a connection that may be dead, such as after sleep or without an answer, for a sign of life. */
function checkPulse() {
  if (isOver || document.hidden) return;
  if (!openSocket) return openLine();
  if (!isWelcome) return;
  clearTimeout(pulseTimer);
  pulseTimer = setTimeout(disconnectAndRetry, 4000);
  sendMessage([wire.op.ping]);
}

addEventListener("online", checkPulse);
addEventListener("offline", checkPulse);
document.addEventListener("visibilitychange", checkPulse);
addEventListener("pageshow", (event) => { if (event.persisted) checkPulse(); });
addEventListener("pagehide", (event) => {
  if (event.persisted || isOver) return;
  keepSession(sessionID);
  sendMessage([wire.op.leave]);
});

// TIMES that go on by themselves: the server says from when, and in what language

const spans = [["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** The greatest units of a time, in words, as in "2 hours, 23 minutes". */
function inWords(seconds, count, language) {
  let start = spans.findIndex(([, length]) => length <= seconds);
  if (start < 0) start = spans.length - 1;
  const words = [];
  for (const [unit, length] of spans.slice(start, start + count)) {
    const number = Math.floor(seconds / length);
    seconds %= length;
    if (!number && words.length) continue;
    words.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(number));
  }
  return new Intl.ListFormat(language, { type: "unit" }).format(words);
}

/** Minutes and seconds as on a clock. */
function onClock(seconds, showsHours, language) {
  const parts = showsHours && seconds >= 3600 ? [seconds / 3600, (seconds / 60) % 60] : [seconds / 60];
  return [...parts, seconds % 60].map((part, index) =>
    new Intl.NumberFormat(language, { minimumIntegerDigits: index ? 2 : 1 }).format(Math.floor(part))).join(":");
}

function countedText(counting, language) {
  const [kind, start, end, unit] = counting.split(" ");
  const now = Date.now();
  const away = Math.floor(Math.abs(start - now) / 1000);
  if (kind === "relative") return inWords(away, 2, language);
  if (kind === "offset") return (start < now ? "-" : "+") + inWords(away, 1, language);
  if (kind === "timer") return onClock(away, true, language);
  const keptInside = Math.min(Math.max(now, start), end);
  const left = kind === "down" ? Math.ceil((end - keptInside) / 1000) : Math.floor((keptInside - start) / 1000);
  return onClock(left, !unit, language);
}

setInterval(() => runGuarded(() => {
  for (const node of pageRoot.querySelectorAll("[data-counting]")) {
    const text = countedText(node.dataset.counting, node.lang);
    if (node.textContent !== text) setText(node, text);
  }
}), 1000);

// EVENTS: what a person does

/** Has the server told of an event, and returns it, unless too many wait: they are lost, and the page says so. */
function reportEvent(node, kind, value) {
  if (isOver || stoppedWords || !isThere(node)) return null;
  const { id } = node[nodeFacts];
  const isText = kind === wire.event.input;
  if (isText || isStep(kind, value)) forgetLast(id, kind);
  // The last text of a field is kept in any case, and that a gesture is over.
  const hasRoom = pendingEvents.length < pendingLimit;
  if (!hasRoom && !isText && !isEnd(kind, value)) {
    isFull = true;
    showMessage(tooMuch);
    return null;
  }
  const event = { number: ++lastEvent, id, kind, value, wasSent: false };
  node[nodeFacts].reported = event.number;
  pendingEvents.push(event);
  if (isWelcome && hasRoom) sendInTurn();
  return event;
}

const isMotion = (kind) => kind === wire.event.drag || kind === wire.event.pinch;

/** Whether an event tells how far a gesture has come that goes on: the next step says it better. */
const isStep = (kind, value) => isMotion(kind) && value[0] === "m";

/** Whether an event tells that a gesture does not go on. */
const isEnd = (kind, value) => (isMotion(kind) ? value[0] !== "m" : kind === wire.event.press && !value);

/** Forgets an unsent event of an element after which no other kind came: the next one replaces it. */
function forgetLast(id, kind) {
  for (let index = pendingEvents.length - 1; index >= 0; index--) {
    const event = pendingEvents[index];
    if (event.wasSent || event.kind !== kind || event.isFirst) return;
    if (event.id === id) return pendingEvents.splice(index, 1);
  }
}

/** The elements that report events of some kinds, from the nearest on, as far as nothing disabled lies before them. */
function* listeners(target, kinds) {
  for (let node = target; node && node !== pageRoot; node = node.parentElement) {
    if (node.matches(":disabled, [aria-disabled=true]")) return;
    if (node[nodeFacts]?.events & kinds) yield node;
  }
}

const listenerOf = (target, kind) => listeners(target, kind).next().value;

function on(type, handle, options = false) {
  pageRoot.addEventListener(type, (event) => runGuarded(() => handle(event)), options);
}

on("click", (event) => {
  const dialog = event.target;
  if (dialog === pressedBeside && isBeside(dialog, event)) askToDismiss(dialog);
  // A tap on a row beside which buttons are shown hides them.
  if (shownRow?.contains(event.target) && !event.target.closest(shownButtons)) {
    event.preventDefault();
    return hideActions();
  }
  const row = event.target.closest(".row");
  if (event.target.closest(".row-minus")) return showActions(row, "delete");
  if (event.target.closest(".row-delete")) {
    hideActions();
    noteArrival();
    return reportEvent(row, wire.event.delete);
  }
  const [link] = answeringNodes(event.target, wire.event.click);
  // Where the server wants to know of a link, it decides where that leads.
  if (link?.matches("a")) event.preventDefault();
  countClick(event);
  tellClicks(event);
  // A tap on one of a row's buttons hides them again.
  if (event.target.closest(".row-actions")) {
    hideActions();
    noteArrival();
  }
  if (!link && !event.target.closest(pressed)) unseenLink(row)?.click();
});

/** A row leads where a link in it does that nobody sees. */
const unseenLink = (row) => row?.querySelector("[style*=visibility] .link:enabled");

on("change", ({ target }) => {
  const node = listenerOf(target, wire.event.change);
  if (node === target) reportEvent(node, wire.event.change, target.checked === true);
});

on("input", (event) => {
  if (!isComposing(event)) reportText(event.target);
});

function reportText(target) {
  const node = listenerOf(target, wire.event.input);
  if (!node) return;
  const wasTooLong = isTooLong;
  isTooLong = !fits(target.value);
  if (isTooLong) {
    // What was there before stays.
    setValue(target, target[nodeFacts].value ?? "");
    return showMessage(tooLong);
  }
  if (wasTooLong) showMessage("");
  target[nodeFacts].value = target.value;
  reportEvent(node, wire.event.input, target.value);
}

/** Whether a message has room for a text beside the numbers that it begins with. */
const fits = (text) => new TextEncoder().encode(JSON.stringify(text)).length + 100 <= metaOf("message-limit");

/** Code 229 stands for keys that an input method has taken, which one browser reports too late. */
const isComposing = (event) =>
  event.isComposing || event.keyCode === 229 || composedField?.field === event.target;

on("compositionstart", ({ target }) => {
  composedField = { field: target, value: target.value, offer: null, isHeld: !isFree() };
});

on("compositionend", (event) => {
  if (!composedField) return;
  const { field, value, offer, isHeld } = composedField;
  composedField = null;
  if (isHeld && event.data) {
    setValue(field, value);
    heldKeys.push(writing(event.data));
  } else if (event.target.value !== value) reportText(event.target);
  if (offer) offerValue(field, ...offer);
  // Later, because it may be a move of the focus that ends the composition.
  setTimeout(() => runGuarded(applyFocus));
});

/** What is typed after a submit waits until that is answered: it may be for another field, or for an empty one. */
const heldKeys = [];

const isFree = () => !heldKeys.length && !pendingEvents.some(({ kind }) => kind === wire.event.submit);

/** Does what a key means for what has the focus, when it is its turn. */
function typeInTurn(key) {
  if (isFree()) key(document.activeElement);
  else heldKeys.push(key);
}

/** Types what is held where it was typed, before what else a person does: the server finds out where it belongs. */
const typeHeld = () => heldKeys.splice(0).forEach((key) => key(document.activeElement));

/** Writes a text or, where there is none, takes a letter away. */
const writing = (text) => (field) => holdsText(field) && document.execCommand(text ? "insertText" : "delete", false, text);

on("beforeinput", (event) => {
  const { data, inputType } = event;
  if (event.isComposing || isFree() || !data && inputType !== "deleteContentBackward") return;
  event.preventDefault();
  heldKeys.push(writing(data));
});

/** What the tab key leads to. */
const reachable = () => [...pageRoot.querySelectorAll(reached)]
  .filter((node) => node.tabIndex >= 0 && !node.disabled && node.checkVisibility());

function submit(field) {
  if (!field.matches("input")) return;
  const node = listenerOf(field, wire.event.submit);
  if (node) reportEvent(node, wire.event.submit);
  // What an alert asks for is answered with its first choice.
  else field.closest(".alert")?.querySelector("button:not([data-role])")?.click();
}

// GESTURES: what a person does with a finger, a pointer or a key

/**
 * The elements that answer a gesture of one of several kinds: the one furthest inside, unless a farther
 * one comes first, and those that answer beside others. What a control answers is for what is directly
 * around it, and for nothing farther.
 */
function answeringNodes(target, kinds, wants = () => true) {
  let main = null;
  const others = [];
  const around = target.closest(kinds & (wire.event.drag | wire.event.pinch) ? "input, textarea" : pressed)?.parentElement;
  for (const node of listeners(target, kinds)) {
    if (!wants(node)) continue;
    const { rank } = node.dataset;
    if (rank === "beside") others.push(node);
    else if (rank === "first") main = node;
    else if (node === around || !node.contains(around)) main ||= node;
  }
  return main ? [main, ...others] : others;
}

/** How often, where and when the person has clicked in a row, and the single click that waits for more. */
let clicksInRow = { count: 0, x: 0, y: 0, time: 0, waiting: null };
/** Two clicks within so many milliseconds may be one double click. */
const clickPause = 350;

function countClick({ clientX: x, clientY: y, timeStamp: time, detail }) {
  const isNext = detail !== 0 && time - clicksInRow.time < clickPause && Math.hypot(x - clicksInRow.x, y - clicksInRow.y) < 24;
  clearTimeout(clicksInRow.waiting);
  clicksInRow = { count: isNext ? clicksInRow.count + 1 : 1, x, y, time, waiting: null };
}

const wantsClicks = (node, count) => (node.dataset.taps || "").split(" ").includes(`${count}`);

function tellClicks({ target, clientX, clientY, detail }) {
  const { count } = clicksInRow;
  const tell = (node, times = 1) => {
    const { events } = node[nodeFacts];
    if (!(events & wire.event.tap) || !wantsClicks(node, times)) return reportEvent(node, events & wire.event.click || wire.event.longPress);
    // The keyboard's click is in the middle.
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const [x, y] = detail === 0 ? [(left + right) / 2, (top + bottom) / 2] : [clientX, clientY];
    reportEvent(node, wire.event.tap, `${times} ${placeIn(node)(x, y)}`);
  };
  const counters = answeringNodes(target, wire.event.tap, (node) => node.dataset.taps !== "1");
  for (const node of counters) if (count > 1 && wantsClicks(node, count)) tell(node, count);
  // What a finger holds, the keyboard clicks.
  const kinds = wire.event.click | (detail === 0 && wire.event.longPress);
  const wantsOne = (node) => node[nodeFacts].events & kinds || wantsClicks(node, 1);
  const singles = answeringNodes(target, kinds | wire.event.tap, wantsOne);
  // A single click waits where a double one inside would be another thing.
  const waits = (node) => counters.some((counter) => node.contains(counter));
  for (const node of singles) if (!waits(node)) tell(node);
  // A key does at once what waits for several clicks alone.
  if (!detail && !singles[0] && target === counters[0]) tell(target, parseInt(target.dataset.taps));
  const patient = singles.filter(waits);
  if (count === 1 && patient.length) {
    clicksInRow.waiting = setTimeout(() => runGuarded(() => patient.forEach((node) => tell(node))), clickPause);
  }
}

/** Measures places from the corner that a gesture asks for: its element's, a named one's or the page's. */
function placeIn(node) {
  const { space } = node.dataset;
  const origin = space === undefined ? node : space && node.closest(`[data-coordinates="${CSS.escape(space)}"]`);
  const { left, top } = origin ? origin.getBoundingClientRect() : { left: 0, top: 0 };
  return (x, y) => `${Math.round(x - left)} ${Math.round(y - top)}`;
}

on("keydown", (event) => {
  const { key, target } = event;
  isKeyOver &&= event.repeat;
  // It is not for what has the focus instead.
  if (isKeyOver) return event.preventDefault();
  if (isComposing(event)) return;
  if (key === "Enter" && target.matches("input") && !event.repeat) typeInTurn(submit);
  if (event.ctrlKey || event.metaKey || /^(Arrow|Home|End|Del)/.test(key)) typeHeld();
  if (key === "Tab" && !isFree()) {
    event.preventDefault();
    return heldKeys.push((node) => oneBeside(reachable(), node, event.shiftKey ? -1 : 1)?.focus());
  }
  if (takesKeys(target)) return;
  const row = key === "Delete" || key === "Backspace" ? listenerOf(target, wire.event.delete) : null;
  const way = { ArrowUp: -1, ArrowDown: 1 }[key];
  const toEnd = getComputedStyle(target).direction === "rtl" ? -1 : 1;
  const side = way ?? { ArrowLeft: -1, ArrowRight: 1 }[key] * toEnd;
  const menu = target.closest("details.menu[open], .context-items");
  if (row) reportEvent(row, wire.event.delete);
  else if (way && target.matches(".row-handle")) reportEvent(target.parentElement, wire.event.move, way);
  else if (way && menu) focusItem(menu, target, way);
  else if (side && !menu && !event.altKey && !event.metaKey && target.matches(way ? ".choice" : ".choice, .tab")) pickBeside(target, side);
  else if (way && target.matches(".pickable")) pickBeside(target, way);
  else if (side && !way && !menu && stepToAction(target, side)) return event.preventDefault();
  else if ((key === "Enter" || key === " ") && target.matches("[role=button]:not(button, summary), .pickable")) target.click();
  else if (key === "Escape") return closeMenus(null);
  else return;
  event.preventDefault();
});

addEventListener("keydown", ({ key }) => { if (key === "Escape") hideActions(); });

/** What a press that goes on is about: elements, and functions for when it moves and when it ends. */
let heldGesture = null;

on("pointerdown", (event) => {
  const { target } = event;
  if (!shownRow?.contains(target)) hideActions();
  typeHeld();
  // Where a person types the focus stays, as on a phone, when a button is pressed. A value is read when it is left, and
  // a text that is composed is whole then.
  const isTyping = !composedField && document.activeElement.matches(".textfield:not(.value)");
  if (target.closest(isTyping ? "button" : ":disabled")) event.preventDefault();
  if (!event.isPrimary || event.button !== 0) return;
  const begin = (kind, start) => answeringNodes(target, kind).map((node) => start(node, event));
  const handle = target.closest(".row-handle");
  const row = target.closest(".row[data-swipes]") ?? listenerOf(target, wire.event.delete);
  const parts = [
    ...begin(wire.event.press, presses), ...begin(wire.event.longPress, waitsLong),
    ...begin(wire.event.drag, drags),
    ...(handle ? [carriesHandle(handle, event)] : row && target.type !== "range" && !(holdsText(target) && event.pointerType === "mouse") ? [swipes(row)] : []),
    ...(event.pointerType === "touch" && target.closest(".context") ? [waitsForMenu(event)] : []),
  ];
  if (parts.length) heldGesture = { id: event.pointerId, parts, x: event.clientX, y: event.clientY };
});

function followPress(event, name) {
  if (!heldGesture || event.pointerId !== heldGesture.id) return;
  const { parts, x, y } = heldGesture;
  if (name !== "move") heldGesture = null;
  // What has gone meanwhile is not followed.
  for (const part of parts) if (isThere(part.element)) part[name]?.(event, event.clientX - x, event.clientY - y);
}
on("pointermove", (event) => followPress(event, "move"));
for (const [type, name] of [["pointerup", "end"], ["pointercancel", "cancel"]]) {
  addEventListener(type, (event) => runGuarded(() => {
    followPress(event, name);
    liftFinger(event.pointerId, name[0]);
  }));
}

/** A click that ends a drag or a long press is none. */
function ignoreClick() {
  const ignore = (event) => event.stopPropagation();
  pageRoot.addEventListener("click", ignore, { capture: true, once: true });
  setTimeout(() => pageRoot.removeEventListener("click", ignore, true));
}

function presses(node) {
  const { reach } = node.dataset;
  let isPressed = true;
  reportEvent(node, wire.event.press, true);
  const letGo = () => {
    if (isPressed) reportEvent(node, wire.event.press, false);
    isPressed = false;
  };
  return staying(node, reach, letGo);
}

/** What a press is about that ends when it moves far, too, until it was a long one: then it may become a drag. */
const staying = (node, reach, end) =>
  ({ element: node, move: (_, x, y) => { if (Math.hypot(x, y) > reach && !heldGesture.isLong) end(); }, end, cancel: end });

function waitsLong(node) {
  const { duration, reach } = node.dataset;
  let wasLong = false;
  const timer = setTimeout(() => runGuarded(() => {
    wasLong = reportEvent(node, wire.event.longPress);
    if (wasLong) heldGesture.isLong = true;
  }), duration);
  const stop = () => clearTimeout(timer);
  return {
    ...staying(node, reach, stop),
    // It was a long press, and is no tap as well.
    end() {
      stop();
      if (wasLong && node.dataset.rank !== "beside") ignoreClick();
    },
  };
}

// A finger that stays is a long press, where that means something, and opens no menu of the browser's.
on("contextmenu", (event) => {
  if (event.pointerType !== "mouse" && heldGesture && listenerOf(event.target, wire.event.longPress)) event.preventDefault();
});

/** Does the last of what is asked for within one frame of the browser. */
function onceAFrame() {
  let work = null;
  return (next) => {
    if (!work && next) requestAnimationFrame(() => runGuarded(() => {
      work?.();
      work = null;
    }));
    work = next;
  };
}

/** A drag begins at a distance from where the press began, and goes on wherever it moves. */
function drags(node, down) {
  const place = placeIn(node);
  const start = place(down.clientX, down.clientY);
  const soon = onceAFrame();
  let isDrag = false;
  let past = [];
  const velocity = ({ timeStamp, clientX, clientY }) => {
    past = [...past.filter(({ time }) => timeStamp - time < 100), { time: timeStamp, x: clientX, y: clientY }];
    const [{ time, x, y }] = past;
    const pace = (distance) => Math.round((distance * 1000) / Math.max(timeStamp - time, 1));
    return `${pace(clientX - x)} ${pace(clientY - y)}`;
  };
  const tell = (event, phase, pace) =>
    reportEvent(node, wire.event.drag, `${phase} ${start} ${place(event.clientX, event.clientY)} ${pace}`);
  const step = (event, distance) => {
    const pace = velocity(event);
    if (isDrag) return soon(() => tell(event, "m", pace));
    if (distance < node.dataset.distance) return;
    isDrag = true;
    const first = tell(event, "m", pace);
    // The server has to hear of the step that made a drag of the press.
    if (first) first.isFirst = true;
  };
  const finish = (event, phase) => {
    if (!isDrag) return;
    soon(null);
    if (phase === "e" && past.length > 1) ignoreClick();
    tell(event, phase, velocity(event));
  };
  step(down, 0);
  return {
    element: node,
    move(event, x, y) {
      step(event, Math.hypot(x, y));
      // Not before: what is pressed inside would not be clicked. A control has the pointer itself.
      if (isDrag && !holdsText(down.target)) node.setPointerCapture(event.pointerId);
    },
    end: (event) => finish(event, "e"),
    cancel: (event) => finish(event, "c"),
  };
}

/** The fingers on elements that can be pinched, and the pinch that goes on. */
const fingers = new Map();
let pinch = null;

function beginPinch(node, first, second) {
  const { left, top, width, height } = node.getBoundingClientRect();
  const x = (first.x + second.x) / 2 - left;
  const y = (first.y + second.y) / 2 - top;
  const soon = onceAFrame();
  const spread = (one, other) => Math.max(Math.hypot(other.x - one.x, other.y - one.y), 1);
  const turn = (one, other) => Math.atan2(other.y - one.y, other.x - one.x);
  const began = { spread: spread(first, second), turn: turn(first, second) };
  let angle = 0;
  const rounded = (number) => Math.round(number * 1000) / 1000;
  const tell = (phase, scale) => reportEvent(node, wire.event.pinch, [
    phase, ...[Math.max(scale, 0.001), angle, x, y, x / Math.max(width, 1), y / Math.max(height, 1)].map(rounded),
  ].join(" "));
  let scale = 1;
  return {
    fingers: [first, second],
    move() {
      scale = spread(first, second) / began.spread;
      // A turn goes on beyond half a circle.
      const turned = turn(first, second) - began.turn - angle;
      angle += turned - 2 * Math.PI * Math.round(turned / (2 * Math.PI));
      soon(() => tell("m", scale));
    },
    grow(factor) {
      scale *= factor;
      soon(() => tell("m", scale));
    },
    end(phase) {
      soon(null);
      tell(phase, scale);
      pinch = null;
    },
  };
}

on("pointerdown", ({ target, pointerId, pointerType, clientX: x, clientY: y }) => {
  const [node] = answeringNodes(target, wire.event.pinch);
  if (!node || pointerType === "mouse") return;
  const finger = { element: node, x, y };
  const other = [...fingers.values()].find(({ element }) => element === node);
  fingers.set(pointerId, finger);
  if (!other || pinch) return;
  pinch = beginPinch(node, other, finger);
  for (const id of fingers.keys()) node.setPointerCapture(id);
  // What one finger began is no drag and no press any more.
  if (heldGesture) followPress({ pointerId: heldGesture.id, timeStamp: 0, clientX: heldGesture.x, clientY: heldGesture.y }, "cancel");
});

on("pointermove", ({ pointerId, clientX, clientY }) => {
  const finger = fingers.get(pointerId);
  if (!finger) return;
  [finger.x, finger.y] = [clientX, clientY];
  if (pinch?.fingers.includes(finger)) pinch.move();
});

function liftFinger(id, phase) {
  const finger = fingers.get(id);
  fingers.delete(id);
  if (finger && pinch?.fingers.includes(finger)) pinch.end(phase);
}

/** A pinch on a trackpad is a turn of the wheel with a key, as browsers tell it, and ends when it rests. */
on("wheel", (event) => {
  const [node] = event.ctrlKey ? answeringNodes(event.target, wire.event.pinch) : [];
  if (!node) return;
  event.preventDefault();
  const place = { x: event.clientX, y: event.clientY };
  if (pinch && !pinch.rest) return;
  pinch ||= beginPinch(node, place, place);
  pinch.grow(Math.exp(-event.deltaY / 100));
  clearTimeout(pinch.rest);
  const { end } = pinch;
  pinch.rest = setTimeout(() => runGuarded(() => end("e")), 200);
}, { passive: false });

/** The buttons at an edge of a row that the app has given it. */
const actionsAt = (row, edge) => row.querySelector(`:scope > .row-actions.${edge}`);

/** A swipe to the side shows a row's buttons there, or does what the first one does. */
function swipes(row) {
  const toEnd = getComputedStyle(row).direction === "rtl" ? 1 : -1;
  const [leading, trailing] = [actionsAt(row, "leading"), actionsAt(row, "trailing")];
  const deletes = !trailing && row[nodeFacts].events & wire.event.delete;
  const wasOpen = shownRow === row;
  let isSwipe = false;
  // The buttons come while the finger is still on its way.
  const follow = (distance) => {
    const isMeant = Math.abs(distance) >= 30;
    const edge = distance < 0 ? leading && "leading" : trailing ? "trailing" : deletes && "delete";
    if (wasOpen ? isMeant : edge && !isMeant) hideActions();
    else if (!wasOpen && edge) showActions(row, edge);
  };
  return {
    element: row,
    move(event, x, y) {
      isSwipe ||= Math.abs(x) > 10 && Math.abs(x) > 2 * Math.abs(y);
      if (!isSwipe) return;
      row.setPointerCapture(event.pointerId);
      follow(toEnd * x);
    },
    end(_, x) {
      if (!isSwipe) return;
      ignoreClick();
      const distance = toEnd * x;
      const buttons = distance > 0 ? trailing : leading;
      follow(distance);
      if (wasOpen || Math.abs(distance) <= row.offsetWidth / 2) return;
      if (buttons?.dataset.full === "true") tapFirst(buttons);
      else if (deletes && distance > 0) {
        hideActions();
        reportEvent(row, wire.event.delete);
      }
    },
    cancel() { if (!wasOpen) hideActions(); },
  };
}

/** The row beside which buttons are shown, and what had the focus before one of them. */
let shownRow = null;
let focusBeforeActions = null;

const shownButtons = ".row-actions, .row-delete";

/** Shows the buttons at an edge of a row, or the one that deletes it, and no others. All else in the row moves aside. */
function showActions(row, edge) {
  if (shownRow === row && row.dataset.shows === edge) return;
  hideActions();
  shownRow = row;
  row.dataset.shows = edge;
  const buttons = edge === "delete" ? row.appendChild(controls[2].cloneNode(true)) : actionsAt(row, edge);
  const { width } = buttons.getBoundingClientRect();
  row.style.setProperty("--shift", `${edge === "leading" ? width : -width}px`);
}

/** Hides the buttons that are shown. The focus goes from one of them back to where it was in the row. */
function hideActions() {
  if (!shownRow) return;
  const row = shownRow;
  shownRow = null;
  if (document.activeElement.closest(shownButtons)?.parentElement === row) {
    (focusBeforeActions?.isConnected ? focusBeforeActions : row).focus({ preventScroll: true });
  }
  focusBeforeActions = null;
  delete row.dataset.shows;
  row.querySelector(":scope > .row-delete")?.remove();
}

/** Goes to what is beside an element of a row: to the row's buttons at that side, among them and back. Returns whether it did. */
function stepToAction(target, side) {
  // What a dialog shows that the row presents is no part of the row.
  const row = target.closest(".row, dialog");
  if (!row?.matches("[data-swipes]:not(.several[data-edits])") || target.matches("input, .choice, .tab")) return false;
  const isAction = target.closest(".row-actions");
  const opener = isAction ? focusBeforeActions ?? row : target;
  const buttonsAt = (edge) => [...actionsAt(row, edge)?.querySelectorAll("button:enabled") ?? []];
  const places = [...buttonsAt("leading"), opener, ...buttonsAt("trailing").reverse()];
  const next = places[places.indexOf(target) + side];
  if (next === opener) hideActions();
  else if (next) {
    showActions(row, next.closest(".trailing") ? "trailing" : "leading");
    focusBeforeActions = opener;
    next.focus({ preventScroll: true });
  }
  return !!next;
}

/** Does what the first of a row's buttons does, although the click that ends a swipe is none. */
const tapFirst = (buttons) => setTimeout(() => runGuarded(() => buttons.querySelector("button")?.click()));

/** A row is carried by its handle to another place among its siblings. */
function carriesHandle(handle, event) {
  const row = handle.parentElement;
  const rows = cellsOf(row.parentElement).filter((other) => other.querySelector(":scope > .row-handle"));
  handle.setPointerCapture(event.pointerId);
  const middles = rows.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2);
  const from = rows.indexOf(row);
  let distance = 0;
  // Those in between give way.
  const carry = (y) => {
    row.classList.toggle("carried", !!y);
    const to = middles.filter((middle, index) => index !== from && middle < middles[from] + y).length;
    distance = to - from;
    rows.forEach((other, index) => {
      const way = (index < from && index >= to) - (index > from && index <= to);
      const offset = other === row ? y : way * row.offsetHeight;
      other.style.translate = offset ? `0 ${offset}px` : "";
    });
  };
  return {
    element: row,
    move: (_, x, y) => carry(y),
    end() {
      ignoreClick();
      if (distance) reportEvent(row, wire.event.move, distance);
      carry(0);
    },
    cancel: () => carry(0),
  };
}

/** The sheet that a finger may pull down, and from where. */
let sheetPull = null;

on("touchstart", ({ target, touches: [{ clientX: x, clientY: y }, second] }) => {
  settlePull();
  const sheet = target.closest("dialog.sheet");
  const isOpen = sheet && sheet[nodeFacts].events & wire.event.dismiss;
  const isBusy = holdsValue(target) || target.closest(".row-handle") || listenerOf(target, wire.event.drag);
  sheetPull = isOpen && !second && !isBusy && isAtTop(target, sheet) ? { sheet, x, y, offset: 0 } : null;
});

/** Lets the sheet go where it belongs, and returns how it was pulled, if it was. */
function settlePull() {
  const last = sheetPull;
  sheetPull = null;
  last?.sheet.style.removeProperty("translate");
  return last;
}

/** Whether nothing between an element and its sheet has been scrolled: a finger would scroll it back. */
function isAtTop(node, sheet) {
  for (; node !== sheet; node = node.parentElement) if (node.scrollTop > 0) return false;
  return sheet.scrollTop <= 0;
}

on("touchmove", (event) => {
  if (!sheetPull) return;
  const [{ clientX, clientY }] = event.touches;
  const y = clientY - sheetPull.y;
  if (!sheetPull.offset && y <= Math.abs(clientX - sheetPull.x)) return settlePull();
  event.preventDefault();
  sheetPull.offset = Math.max(1, y);
  sheetPull.sheet.style.translate = `0 ${sheetPull.offset}px`;
}, { passive: false });

for (const type of ["touchend", "touchcancel"]) {
  on(type, () => {
    const pulled = settlePull();
    if (type !== "touchend" || !pulled) return;
    const { sheet, offset } = pulled;
    if (offset > Math.min(120, sheet.offsetHeight / 3)) askToDismiss(sheet);
  });
}

// PARTS THAT OPEN: the browser opens and closes them, and tells

on("toggle", ({ target }) => {
  if (target.matches("details.menu")) {
    const items = target.lastElementChild;
    items.hidePopover();
    if (target.open) showItems(items, target.getBoundingClientRect());
  }
  if (!target[nodeFacts] || target.open === target[nodeFacts].isOpen) return;
  target[nodeFacts].isOpen = target.open;
  if (target[nodeFacts].events & wire.event.change) reportEvent(target, wire.event.change, target.open);
}, true);

/** Whether a menu was shown since the page was scrolled, so that not all of it is searched for each step. */
let hasMenu = false;

/** Shows what a menu offers: towards the middle of the window, and above where only there is room for it. */
function showItems(items, { left, right, top, bottom }) {
  hasMenu = true;
  items.showPopover();
  const { offsetWidth: width, offsetHeight: height } = items;
  const x = left + right > innerWidth ? right - width : left;
  const y = placeBeside(top, bottom, height, innerHeight, false);
  items.style.translate = `${keptInside(x, width, innerWidth)}px ${keptInside(y, height, innerHeight)}px`;
}

/** Moves the focus from the label of a menu to its first or last item, and from an item to the one beside it. */
function focusItem(menu, target, way) {
  const items = [...menu.querySelectorAll("button:enabled, a, .menu-items summary")].filter((item) => item.checkVisibility());
  // From the label the way down leads to the first item, and the way up to the last.
  oneBeside(items, items.includes(target) || way > 0 ? target : items[0], way)?.focus();
}

/** The one before or after another, round and round. */
const oneBeside = (all, one, way) => all.at((all.indexOf(one) + way) % all.length);

/** Goes to the option, the tab or the row before or after another, and picks it unless several can be picked. */
function pickBeside(option, way) {
  const isRow = option.matches(".row");
  const all = [...option.closest(isRow ? ".list" : ".choices, .tab-bar").querySelectorAll(isRow ? ".pickable:not([inert])" : ".choice:enabled, .tab")];
  const next = isRow ? all[all.indexOf(option) + way] : oneBeside(all, option, way);
  next?.focus();
  if (!option.matches(".several")) next?.click();
}

/** Closes the menus but those around an element. The focus goes from an item back to the label. */
function closeMenus(kept) {
  for (const menu of pageRoot.querySelectorAll("details.menu[open], .context-items:popover-open")) {
    if (menu.contains(kept)) continue;
    // The focus goes back to where the menu was opened.
    const isContext = menu.matches(".context-items");
    const opener = isContext ? focusBeforeMenu : menu.firstElementChild;
    if (menu.contains(document.activeElement)) opener?.focus({ preventScroll: true });
    // With the focus, menus inside may have closed already.
    if (isContext) menu.hidePopover();
    else menu.open = false;
    noteArrival();
  }
}
addEventListener("click", ({ target }) =>
  closeMenus(target.closest?.(".menu-items") && !target.closest("summary") ? null : target));

// A menu does not go along with what scrolls below it, and what a swipe shows is hidden.
addEventListener("scroll", ({ target }) => {
  if (shownRow && target.contains?.(shownRow)) hideActions();
  if (!hasMenu || target.matches?.(".menu-items")) return;
  hasMenu = false;
  closeMenus(null);
}, true);

/** What had the focus before the menu of an element took it. */
let focusBeforeMenu = null;

/** Opens the menu of an element where the person pointed, unless it has no items. */
function openContextMenu(target, x, y) {
  // That of a row belongs to all of the row.
  const context = target.closest(".context") ?? target.closest(".row")?.querySelector(".context");
  const menu = context?.querySelector(":scope > .context-items");
  if (!menu?.firstElementChild) return false;
  closeMenus(null);
  focusBeforeMenu = document.activeElement;
  showItems(menu, new DOMRect(x, y));
  menu.querySelector("button")?.focus();
  return true;
}

on("contextmenu", (event) => {
  if (event.target.closest(".context-items")) return;
  if (openContextMenu(event.target, event.clientX, event.clientY)) event.preventDefault();
});

/** Not every browser calls a long press a click for the menu. */
function waitsForMenu({ target, clientX, clientY }) {
  let isOpen = false;
  const timer = setTimeout(() => runGuarded(() => { isOpen = openContextMenu(target, clientX, clientY); }), 600);
  const stop = () => {
    clearTimeout(timer);
    if (isOpen) ignoreClick();
  };
  const element = target.closest(".context");
  return { element, move: (_, x, y) => { if (Math.hypot(x, y) > 10) clearTimeout(timer); }, end: stop, cancel: stop };
}

// These two do not bubble. The server decides whether a dialog closes; a browser that closed one all
// the same, as for a second press of escape, is followed.
on("cancel", (event) => {
  if (!event.target.matches("dialog")) return;
  event.preventDefault();
  // A browser may close it all the same the next time, and then it is opened again.
  event.target[nodeFacts].focus = document.activeElement;
  // A dialog that closes all the same asks when it has closed, and only then.
  if (event.defaultPrevented) askToDismiss(event.target);
}, true);
on("close", (event) => {
  const dialog = event.target;
  if (!dialog[nodeFacts] || !isThere(dialog)) return;
  closed.add(dialog);
  askToDismiss(dialog);
}, true);
on("pointerdown", ({ target, clientX, clientY }) => {
  const isBackdrop = target.matches("dialog:not(.cover, [role])") && isBeside(target, { clientX, clientY });
  pressedBeside = isBackdrop ? target : null;
});

/** What has the focus in a search has it for the field. */
const focusListener = (target, kind) => listenerOf(target?.closest(".search")?.firstElementChild ?? target, kind);

on("focusin", ({ target }) => {
  closeMenus(target);
  if (!shownRow?.contains(target)) hideActions();
  const node = focusListener(target, wire.event.focus);
  if (node && !movesFocus) followFocus(node, wire.event.focus);
});

on("focusout", (event) => {
  const node = focusListener(event.target, wire.event.blur);
  // The one that gets the focus tells of it itself; and a window in the background keeps its focus.
  const next = focusListener(event.relatedTarget, wire.event.focus);
  if (node && !next && !movesFocus && document.hasFocus()) followFocus(node, wire.event.blur);
});

/** Where the person has moved the focus it stays, whatever the server wanted before. */
function followFocus(node, kind) {
  gainsFocus = losesFocus = null;
  reportFocus(node, kind);
}

function reportFocus(node, kind) {
  reportEvent(node, kind);
  lastFocusEvent = lastEvent;
}

// A form is a way to arrange controls here; the browser must not send it anywhere.
on("submit", (event) => event.preventDefault());

// WORDS: what the page says about itself

const statusLine = document.getElementById("status");

function showMessage(text, addition = null) {
  if (statusLine.textContent === text && !addition) return;
  statusLine.textContent = text;
  if (addition) statusLine.append(" ", addition);
  placeMessage();
}

/** What is in front of the page makes all else inert. */
function placeMessage() {
  ([...allDialogs].findLast(({ open }) => open) ?? document.body).append(statusLine);
}

function reloadButton() {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Reload";
  button.onclick = () => location.reload();
  return button;
}

const lost = "Connection lost — trying again…";
const offline = "You are offline — trying again…";
const tooMuch = "Too much waits — what you do now is not kept.";
const tooLong = "That text is too long, and was not taken.";
const endings = {
  gone: "This session has ended. Starting a new one…",
  full: "The server has no room for another window.",
  replaced: "This session goes on in another window.",
};

function ended(reason, text) {
  if (reason === "gone" && sessionID && !lastReceived) {
    sessionID = null;
    closeLine();
    return openLine();
  }
  if (reason === "stopped") {
    stoppedWords = text;
    setActive(false);
    return;
  }
  isOver = true;
  closeLine();
  showMessage(endings[reason] || "This session has ended.", reloadButton());
  setActive(false);
  if (reason === "gone" && sessionID) setTimeout(() => location.reload(), 1500);
}

/** What nobody would answer must not look as if it could be used; dialogs are not inert with the page. */
function setActive(isActive) {
  for (const part of [pageRoot, ...pageRoot.querySelectorAll("dialog > :not(dialog, #status)")]) part.inert = !isActive;
}

/** An error in this script must not leave a page that looks alive and is dead. */
function failed(error) {
  console.error(error);
  isOver = true;
  closeLine();
  showMessage("This page ran into an error and stopped.", reloadButton());
  setActive(false);
}

function runGuarded(work) {
  try {
    work();
  } catch (error) {
    failed(error);
  }
}

// What others put into the page, such as extensions, may fail as it likes.
addEventListener("error", (event) => {
  if (event.filename === import.meta.url) failed(event.error || event.message);
});

openLine();
