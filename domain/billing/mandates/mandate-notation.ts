import type { Delivery, MandatePeriod, MandatePlace, MandateTerm } from './mandate.ts';

export const NOTATION_REFUSAL = 'Please write it like 2x30 weekly 5:1';

/** A part that a line leaves open, so that a form asks for it. */
export type OpenPart = 'group' | 'cycleDays';

/** A mandate as typed in one line. */
export interface MandateReading {
  sessions: number;
  minutes: number;
  per: MandatePeriod;
  /** Null unless `per` is a cycle, or if the line does not say it. */
  cycleDays: number | null;
  /** The most children at once, 1 is individual; null for a group of unknown size. */
  group: number | null;
  place: MandatePlace;
  delivery: Delivery;
  asksFor: OpenPart[];
  /** The parsed line in words, which the form shows before saving: "2 × 30 a week, group of 5, push-in". */
  readBack: string;
}

/**
 * Reads a line such as "2x30 weekly 5:1 push-in", or several mandates joined with "+": sessions × minutes, then period,
 * ratio and place in any order. A week, one child and pull-out are meant if the line names none. Undefined if any part
 * is not understood; the form then shows `NOTATION_REFUSAL`.
 */
export function readMandate(line: string): MandateReading[] | undefined {
  const readings = line.split(/\+|&|\band\b/i).map(readOne);
  const understood = readings.filter((reading) => reading !== undefined);
  return understood.length === readings.length ? understood : undefined;
}

function readOne(line: string): MandateReading | undefined {
  const words = new Words(line);
  const amount = takeAmount(words);
  if (!amount) return undefined;
  const period = takePeriod(words);
  const ratio = takeRatio(words);
  const isConsult = words.take(/(?:consult(?:ation|ative)?|indirect)/) !== undefined;
  const place = takePlace(words);
  words.take(/(?:ot|o\.t\.|occupational therapy):?/);
  if (!words.isUsedUp || !isWithinLimits(amount, period, ratio)) return undefined;
  const asksFor: OpenPart[] = [];
  if (ratio === null) asksFor.push('group');
  if (period.per === 'cycle' && period.cycleDays === null) asksFor.push('cycleDays');
  const delivery = isConsult ? 'consult' : 'direct';
  return {
    ...amount,
    ...period,
    group: ratio === undefined ? 1 : ratio,
    place: place ?? 'pull-out',
    delivery,
    asksFor,
    readBack: [
      `${amount.sessions} × ${amount.minutes} ${periodAsRead(period)}`,
      // Of a year's sessions, "individual" is read back only if it was typed.
      isConsult ? 'consult' : ratioWords(ratio === undefined && period.per !== 'year' ? 1 : ratio),
      !isConsult && place ? placeWords[place] : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(', '),
  };
}

/** The words of a line that are not understood yet. */
class Words {
  private rest: string;

  constructor(line: string) {
    const plain = line
      .toLowerCase()
      .normalize('NFKC')
      .replace(/[×✕✖*]/g, 'x')
      .replace(/[‐‑–—]/g, '-');
    this.rest = ` ${plain.replace(/[,()]/g, ' ').replace(/\s+/g, ' ').trim()} `;
  }

  /** Takes out the first words of this form and returns its groups; undefined if there are none. */
  take(form: RegExp): (string | undefined)[] | undefined {
    const found = asWords(form).exec(this.rest);
    if (!found) return undefined;
    this.rest = `${this.rest.slice(0, found.index)}${this.rest.slice(found.index + found[0].length)}`;
    return found.slice(1);
  }

  /** Whether all words are understood, apart from those that say nothing. */
  get isUsedUp(): boolean {
    return /^(?:[ /]|\b(?:direct|for|of|sessions?)\b)*$/.test(this.rest);
  }
}

/** The forms as whole words, each made once: a roster has many lines. */
const wholeWords = new Map<string, RegExp>();

function asWords({ source }: RegExp): RegExp {
  const known = wholeWords.get(source) ?? new RegExp(`(?<=[ /])(?:${source})(?=[ /])`);
  wholeWords.set(source, known);
  return known;
}

interface Amount {
  sessions: number;
  minutes: number;
}

/** Takes "2x30", "1 x 60", or "2x" and "30 min" apart from each other. */
function takeAmount(words: Words): Amount | undefined {
  const both = words.take(/(\d{1,2}) ?[x/] ?(\d{2,3})(?: ?min(?:ute)?s?\.?)?/);
  if (both) return { sessions: Number(both[0]), minutes: Number(both[1]) };
  const minutes = words.take(/(\d{2,3}) ?min(?:ute)?s?\.?/);
  const sessions = words.take(/(\d{1,2}) ?(?:x|times|sessions?)/);
  return minutes && sessions ? { sessions: Number(sessions[0]), minutes: Number(minutes[0]) } : undefined;
}

type Period = Pick<MandateTerm, 'per' | 'cycleDays'>;

function takePeriod(words: Words): Period {
  const cycle = words.take(
    /(?:(?:per|in|an?|each|every) )?(?:(\d{1,2})[ -](?:school[ -])?days?(?:[ -]cycles?)?|cycle)/,
  );
  if (cycle) return { per: 'cycle', cycleDays: cycle[0] === undefined ? null : Number(cycle[0]) };
  const named = words.take(
    /(?:(?:per|an?|each|every) )?(?:(mo|mos|months?|monthly)|(yr|years?|yearly)|(?:w|wk|wks|weeks?|wkly|weekly))\.?/,
  );
  if (!named) return { per: 'week', cycleDays: null };
  const [month, year] = named;
  return { per: month ? 'month' : year ? 'year' : 'week', cycleDays: null };
}

/** Takes the ratio: the most children at once, null for a group of unknown size, undefined if none is named. */
function takeRatio(words: Words): number | null | undefined {
  if (words.take(/(?:1:1|ind\.?|individual(?:ly)?)/)) return 1;
  const size =
    words.take(/(?:(?:group|grp) )?(\d{1,2}):1/) ?? words.take(/(?:g|(?:group|grp)(?: of)? )(\d{1,2})/);
  if (size) return Number(size[0]);
  return words.take(/(?:group|grp)\.?/) ? null : undefined;
}

function takePlace(words: Words): MandatePlace | undefined {
  const isPushIn = words.take(/(?:push[ -]?in|pi)/) !== undefined;
  const isPullOut = words.take(/(?:pull[ -]?out|po)/) !== undefined;
  if (isPushIn && isPullOut) return 'either';
  if (isPushIn) return 'push-in';
  return isPullOut ? 'pull-out' : undefined;
}

function isWithinLimits(
  { sessions, minutes }: Amount,
  { cycleDays }: Period,
  ratio: number | null | undefined,
): boolean {
  const isWithin = (value: number, lowest: number, highest: number) => value >= lowest && value <= highest;
  return (
    isWithin(sessions, 1, 99) &&
    isWithin(minutes, 15, 480) &&
    isWithin(cycleDays ?? 2, 2, 10) &&
    isWithin(ratio ?? 1, 1, 12)
  );
}

const placeWords: Record<MandatePlace, string> = {
  'pull-out': 'pull-out',
  'push-in': 'push-in',
  either: 'pull-out or push-in',
};

function ratioWords(group: number | null | undefined): string | undefined {
  if (group === undefined) return undefined;
  if (group === null) return 'group';
  return group === 1 ? 'individual' : `group of ${group}`;
}

function periodAsRead({ per, cycleDays }: Period): string {
  if (per !== 'cycle') return `a ${per}`;
  return cycleDays === null ? 'a cycle' : `in ${cycleDays} school days`;
}

const periodWords = { week: 'weekly', month: 'monthly', year: 'yearly' } as const;

/**
 * Describes a stored mandate on lists, pages and papers: "2 × 30 weekly, group of 5, pull-out", "1 × 60 monthly,
 * consult". The form's line shows `readBack` of `readMandate` instead, which names only what was typed.
 */
export function mandateSentence(
  term: Omit<MandateTerm, 'startsOn' | 'weekdays'>,
  delivery: Delivery,
): string {
  const { sessions, minutes, per, cycleDays, group, place } = term;
  const period = per === 'cycle' ? `every ${cycleDays ?? 'few'} school days` : periodWords[per];
  const parts = delivery === 'consult' ? ['consult'] : [ratioWords(group), placeWords[place]];
  return [`${sessions} × ${minutes} ${period}`, ...parts].join(', ');
}
