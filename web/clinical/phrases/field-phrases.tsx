import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { fillPhrase, firstBlank, type Placeholder } from '#domain/clinical/phrases/fill-phrase.ts';
import { spacedPhrase, type TextRange } from '#domain/clinical/phrases/insert-phrase.ts';
import {
  inOrderOfUse,
  keyOfUse,
  mostUsed,
  type OfferedPhrase,
  offeredPhrases,
} from '#domain/clinical/phrases/offered-phrases.ts';
import { factsFor, type NoteOfChild } from '#domain/clinical/phrases/phrase-facts.ts';
import type { PhraseSection } from '#domain/clinical/phrases/phrase-sections.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { Kbd } from '#web/platform/ui/kbd.tsx';
import { writeInto } from '#web/platform/ui/write-into.ts';
import { PhraseChips } from './phrase-chips.tsx';
import { PhraseList } from './phrase-list.tsx';
import { usePhrases } from './phrase-queries.ts';
import { countPhraseUse, readPhraseUses } from './phrase-uses.ts';
import { usePhraseCall } from './use-phrase-call.ts';

interface FieldPhrasesProps {
  /** The text box that phrases are inserted into; it needs nothing else. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** The section it belongs to. */
  section: PhraseSection;
  /** The child's name on the screen; a note has the full first name. */
  shownChild: string | undefined;
  /** Called again when a phrase is inserted, so that it includes the latest tap. */
  noteNow: () => NoteOfChild;
  /** Whether it is the note of a session that did not take place. */
  isMissed: boolean;
}

/** Phrases for a text box: ";" opens a list at the caret, and the most used ones are below the box. */
export function FieldPhrases({ field, section, shownChild, noteNow, isMissed }: FieldPhrasesProps) {
  const listId = useId();
  const userId = useUser().data?.id ?? 0;
  const own = usePhrases();
  // Fixed when the page opens, so that no button moves under a finger.
  const [uses] = useState(() => readPhraseUses(userId));
  const [missing, setMissing] = useState<readonly Placeholder[]>([]);
  const phrases = inOrderOfUse(offeredPhrases(own.data ?? [], { isMissed }), section, uses);
  const note = noteNow();
  const wasEntered = useWasEntered(field);
  const list = usePhraseCall({
    field,
    phrases,
    listId,
    onChoose: (phrase, { from, typed }) => put(phrase, { from, to: from + 1 + typed.length }),
  });

  // The child sits next to the screen, so figures appear only once inserted.
  function textOf(phrase: OfferedPhrase): string {
    const { goal = '[goal]' } = factsFor(phrase, note);
    return fillPhrase(phrase.text, { child: shownChild ?? '[child]', goal, percent: '[%]', cue: '[cue]' })
      .text;
  }

  function put(phrase: OfferedPhrase, place: TextRange): void {
    const element = field.current;
    if (!element) return;
    const filled = fillPhrase(phrase.text, factsFor(phrase, noteNow()));
    const text = spacedPhrase(element.value, place, filled.text);
    writeInto(element, place, text);
    const blank = firstBlank(text);
    if (blank) element.setSelectionRange(place.from + blank.from, place.from + blank.to);
    countPhraseUse(userId, keyOfUse(section, phrase));
    setMissing(filled.missing);
  }

  function handleChip(phrase: OfferedPhrase, isTouched: boolean): void {
    const element = field.current;
    if (!element) return;
    const { selectionStart, selectionEnd, value } = element;
    const hasFocus = document.activeElement === element;
    // A selection, such as a blank to fill in, is not overwritten.
    const hasCaret = wasEntered.current && selectionStart === selectionEnd;
    const at = hasCaret ? selectionStart : value.length;
    put(phrase, { from: at, to: at });
    // Avoids opening the on-screen keyboard for a single tap.
    if (isTouched && !hasFocus) element.blur();
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      {!own.isPending && (
        <PhraseChips phrases={mostUsed(phrases, section, uses)} textOf={textOf} onChoose={handleChip} />
      )}
      <p aria-live="polite" className="text-ink-muted text-sm">
        {list.call ? (
          <span className="sr-only">{offerText(list.matches.length)}</span>
        ) : missing.length > 0 ? (
          `Not known yet: ${missing.map((name) => words[name]).join(', ')}. Please fill in the blanks.`
        ) : (
          <span className="max-md:hidden pointer-coarse:hidden">
            <Kbd>;</Kbd> finds a phrase
          </span>
        )}
      </p>
      <PhraseList
        id={listId}
        field={field}
        at={list.call?.from}
        matches={list.matches}
        active={list.active}
        textOf={textOf}
        onChoose={list.choose}
        onClose={list.close}
      />
    </div>
  );
}

const words: Record<Placeholder, string> = {
  child: 'the child’s name',
  goal: 'the goal',
  percent: 'the percentage',
  cue: 'the cue',
};

function offerText(count: number): string {
  const phrases = countOf(count, 'phrase');
  return `${phrases}. Up and Down choose, Enter puts it in, Escape leaves what was typed.`;
}

/** Returns whether the field ever had focus: before that, its caret position was not chosen. */
function useWasEntered(field: RefObject<HTMLTextAreaElement | null>): RefObject<boolean> {
  const wasEntered = useRef(false);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    wasEntered.current = document.activeElement === element;
    const note = () => {
      wasEntered.current = true;
    };
    element.addEventListener('focus', note);
    return () => element.removeEventListener('focus', note);
  }, [field]);
  return wasEntered;
}
