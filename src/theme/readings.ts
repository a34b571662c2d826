import { drawnIn } from './flat-tree.js';
import { watchInherited } from './inherited-watch.js';
import { PageObserver } from './page-observer.js';
import { type PageReading, readPage } from './page-reading.js';

/** An element that is coloured after the page. */
export interface Reader {
  readonly element: Element;
  /** Takes what was read. */
  take(reading: PageReading): void;
}

/** What was read last inside an ancestor, and of which kind of element. */
interface Nearby {
  readonly looks: string;
  readonly reading: PageReading;
}

const readers = new Set<Reader>();
/** Those whose reading is missing, or may be out of date. */
const due = new Set<Reader>();
let readings = new WeakMap<Reader, PageReading>();
let nearby = new WeakMap<Element, Nearby>();
let observer: PageObserver | undefined;
let frame = 0;
/** The one element of the page in which inherited colours are watched. */
let watched: Reader | undefined;
let unwatch: (() => void) | undefined;

/** What style sheets are likely to tell elements apart by. */
const looksOf = (element: Element): string =>
  [element.localName, ...['class', 'style', 'id'].map((name) => element.getAttribute(name))].join();

function* ancestors(element: Element): Generator<Element, void> {
  for (let node = drawnIn(element); node; node = drawnIn(node)) yield node;
}

function keep(reader: Reader, reading: PageReading): void {
  readings.set(reader, reading);
  const looks = looksOf(reader.element);
  for (const node of ancestors(reader.element)) nearby.set(node, { looks, reading });
}

/** Reads for all that are due, then hands out: no style is computed once the first is written. */
function readDue(): void {
  const now = [...due].filter(({ element }) => element.isConnected);
  due.clear();
  now.forEach(({ element }) => observer?.watch(element));
  const found = readPage(now.map(({ element }) => element));
  now.forEach((reader, at) => {
    const reading = found[at];
    if (reading) keep(reader, reading);
  });
  now.forEach((reader, at) => {
    const reading = found[at];
    if (reading) reader.take(reading);
  });
}

function nextFrame(): void {
  frame = 0;
  if (due.size) readOnce();
  const [first] = readers;
  const root = first?.element.shadowRoot;
  if (!root || watched) return;
  watched = first;
  unwatch = watchInherited(root, pageChanged);
}

/** Reads what is due now if this frame has no reading yet, else with the next. */
function readOnce(): void {
  if (frame) return;
  frame = requestAnimationFrame(nextFrame);
  readDue();
}

function pageChanged(): void {
  readers.forEach((reader) => due.add(reader));
  readOnce();
}

/** A reading of an element nearby that looks alike. */
function alike(element: Element): PageReading | undefined {
  for (const node of ancestors(element)) {
    const near = nearby.get(node);
    if (near) return near.looks === looksOf(element) ? near.reading : undefined;
  }
  return undefined;
}

/** Reads for an element from now on, and again whenever the page has changed. */
export function addReader(reader: Reader): void {
  observer ??= new PageObserver(pageChanged);
  readers.add(reader);
  due.add(reader);
  observer.watch(reader.element);
  // Not at once: those that come with it are read with it.
  frame ||= requestAnimationFrame(nextFrame);
}

/** Stops reading for an element. */
export function removeReader(reader: Reader): void {
  readers.delete(reader);
  due.delete(reader);
  readings.delete(reader);
  if (reader === watched) {
    unwatch?.();
    watched = undefined;
    frame ||= requestAnimationFrame(nextFrame);
  }
  if (readers.size) return;
  observer?.stop();
  observer = undefined;
  readings = new WeakMap();
  nearby = new WeakMap();
}

/** What is known of the page for an element: its own reading, until there is one that of its like nearby. */
export function readingFor(reader: Reader): PageReading | undefined {
  // Not on the page, or on a server.
  if (!readers.has(reader)) return undefined;
  const known = readings.get(reader) ?? alike(reader.element);
  if (known) return known;
  readDue();
  return readings.get(reader);
}
