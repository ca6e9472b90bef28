// `node scripts/copy-shipped.ts FOLDER`: copies what a built program runs into an empty folder, as the container image has it.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scriptFonts } from '#server/platform/pdf/script-fonts.ts';
import { servingArguments } from './program/serving.mjs';
import { foldersOf, unbundledPackages } from './program/unbundled-packages.ts';

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Say where to: node scripts/copy-shipped.ts FOLDER');

const root = path.resolve(import.meta.dirname, '..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { name, version, license, type } = readJson('package.json');
const node = 'node --disable-warning=ExperimentalWarning';
const scripts = {
  start: `${node} ${servingArguments.join(' ')}`,
  backup: `${node} bundle/backup.js`,
  restore: `${node} bundle/restore.js`,
  recover: `${node} bundle/recover.js`,
  'audit:verify': `${node} bundle/verify-audit.js`,
};

mkdirSync(target, { recursive: true });
for (const folder of ['build', 'bundle'])
  cpSync(path.join(root, folder), path.join(target, folder), { recursive: true });
for (const folder of foldersOf(unbundledPackages, readJson('package-lock.json').packages, root))
  cpSync(path.join(root, folder), path.join(target, folder), { recursive: true, filter: isNeeded(folder) });
writeFileSync(
  path.join(target, 'package.json'),
  `${JSON.stringify({ name, version, private: true, license, type, scripts }, null, 2)}\n`,
);

/**
 * Packages inside of a package are listed themselves; types are of no use to a running program, nor are the other weights of
 * a script's font.
 */
function isNeeded(folder: string) {
  const font = scriptFonts.find(({ file }) => `node_modules/${file}`.startsWith(`${folder}/`));
  const isOtherFont = (source: string) =>
    font !== undefined && /\.(ttf|woff2?)$/.test(source) && !source.endsWith(path.normalize(font.file));
  return (source: string) =>
    !source.slice(path.join(root, folder).length).includes('node_modules') &&
    !/\.[cm]?tsx?$/.test(source) &&
    !isOtherFont(source);
}
