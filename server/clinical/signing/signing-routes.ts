import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { sessionStatuses } from '#domain/caseload/sessions/session-words.ts';
import { sessionNoteRecord } from '#domain/clinical/notes/session-note.ts';
import {
  newAddendum,
  noteCorrection,
  noteSigning,
  noteWithdrawal,
} from '#domain/clinical/signing/signing-acts.ts';
import { SESSION_NOT_FOUND } from '#server/caseload/sessions/session-store.ts';
import type { ConfirmPassword } from '#server/people/passwords/confirm-password.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { clientIdFilter, documentIdFilter, sessionIdFilter } from '#server/platform/http/list-filters.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { confirmSigning, wrongPassword } from './confirm-signing.ts';
import { addAddendum, correctNote, leaveCorrection, withdrawNote } from './note-acts.ts';
import { signNote } from './sign-note.ts';
import { getSignedDocument, listSignedDocuments, signedDocumentOrder } from './signed-document-store.ts';
import { previewSigning } from './signing-preview.ts';

const signedListQuery = z.object({
  ...pageFields,
  clientId: clientIdFilter,
  sessionId: sessionIdFilter,
  documentId: documentIdFilter,
});
const previewQuery = z.object({ status: z.optional(z.enum(sessionStatuses, 'Status is required')) });

/** Signing the note of a session, and the three acts after it. Each leaves what was signed as it is. */
export function signingRoutes(
  app: FastifyInstance,
  { confirmPassword }: { confirmPassword: ConfirmPassword },
): void {
  app.get('/api/signed-documents', routeDoc(listing), (request, reply) => {
    const { clientId, sessionId, documentId, ...page } = parseQuery(signedListQuery, request.query);
    const paged = { order: signedDocumentOrder, page, reads: ['signed_documents'] } as const;
    return replyPage(request, reply, paged, (queries, part) =>
      listSignedDocuments(queries, { clientId, sessionId, documentId }, part),
    );
  });

  app.get('/api/sessions/:id/note/signing', routeDoc(previewing), async (request, reply) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const { status } = parseQuery(previewQuery, request.query);
    const { caseload } = request.practice;
    return reply
      .header('cache-control', 'no-store')
      .send(await previewSigning(caseload.read, id, status, request.practice));
  });

  app.post('/api/sessions/:id/note/sign', routeDoc(signing), async (request, reply) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const form = parseBody(noteSigning, request.body);
    await confirmSigning(request, confirmPassword, form.password);
    const { settings } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => signNote(queries, id, form, settings),
      load: getSignedDocument,
    });
  });

  app.post(
    '/api/sessions/:id/note/addenda',
    { ...longTextBody, ...routeDoc(adding) },
    async (request, reply) => {
      const id = parseId(request.params, SESSION_NOT_FOUND);
      const form = parseBody(newAddendum, request.body);
      await confirmSigning(request, confirmPassword, form.password);
      const { settings } = request.practice;
      return replyCreated(request, reply, {
        create: (queries) => addAddendum(queries, id, form, settings),
        load: getSignedDocument,
      });
    },
  );

  app.post('/api/sessions/:id/note/correct', routeDoc(correcting), async (request, reply) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const form = parseBody(noteCorrection, request.body);
    return replyCreated(request, reply, {
      create: (queries) => correctNote(queries, id, form),
      load: getNote,
    });
  });

  app.delete('/api/sessions/:id/note/correct', routeDoc(leaving), async (request, reply) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const { caseload, settings } = request.practice;
    await caseload.write((queries) => leaveCorrection(queries, id, settings));
    return reply.code(204).send();
  });

  app.post('/api/sessions/:id/note/withdraw', routeDoc(withdrawing), async (request, reply) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const form = parseBody(noteWithdrawal, request.body);
    await confirmSigning(request, confirmPassword, form.password);
    const { settings } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => withdrawNote(queries, id, form, settings),
      load: getSignedDocument,
    });
  });
}

async function getNote(queries: CaseloadQueries, id: number) {
  const note = await queries.find(sessionNoteRecord, id);
  if (!note) throw notFound(SESSION_NOT_FOUND);
  return note;
}

const listing = { summary: 'List what was signed, in its order', query: signedListQuery };

const previewing = {
  summary:
    'The note of a session as it will read once it is signed, what stands in the way, and what to look at',
  query: previewQuery,
};

const signing = {
  summary: 'Sign the note of a session, and say with it what became of one that is still scheduled',
  body: noteSigning,
  status: 201,
  refusals: {
    ...wrongPassword,
    409: 'It cannot be signed yet, is signed already, or was changed since it was seen',
  },
} as const;

const adding = {
  summary: 'Add to a signed note: an addendum, or the statement of a family. The original is unchanged',
  body: newAddendum,
  status: 201,
  refusals: { ...wrongPassword, 409: 'Nothing was signed of this session' },
} as const;

const correcting = {
  summary:
    'Begin the next version of a signed note, with a reason; the signed one counts until that is signed',
  body: noteCorrection,
  status: 201,
  refusals: { 409: 'Nothing was signed of this session, or its note is being corrected already' },
} as const;

const leaving = {
  summary: 'Leave a correction be that says what was signed: the note is signed, or withdrawn, as before',
  status: 204,
  refusals: { 409: 'Nothing was signed of this session, or the correction says something else' },
} as const;

const withdrawing = {
  summary: 'Withdraw a note that was signed in error, with a reason; it stays in the record',
  body: noteWithdrawal,
  status: 201,
  refusals: {
    ...wrongPassword,
    409: 'No note of this session is signed, or it was changed since it was seen',
  },
} as const;
