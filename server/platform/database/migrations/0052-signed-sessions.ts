import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { refusingRows } from './0039-signing.ts';

/** The fields of a session that its signed note states. */
const statedFields = ['id', 'therapist_id', 'client_id', 'date', 'duration', 'type', 'status', 'created_at'];

/** The database changes no session in what its signed note says of it; a correction makes the note a draft first. */
export function signedSessionsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const isOtherwise = statedFields.map((name) => `NEW.${name} IS DISTINCT FROM OLD.${name}`).join(' OR ');
      const statements = refusingRows(engine, {
        name: 'signed_sessions_stay_as_signed',
        table: 'sessions',
        change: 'UPDATE',
        when: `(${isOtherwise}) AND EXISTS (SELECT 1 FROM session_notes
          WHERE session_notes.therapist_id = OLD.therapist_id AND session_notes.session_id = OLD.id
            AND session_notes.state = 'signed')`,
        message: 'The note of this session is signed',
      });
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}
