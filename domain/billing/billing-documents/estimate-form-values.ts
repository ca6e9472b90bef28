import type { Day } from '#domain/platform/dates.ts';
import { centsToDollars, dollarsToCents } from '#domain/platform/money.ts';
import type { EstimateLine } from './estimate.ts';
import type { EstimateDraft } from './estimate-draft.ts';
import { newEstimate } from './new-estimate.ts';

/** A line while it is typed. */
export interface TypedEstimateLine {
  label: string;
  code: string;
  diagnosis: string;
  count: string;
  every: string;
  /** In dollars, for each. */
  price: string;
}

/** The typed fields of an estimate, without its days. */
interface TypedContent {
  lines: TypedEstimateLine[];
  place: string;
  separately: string;
}

/** An estimate while it is typed. */
export interface TypedEstimate extends TypedContent {
  from: Day;
  to: Day;
  /** Whether the content is typed; else it is that of the draft of the days. */
  isTyped: boolean;
}

export const emptyEstimateLine: TypedEstimateLine = {
  ...{ label: '', code: '', diagnosis: '', count: '1', every: 'once', price: '' },
};

/** Returns the form of a new estimate, which begins with the draft of these days. */
export function estimateFormStart(days: { from: Day; to: Day }): TypedEstimate {
  return { ...days, isTyped: false, lines: [], place: '', separately: '' };
}

/** Returns the content of a form: what was typed, else the draft. */
export function contentOf(
  { isTyped, lines, place, separately }: TypedEstimate,
  draft: EstimateDraft,
): TypedContent {
  if (isTyped) return { lines, place, separately };
  return { lines: draft.lines.map(typedLine), place: draft.place ?? '', separately: '' };
}

function typedLine({ label, code, diagnosis, count, every, cents }: EstimateLine): TypedEstimateLine {
  return {
    ...{ label, every, code: code ?? '', diagnosis: diagnosis ?? '', count: String(count) },
    price: centsToDollars(cents).toFixed(2),
  };
}

/** Returns the request that makes an estimate, checked; its errors have the places of the lines. */
export function estimateRequest({ clientId, from, to, replacesNumber }: EstimateDraft, typed: TypedContent) {
  return newEstimate.safeParse({
    ...{ kind: 'estimate', clientId, fromOn: from, untilOn: to, replacesNumber },
    place: typed.place,
    separately: typed.separately,
    lines: typed.lines.map(({ count, price, ...line }) => ({
      ...line,
      count: numberOf(count),
      cents: dollarsToCents(numberOf(price)),
    })),
  });
}

/** Returns what typed lines come to, in whole cents; lines that cannot be read yet count nothing. */
export function typedTotal(lines: readonly TypedEstimateLine[]): number {
  const sums = lines.map(({ count, price }) => numberOf(count) * dollarsToCents(numberOf(price)));
  return sums.reduce((total, sum) => total + (Number.isFinite(sum) ? sum : 0), 0);
}

function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

/** The error messages of a typed line, by field. */
export type LineErrors = Partial<Record<keyof TypedEstimateLine, string>>;

const fieldOfIssue: Record<string, keyof TypedEstimateLine> = {
  label: 'label',
  code: 'code',
  diagnosis: 'diagnosis',
  count: 'count',
  every: 'every',
  cents: 'price',
};

/** Returns what is wrong with a request, by the place of the line. */
export function lineErrors({ error }: ReturnType<typeof estimateRequest>): ReadonlyMap<number, LineErrors> {
  const found = new Map<number, LineErrors>();
  for (const { path, message } of error?.issues ?? []) {
    const [part, index, name] = path;
    const field = fieldOfIssue[String(name)];
    if (part === 'lines' && typeof index === 'number' && field) {
      found.set(index, { [field]: message, ...found.get(index) });
    }
  }
  return found;
}

/** Returns what is wrong with a text of a request; undefined if nothing is. */
export function textError(
  { error }: ReturnType<typeof estimateRequest>,
  name: 'place' | 'separately',
): string | undefined {
  return error?.issues.find(({ path }) => path[0] === name)?.message;
}
