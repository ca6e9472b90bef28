import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type IssuedRecoveryCodes, twoFactorStart } from '#domain/people/two-factor/two-factor.ts';
import { fullConfirmation } from '#domain/people/users/full-confirmation.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { markSecondFactor, settleFactorRemoval } from '#server/people/sign-in/second-factors.ts';
import { setSignInCookie } from '#server/people/sign-in/sign-in-cookie.ts';
import { renewSignIn } from '#server/people/sign-in/sign-in-store.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import { type AuditEntry, appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { conflict, forbidden } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { newSecret, setupOf, timeStepOf } from './authenticator-code.ts';
import type { ConfirmFully } from './confirm-fully.ts';
import { issueRecoveryCodes } from './recovery-code-store.ts';
import {
  confirmSecret,
  deleteTwoFactor,
  needsCode,
  pendingSecret,
  savePendingSecret,
  twoFactorState,
} from './two-factor-store.ts';

const NOT_ON = 'Two-factor sign-in is off';
const START_AGAIN = 'This setup has ended. Please start again';
const WRONG_CODE = "This code does not fit. Check that your phone's clock is right and enter the newest code";

interface TwoFactorServices {
  database: Database;
  publicIdentity: () => PracticeContact;
  confirmFully: ConfirmFully;
  notices: SecurityNotices;
}

/** Routes for turning two-factor sign-in on and off, and for its recovery codes. */
export function twoFactorRoutes(app: FastifyInstance, services: TwoFactorServices): void {
  const { database, publicIdentity, confirmFully, notices } = services;

  app.get('/api/two-factor', routeDoc(reading), async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(await twoFactorState(database.read, request.practice.user.id)),
  );

  app.post('/api/two-factor/setup', routeDoc(preparing), async (request, reply) => {
    const { user, now } = request.practice;
    await confirmFully(request, parseBody(fullConfirmation, request.body));
    const secret = newSecret();
    await database.write((queries) => savePendingSecret(queries, user.id, secret, new Date(now)));
    const setup = setupOf(secret, publicIdentity().practiceName, user.username);
    return reply.header('cache-control', 'no-store').send(setup);
  });

  app.post('/api/two-factor', routeDoc(turningOn), async (request, reply) => {
    const { code } = parseBody(twoFactorStart, request.body);
    const { user, signInId } = request.practice;
    const now = new Date(request.practice.now);
    const secret = await pendingSecret(database.read, user.id, now);
    if (secret === undefined) throw conflict(START_AGAIN);
    const step = timeStepOf(secret, code, now);
    if (step === undefined) throw forbidden(WRONG_CODE);
    const { recoveryCodes, token } = await database.write(async (queries) => {
      if (!(await confirmSecret(queries, user.id, { secret, step, now }))) throw conflict(START_AGAIN);
      await auditChange(queries, request, { action: 'create', entity: 'two-factor' });
      await notices.add(queries, user, 'two-factor on', now.toISOString());
      await markSecondFactor(queries, signInId);
      return {
        recoveryCodes: await issueRecoveryCodes(queries, user.id),
        token: await renewSignIn(queries, user.id, signInId),
      };
    });
    setSignInCookie(request, reply, token);
    notices.send();
    return reply.header('cache-control', 'no-store').send({ recoveryCodes } satisfies IssuedRecoveryCodes);
  });

  app.post('/api/two-factor/recovery-codes', routeDoc(renewing), async (request, reply) => {
    const { user } = request.practice;
    await confirmFully(request, parseBody(fullConfirmation, request.body));
    const recoveryCodes = await database.write(async (queries) => {
      if (!(await needsCode(queries, user.id))) throw conflict(NOT_ON);
      await auditChange(queries, request, { action: 'create', entity: 'recovery-code' });
      return issueRecoveryCodes(queries, user.id);
    });
    return reply.header('cache-control', 'no-store').send({ recoveryCodes } satisfies IssuedRecoveryCodes);
  });

  app.post('/api/two-factor/turn-off', routeDoc(turningOff), async (request, reply) => {
    const { user, signInId, now } = request.practice;
    await confirmFully(request, parseBody(fullConfirmation, request.body));
    const token = await database.write(async (queries) => {
      if (!(await deleteTwoFactor(queries, user.id))) throw conflict(NOT_ON);
      await auditChange(queries, request, { action: 'delete', entity: 'two-factor' });
      await settleFactorRemoval(queries, user.id);
      await notices.add(queries, user, 'two-factor off', now);
      return renewSignIn(queries, user.id, signInId);
    });
    setSignInCookie(request, reply, token);
    notices.send();
    return reply.code(204).send();
  });
}

function auditChange(
  queries: Queries,
  { practice: { user, actor, now } }: FastifyRequest,
  entry: Pick<AuditEntry, 'action' | 'entity'>,
): Promise<void> {
  const line = { ...entry, entityId: user.id, clientId: null };
  return appendAuditEntries(queries, user.id, [line], actor, now);
}

const confirmationRefusals = {
  403: 'The password or the code is not right',
  429: 'Too many wrong passwords or codes; Retry-After says when to try again',
};

const reading = { summary: 'Whether two-factor sign-in is on', isForSettingUp: true };

const preparing = {
  summary: 'Create a secret for an authenticator app; it is active after its first code',
  isForSettingUp: true,
  body: fullConfirmation,
  refusals: confirmationRefusals,
};

const turningOn = {
  summary:
    'Turn two-factor sign-in on, or move it to another app, by its first code; every other device is signed out',
  isForSettingUp: true,
  body: twoFactorStart,
  refusals: { 403: 'The code does not fit', 409: 'No secret waits for a code, any more' },
};

const renewing = {
  summary: 'Create new recovery codes; the old ones stop working',
  body: fullConfirmation,
  refusals: { ...confirmationRefusals, 409: 'Two-factor sign-in is off' },
};

const turningOff = {
  summary:
    'Turn two-factor sign-in off; its recovery codes stop working, and every other device is signed out',
  body: fullConfirmation,
  status: 204,
  refusals: {
    ...confirmationRefusals,
    409: 'Two-factor sign-in is off, or is the second factor that the practice requires',
  },
} as const;
