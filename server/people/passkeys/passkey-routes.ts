import type { FastifyInstance } from 'fastify';
import { MOST_PASSKEYS, newPasskey, passkeyName } from '#domain/people/passkeys/passkey.ts';
import { fullConfirmation } from '#domain/people/users/full-confirmation.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { markSecondFactor, settleFactorRemoval } from '#server/people/sign-in/second-factors.ts';
import { setSignInCookie } from '#server/people/sign-in/sign-in-cookie.ts';
import { renewSignIn } from '#server/people/sign-in/sign-in-store.ts';
import type { ConfirmFully } from '#server/people/two-factor/confirm-fully.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { conflict, invalid, notFound } from '#server/platform/http/errors.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId } from '#server/platform/http/validation.ts';
import { creationOptions, readNewPasskey } from './passkey-ceremony.ts';
import { saveSetup, takeSetup } from './passkey-challenge-store.ts';
import {
  createPasskey,
  deletePasskey,
  getPasskey,
  listCredentials,
  listPasskeys,
  PASSKEY_NOT_FOUND,
  renamePasskey,
} from './passkey-store.ts';
import { relyingPartyOf } from './relying-party.ts';

const TOO_MANY = `You have ${MOST_PASSKEYS} passkeys, as many as one account can have. Remove one first`;
const NOT_GOOD = 'This passkey could not be added. Please try again';

interface PasskeyServices {
  database: Database;
  config: Pick<Config, 'siteUrl' | 'isSiteUrlGiven'>;
  publicIdentity: () => PracticeContact;
  confirmFully: ConfirmFully;
  notices: SecurityNotices;
}

/** Routes for a therapist's own passkeys. */
export function passkeyRoutes(
  app: FastifyInstance,
  { database, config, publicIdentity, confirmFully, notices }: PasskeyServices,
): void {
  app.get('/api/passkeys', routeDoc(listing), async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await listPasskeys(request.practice.caseload.read)),
  );

  app.post('/api/passkeys/options', routeDoc(preparing), async (request, reply) => {
    const { user, caseload, now } = request.practice;
    await confirmFully(request, parseBody(fullConfirmation, request.body));
    const existing = await listCredentials(caseload.read);
    if (existing.length >= MOST_PASSKEYS) throw conflict(TOO_MANY);
    const party = relyingPartyOf(request, config);
    const options = await creationOptions(party, publicIdentity().practiceName, user, existing);
    await database.write((queries) => saveSetup(queries, user.id, options.challenge, new Date(now)));
    return reply.header('cache-control', 'no-store').send(options);
  });

  app.post('/api/passkeys', routeDoc(adding), async (request, reply) => {
    const { name, response } = parseBody(newPasskey, request.body);
    const read = await readNewPasskey(relyingPartyOf(request, config), response);
    if (read === undefined) throw invalid(NOT_GOOD);
    await replyCreated(request, reply, {
      create: async (queries) => {
        if (!(await takeSetup(queries, read.challenge))) throw invalid(NOT_GOOD);
        const { user, signInId } = request.practice;
        await notices.add(queries.practice, user, 'passkey added', queries.now);
        const passkey = await createPasskey(queries, name, read.passkey);
        await markSecondFactor(queries.practice, signInId);
        setSignInCookie(request, reply, await renewSignIn(queries.practice, user.id, signInId));
        return passkey;
      },
      load: getPasskey,
    });
    notices.send();
    return reply;
  });

  app.put('/api/passkeys/:id', routeDoc(renaming), async (request) => {
    const id = parseId(request.params, PASSKEY_NOT_FOUND);
    const { name } = parseBody(passkeyName, request.body);
    return request.practice.caseload.write((queries) => renamePasskey(queries, id, name));
  });

  // With POST: the confirmation must not be in the address, and some proxies drop the body of DELETE.
  app.post('/api/passkeys/:id/remove', routeDoc(removing), async (request, reply) => {
    const id = parseId(request.params, PASSKEY_NOT_FOUND);
    const { caseload, user, signInId } = request.practice;
    const confirmation = parseBody(fullConfirmation, request.body);
    const own = await listPasskeys(caseload.read);
    if (!own.some((passkey) => passkey.id === id)) throw notFound(PASSKEY_NOT_FOUND);
    await confirmFully(request, confirmation);
    const token = await caseload.write(async (queries) => {
      await deletePasskey(queries, id);
      await settleFactorRemoval(queries.practice, user.id);
      await notices.add(queries.practice, user, 'passkey removed', queries.now);
      return renewSignIn(queries.practice, user.id, signInId);
    });
    setSignInCookie(request, reply, token);
    notices.send();
    return reply.code(204).send();
  });
}

const listing = { summary: 'List the passkeys of this account', isForSettingUp: true };

const preparing = {
  summary: 'What a browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON)',
  isForSettingUp: true,
  body: fullConfirmation,
  refusals: {
    403: 'The password or the code is not right',
    409: 'The account has as many passkeys as it can have',
    429: 'Too many wrong passwords; Retry-After says when to try again',
  },
} as const;

const adding = {
  summary: 'Add the passkey that a browser made (RegistrationResponseJSON); every other device is signed out',
  isForSettingUp: true,
  body: newPasskey,
  status: 201,
  refusals: { 409: 'The passkey is in use already' },
} as const;

const renaming = { summary: 'Give a passkey another name', body: passkeyName };

const removing = {
  summary: 'Remove a passkey; every other device is signed out',
  body: fullConfirmation,
  status: 204,
  refusals: {
    403: 'The password or the code is not right',
    409: 'It is the second factor that the practice requires',
    429: 'Too many wrong passwords; Retry-After says when to try again',
  },
} as const;
