import { newAccount } from './journey-account.ts';
import { TestVisitor } from './test-visitor.ts';

/** Returns a visitor of a running program over its socket. */
export function visitorAt(url: string): TestVisitor {
  return new TestVisitor(async ({ method, path, headers, body }) => {
    const reply = await fetch(url + path, { method, headers, body: body ?? null, redirect: 'manual' });
    const bytes = new Uint8Array(await reply.arrayBuffer());
    return { status: reply.status, text: new TextDecoder().decode(bytes), bytes, headers: reply.headers };
  });
}

/** Returns a new therapist, signed in to a running program. */
export async function therapistAt(url: string): Promise<TestVisitor> {
  const visitor = visitorAt(url);
  const reply = await visitor.post('/api/register', newAccount());
  if (reply.status !== 201) throw new Error(`Registration failed: ${reply.status}: ${reply.text}`);
  return visitor;
}
