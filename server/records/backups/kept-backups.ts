import type { FastifyRequest } from 'fastify';
import { conflict } from '#server/platform/http/errors.ts';
import type { RestoreServices } from './restore-while-running.ts';

/** Gives what keeps the backups. Throws 409 on PostgreSQL, whose own tools do all this. */
export function keptHere(restore: RestoreServices | undefined): RestoreServices {
  if (restore === undefined) throw conflict(ON_POSTGRES);
  return restore;
}

/** The ":id" of a call about a backup. */
export function nameIn({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
}

const ON_POSTGRES = 'The data is in a database server, whose own tools back it up and restore it';
