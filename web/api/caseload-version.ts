/**
 * Which version of the caseload this tab shows. Every write raises it by one; lists tell it in their ETag, the
 * answer to a write in a header of its own, so that a tab can tell its own changes from those made elsewhere.
 */
const ownVersions = new Set<number>();
const waiting: (() => void)[] = [];
let shownVersion: number | undefined;
let writesUnderway = 0;

/** Sends a request and notes which version its answer tells. */
export async function notingVersion(method: string, send: () => Promise<Response>): Promise<Response> {
  if (method === 'GET') {
    const response = await send();
    noteRead(versionIn(response.headers.get('etag')));
    return response;
  }
  writesUnderway += 1;
  try {
    const response = await send();
    const version = Number(response.headers.get('caseload-version'));
    if (version > 0) ownVersions.add(version);
    return response;
  } finally {
    writesUnderway -= 1;
    if (writesUnderway === 0) for (const proceed of waiting.splice(0)) proceed();
  }
}

/**
 * Takes notice that the caseload has reached `version`, and gives whether somebody else than this tab had a part in
 * that since the last time. Waits for this tab's own writes under way, whose versions are not known yet.
 */
export async function isChangedElsewhere(version: number): Promise<boolean> {
  if (writesUnderway > 0) await new Promise<void>((resolve) => waiting.push(resolve));
  const before = shownVersion ?? version;
  shownVersion = Math.max(before, version);
  let isForeign = false;
  for (let reached = before + 1; reached <= version; reached += 1) {
    if (!ownVersions.delete(reached)) isForeign = true;
  }
  return isForeign;
}

/** Forgets everything: somebody else signs in. */
export function forgetVersions(): void {
  shownVersion = undefined;
  ownVersions.clear();
}

function noteRead(version: number | undefined): void {
  shownVersion ??= version;
}

function versionIn(etag: string | null): number | undefined {
  const version = /^W\/"\d+-(\d+)-/.exec(etag ?? '')?.[1];
  return version === undefined ? undefined : Number(version);
}
