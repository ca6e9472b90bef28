import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** Saves an edition of the website and returns its version. */
export async function addEdition(owner: TestVisitor): Promise<number> {
  const reply = await owner.put('/api/website-identity', { identity: sampleIdentity });
  return reply.json<WebsiteEdition>().version;
}
