import type { FastifyReply } from 'fastify';
import { CSV_START } from '#domain/platform/csv-text.ts';

/** Replies with a table as a CSV file named `name`; it holds records, and no cache on the way stores it. */
export function replyCsv(reply: FastifyReply, name: string, table: string): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(CSV_START + table);
}
