import { type CaseloadNoun, type SomeVersions, versionsIn } from '#domain/program/caseload-versions.ts';
import { changedElsewhere } from './caseload-version.ts';

/** A page's own requests come first; what changes before the line is open is told when it opens. */
const OPEN_AFTER_MS = 1_500;
const REOPEN_AFTER_MS = 5_000;
/** Many changes in a row are read once. */
const GATHER_MS = 200;

interface Following {
  userId: number;
  /** Somebody else than this tab changed these nouns: another tab, another device. */
  onChange: (changed: readonly CaseloadNoun[]) => void;
  /** The server no longer tells: perhaps nobody is signed in any more. */
  onEnd: () => void;
}

/**
 * Follows what changes in a therapist's caseload until the function it gives is called. Of several tabs only one
 * keeps a line to the server open, as a browser has few of them, and passes on what it hears.
 */
export function followChanges({ userId, onChange, onEnd }: Following): () => void {
  const name = `caseload-changes-${userId}`;
  const channel = new BroadcastChannel(name);
  const stopped = new AbortController();
  let gathering: ReturnType<typeof setTimeout> | undefined;

  let gathered: CaseloadNoun[] = [];

  function tell(): void {
    const changed = gathered;
    gathered = [];
    onChange(changed);
  }

  async function hear(versions: SomeVersions): Promise<void> {
    const changed = await changedElsewhere(versions);
    if (changed.length === 0 || stopped.signal.aborted) return;
    gathered.push(...changed);
    clearTimeout(gathering);
    gathering = setTimeout(tell, GATHER_MS);
  }

  channel.onmessage = ({ data }) => void hear(versionsIn(data));
  const opening = setTimeout(() => {
    const follow = () =>
      followServer(stopped.signal, onEnd, (versions) => {
        channel.postMessage(versions);
        void hear(versions);
      });
    // Without locks, as on a plain http address, every tab has a line of its own.
    if (!('locks' in navigator)) void follow();
    else navigator.locks.request(name, { signal: stopped.signal }, follow).catch(() => undefined);
  }, OPEN_AFTER_MS);

  return () => {
    stopped.abort();
    clearTimeout(opening);
    clearTimeout(gathering);
    channel.close();
  };
}

/** Listens to the server and opens the line again whenever it breaks. Resolves when `signal` aborts. */
function followServer(signal: AbortSignal, onEnd: () => void, onVersions: (versions: SomeVersions) => void) {
  return new Promise<void>((resolve) => {
    let source: EventSource | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;

    function open(): void {
      source = new EventSource('/api/events');
      source.onmessage = ({ data }) => onVersions(versionsOf(data));
      source.onerror = () => {
        // A broken line is opened again by the browser; one that the server refused is not.
        if (source?.readyState !== EventSource.CLOSED) return;
        onEnd();
        reopening = setTimeout(open, REOPEN_AFTER_MS);
      };
    }

    signal.addEventListener('abort', () => {
      clearTimeout(reopening);
      source?.close();
      resolve();
    });
    if (!signal.aborted) open();
  });
}

function versionsOf(event: string): SomeVersions {
  const told: unknown = JSON.parse(event);
  return typeof told === 'object' && told !== null && 'versions' in told ? versionsIn(told.versions) : {};
}
