export interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
}

/** The packages of a lock file by path, without the program's own entry. */
export type LockedPackages = Record<string, LockedPackage>;

/** Licenses under which a package may be redistributed with the program. */
const allowedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  // libvips, which sharp includes as a separate library that anybody can replace.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that state their license only in a file: checked manually. */
const readByHand = new Map([['node_modules/png-js', 'MIT']]);

/** Returns the shipped packages whose license is not allowed, each with its license. */
export function unallowedLicenses(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([place, { license, dev }]) => {
    const stated = license ?? readByHand.get(place) ?? 'none';
    return dev || isAllowed(stated) ? [] : [`${place}: ${stated}`];
  });
}

// Of alternative licenses one must be allowed; of combined ones, each.
function isAllowed(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowedLicenses.has(name)));
}

/** Returns the packages without a checksum, which could be replaced unnoticed; those for other systems count too. */
export function withoutIntegrity(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([place, { integrity }]) =>
    integrity === undefined ? [place] : [],
  );
}
