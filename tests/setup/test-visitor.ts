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
  /** The body as it came, for files that are not text. */
  bytes: Uint8Array<ArrayBuffer>;
  headers: globalThis.Headers;
}

export interface TestReply extends ReceivedReply {
  /** The body read as JSON; the caller says what it expects there, and checks it. */
  json<T = unknown>(): T;
}

/** Status and text of a reply, side by side. */
export function told(reply: ReceivedReply): [number, string] {
  return [reply.status, reply.text];
}

/** One browser at the program's API: keeps its cookies and sends JSON, as the pages do. */
export class TestVisitor {
  readonly #send: (request: SentRequest) => Promise<ReceivedReply>;
  readonly #cookies = new Map<string, string>();

  /** `send` carries a request to the program: into the same process, or over a socket. */
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

  /** Sends `body` as JSON; text goes as it is, for bodies that are not JSON at all, and bytes as a zip file to be imported, or as such. */
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

  /** The cookies it holds, as the Cookie header says them. */
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
