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
  place?: { focus?: Element | null; scroll: number };
  /** The page that an area of pages shows, or scrolls to. */
  page?: Element;
  /** The element that had the focus when a dialog was asked to close. */
  focus?: Element | null;
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

/** The facts about an element that the server knows. */
export interface KnownFacts extends Facts {
  id: number;
  events: number;
  reported: number;
}

declare global {
  /**
   * An element of the app's views.
   *
   * It has the members of all kinds of element that views consist of, because the modules tell these kinds apart by
   * selectors. Its parent is there as long as it is on the page.
   */
  interface PageElement extends HTMLElement {
    [facts]: KnownFacts;
    children: HTMLCollectionOf<PageElement>;
    dataset: Record<string, string>;
    firstElementChild: PageElement | null;
    lastElementChild: PageElement | null;
    nextElementSibling: PageElement | null;
    parentElement: PageElement;
    previousElementSibling: PageElement | null;

    // Fields and other controls.
    checked: boolean;
    disabled: boolean;
    files: FileList;
    indeterminate: boolean;
    selectionEnd: number | null;
    selectionStart: number | null;
    type: string;
    value: string;
    setSelectionRange(start: number | null, end: number | null): void;

    // Dialogs, menus and disclosures.
    open: boolean;
    close(): void;
    showModal(): void;

    // Images and links.
    download: string;
    href: string;
    naturalHeight: number;
    naturalWidth: number;
    src: string;
  }

  /** An element that stands for rows that do not exist. */
  interface GapElement extends PageElement {
    [facts]: KnownFacts & { gap: import("./gaps.js").Gap };
  }

  /** An event of the views. */
  type ViewEvent<E extends Event = Event> = E & { target: PageElement };

  /** An entry of an observer of elements of the views. */
  type EntryOf<Entry> = Entry & { target: PageElement };

  /** The event of the views that a name stands for. */
  type EventOfViews<Name> = ViewEvent<
    Name extends "contextmenu" ? PointerEvent
    : Name extends keyof HTMLElementEventMap ? HTMLElementEventMap[Name] : Event
  >;

  /** What a press needs to know about a step of it. */
  type PressEvent = Pick<PointerEvent, "clientX" | "clientY" | "pointerId" | "timeStamp">;

  /** A change of a frame: its code, and the operands as JSON has them. `frames.js` says what each code takes. */
  type Patch = [code: number, ...operands: any[]];

  /** An element of a frame, with all that is in it. The server writes no zeros and no empty parts at its end. */
  type Tree = [
    id: number, tag: string, attributes: Record<string, string>, events: number, content?: string | Tree[],
  ];

  /** The position of an element that the server may give another number: its name, and its indices from the inside out. */
  type Position = [name: string, ...indices: number[]];

  /** A place in the window. */
  type Point = { x: number; y: number };

  /** The parts of the script that rare modules use, which import nothing. */
  interface ScriptTools {
    eventKind: typeof import("./wire.js").eventKind;
    facts: typeof facts;
    markChanged: typeof import("./traits.js").markChanged;
    onceAFrame: typeof import("./page.js").onceAFrame;
    placeIn: typeof import("./places.js").placeIn;
    reportEvent: typeof import("./events.js").reportEvent;
    runGuarded: typeof import("./page.js").runGuarded;
  }

  /** The value of an event, in the form of its kind. */
  type EventValue = string | number | boolean;

  /** An action of the keyboard, which is done on the element that has the focus by then. */
  type KeyAction = (element: PageElement) => void;

  /** How the page scrolls. The compiler's own library does not know "instant". */
  type Behavior = ScrollBehavior | "instant";
  type WithBehavior<Options> = Omit<Options, "behavior"> & { behavior?: Behavior };

  // Every element of the page is one of HTML or SVG.
  interface Element extends ElementCSSInlineStyle, HTMLOrSVGElement {
    textContent: string;
    closest(selector: string): PageElement | null;
    scrollBy(options: WithBehavior<ScrollToOptions>): void;
    scrollTo(options: WithBehavior<ScrollToOptions>): void;
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
  interface ParentNode {
    querySelector(selector: string): PageElement | null;
    querySelectorAll(selector: string): NodeListOf<PageElement>;
  }
  interface Node {
    matches?(selector: string): boolean;
  }
  interface Document {
    getElementsByClassName(names: string): HTMLCollectionOf<PageElement>;
  }
  interface CSSStyleDeclaration {
    setProperty(property: string, value: number): void;
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
