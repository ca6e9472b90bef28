import { LONGEST_SECONDS } from '#domain/clinical/goals/measures.ts';
import { notUnderstood, type QuickEntry } from './quick-entry-result.ts';
import { MOST_TIMES } from './recorded.ts';

const clock = /^(?:(\d+):)?(\d+):([0-5]\d)(?= |$)/;
const units =
  /^(?:(\d+) ?h(?:ours?|rs?)?)? ?(?:(\d+) ?m(?:inutes?|ins?)?)? ?(?:(\d+) ?s(?:econds?|ecs?)?)?(?= |$)/;

/** Parses typed times: "12:30", "90s", "5m 30s", one after another. */
export function quickTimes(before: readonly number[], text: string): QuickEntry {
  const seconds: number[] = [];
  let rest = text;
  while (rest !== '') {
    const [part, hours, minutes, left] = clock.exec(rest) ?? units.exec(rest) ?? [''];
    if (part === '') {
      const [word = rest] = rest.split(' ');
      return notUnderstood(word, 'Write a time such as 12:30, 90s or 5m', { seconds });
    }
    const time = 3600 * Number(hours ?? 0) + 60 * Number(minutes ?? 0) + Number(left ?? 0);
    if (time > LONGEST_SECONDS) return notUnderstood(part, 'A time is at most 10 hours', { seconds });
    if (before.length + seconds.length >= MOST_TIMES)
      return notUnderstood(part, `A session has room for ${MOST_TIMES} times`, { seconds });
    seconds.push(time);
    rest = rest.slice(part.length).trimStart();
  }
  return { understood: { seconds }, fault: undefined };
}
