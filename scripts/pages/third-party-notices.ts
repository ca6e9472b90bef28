import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A package that is shipped with the program. */
interface ShippedPackage {
  name: string;
  version: string;
  license: string;
  /** The address of its source code; empty if not stated. */
  source: string;
  /** The texts of its license and notice files. */
  texts: string[];
}

const INTRODUCTION = `Third-party notices

This program is built with the packages below. Each is the work of its authors and under its own license.

libvips, in the packages @img/sharp-libvips-…, is under the GNU Lesser General Public License 3.0 or later. It is a library
of its own, loaded when the program runs: whoever has the program may replace it with another build of libvips, in the folder
node_modules/@img, and take both apart to debug that. Its source code and how it is built: https://github.com/lovell/sharp-libvips.

The packages under the Mozilla Public License 2.0 are shipped as published; their source code is at the address beside each.
`;

const LICENSE_FILE = /^(licen[cs]e|copying|notice|third-party-notices)/i;
const standardLicense = createRequire(import.meta.url);

/**
 * Returns the notices of every package that is shipped and installed in `root`: name, version, license and source, then each
 * license text once. A package without a license file gets the standard text of its license.
 */
export function thirdPartyNotices(root: string): string {
  const packages = shippedPackages(root);
  const byText = new Map<string, ShippedPackage[]>();
  for (const one of packages)
    for (const text of one.texts) byText.set(text, [...(byText.get(text) ?? []), one]);
  const list = packages.map(
    ({ name, version, license, source }) => `- ${name} ${version}: ${license}${source && `, ${source}`}`,
  );
  const texts = Array.from(
    byText,
    ([text, users]) => `${users.map(({ name }) => name).join(', ')}\n\n${text}`,
  );
  return [INTRODUCTION, list.join('\n'), ...texts].join(`\n\n${'-'.repeat(80)}\n\n`).concat('\n');
}

function shippedPackages(root: string): ShippedPackage[] {
  const lock: { packages: Record<string, { dev?: boolean; version?: string; license?: string }> } =
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([place, { dev }]) => place !== '' && !dev && existsSync(path.join(root, place, 'package.json')))
    .map(([place, { version = '', license = 'see its text' }]) => {
      const folder = path.join(root, place);
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license, source: sourceOf(folder), texts: licenseTexts(folder, license) };
    });
}

function sourceOf(folder: string): string {
  const { repository }: { repository?: string | { url?: string } } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const url = (typeof repository === 'string' ? repository : repository?.url) ?? '';
  return url.replace(/^git\+/, '').replace(/\.git$/, '');
}

function licenseTexts(folder: string, license: string): string[] {
  const own = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').trim());
  if (own.length > 0) return own;
  // The description of libvips lists the libraries that it contains, with their licenses.
  const listed = license.startsWith('LGPL')
    ? [readFileSync(path.join(folder, 'README.md'), 'utf8').trim()]
    : [];
  return [...listed, ...license.split(/ AND | OR |[()]/).flatMap(standardTexts)];
}

// The lesser license adds to the GPL and is read with it.
function standardTexts(license: string): string[] {
  if (license === '' || license === 'see its text') return [];
  const both = license === 'LGPL-3.0-or-later' ? [license, 'GPL-3.0-or-later'] : [license];
  return both.map((id) => {
    const { licenseText }: { licenseText: string } = standardLicense(`spdx-license-list/licenses/${id}.json`);
    return licenseText.trim();
  });
}
