import type { FastifyInstance } from 'fastify';
import {
  documentSigning,
  newAddendum,
  noteCorrection,
  noteWithdrawal,
} from '#domain/clinical/signing/signing-acts.ts';
import { DOCUMENT_NOT_FOUND, getDocument } from '#server/clinical/documents/document-store.ts';
import type { ConfirmPassword } from '#server/people/passwords/confirm-password.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId } from '#server/platform/http/validation.ts';
import { confirmSigning, wrongPassword } from './confirm-signing.ts';
import {
  addToDocument,
  correctDocument,
  leaveDocumentCorrection,
  withdrawDocument,
} from './document-acts.ts';
import { previewDocumentSigning } from './document-signing-preview.ts';
import { signDocument } from './sign-document.ts';
import { getSignedDocument } from './signed-document-store.ts';

/** Signing a document, and the three acts after it. Each leaves what was signed as it is. */
export function documentSigningRoutes(
  app: FastifyInstance,
  { confirmPassword }: { confirmPassword: ConfirmPassword },
): void {
  app.get('/api/documents/:id/signing', routeDoc(previewing), async (request, reply) => {
    const id = parseId(request.params, DOCUMENT_NOT_FOUND);
    const { practice } = request;
    return reply
      .header('cache-control', 'no-store')
      .send(await previewDocumentSigning(practice.caseload.read, id, practice));
  });

  app.post('/api/documents/:id/sign', routeDoc(signing), async (request, reply) => {
    const id = parseId(request.params, DOCUMENT_NOT_FOUND);
    const form = parseBody(documentSigning, request.body);
    await confirmSigning(request, confirmPassword, form.password);
    const { practice } = request;
    return replyCreated(request, reply, {
      create: (queries) => signDocument(queries, id, form, practice),
      load: getSignedDocument,
    });
  });

  app.post('/api/documents/:id/addenda', { ...longTextBody, ...routeDoc(adding) }, async (request, reply) => {
    const id = parseId(request.params, DOCUMENT_NOT_FOUND);
    const form = parseBody(newAddendum, request.body);
    await confirmSigning(request, confirmPassword, form.password);
    const { settings } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => addToDocument(queries, id, form, settings),
      load: getSignedDocument,
    });
  });

  app.post('/api/documents/:id/correct', routeDoc(correcting), async (request, reply) => {
    const id = parseId(request.params, DOCUMENT_NOT_FOUND);
    const form = parseBody(noteCorrection, request.body);
    return replyCreated(request, reply, {
      create: (queries) => correctDocument(queries, id, form),
      load: getDocument,
    });
  });

  app.delete('/api/documents/:id/correct', routeDoc(leaving), async (request, reply) => {
    const id = parseId(request.params, DOCUMENT_NOT_FOUND);
    const { caseload, settings } = request.practice;
    await caseload.write((queries) => leaveDocumentCorrection(queries, id, settings));
    return reply.code(204).send();
  });

  app.post('/api/documents/:id/withdraw', routeDoc(withdrawing), async (request, reply) => {
    const id = parseId(request.params, DOCUMENT_NOT_FOUND);
    const form = parseBody(noteWithdrawal, request.body);
    await confirmSigning(request, confirmPassword, form.password);
    const { settings } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => withdrawDocument(queries, id, form, settings),
      load: getSignedDocument,
    });
  });
}

const previewing = {
  summary: 'A document as it will read once it is signed, what stands in the way, and what to look at',
};

const signing = {
  summary: 'Sign a document',
  body: documentSigning,
  status: 201,
  refusals: {
    ...wrongPassword,
    409: 'It cannot be signed yet, is signed already, or was changed since it was seen',
  },
} as const;

const adding = {
  summary: 'Add to a signed document: an addendum, or the statement of a family. The original is unchanged',
  body: newAddendum,
  status: 201,
  refusals: { ...wrongPassword, 409: 'Nothing was signed of this document' },
} as const;

const correcting = {
  summary:
    'Begin the next version of a signed document, with a reason; the signed one counts until that is signed',
  body: noteCorrection,
  status: 201,
  refusals: { 409: 'Nothing was signed of this document, or it is being corrected already' },
} as const;

const leaving = {
  summary: 'Leave a correction be that says what was signed: the document is signed, or withdrawn, as before',
  status: 204,
  refusals: { 409: 'Nothing was signed of this document, or the correction says something else' },
} as const;

const withdrawing = {
  summary: 'Withdraw a document that was signed in error, with a reason; it stays in the record',
  body: noteWithdrawal,
  status: 201,
  refusals: { ...wrongPassword, 409: 'The document is not signed, or was changed since it was seen' },
} as const;
