import * as z from 'zod/mini';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { hasUnstorableText } from '#domain/platform/text.ts';
import { type HttpError, invalid, notFound } from './errors.ts';

/** Maximum nesting of lists and objects in a body. */
export const DEEPEST_BODY = 12;

// For rules without a message of their own; zod's would be "Invalid input".
z.config({
  localeError: () => 'Part of the form is missing or does not fit. Please check it and send it again',
});

/**
 * Returns the body in the schema's shape. Throws 400 with the message of the first broken rule, worded by
 * `messageOf`.
 */
export function parseBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
  messageOf: (issue: z.core.$ZodIssue) => string = ({ message }) => message,
): z.output<Schema> {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw invalid('Please send the fields of the form as a JSON object');
  }
  refuseUnstorable(body);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw refusalOf(parsed.error.issues, messageOf);
  return parsed.data;
}

/** Returns the query parameters in the schema's shape. Throws 400 with the message of the first broken rule. */
export function parseQuery<Schema extends z.ZodMiniType>(schema: Schema, query: unknown): z.output<Schema> {
  if (hasUnstorableText(query)) throw invalid('The address contains characters that cannot be used');
  const parsed = schema.safeParse(query);
  if (!parsed.success) throw refusalOf(parsed.error.issues);
  return parsed.data;
}

/** Returns an id from the path; throws 404 if the text cannot be one. */
export function parseId(params: unknown, missing: string, name = 'id'): number {
  const named = new Map<string, unknown>(
    params !== null && typeof params === 'object' ? Object.entries(params) : [],
  );
  const id = parseRecordId(String(named.get(name) ?? ''));
  if (id === undefined) throw notFound(missing);
  return id;
}

/** Throws 400 for what no record can store: unstorable text, or nesting that no form has. */
function refuseUnstorable(body: unknown): void {
  if (depthOf(body) > DEEPEST_BODY) throw invalid('The request is nested too deeply');
  if (hasUnstorableText(body)) throw invalid('The text contains characters that cannot be stored');
}

function depthOf(value: unknown, limit = DEEPEST_BODY + 1): number {
  if (value === null || typeof value !== 'object' || limit === 0) return 0;
  let deepest = 0;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner, limit - 1));
  return 1 + deepest;
}

// A union's own message is more specific than its members', and comes first.
function refusalOf(
  [issue]: readonly z.core.$ZodIssue[],
  messageOf: (issue: z.core.$ZodIssue) => string = ({ message }) => message,
): HttpError {
  if (!issue) return invalid('The request is not valid');
  const [field] = issue.path;
  // Field names come from the caller: only plain ones become a header.
  return invalid(
    messageOf(issue),
    typeof field === 'string' && /^[a-z]{1,40}$/i.test(field) ? field : undefined,
  );
}
