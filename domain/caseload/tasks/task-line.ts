import type { Day } from '#domain/platform/dates.ts';
import { fullNameOf, type PersonName } from '#domain/platform/names.ts';
import { searchedText, squeezedName } from '#domain/platform/search-text.ts';
import { findDueDay, type ReadPhrase } from './task-line-day.ts';

type Named = PersonName & { id: number };

/** The parts of a task that was typed in one line. */
export interface TaskLine<Client extends Named> {
  /** The remaining words: what is to be done. */
  title: string;
  dueDate: Day | null;
  /** The client after "@"; undefined if there is no "@" or no client of that name. */
  client: Client | undefined;
  /** The clients of that name if there are several: one has to be chosen. */
  candidates: Client[];
  /** A name after "@" that no client has; it stays in the title. */
  unknownName: string | undefined;
}

/**
 * Parses a line such as "Call school fri @Ada" into a title, a day (see `findDueDay`) and, after "@", a client by
 * first, last or full name or its beginning. `chosenId` is the client chosen among those of the same name.
 */
export function readTaskLine<Client extends Named>(
  line: string,
  { today, clients, chosenId }: { today: Day; clients: readonly Client[]; chosenId?: number | undefined },
): TaskLine<Client> {
  const words = line.split(/\s+/).filter(Boolean);
  const mention = mentionIn(words, clients);
  const spoken = mention ? words.toSpliced(mention.from, mention.length) : words;
  const due = findDueDay(spoken, today);
  const title = (due ? spoken.toSpliced(due.from, due.length) : spoken).join(' ');
  const matches = mention?.matches ?? [];
  const client = matches.length === 1 ? matches[0] : matches.find(({ id }) => id === chosenId);
  const unknown = mention ? undefined : words.find(isMention);
  return {
    title,
    dueDate: due?.day ?? null,
    client,
    candidates: client ? [] : matches,
    unknownName: unknown?.slice(1),
  };
}

/** Returns the clients that the text after "@" may mean while it is typed, best matches first. */
export function clientsNamed<Client extends PersonName>(clients: readonly Client[], typed: string): Client[] {
  const name = searchedText(typed);
  const found = clients.flatMap((client) => {
    const fit = fitOf(client, name);
    return fit === undefined ? [] : [{ client, fit }];
  });
  return found.sort((one, other) => one.fit - other.fit).map(({ client }) => client);
}

type Mention<Client> = ReadPhrase & { matches: Client[] };

const MOST_NAME_WORDS = 5;

/** Finds the first "@" that names a client, with as many of the following words as form a name. */
function mentionIn<Client extends PersonName>(
  words: readonly string[],
  clients: readonly Client[],
): Mention<Client> | undefined {
  for (const [from, word] of words.entries()) {
    if (!isMention(word)) continue;
    for (let length = Math.min(MOST_NAME_WORDS, words.length - from); length > 0; length -= 1) {
      const typed = words
        .slice(from, from + length)
        .join(' ')
        .slice(1);
      const name = searchedText(typed.replace(/[,.;:!?]$/, ''));
      // Every name begins with an empty text.
      if (name === '') continue;
      const matches = bestFits(clients, name, length > 1);
      if (matches.length > 0) return { from, length, matches };
    }
  }
  return undefined;
}

function isMention(word: string): boolean {
  return /^@./.test(word);
}

/**
 * Returns the clients with exactly this name, or else those whose name begins with it. Several words must match a whole
 * name.
 */
function bestFits<Client extends PersonName>(
  clients: readonly Client[],
  name: string,
  isWhole: boolean,
): Client[] {
  const fits = clients.map((client) => ({ client, fit: fitOf(client, name) }));
  const of = (wanted: number) => fits.filter(({ fit }) => fit === wanted).map(({ client }) => client);
  const exact = of(0);
  return exact.length > 0 || isWhole ? exact : of(1);
}

/**
 * Returns 0 for a first, last or full name, 1 for its beginning, undefined for another name. One word may leave out the
 * signs in a name; several have to be written as it is, since the next word may be one of the task.
 */
function fitOf(client: PersonName, name: string): 0 | 1 | undefined {
  const written = name.includes(' ') ? searchedText : squeezedName;
  const typed = written(name);
  if (typed === '') return name === '' ? 1 : undefined;
  const names = [client.firstName, client.lastName, fullNameOf(client)].map(written);
  if (names.includes(typed)) return 0;
  return names.some((own) => own.startsWith(typed)) ? 1 : undefined;
}
