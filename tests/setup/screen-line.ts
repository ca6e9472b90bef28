import type { BrowserProblems } from './browser-problems.ts';
import type { SentRequest, TestVisitor } from './test-visitor.ts';

/** An API call in its described form, such as "PUT /api/tasks/:id". */
export type Call = `${SentRequest['method']} /api/${string}`;

export interface PassingRequest {
  method: SentRequest['method'];
  /** The path with its query. */
  path: string;
  /** The JSON body; undefined for none. */
  body: unknown;
}

/** Replies in the program's place; undefined passes the request on. */
type Fault = (request: PassingRequest) => Promise<Response | undefined> | Response | undefined;

/** Carries a screen's requests to the program in the same process, and simulates failures. */
export class ScreenLine {
  /** Every request so far, in order. */
  readonly sent: PassingRequest[] = [];
  readonly #visitor: TestVisitor;
  readonly #problems: BrowserProblems;
  readonly #underway = new Set<Promise<unknown>>();
  readonly #held: (() => void)[] = [];
  #faults: Fault[] = [];
  #lostReply: Call | undefined;

  constructor(visitor: TestVisitor, problems: BrowserProblems) {
    this.#visitor = visitor;
    this.#problems = problems;
    this.fetch = this.fetch.bind(this);
  }

  /** Adds a fault for requests, checked before earlier ones; returns the function that removes it. */
  break(fault: Fault): () => void {
    this.#faults.unshift(fault);
    return () => {
      this.#faults = this.#faults.filter((one) => one !== fault);
    };
  }

  /** Holds requests of a call until the returned function is called. */
  hold(call: Call): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const mend = this.break(async (request) => {
      if (isOf(request, call)) await promise;
      return undefined;
    });
    const release = () => {
      mend();
      resolve();
    };
    this.#held.push(release);
    return release;
  }

  /** Replies to requests of a call with a failure; returns the function that stops it. */
  fail(call: Call, status: number, text: string): () => void {
    return this.break((request) => (isOf(request, call) ? new Response(text, { status }) : undefined));
  }

  /** Replies to the next request of a call with a failure. */
  failOnce(call: Call, status: number, text: string): void {
    const mend = this.break((request) => {
      if (!isOf(request, call)) return undefined;
      mend();
      return new Response(text, { status });
    });
  }

  /** Loses the connection for requests of a call; returns the function that restores it. */
  cut(call: Call): () => void {
    return this.break((request) => {
      if (isOf(request, call)) throw new TypeError('Failed to fetch');
      return undefined;
    });
  }

  /** Loses the reply to the next request of a call, which the program has carried out. */
  loseReplyOnce(call: Call): void {
    this.#lostReply = call;
  }

  /** Loses the connection for every new request; returns the function that restores it. */
  disconnect(): () => void {
    return this.break(() => {
      throw new TypeError('Failed to fetch');
    });
  }

  /** Replaces `fetch` for the screen. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const answer = this.#send(
      new Request(new URL(input instanceof Request ? input.url : input, location.origin), init),
    );
    this.#underway.add(answer);
    answer.catch(() => undefined).finally(() => this.#underway.delete(answer));
    return answer;
  }

  /** Releases what is held, which a test that failed did not, and waits until no request is pending. */
  async quiet(): Promise<void> {
    for (const release of this.#held) release();
    while (this.#underway.size > 0) await Promise.allSettled(this.#underway);
  }

  async #send(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const bytes = new Uint8Array(await request.arrayBuffer());
    const passing = { method: methodOf(request), path: `${pathname}${search}`, body: jsonOf(request, bytes) };
    this.sent.push(passing);
    for (const fault of this.#faults) {
      const answer = await Promise.race([fault(passing), abortOf(request)]);
      if (answer) return this.#noted(request, answer);
    }
    const headers = Object.fromEntries(request.headers);
    const {
      status,
      bytes: content,
      headers: received,
    } = await this.#visitor.request(
      passing.method,
      passing.path,
      bytes.length === 0 ? undefined : bytes,
      headers,
    );
    request.signal.throwIfAborted();
    if (this.#lostReply && isOf(passing, this.#lostReply)) {
      this.#lostReply = undefined;
      throw new TypeError('Failed to fetch');
    }
    const body = [204, 304].includes(status) ? null : content;
    return this.#noted(request, new Response(body, { status, headers: received }));
  }

  /** Records refusals, which a browser prints on its console. */
  #noted(request: Request, answer: Response): Response {
    if (answer.status >= 400) this.#problems.note(`status of ${answer.status} () at ${request.url}`);
    return answer;
  }
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

function methodOf({ method }: Request): SentRequest['method'] {
  const known = methods.find((one) => one === method);
  if (known === undefined) throw new Error(`No call has the method ${method}`);
  return known;
}

/** Rejects when the page aborts the request. */
function abortOf({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

function isOf({ method, path }: PassingRequest, call: Call): boolean {
  const pattern = new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`);
  return pattern.test(`${method} ${path.split('?', 1)[0]}`);
}

function jsonOf(request: Request, bytes: Uint8Array): unknown {
  if (request.headers.get('content-type') !== 'application/json') return undefined;
  return JSON.parse(new TextDecoder().decode(bytes));
}
