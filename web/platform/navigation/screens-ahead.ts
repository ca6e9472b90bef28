import { matchRoutes } from 'react-router';

/** A screen in React Router's table of routes, with the addresses of its scripts. */
interface Screen {
  parentId?: string;
  path?: string;
  module: string;
  imports: string[];
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, Screen> };
  }
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData: boolean };
  }
}

const PAUSE_MS = 100;
/** How long nothing was pressed before the next screen is loaded. */
const QUIET_MS = 1_000;

/**
 * Loads the scripts of screens of the app before they are opened, one screen at a time while the browser is online and
 * nobody types or clicks. Rejects at the first that cannot be loaded; opening it loads it again. Loads nothing if the
 * browser is set to save data.
 */
export async function loadScreensAhead(paths: readonly string[]): Promise<void> {
  if (navigator.connection?.saveData) return;
  const screens = Object.values(window.__reactRouterManifest?.routes ?? {});
  const ofApp = screens.filter(({ parentId }) => parentId === 'practice-layout');
  const input = watchInput();
  const fetched = new Set<string>();
  try {
    for (const path of paths) {
      const screen = matchRoutes(ofApp, path)?.[0]?.route;
      if (screen === undefined) continue;
      await input.quiet();
      // A browser never loads a module again that failed once, and React Router then reloads the page.
      for (const script of [screen.module, ...screen.imports]) {
        // Screens share scripts. One after the other, since dozens at once would delay a picture by several frames.
        if (!fetched.has(script)) await fetchScript(script);
        fetched.add(script);
      }
      await import(/* @vite-ignore */ screen.module);
    }
  } finally {
    input.stop();
  }
}

/** Fetches a script, so that the browser has it in its cache; rejects if it is not there. */
async function fetchScript(address: string): Promise<void> {
  const reply = await fetch(address, { priority: 'low' });
  if (!reply.ok) throw new Error(`${address} was answered with ${reply.status}`);
  await reply.arrayBuffer();
}

/** Notes when something is pressed, on the keyboard or elsewhere. */
function watchInput() {
  let pressedAt = Number.NEGATIVE_INFINITY;
  const listening = new AbortController();
  for (const press of ['pointerdown', 'keydown']) {
    const note = () => {
      pressedAt = performance.now();
    };
    document.addEventListener(press, note, { capture: true, signal: listening.signal });
  }
  return {
    async quiet(): Promise<void> {
      do await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      while (performance.now() - pressedAt < QUIET_MS || !navigator.onLine);
    },
    stop: () => listening.abort(),
  };
}
