import {
  type CaseloadNoun,
  nounsIn,
  type SomeVersions,
  versionsIn,
} from '#domain/program/caseload-versions.ts';

/**
 * The versions of each kind that this tab shows. A write increments those of the kinds it changed; replies have them
 * in a header, so that a tab can distinguish its own changes from others.
 */
const shownVersions = new Map<string, number>();
const ownVersions = new Set<string>();
const waiting: (() => void)[] = [];
let writesUnderway = 0;

/** Sends a request and records the list versions in its response headers. */
export async function recordVersions(method: string, send: () => Promise<Response>): Promise<Response> {
  if (method === 'GET') {
    const response = await send();
    for (const [noun, version] of receivedVersions(response)) {
      if (!shownVersions.has(noun)) shownVersions.set(noun, version);
    }
    return response;
  }
  writesUnderway += 1;
  try {
    const response = await send();
    for (const [noun, version] of receivedVersions(response)) ownVersions.add(ownKey(noun, version));
    return response;
  } finally {
    writesUnderway -= 1;
    if (writesUnderway === 0) for (const proceed of waiting.splice(0)) proceed();
  }
}

/**
 * Records the caseload's new versions and returns the kinds that somebody else than this tab changed. Waits for this
 * tab's pending writes, whose versions are not known yet.
 */
export async function changedElsewhere(versions: SomeVersions): Promise<CaseloadNoun[]> {
  if (writesUnderway > 0) await new Promise<void>((resolve) => waiting.push(resolve));
  const changed = versionEntries(versions).flatMap(([noun, version]) =>
    isForeign(noun, version) ? [noun] : [],
  );
  // After a restore, versions start from those of the backup.
  if (changed.includes('practice'))
    for (const [noun, version] of versionEntries(versions)) shownVersions.set(noun, version);
  return changed;
}

/** Returns whether records of a kind were ever changed, as far as this tab knows. */
export function wasEverChanged(noun: CaseloadNoun): boolean {
  return (shownVersions.get(noun) ?? 0) > 0 || ownVersions.has(ownKey(noun, 1));
}

/** Clears the versions when another user signs in. */
export function forgetVersions(): void {
  shownVersions.clear();
  ownVersions.clear();
}

function isForeign(noun: CaseloadNoun, version: number): boolean {
  const before = shownVersions.get(noun) ?? version;
  shownVersions.set(noun, Math.max(before, version));
  let isChanged = false;
  for (let reached = before + 1; reached <= version; reached += 1) {
    if (!ownVersions.delete(ownKey(noun, reached))) isChanged = true;
  }
  return isChanged;
}

const ownKey = (noun: CaseloadNoun, version: number) => `${noun} ${version}`;

function receivedVersions(response: Response): [CaseloadNoun, number][] {
  const header = response.headers.get('caseload-versions');
  return header === null ? [] : versionEntries(versionsIn(JSON.parse(header)));
}

function versionEntries(versions: SomeVersions): [CaseloadNoun, number][] {
  return nounsIn(versions).flatMap((noun) => {
    const version = versions[noun];
    return version === undefined ? [] : [[noun, version]];
  });
}
