import { sum } from '#domain/platform/sum.ts';
import type { Database } from '#server/platform/database/connection.ts';

interface Period {
  clientId: number;
  fromOn: string;
  untilOn: string;
  timeZone: string;
}

/** The levels of the ladder of cues that meet a criterion of verbal cues. */
const REACHED = ['I', 'VI', 'G', 'V'];

/**
 * Computes a document's figures for a period independently, from the rows and the runtime's calendar, as an oracle.
 * For a client with one goal, measured in trials with at most verbal cues.
 */
export async function modelDocument({ read }: Database, { clientId, fromOn, untilOn, timeZone }: Period) {
  const sessions = await read
    .selectFrom('sessions')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('date')
    .execute();
  const notes = await read
    .selectFrom('session_notes')
    .selectAll()
    .where('client_id', '=', clientId)
    .execute();
  const results = await read
    .selectFrom('goal_results')
    .selectAll()
    .where('client_id', '=', clientId)
    .execute();
  const dayOf = (moment: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment));
  const monthOf = (moment: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', year: 'numeric' }).format(new Date(moment));
  const shortDay = (moment: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(new Date(moment));

  const within = sessions.filter(({ date }) => dayOf(date) >= fromOn && dayOf(date) <= untilOn);
  const isSigned = (id: number) =>
    notes.some(({ session_id, state }) => session_id === id && state === 'signed');
  const counted = within.filter(({ id }) => isSigned(id));
  const held = counted.filter(({ status }) => status === 'completed');
  const marked = held.flatMap(({ id, date }) => {
    const row = results.find(({ session_id }) => session_id === id);
    const marks: (string | null)[] =
      typeof row?.marks === 'string' ? JSON.parse(row.marks) : (row?.marks ?? []);
    return marks.length === 0 ? [] : [{ date, marks }];
  });
  const all = marked.flatMap(({ marks }) => marks);
  const reached = (marks: readonly (string | null)[]) => marks.filter((mark) => REACHED.includes(mark ?? ''));
  const independent = all.filter((mark) => mark === 'I');
  const times = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

  const attendance = (some: typeof within) => ({
    held: some.filter(({ id }) => held.some((one) => one.id === id)).length,
    minutes: sum(some.filter((session) => held.includes(session)).map(({ duration }) => duration)),
    missed: Object.fromEntries(
      [...Map.groupBy(some, ({ status }) => status)]
        .filter(([status]) => status !== 'completed')
        .map(([status, ofStatus]) => [status, ofStatus.length]),
    ),
  });
  const months = [...Map.groupBy(counted, ({ date }) => monthOf(date))]
    .map(([month, ofMonth]) => ({ month, ...attendance(ofMonth) }))
    .filter((each) => each.held > 0 || Object.keys(each.missed).length > 0);
  return {
    ...attendance(counted),
    unsigned: within.length - counted.length,
    firstDay: held[0] ? dayOf(held[0].date) : null,
    months,
    figures:
      all.length === 0
        ? []
        : [
            `${reached(all).length} of ${all.length} trials with no more than verbal cues (${percent(reached(all).length, all.length)}%) in ${times(marked.length)}`,
            `${independent.length} of ${all.length} independent (${percent(independent.length, all.length)}%)`,
          ],
    lastResults: marked.slice(-3).map(({ date, marks }) => {
      const part = reached(marks).length;
      return `${shortDay(date)}: ${part} of ${marks.length} trials (${percent(part, marks.length)}%)`;
    }),
  };
}

/** Rounds half up. */
function percent(part: number, whole: number): number {
  return Math.floor((100 * part) / whole + 0.5);
}
