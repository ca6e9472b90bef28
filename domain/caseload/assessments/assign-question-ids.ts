import type { Question, StoredQuestion } from './question.ts';

/**
 * Returns the questions to store, each with an id; existing questions keep theirs. A caller may send ids. Without ids,
 * questions are matched by text and type. Between two unchanged questions, a run of the same length is matched by
 * position, since only wording changed; if its length changed, the match is ambiguous and the questions count as new.
 * New questions get an id from `newId`.
 */
export function assignQuestionIds(
  asked: readonly Question[],
  before: readonly StoredQuestion[],
  newId: () => string,
): StoredQuestion[] {
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

/** Returns for each new question the earlier index of its id; a repeated id counts once. */
function sourcesById(before: readonly StoredQuestion[], after: readonly Question[]): Source[] {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  return after.map(({ id }) => {
    const place = id ? places.get(id) : undefined;
    if (!id || place === undefined) return null;
    places.delete(id);
    return place;
  });
}

/** Returns for each new question the earlier index of the same text and type, if there is one. */
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

/** Fills each run of unmatched questions whose length equals that of the earlier run in the same position. */
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
