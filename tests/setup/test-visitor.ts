type Headers = Record<string, string>;

export interface SentRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  path: string;
  headers: Headers;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

export interface ReceivedReply {
  status: number;
  text: string;
  /** The raw body, for binary files. */
  bytes: Uint8Array<ArrayBuffer>;
  headers: globalThis.Headers;
}

export interface TestReply extends ReceivedReply {
  /** Returns the body parsed as JSON; the caller states the expected type and checks it. */
  json<T = unknown>(): T;
}

/** Returns a reply's status and text. */
export function statusAndText(reply: ReceivedReply): [number, string] {
  return [reply.status, reply.text];
}

/** One browser using the program's API: stores cookies and sends JSON, like the pages. */
export class TestVisitor {
  readonly #send: (request: SentRequest) => Promise<ReceivedReply>;
  readonly #cookies = new Map<string, string>();

  /** `send` transfers a request to the program: in the same process, or over a socket. */
  constructor(send: (request: SentRequest) => Promise<ReceivedReply>) {
    this.#send = send;
  }

  get(path: string, headers?: Headers): Promise<TestReply> {
    return this.request('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers?: Headers): Promise<TestReply> {
    return this.request('POST', path, body, headers);
  }

  put(path: string, body?: unknown, headers?: Headers): Promise<TestReply> {
    return this.request('PUT', path, body, headers);
  }

  delete(path: string, headers?: Headers): Promise<TestReply> {
    return this.request('DELETE', path, undefined, headers);
  }

  /**
   * Sends `body` as JSON; text is sent unchanged, for bodies that are not JSON, and bytes as a zip file, or as the
   * given type.
   */
  async request(
    method: SentRequest['method'],
    path: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<TestReply> {
    const reply = await this.#send({
      method,
      path,
      headers: { ...this.#ownHeaders(path, body), ...headers },
      body: payloadOf(body),
    });
    for (const cookie of reply.headers.getSetCookie()) this.#keep(cookie);
    return { ...reply, json: () => JSON.parse(reply.text) };
  }

  /** Returns its cookies as a Cookie header. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #ownHeaders(path: string, body: unknown): Headers {
    return {
      ...(this.#cookies.size > 0 ? { cookie: this.cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': typeOf(path, body) }),
    };
  }

  #keep(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const ended = attributes.some((attribute) => /^(max-age=0|expires=Thu, 01 Jan 1970.*)$/i.test(attribute));
    if (ended || value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

function payloadOf(body: unknown): SentRequest['body'] {
  if (body === undefined || typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

function typeOf(path: string, body: unknown): string {
  if (!(body instanceof Uint8Array)) return 'application/json';
  return path.startsWith('/api/import') ? 'application/zip' : 'application/octet-stream';
}
