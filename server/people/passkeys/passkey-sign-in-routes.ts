import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { passkeySignIn } from '#domain/people/passkeys/passkey.ts';
import { cookieOptions } from '#server/people/sign-in/sign-in-cookie.ts';
import { setSignInCookies, signedInEntry, startSignIn } from '#server/people/sign-in/start-sign-in.ts';
import type { AccessLog } from '#server/platform/audit/access-log.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { unauthenticated } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { countWithinHour } from '#server/platform/throttle/address-limit.ts';
import { PASSKEY_SIGN_INS_AN_HOUR } from '#server/platform/throttle/attempts.ts';
import { counterOfSignature, requestOptions } from './passkey-ceremony.ts';
import { CHALLENGE_EXPIRY_MS, saveChallenge, takeChallenge } from './passkey-challenge-store.ts';
import { findPasskey, savePasskeyUse } from './passkey-store.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Stores the challenge, so that only this browser can use its signature. */
const COOKIE = 'passkey_challenge';
const PATH = '/api/login';

const UNKNOWN = 'This passkey is not known here any more. Please sign in with your password';
const NOT_GOOD = 'This passkey could not be checked. Please try again';

interface PasskeySignInServices {
  database: Database;
  config: Pick<Config, 'siteUrl' | 'isSiteUrlGiven' | 'rateLimits'>;
  clock: () => Date;
  accessLog: AccessLog;
}

/** Routes for signing in with a passkey, which replaces username, password and code. */
export function passkeySignInRoutes(app: FastifyInstance, services: PasskeySignInServices): void {
  const { database, config, clock, accessLog } = services;

  app.post('/api/login/passkey/options', routeDoc(preparing), async (request, reply) => {
    const options = await requestOptions(relyingPartyOf(request, config));
    await database.write(async (queries) => {
      if (config.rateLimits) {
        await countWithinHour(queries, 'passkey', request.ip, PASSKEY_SIGN_INS_AN_HOUR, clock());
      }
      await saveChallenge(queries, options.challenge, clock());
    });
    setChallengeCookie(request, reply, options.challenge);
    return reply.header('cache-control', 'no-store').send(options);
  });

  app.post('/api/login/passkey', routeDoc(signingIn), async (request, reply) => {
    const signed = parseBody(passkeySignIn, request.body);
    const challenge = request.cookies[COOKIE];
    reply.clearCookie(COOKIE, cookieOptions(request, PATH));
    if (challenge === undefined) throw unauthenticated(NOT_GOOD);
    const found = await findPasskey(database.read, signed.response.id);
    if (found === undefined) throw unauthenticated(UNKNOWN);
    const { id, user, passkey } = found;
    const party = relyingPartyOf(request, config);
    const counter = await counterOfSignature(party, signed, challenge, { therapistId: user.id, passkey });
    if (counter === undefined) {
      accessLog.auditFailure(user.id, 'passkey', request.ip, clock());
      throw unauthenticated(NOT_GOOD);
    }
    const begun = await database.write(async (queries) => {
      const now = clock();
      if (!(await takeChallenge(queries, challenge, now))) throw unauthenticated(NOT_GOOD);
      if (!(await savePasskeyUse(queries, id, counter, now.toISOString()))) throw unauthenticated(UNKNOWN);
      const used = { action: 'read', entity: 'passkey', entityId: id, clientId: null } as const;
      return startSignIn(queries, request, user, now, {
        hasSecondFactor: true,
        entries: [used, signedInEntry(user)],
      });
    });
    setSignInCookies(request, reply, begun);
    return reply.send(user);
  });
}

function setChallengeCookie(request: FastifyRequest, reply: FastifyReply, challenge: string): void {
  reply.setCookie(COOKIE, challenge, {
    ...cookieOptions(request, PATH),
    maxAge: CHALLENGE_EXPIRY_MS / 1000,
  });
}

const preparing = {
  summary: 'What a browser needs to sign in by a passkey (PublicKeyCredentialRequestOptionsJSON)',
  access: 'everyone',
  refusals: { 429: 'Too many passkey sign-ins were begun from this address' },
} as const;

const signingIn = {
  summary: 'Sign in by a passkey (AuthenticationResponseJSON); answers a cookie',
  access: 'everyone',
  body: passkeySignIn,
  refusals: {
    401: 'The passkey is not known, or what it signed does not fit',
    403: 'The account is disabled',
  },
} as const;
