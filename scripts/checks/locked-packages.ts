export interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

/** The packages of a lock file by their place, without the program's own entry. */
export type LockedPackages = Record<string, LockedPackage>;

/** Licenses under which a package may be handed on with the program. */
const allowedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  // libvips, which sharp brings as a library of its own that anybody can exchange.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that name their license in a file alone: looked at by hand. */
const readByHand = new Map([['node_modules/png-js', 'MIT']]);

/** The packages that the program is shipped with, whose license nobody has allowed; each with that license. */
export function unallowedLicenses(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([place, { license, dev }]) => {
    const stated = license ?? readByHand.get(place) ?? 'none';
    return dev || isAllowed(stated) ? [] : [`${place}: ${stated}`];
  });
}

// One of several to choose from is enough; of several that all hold, each has to be allowed.
function isAllowed(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowedLicenses.has(name)));
}

/**
 * The packages that could be exchanged on their way without being noticed. Tools' builds for other systems are left
 * out: no registry names their checksums before they are installed there.
 */
export function withoutIntegrity(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([place, { integrity, dev, optional }]) =>
    integrity !== undefined || (dev && optional) ? [] : [place],
  );
}
