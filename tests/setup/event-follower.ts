import type { SomeVersions } from '#domain/program/caseload-versions.ts';

/** A tab that follows the program's server-sent events over a socket. */
export interface EventFollower {
  /** Returns the next event; undefined if the program has ended the events. */
  next(): Promise<{ versions: SomeVersions } | undefined>;
  leave(): Promise<void>;
}

/** Opens the events at `url` with these cookies. */
export async function followEvents(url: string, cookie: string): Promise<EventFollower> {
  const reply = await fetch(url, { headers: { cookie } });
  if (reply.status !== 200 || !reply.body) throw new Error(`${reply.status}: ${await reply.text()}`);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    async next() {
      for (;;) {
        const [block, rest] = received.split(/\n\n(.*)/s);
        if (rest === undefined) {
          const { done, value } = await reader.read();
          if (done) return undefined;
          received += value;
          continue;
        }
        received = rest;
        const data = /^data: (.*)$/m.exec(block ?? '')?.[1];
        if (data !== undefined) return JSON.parse(data);
      }
    },
    leave: () => reader.cancel(),
  };
}
