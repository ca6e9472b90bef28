import { IDBKeyRange } from 'fake-indexeddb';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Globals that the program in the same process needs from Node; screens work with them as well. */
const ofNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'File',
  'FormData',
  'Headers',
  'MessagePort',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'crypto',
  'fetch',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
];

/**
 * Styles that decide which of two variants a desktop shows, without the app's stylesheet, and that happy-dom
 * lacks.
 */
const styles = `
  :root { visibility: visible }
  [hidden], .hidden, .sm\\:hidden, .md\\:hidden, .lg\\:hidden, .xl\\:hidden, .beside\\:hidden { display: none }
  .lg\\:block { display: block }
  .invisible { visibility: hidden }`;

/** Every element has the size of a list row, so that a virtual list renders its first twenty. */
const size = { x: 0, y: 0, left: 0, top: 0, right: 1280, bottom: 40, width: 1280, height: 40 };

/** The DOM for screen tests: happy-dom at desktop size, next to the program in Node. */
export default {
  name: 'screen',
  viteEnvironment: 'ssr',
  async setup(global) {
    const own = ofNode.map((name) => [name, Object.getOwnPropertyDescriptor(global, name) ?? {}] as const);
    const dom = await builtinEnvironments['happy-dom'].setup(global, {
      happyDOM: { width: 1280, height: 800, settings: { navigation: { disableMainFrameNavigation: true } } },
    });
    for (const [name, descriptor] of own) Object.defineProperty(global, name, descriptor);
    fillGaps(global);
    // happy-dom resizes only windows that a page opened.
    global.resizeTo = (width: number, height: number) => global.happyDOM.setViewport({ width, height });
    return dom;
  },
} satisfies Environment;

function fillGaps(window: typeof globalThis): void {
  const { document, Element, HTMLElement, HTMLOptionElement, HTMLSelectElement, Navigator } = window;
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);
  // happy-dom's version ignores closed details; without it, callers compute visibility themselves.
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  // Like a browser without locks on a plain http address: each tab has its own connection.
  Reflect.deleteProperty(Navigator.prototype, 'locks');
  Element.prototype.getBoundingClientRect = () => ({ ...size, toJSON: () => size });
  for (const [name, value] of [
    ['offsetWidth', size.width],
    ['offsetHeight', size.height],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
  // Forms compare these with what is selected; without them they take each list for edited.
  Object.defineProperty(HTMLSelectElement.prototype, 'size', { configurable: true, value: 0 });
  Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
    configurable: true,
    get(this: HTMLOptionElement) {
      return this.hasAttribute('selected');
    },
  });
  Object.assign(window, { EventSource: SilentLine, IDBKeyRange });
}

/** An event stream without events. */
class SilentLine {
  close(): void {}
}
