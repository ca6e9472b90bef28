import { RequestError } from '#web/platform/api/request.ts';

/** Returns which of these fields the server's refusal is about, and its sentence; undefined if none. */
export function refusedField<Name extends string>(
  error: unknown,
  fields: readonly Name[],
): { name: Name; message: string } | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const name = fields.find((field) => field === error.field);
  return name && { name, message: error.message.slice(`${error.status}: `.length) };
}
