import { RequestError } from '#web/api/request.ts';

/** Fields by the words that a refusal names them with; the first that fits. */
const fieldWords = [
  ['setupCode', /setup code/i],
  ['email', /email/i],
  ['password', /password/i],
  ['username', /username/i],
] as const;
type NamedField = (typeof fieldWords)[number][0];

/** The field that the server's refusal is about, and its sentence; undefined when it is about none. */
export function refusedField(error: unknown): { name: NamedField; message: string } | undefined {
  if (!(error instanceof RequestError) || ![400, 401, 403, 409].includes(error.status)) return undefined;
  const message = error.message.replace(/^\d+: /, '');
  const name = fieldWords.find(([, words]) => words.test(message))?.[0];
  return name && { name, message };
}
