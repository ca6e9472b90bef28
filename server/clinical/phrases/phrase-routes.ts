import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { newPhrase, phraseChange } from '#domain/clinical/phrases/phrase.ts';
import { deleteOwn, putOwn } from '#server/platform/http/own-record.ts';
import { idOrder, pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import {
  createPhrase,
  deletePhrase,
  getPhrase,
  listPhrases,
  PHRASE_NOT_FOUND,
  updatePhrase,
} from './phrase-store.ts';

const phraseListQuery = z.object(pageFields);

/** Routes for a therapist's own note phrases. */
export function phraseRoutes(app: FastifyInstance): void {
  app.get('/api/phrases', routeDoc(listing), (request, reply) => {
    const page = parseQuery(phraseListQuery, request.query);
    return replyPage(request, reply, { order: idOrder, page, reads: ['phrases'] }, listPhrases);
  });

  app.get('/api/phrases/:id', routeDoc({ summary: 'One phrase' }), async (request) =>
    getPhrase(request.practice.caseload.read, parseId(request.params, PHRASE_NOT_FOUND)),
  );

  app.post('/api/phrases', routeDoc(creating), async (request, reply) => {
    const phrase = parseBody(newPhrase, request.body);
    return replyCreated(request, reply, {
      create: (queries) => createPhrase(queries, phrase),
      load: getPhrase,
    });
  });

  putOwn(app, own, changing, updatePhrase);
  deleteOwn(app, own, { summary: 'Delete a phrase; text written with it stays' }, deletePhrase);
}

const own = { url: '/api/phrases/:id', missing: PHRASE_NOT_FOUND, load: getPhrase } as const;

const listing = { summary: 'List phrases, oldest first', query: phraseListQuery };

const creating = {
  summary: 'Add a phrase',
  body: newPhrase,
  status: 201,
  refusals: { 409: 'Another phrase has this shortcut, or there are 500 phrases already' },
} as const;

const changing = {
  summary: 'Change fields of a phrase',
  body: phraseChange,
  refusals: { 409: 'Another phrase has this shortcut' },
};
