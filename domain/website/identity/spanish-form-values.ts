import * as z from 'zod/mini';
import type { Day } from '#domain/platform/dates.ts';
import type { PublicIdentity } from './public-identity.ts';
import { reviewFault, spanishFault } from './spanish-rules.ts';
import { isLacking, type SpanishState, type SpanishTextState, spanishTextStates } from './spanish-texts.ts';
import { reviewDay, reviewer, type SpanishText, type SpanishWebsite } from './spanish-website.ts';

const typedSpanish = z.object({
  key: z.string(),
  /** The English that was displayed while it was typed. */
  english: z.string(),
  spanish: z.string().check(z.trim()),
  /** Whether the Spanish is still right after the English changed. */
  stillFits: z.boolean(),
  reviewedBy: reviewer,
  reviewedOn: reviewDay,
});

/** The Spanish website as the owner types it: one field for each text. */
const spanishForm = z.object({
  isShown: z.boolean(),
  shippedReviewedBy: reviewer,
  shippedReviewedOn: reviewDay,
  texts: z.array(typedSpanish),
});

export type SpanishFormValues = z.input<typeof spanishForm>;
export type SpanishFormResult = z.output<typeof spanishForm>;
export type TypedSpanish = SpanishFormValues['texts'][number];

/** Returns the form of a website's Spanish on a day, with each message at its field. */
export function spanishFormOf(identity: PublicIdentity, today: Day) {
  const states = statesByKey(identity);
  return spanishForm.check((context) => {
    const { texts, shippedReviewedBy, shippedReviewedOn } = context.value;
    const complain = (path: PropertyKey[], message: string | undefined) => {
      if (message !== undefined) context.issues.push({ code: 'custom', input: context.value, path, message });
    };
    const shipped = { reviewedBy: shippedReviewedBy, reviewedOn: shippedReviewedOn };
    complain(['shippedReviewedBy'], reviewFault(shipped, today));
    texts.forEach((typed, index) => {
      const text = states.get(typed.key)?.text;
      complain(['texts', index, 'spanish'], text && spanishFault(text, typed.spanish));
      complain(['texts', index, 'reviewedBy'], reviewFault(typed, today));
    });
  });
}

/** Returns the initial values of the form. */
export function spanishFormStart(identity: PublicIdentity): SpanishFormValues {
  const { isShown, shippedReviewedBy, shippedReviewedOn } = identity.spanish;
  return {
    isShown,
    shippedReviewedBy,
    shippedReviewedOn: shippedReviewedOn ?? '',
    texts: spanishTextStates(identity).map(boxStart),
  };
}

/** A shipped text has no separate review, and a review of earlier English is dropped. */
function boxStart({ text, state, spanish, reviewedBy, reviewedOn, isShipped }: SpanishTextState) {
  const isReviewed = state === 'reviewed' && !isShipped;
  return {
    key: text.key,
    english: text.english,
    spanish,
    stillFits: false,
    reviewedBy: isReviewed ? reviewedBy : '',
    reviewedOn: isReviewed ? (reviewedOn ?? '') : '',
  };
}

/** Returns the state of a text with its typed Spanish. */
export function typedState(before: SpanishTextState, typed: TypedSpanish): SpanishState {
  const isEmpty = typed.spanish.trim() === '';
  if (isUntouched(before, typed) || (isEmpty && before.isShipped)) return before.state;
  if (isEmpty) return 'missing';
  if (typed.english !== before.text.english) return 'older';
  return typed.reviewedBy.trim() && typed.reviewedOn ? 'reviewed' : 'unreviewed';
}

/** Returns the labels of the texts that the website would lack with the typed Spanish. */
export function lackingTexts(states: readonly SpanishTextState[], typed: readonly TypedSpanish[]): string[] {
  const boxes = new Map(typed.map((box) => [box.key, box]));
  return states
    .filter((before) => {
      const box = boxes.get(before.text.key);
      return isLacking({ state: box ? typedState(before, box) : before.state });
    })
    .map(({ text }) => text.label);
}

/** Returns the form's Spanish; texts without a field are unchanged. */
export function spanishOfForm(typed: SpanishFormResult, identity: PublicIdentity): SpanishWebsite {
  const states = statesByKey(identity);
  const { texts: boxes, ...rest } = typed;
  const written = boxes.flatMap((box): SpanishText[] => {
    const before = states.get(box.key);
    if (before === undefined || box.spanish === '') return [];
    if (isUntouched(before, box)) return before.isShipped ? [] : [textOf(before)];
    // It was written, kept or reviewed for this English.
    const { key, spanish, english, reviewedBy, reviewedOn } = box;
    return [{ key, spanish, english, reviewedBy, reviewedOn }];
  });
  const boxKeys = new Set(boxes.map(({ key }) => key));
  const result = new Set([...states.values()].map(({ text }) => text.english));
  const others = identity.spanish.texts.filter(
    ({ key, english }) => !boxKeys.has(key) && !result.has(english),
  );
  return { ...rest, texts: [...written, ...others] };
}

function textOf({ text, spanish, writtenFor, reviewedBy, reviewedOn }: SpanishTextState): SpanishText {
  return { key: text.key, spanish, english: writtenFor, reviewedBy, reviewedOn };
}

function statesByKey(identity: PublicIdentity): Map<string, SpanishTextState> {
  return new Map(spanishTextStates(identity).map((one) => [one.text.key, one]));
}

type Box = TypedSpanish | SpanishFormResult['texts'][number];

function isUntouched(before: SpanishTextState, { spanish, stillFits, reviewedBy, reviewedOn }: Box): boolean {
  const start = boxStart(before);
  return (
    spanish.trim() === start.spanish &&
    stillFits === start.stillFits &&
    reviewedBy === start.reviewedBy &&
    (reviewedOn ?? '') === start.reviewedOn
  );
}
