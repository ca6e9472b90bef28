import { type CaseloadNoun, type SomeVersions, versionsIn } from '#domain/program/caseload-versions.ts';
import { changedElsewhere } from './caseload-version.ts';

/** The page's own requests go first; earlier changes are reported when the stream opens. */
const OPEN_AFTER_MS = 1_500;
const REOPEN_AFTER_MS = 5_000;
/** Several changes in a row cause one refetch. */
const GATHER_MS = 200;

interface Following {
  userId: number;
  /** Called if another tab or device changed these kinds of records. */
  onChange: (changed: readonly CaseloadNoun[]) => void;
  /** Called if the server refuses the stream, for example because nobody is signed in. */
  onEnd: () => void;
}

/**
 * Follows changes in a therapist's caseload until the returned function is called. Only one tab keeps a connection to
 * the server, because browsers limit them, and passes changes on to the others.
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

  async function receive(versions: SomeVersions): Promise<void> {
    const changed = await changedElsewhere(versions);
    if (changed.length === 0 || stopped.signal.aborted) return;
    gathered.push(...changed);
    clearTimeout(gathering);
    gathering = setTimeout(tell, GATHER_MS);
  }

  channel.onmessage = ({ data }) => void receive(versionsIn(data));
  const opening = setTimeout(() => {
    const follow = () =>
      followServer(stopped.signal, onEnd, (versions) => {
        channel.postMessage(versions);
        void receive(versions);
      });
    // Without the Web Locks API, as on plain http, every tab has its own connection.
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

/** Listens to the server and reconnects when the stream breaks. Resolves when `signal` aborts. */
function followServer(signal: AbortSignal, onEnd: () => void, onVersions: (versions: SomeVersions) => void) {
  return new Promise<void>((resolve) => {
    let source: EventSource | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;

    function open(): void {
      source = new EventSource('/api/events');
      source.onmessage = ({ data }) => onVersions(versionsOf(data));
      source.onerror = () => {
        // The browser reconnects a broken stream, but not a refused one.
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
