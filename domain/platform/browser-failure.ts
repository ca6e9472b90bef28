import * as z from 'zod/mini';

const short = (limit: number) =>
  z.string('Please say what broke').check(z.trim(), z.maxLength(limit, 'Please say it in fewer words'));

/**
 * The report a browser sends when a screen fails: the screen, the kind of error and its place in our own files. Never
 * the error message or the page's text: they may contain something about a child.
 */
export const browserFailureSchema = z.object({
  /** The path without record numbers: "/clients/:id". */
  screen: short(200),
  kind: short(60),
  /** File, line and column: "/assets/client-page-Ab12.js:1:2045"; empty if unknown. */
  place: short(200),
});

export type BrowserFailure = z.output<typeof browserFailureSchema>;

const kinds: readonly string[] = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'RequestError',
];

const placeInFile = /^\/assets\/(?<file>[\w.-]{1,80}\.js):\d{1,7}:\d{1,7}$/;

/** The parts of the app that a report can be about. */
export interface AppParts {
  /** The paths of all screens, as "/clients/:id". */
  screens: ReadonlySet<string>;
  /** The names of its scripts. */
  scripts: ReadonlySet<string>;
}

/**
 * Returns what of a report the log may hold: anybody can send one, and a log is no place for a stranger's words. A screen
 * that is none of the app's, or an unknown kind, is "other"; a place outside the app's own scripts is left out.
 */
export function loggedFailure(
  { screen, kind, place }: BrowserFailure,
  { screens, scripts }: AppParts,
): BrowserFailure {
  const file = placeInFile.exec(place)?.groups?.file;
  return {
    screen: screens.has(screen) ? screen : 'other',
    kind: kinds.includes(kind) ? kind : 'other',
    place: file !== undefined && scripts.has(file) ? place : '',
  };
}
