// Types for the compiler that checks the modules. No browser reads this file.

import { facts } from "./page.js";

/** The page's data about an element that the server made. */
export interface Facts {
  /** Its number. An element that is being removed has none. */
  id?: number;
  /** The kinds of event that it reports, one bit each. */
  events?: number;
  /** The number of the last event that it reported. */
  reported?: number;
  /** The text of a field as the server knows it. */
  value?: string;
  /** Whether a disclosure or a menu is open, as the server knows it. */
  isOpen?: boolean;
  /** The scroll offset and the focus of a covered screen. */
  place?: { focus?: HTMLElement | null; scroll: number };
  /** The page that an area of pages shows, or scrolls to. */
  page?: Element;
  /** The element that had the focus when a dialog was asked to close. */
  focus?: Element;
  /** The place that a follower has taken from its source. */
  target?: string;
  /** The traits of the element's content, and its own traits for its parent. */
  contentTraits?: number;
  ownTraits?: number;
  /** The attributes for the layout that `traits.js` has set. */
  "data-holds"?: string;
  "data-run"?: string;
  /** The size or place, and the visibility, that were reported last. An empty text has the former reported again. */
  size?: string;
  /** The size in the layout that was measured last. */
  box?: string;
  visibility?: string;
  /** The timer that ends a transition, and the animation that repeats. */
  settling?: ReturnType<typeof setTimeout>;
  repeating?: Animation;
  /** The rows for which a gap stands, and the need and the row in use that the container of a gap reported last. */
  gap?: import("./gaps.js").Gap;
  need?: string | null;
  held?: number;
  /** The declarations of its cells, for which there are rules. */
  cells?: string;
}

declare global {
  // Every element of the page is one of HTML or SVG.
  interface Element extends ElementCSSInlineStyle, HTMLOrSVGElement {
    [facts]: Facts;
    ariaLabelledByElements: Element[];
    role: string | null;
    inert: boolean;
    checkVisibility(options?: { visibilityProperty?: boolean }): boolean;
    moveBefore?(node: Element, before: Element | null): void;
  }
  interface HTMLElement {
    showPopover(): void;
    hidePopover(): void;
  }
  interface Node {
    matches?(selector: string): boolean;
  }
  interface Navigator {
    userActivation?: { isActive: boolean };
  }
  interface Window {
    navigation?: EventTarget;
  }
  interface Array<T> {
    findLast(predicate: (element: T) => unknown): T | undefined;
  }
}
