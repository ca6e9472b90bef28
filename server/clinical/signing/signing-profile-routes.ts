import type { FastifyInstance } from 'fastify';
import { signingProfileForm } from '#domain/clinical/signing/signing-profile.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { findSigningProfile, saveSigningProfile } from './signing-profile-store.ts';

/** Routes for the user's signing profile: name, credentials, license. */
export function signingProfileRoutes(app: FastifyInstance): void {
  app.get('/api/signing-profile', routeDoc(showing), async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await ownProfile(request.practice.caseload.read)),
  );

  app.put('/api/signing-profile', routeDoc(saving), async (request, reply) => {
    const form = parseBody(signingProfileForm, request.body);
    const saved = await request.practice.caseload.write(async (queries) => {
      await saveSigningProfile(queries, form);
      return ownProfile(queries);
    });
    return reply.header('cache-control', 'no-store').send(saved);
  });
}

async function ownProfile(queries: CaseloadQueries) {
  return { profile: (await findSigningProfile(queries)) ?? null };
}

const showing = { summary: 'The user’s signature: name, credentials, license; null until it is filled in' };

const saving = {
  summary: 'Save the user’s whole signature; texts that are signed already do not change',
  body: signingProfileForm,
  refusals: { 409: 'It was changed since it was seen' },
} as const;
