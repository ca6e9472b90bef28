import type { KeptQuestion, Question } from './question.ts';

/**
 * The questions as they are kept, each with an id. One that was there before keeps its own. A caller who knows ids says
 * which it is; without any, questions are told by text and type. Where only the wording of some between two unchanged
 * ones changed, they are told by place; where questions came or went there as well, nobody can tell which was which,
 * so they are new. New ones get an id from `newId`.
 */
export function identifiedQuestions(
  asked: readonly Question[],
  before: readonly KeptQuestion[],
  newId: () => string,
): KeptQuestion[] {
  const knowsIds = asked.some(({ id }) => id);
  const sources = knowsIds
    ? sourcesById(before, asked)
    : rewordedSources(unchangedSources(before, asked), before.length);
  return asked.map((question, place) => {
    const source = sources[place] ?? undefined;
    return { ...question, id: (source === undefined ? undefined : before[source]?.id) ?? newId() };
  });
}

type Source = number | null;

/** For each question after the change, where the one with its id stood before; an id named twice counts once. */
function sourcesById(before: readonly KeptQuestion[], after: readonly Question[]): Source[] {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  return after.map(({ id }) => {
    const place = id ? places.get(id) : undefined;
    if (!id || place === undefined) return null;
    places.delete(id);
    return place;
  });
}

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
