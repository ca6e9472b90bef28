import { existsSync } from 'node:fs';
import path from 'node:path';
import { scriptFonts } from '#server/platform/pdf/script-fonts.ts';

/**
 * Packages that the program loads from node_modules: those with native code, those that few requests need, and fonts.
 * All others are in the bundle.
 */
export const unbundledPackages = [
  ...scriptFonts.map(({ file }) => packageOf(file)),
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@fontsource/dejavu-sans',
  '@fontsource/figtree',
  '@fontsource/fraunces',
  '@react-pdf/layout',
  '@react-pdf/render',
  '@react-pdf/renderer',
  '@resvg/resvg-js',
  '@zxcvbn-ts/language-common',
  'fontkit',
  'harfbuzzjs',
  'light-my-request',
  'nodemailer',
  'pdfkit',
  'pg',
  'sharp',
];

/** Returns the package of a file that is named like a module: "@scope/name/folder/file". */
function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Returns the folders, relative to `root`, of the given packages and of all that they need, as installed on this system.
 *
 * @param locked - packages of the lock file by path
 */
export function foldersOf(names: string[], locked: Record<string, LockedPackage>, root: string): string[] {
  const found = new Set<string>();
  const add = (folder: string | undefined) => {
    if (folder === undefined || found.has(folder) || !existsSync(path.join(root, folder))) return;
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = locked[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(resolveFrom(folder, name, locked));
  };
  for (const name of names) add(`node_modules/${name}`);
  return [...found].sort();
}

// As Node does: the nearest node_modules on the way up has the package.
function resolveFrom(
  folder: string,
  name: string,
  locked: Record<string, LockedPackage>,
): string | undefined {
  const nested = `${folder}/node_modules/${name}`;
  if (nested in locked) return nested;
  const parent = folder.lastIndexOf('/node_modules/');
  if (parent >= 0) return resolveFrom(folder.slice(0, parent), name, locked);
  const top = `node_modules/${name}`;
  return top in locked ? top : undefined;
}
