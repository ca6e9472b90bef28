import path from 'node:path';
import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

const web = path.resolve(import.meta.dirname, '../../web');
const appFrame = [path.join(web, 'program/practice-layout.tsx')];
const dashboardFolders = ['caseload/dashboard/', 'program/screens/'].map((folder) => path.join(web, folder));
const dashboard = [path.join(web, 'program/screens/dashboard-screen.tsx')];
const opening = [...appFrame, ...dashboard];
/** The pages that somebody opens all day. */
const dailyScreens = [
  'program/screens/calendar-screen.tsx',
  'program/screens/client-screen.tsx',
  'program/screens/session-list-screen.tsx',
  'program/screens/session-screen.tsx',
  'clinical/notes/note-page.tsx',
  'caseload/clients/client-list-page.tsx',
  'billing/invoices/invoice-list-page.tsx',
  'clinical/documents/document-list-page.tsx',
  'program/screens/reports-screen.tsx',
].map((file) => [path.join(web, file)]);
const aroundSignIn = ['screens/auth-screen.tsx', '../people/sign-in/recovery-page.tsx'].map((file) =>
  path.join(web, 'program', file),
);
const website = ['layouts/public-layout.tsx', 'site/contact/contact-page.tsx'].map((file) =>
  path.join(web, 'website', file),
);
const signIn = [path.join(web, 'program/screens/auth-screen.tsx')];
const everyPage = [
  'program/entry.client.tsx',
  'program/root.tsx',
  'website/layouts/public-layout.tsx',
  'website/site/home/home-page.tsx',
].map((file) => path.join(web, file));

/**
 * Modules bundled together: a hundred small files compress worse and cost more than a few. Other modules are split by
 * the pages that use them.
 */
export const chunkGroups: Group[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'basics',
    test: /node_modules\/(@radix-ui\/(primitive|react-(collection|compose-refs|context|dismissable-layer|portal|presence|primitive|slot|toast|use-|visually-hidden))|class-variance-authority|clsx|lucide-react\/dist\/esm\/([A-Za-z]+\.|shared\/|icons\/(calendar-clock|check|chevron-(down|right|up)|ellipsis-vertical|file-text|key-round|menu|pencil|phone|plus|trash|user-plus|user-x|x)\.))/,
  },
  { name: 'arrow-keys', test: /node_modules\/@radix-ui\/react-(direction|id|roving-focus)\// },
  {
    name: 'popups',
    test: /node_modules\/(@floating-ui|@radix-ui\/react-(dialog|dropdown-menu|focus-|menu|popper)|aria-hidden|get-nonce|react-remove-scroll|react-style-singleton|tslib|use-callback-ref|use-sidecar)/,
  },
  { name: 'queries', test: /node_modules\/@tanstack\/(query-core|react-query)\// },
  { name: 'forms', test: /node_modules\/(@hookform\/resolvers|react-hook-form)\// },
  { name: 'schemas', test: /node_modules\/zod\// },
  {
    debugName: 'of our own, for every page',
    name: (id, graph) => (reaches(graph, appFrame, id) && reaches(graph, everyPage, id) ? 'page' : null),
  },
  {
    debugName: 'of our own, for signing in and the app',
    name: (id, graph) => (reaches(graph, opening, id) && reaches(graph, signIn, id) ? 'account' : null),
  },
  {
    debugName: 'of our own, for every page of the app',
    name: (id, graph) => (reaches(graph, appFrame, id) ? 'app' : null),
  },
  {
    debugName: 'of our own, for the dashboard, with which the app opens, and for other screens',
    name: (id, graph) =>
      reaches(graph, dashboard, id) &&
      (!dashboardFolders.some((folder) => id.startsWith(folder)) || isDaily(id, graph, 1))
        ? 'screens'
        : null,
  },
  {
    debugName: 'of our own, for the website and the screens that are opened all day',
    name: (id, graph) => (reaches(graph, website, id) && isDaily(id, graph, 1) ? 'site' : null),
  },
  {
    debugName: 'of our own, for signing in and the screens that are opened all day',
    name: (id, graph) => (reaches(graph, aroundSignIn, id) && isDaily(id, graph, 1) ? 'fields' : null),
  },
  {
    debugName: 'of our own, for several of the screens that are opened all day',
    name: (id, graph) => (isDaily(id, graph, 3) ? 'daily' : null),
  },
];

/** Returns whether at least `fewest` of the screens that are opened all day need a module. */
function isDaily(id: string, graph: Rolldown.ChunkingContext, fewest: number): boolean {
  return dailyScreens.filter((screen) => reaches(graph, screen, id)).length >= fewest;
}

const reached = new Map<readonly string[], Set<string>>();

/** Returns whether the modules named by `from`, or our own modules that they import, import this module. */
function reaches(graph: Rolldown.ChunkingContext, from: readonly string[], id: string): boolean {
  let known = reached.get(from);
  if (!known) {
    known = new Set();
    reached.set(from, known);
    const open = [...from];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (known.has(next)) continue;
      known.add(next);
      if (next.includes('node_modules')) continue;
      open.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
    }
  }
  return known.has(id);
}
