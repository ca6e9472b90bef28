import { countOf } from '#domain/platform/count-of.ts';

/** A reply other than success: its status and one plain sentence that a therapist can act on. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** The header by which a refusal names the field that it is about, so that a form shows it there. */
function naming(field: string | undefined): Record<string, string> {
  return field === undefined ? {} : { 'refused-field': field };
}

/** 400: the request breaks a rule. */
export function invalid(message: string, field?: string): HttpError {
  return new HttpError(400, message, naming(field));
}

/** 400: the connection ended before the answer, which nobody reads. */
export function connectionEnded(): HttpError {
  return new HttpError(400, 'The connection ended before the answer. Please try again');
}

/** 401: nobody is signed in. */
export function unauthenticated(message = 'Please sign in', field?: string): HttpError {
  return new HttpError(401, message, naming(field));
}

/** 403: the user may not do this. */
export function forbidden(message: string, field?: string): HttpError {
  return new HttpError(403, message, naming(field));
}

/** 404: the record does not exist or belongs to somebody else; the message is the same. */
export function notFound(message: string): HttpError {
  return new HttpError(404, message);
}

/** 409: the request contradicts the current state. */
export function conflict(message: string, field?: string): HttpError {
  return new HttpError(409, message, naming(field));
}

/** 429: too soon or too often; says when to try again, in minutes above one minute, rounded up. */
export function tooManyAttempts(seconds: number): HttpError {
  const wait = seconds > 60 ? `${Math.ceil(seconds / 60)} minutes` : countOf(seconds, 'second');
  return new HttpError(429, `Too many attempts. Please wait ${wait} and try again`, {
    'retry-after': String(seconds),
  });
}

/** 503: temporarily unavailable; says when to try again. */
export function unavailable(message: string, seconds: number): HttpError {
  return new HttpError(503, message, { 'retry-after': String(seconds) });
}

export const CHANGED_MEANWHILE =
  'This record was changed in another window meanwhile. Reload it to see the latest version, then make your change again';

/** Throws 409 if the change is based on an older version of the record. */
export function refuseStale(
  record: { updatedAt: string | null },
  seenUpdatedAt: string | null | undefined,
): void {
  if (seenUpdatedAt !== undefined && seenUpdatedAt !== record.updatedAt) throw conflict(CHANGED_MEANWHILE);
}
