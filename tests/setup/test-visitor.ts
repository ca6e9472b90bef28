import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Headers = Record<string, string>;
type Method = NonNullable<InjectOptions['method']>;

export interface TestReply {
  status: number;
  text: string;
  headers: LightMyRequestResponse['headers'];
  /** The body read as JSON; the caller says what it expects there, and checks it. */
  json<T = unknown>(): T;
}

/** One browser at the program's API: keeps its cookies and sends JSON, as the pages do. */
export class TestVisitor {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, string>();

  constructor(app: FastifyInstance) {
    this.#app = app;
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

  /** Sends `body` as JSON; text goes as it is, for bodies that are not JSON at all. */
  async request(method: Method, path: string, body?: unknown, headers: Headers = {}): Promise<TestReply> {
    const reply = await this.#app.inject({
      method,
      url: path,
      headers: { ...this.#sent(body), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.#keepCookies(reply);
    return {
      status: reply.statusCode,
      text: reply.body,
      headers: reply.headers,
      json: () => JSON.parse(reply.body),
    };
  }

  /** The cookies it holds, as the Cookie header says them. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #sent(body: unknown): Headers {
    return {
      ...(this.#cookies.size > 0 ? { cookie: this.cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
  }

  #keepCookies(reply: LightMyRequestResponse): void {
    for (const { name, value, maxAge, expires } of reply.cookies) {
      const ended =
        value === '' || maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (ended) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
