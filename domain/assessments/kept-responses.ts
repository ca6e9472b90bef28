import type { Question, Response } from './question.ts';
import { fitsQuestion } from './response-fit.ts';

/**
 * The answers to keep when the questions change. An answer follows its question by text and type. Where only the
 * wording of some questions between two unchanged ones changed, theirs follow by place; where questions came or
 * went there as well, nobody can tell which was which, so no answer is put under a question it was not given to.
 * An answer stays as long as it still fits.
 */
export function keptResponses(
  answers: readonly Response[] | null,
  before: readonly Question[],
  after: readonly Question[],
): Response[] | null {
  if (answers === null) return null;
  const sources = rewordedSources(unchangedSources(before, after), before.length);
  const kept = after.map((asked, place) => {
    const source = sources[place] ?? undefined;
    const answer = source === undefined ? null : (answers[source] ?? null);
    const sameType = source !== undefined && before[source]?.type === asked.type;
    return sameType && fitsQuestion(answer, asked) ? answer : null;
  });
  return kept.every((answer) => answer === null) ? null : kept;
}

type Source = number | null;

/** For each question after the change, where it stood before, if it stands there word for word. */
function unchangedSources(before: readonly Question[], after: readonly Question[]): Source[] {
  const taken = new Set<number>();
  return after.map((asked) => {
    const found = before.findIndex(
      (other, index) => !taken.has(index) && other.text === asked.text && other.type === asked.type,
    );
    if (found < 0) return null;
    taken.add(found);
    return found;
  });
}

/** Fills each run of unknown sources that is as long as the run of unclaimed questions at the same place before. */
function rewordedSources(unchanged: readonly Source[], length: number): Source[] {
  const claimed = new Set(unchanged);
  const sources = [...unchanged];
  let start = 0;
  while (start < sources.length) {
    if (unchanged[start] !== null) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < sources.length && unchanged[end] === null) end += 1;
    const first = start === 0 ? 0 : (unchanged[start - 1] ?? 0) + 1;
    const last = end === sources.length ? length : (unchanged[end] ?? length);
    const run = Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset);
    if (run.length === end - start && run.every((index) => !claimed.has(index))) {
      sources.splice(start, run.length, ...run);
    }
    start = end;
  }
  return sources;
}
