// Views that mask others. A browser masks with images alone, so that the page draws the view as one. A page loads this module
// with the first of them.

const svg = "http://www.w3.org/2000/svg";

/**
 * Follows a view that masks the element around it.
 * @param {PageElement} view
 */
export function begin(view) {
  let isPlanned = false;
  const update = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      if (view.isConnected) draw(view);
    });
  };
  new ResizeObserver(update).observe(view);
  new MutationObserver(update).observe(view, { attributes: true, characterData: true, childList: true, subtree: true });
  view.addEventListener("load", update, true);
  view.addEventListener("transitionend", update);
}

/**
 * Masks the element around a view with an image of the view.
 * @param {PageElement} view
 */
function draw(view) {
  const { clientWidth: width, clientHeight: height } = view;
  const copy =
    /** @type {PageElement} */
    (view.cloneNode(true));
  const originals = [view, ...view.querySelectorAll("*")];
  for (const [index, node] of [copy, ...copy.querySelectorAll("*")].entries()) keepLook(node, originals[index]);
  Object.assign(copy.style, { opacity: 1, position: "static", width: `${width}px`, height: `${height}px` });
  const drawing = `<svg xmlns="${svg}" viewBox="0 0 ${width} ${height}">`
    + `<foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(copy)}</foreignObject></svg>`;
  view.parentElement.style.mask = `url("data:image/svg+xml,${encodeURIComponent(drawing)}") 0 0/100% 100% no-repeat`;
}

/**
 * Gives the copy of an element the look that the element has on the page, because an image has no stylesheets.
 * @param {PageElement} copy
 * @param {Element} original
 */
function keepLook(copy, original) {
  const look = getComputedStyle(original);
  for (const { name } of [...copy.attributes]) if (/^(aria-|data-|id$|class$)/.test(name)) copy.removeAttribute(name);
  copy.style.cssText = [...look].map((name) => `${name}:${look.getPropertyValue(name)}`).join(";");
  if (original instanceof HTMLImageElement) copy.src = contentOf(original);
}

/**
 * The pixels of an image as an address, because an image loads no others.
 * @param {HTMLImageElement} image
 */
function contentOf(image) {
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  if (!canvas.width) return "";
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  try {
    return canvas.toDataURL();
  } catch {
    // The image comes from a server that keeps its pixels from pages.
    return "";
  }
}
