import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** Creates a record through the API and returns it. */
export async function addRecord<T>(therapist: TestVisitor, path: string, body: unknown): Promise<T> {
  const reply = await therapist.post(path, body);
  if (reply.status !== 201) throw new Error(`POST ${path} answered ${reply.status}: ${reply.text}`);
  return reply.json<T>();
}
