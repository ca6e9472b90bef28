import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { newAddendum, noteCorrection, noteWithdrawal } from '#domain/clinical/signing/signing-acts.ts';
import type { ConfirmPassword } from '#server/people/passwords/confirm-password.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { clientIdFilter, documentIdFilter, sessionIdFilter } from '#server/platform/http/list-filters.ts';
import { idOrder, pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { type RouteDoc, routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { addAddendum, correct, leaveCorrection, withdraw } from './acts-after-signing.ts';
import { confirmSigning, wrongPassword } from './confirm-signing.ts';
import { documentKind } from './document-kind.ts';
import { noteKind } from './note-kind.ts';
import { previewSigning, sign } from './sign.ts';
import { getSignedDocument, listSignedDocuments } from './signed-document-store.ts';
import type { SignedKind, ToSign } from './signed-kind.ts';

const signedListQuery = z.object({
  ...pageFields,
  clientId: clientIdFilter,
  sessionId: sessionIdFilter,
  documentId: documentIdFilter,
});

interface SigningServices {
  confirmPassword: ConfirmPassword;
}

/** Routes for signing notes and documents, and for the signed texts. */
export function signingRoutes(app: FastifyInstance, services: SigningServices): void {
  app.get('/api/signed-documents', routeDoc(listing), async (request, reply) => {
    const { caseload, auditRead } = request.practice;
    const { clientId, sessionId, documentId, ...page } = parseQuery(signedListQuery, request.query);
    const filter = { clientId, sessionId, documentId };
    if ((sessionId ?? documentId) !== undefined) {
      // About one child, whom the line of a list would not name. Read here, since a list may be sent from the cache.
      const [text] = await listSignedDocuments(caseload.read, filter, { limit: 1 });
      if (text) auditRead({ entity: 'signed-document', entityId: text.id, clientId: text.clientId });
    }
    const paged = { order: idOrder, page, reads: ['signed_documents'] } as const;
    return replyPage(request, reply, paged, (queries, part) => listSignedDocuments(queries, filter, part));
  });

  signedKindRoutes(app, noteKind, services);
  signedKindRoutes(app, documentKind, services);
}

const listing = { summary: 'List signed texts in order of signing', query: signedListQuery };

/**
 * Adds the routes to sign one kind of record and to act on it afterwards. None of them changes a signed text.
 */
function signedKindRoutes<Draft extends ToSign>(
  app: FastifyInstance,
  kind: SignedKind<Draft>,
  { confirmPassword }: SigningServices,
): void {
  const { path } = kind;
  const { notFound: missing } = kind.messages;
  const docs = docsOf(kind);

  app.get(`${path}/signing`, routeDoc(docs.preview), async (request, reply) => {
    const id = parseId(request.params, missing);
    const query = kind.previewQuery ? parseQuery(kind.previewQuery, request.query) : {};
    const { practice } = request;
    const { preview, clientId } = await previewSigning(practice.caseload.read, kind, id, query, practice);
    practice.auditRead({ entity: kind.entity, entityId: id, clientId });
    return reply.header('cache-control', 'no-store').send(preview);
  });

  app.post(`${path}/sign`, routeDoc(docs.sign), async (request, reply) => {
    const id = parseId(request.params, missing);
    const form = parseBody(kind.form, request.body);
    await confirmSigning(request, confirmPassword, form.password);
    return replyCreated(request, reply, {
      create: (queries) => sign(queries, kind, id, form, request.practice),
      load: getSignedDocument,
    });
  });

  app.post(`${path}/addenda`, { ...longTextBody, ...routeDoc(docs.add) }, async (request, reply) => {
    const id = parseId(request.params, missing);
    const form = parseBody(newAddendum, request.body);
    await confirmSigning(request, confirmPassword, form.password);
    return replyCreated(request, reply, {
      create: (queries) => addAddendum(queries, kind, id, form, request.practice.settings),
      load: getSignedDocument,
    });
  });

  app.post(`${path}/correct`, routeDoc(docs.correct), async (request, reply) => {
    const id = parseId(request.params, missing);
    const form = parseBody(noteCorrection, request.body);
    return replyCreated(request, reply, {
      create: async (queries) => getRecord(queries, kind, await correct(queries, kind, id, form)),
      load: (queries, recordId) => getRecord(queries, kind, recordId),
    });
  });

  app.delete(`${path}/correct`, routeDoc(docs.leave), async (request, reply) => {
    const id = parseId(request.params, missing);
    const { practice } = request;
    await practice.caseload.write((queries) => leaveCorrection(queries, kind, id, practice));
    return reply.code(204).send();
  });

  app.post(`${path}/withdraw`, routeDoc(docs.withdraw), async (request, reply) => {
    const id = parseId(request.params, missing);
    const form = parseBody(noteWithdrawal, request.body);
    await confirmSigning(request, confirmPassword, form.password);
    return replyCreated(request, reply, {
      create: (queries) => withdraw(queries, kind, id, form, request.practice.settings),
      load: getSignedDocument,
    });
  });
}

async function getRecord<Draft extends ToSign>(
  queries: CaseloadQueries,
  { record, messages }: SignedKind<Draft>,
  id: number,
) {
  const found = await queries.find(record, id);
  if (!found) throw notFound(messages.notFound);
  return found;
}

function docsOf<Draft extends ToSign>({
  noun,
  entity,
  summaries,
  form,
  previewQuery,
}: SignedKind<Draft>): Record<'preview' | 'sign' | 'add' | 'correct' | 'leave' | 'withdraw', RouteDoc> {
  return {
    preview: { summary: summaries.preview, ...(previewQuery && { query: previewQuery }) },
    sign: {
      summary: summaries.sign,
      body: form,
      status: 201,
      refusals: {
        ...wrongPassword,
        409: 'It cannot be signed yet, is signed already, or was changed since it was seen',
      },
    },
    add: {
      summary: `Add to a signed ${noun}: an addendum, or the statement of a family. The original is unchanged`,
      body: newAddendum,
      status: 201,
      refusals: { ...wrongPassword, 409: `Nothing was signed of this ${entity}` },
    },
    correct: {
      summary: `Begin the next version of a signed ${noun}, with a reason; the signed one counts until that is signed`,
      body: noteCorrection,
      status: 201,
      refusals: { 409: summaries.notCorrected },
    },
    leave: {
      summary: `End a correction without changes: the ${noun} is signed, or withdrawn, as before`,
      status: 204,
      refusals: { 409: `Nothing was signed of this ${entity}, or the correction says something else` },
    },
    withdraw: {
      summary: `Withdraw a ${noun} that was signed in error, with a reason; it stays in the record`,
      body: noteWithdrawal,
      status: 201,
      refusals: { ...wrongPassword, 409: summaries.notWithdrawn },
    },
  };
}
