import type { FastifyRequest } from 'fastify';
import { conflict } from '#server/platform/http/errors.ts';
import type { RestoreServices } from './restore-while-running.ts';

/** Returns the backup services. Throws 409 on PostgreSQL, which has its own backup tools. */
export function requireBackups(restore: RestoreServices | undefined): RestoreServices {
  if (restore === undefined) throw conflict(ON_POSTGRES);
  return restore;
}

/** Returns the ":id" of a call about a backup. */
export function nameIn({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
}

const ON_POSTGRES = 'The data is in a database server, whose own tools back it up and restore it';
