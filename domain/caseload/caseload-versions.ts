/**
 * What a caseload is made of, as far as it changes apart. `account` is how its therapist signs in and likes the app;
 * `practice` are the settings and the owner, which everything depends on.
 */
export const caseloadNouns = [
  'clients',
  'sessions',
  'assessments',
  'invoices',
  'annuals',
  'tasks',
  'imports',
  'sealed-records',
  'account',
  'practice',
] as const;
export type CaseloadNoun = (typeof caseloadNouns)[number];

/** Counts for each noun of a caseload how often it was changed. */
export type CaseloadVersions = Record<CaseloadNoun, number>;

/** The versions of some nouns: of those that a write changed, or that a list is made of. */
export type SomeVersions = Partial<CaseloadVersions>;

/** Versions as they were kept or sent; what stands there under no noun's name, or is no number, is left out. */
export function versionsIn(value: unknown): SomeVersions {
  const versions: SomeVersions = {};
  if (typeof value !== 'object' || value === null) return versions;
  const found = new Map(Object.entries(value));
  for (const noun of caseloadNouns) {
    const version: unknown = found.get(noun);
    if (typeof version === 'number') versions[noun] = version;
  }
  return versions;
}

/** The versions that are newer than those known before. */
export function newerVersions(versions: SomeVersions, before: SomeVersions): SomeVersions {
  const newer: SomeVersions = {};
  for (const noun of caseloadNouns) {
    const version = versions[noun];
    if (version !== undefined && version > (before[noun] ?? -1)) newer[noun] = version;
  }
  return newer;
}
