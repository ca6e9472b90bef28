import type { Plugin } from 'vite';

const urgent = 'setLocation(newState.location)';
/** How the same file names React. */
const react = 'import * as React$1 from "react"';

/**
 * Makes React Router show a new page in one render. Its outermost component follows the address outside of the transition
 * that shows the page, so React would first render all links of the page that is left. Stops the build when React Router
 * no longer does so.
 */
export function oneRenderPerPage(): Plugin {
  let isReplaced = false;
  return {
    name: 'one-render-per-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const isIt = id.includes('/react-router/') && code.includes(urgent) && code.includes(react);
      if (!isIt) return undefined;
      isReplaced = true;
      return code.replace(urgent, () => `React$1.startTransition(() => ${urgent})`);
    },
    generateBundle() {
      if (!isReplaced) this.error(`React Router is written differently now: see ${import.meta.filename}`);
    },
  };
}
