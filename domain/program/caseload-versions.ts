import type { CaseloadTable } from './caseload-records.ts';

/**
 * What a caseload is made of, as far as it changes apart: each list of records, and what stands beside them. `account`
 * is how its therapist signs in and likes the app; `practice` are the settings and the owner, which everything
 * depends on.
 */
export type CaseloadNoun = CaseloadTable | 'imports' | 'sealed-records' | 'account' | 'practice';

/** Counts for each noun of a caseload how often it was changed. */
export type CaseloadVersions = Record<CaseloadNoun, number>;

/** The versions of some nouns: of those that a write changed, or that a list is made of. */
export type SomeVersions = Partial<CaseloadVersions>;

/** Returns the nouns that have a version here, also those that only a newer version of the program knows. */
export function nounsIn(versions: SomeVersions): CaseloadNoun[] {
  return Object.keys(versions).filter(isNoun);
}

function isNoun(name: string): name is CaseloadNoun {
  return /^[a-z_-]+$/.test(name);
}

/** Returns the versions in a stored or received value; anything that is not a number is left out. */
export function versionsIn(value: unknown): SomeVersions {
  const versions: SomeVersions = {};
  if (typeof value !== 'object' || value === null) return versions;
  for (const [name, version] of Object.entries(value)) {
    if (isNoun(name) && typeof version === 'number') versions[name] = version;
  }
  return versions;
}

/** Returns the versions that are newer than those known before. */
export function newerVersions(versions: SomeVersions, before: SomeVersions): SomeVersions {
  const newer: SomeVersions = {};
  for (const noun of nounsIn(versions)) {
    const version = versions[noun];
    if (version !== undefined && version > (before[noun] ?? -1)) newer[noun] = version;
  }
  return newer;
}
