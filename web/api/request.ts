import { notingVersion } from './caseload-version.ts';

/** An answer other than success. The message is what people read: the status, a colon, and the server's sentence. */
export class RequestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Calls the server with this browser's cookies and gives the JSON it answers, undefined when it answers nothing.
 * Throws RequestError for every status that is not a success.
 */
export async function request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await notingVersion(method, () =>
    fetch(path, {
      method,
      credentials: 'include',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }),
  );
  await refuseFailure(response);
  return readAnswer(response);
}

/** Throws RequestError, with the server's sentence, for every answer that is not a success. */
export async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  const sentence = (await response.text()) || response.statusText;
  throw new RequestError(response.status, `${response.status}: ${sentence}`);
}

/** What a failure toast says: the error's own message, or that it has none. */
export function failureText(error: unknown): string {
  return (error instanceof Error && error.message) || 'An unknown error occurred';
}

// The server's answers have the shapes of domain/, checked by its own types and tests, not a second time here.
async function readAnswer(response: Response) {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
