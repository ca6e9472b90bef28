interface Reply {
  status: number;
  text: string;
  json<T>(): T;
}

/** A way to send requests: a test's visitor, or a journey's browser. */
export interface Requests {
  get(path: string): Promise<Reply>;
  post(path: string, body?: object): Promise<Reply>;
  put(path: string, body: object): Promise<Reply>;
  delete(path: string): Promise<Reply>;
}

/** Returns a function that adds records through the API for the signed-in user. */
export function recordAdder(requests: Requests) {
  return async <Answer>(path: string, record: object): Promise<Answer> =>
    expectStatus(201, await requests.post(`/api/${path}`, record)).json<Answer>();
}

/** Throws with the server's sentence for any other status. */
export function expectStatus(status: number, reply: Reply): Reply {
  if (reply.status !== status) throw new Error(`Answered ${reply.status}: ${reply.text}`);
  return reply;
}
