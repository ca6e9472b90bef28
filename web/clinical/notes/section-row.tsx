import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useImperativeHandle, useRef } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteSection } from '#domain/clinical/notes/pull-forward.ts';
import { pulledWith, pulledWithout } from '#domain/clinical/notes/pull-forward.ts';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import { writeInto } from '#web/platform/ui/write-into.ts';
import { useEarlierSections } from './note-queries.ts';
import { useNoteRow } from './note-rows.ts';
import { TakenOver } from './taken-over.tsx';

interface SectionRowProps {
  session: Session;
  section: NoteSection;
  label: string;
  /** The section's text. */
  text: string;
  content: NoteContent;
  onChange: (change: Partial<NoteContent>) => void;
  children: ReactNode;
}

/**
 * A section of the note as a row that receives keys: digits press its chips, "p" copies the last note's text,
 * Enter starts editing.
 */
export function SectionRow({ session, section, label, text, content, onChange, children }: SectionRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const takeOver = useRef<HTMLButtonElement>(null);
  const { isCurrent, ref, choose } = useNoteRow(`${section} ${session.id}`);
  const earlier = useEarlierSections(session.id)?.find((one) => one.section === section);
  const pulled = content.pulled[section];
  const fieldOf = () => row.current?.querySelector('textarea');

  function press(key: string): void {
    const chips = row.current?.querySelectorAll<HTMLButtonElement>('[data-digit-key]');
    const button = key === 'p' ? takeOver.current : chips?.[Number(key) - 1];
    if (!button) return;
    button.click();
    const field = fieldOf();
    // A blank to fill in is selected and keeps the focus in the field.
    if (field?.selectionStart === field?.selectionEnd) row.current?.focus();
  }

  function handleTake(isTouched: boolean): void {
    const field = fieldOf();
    if (!field || !earlier) return;
    writeInto(field, { from: 0, to: field.value.length }, earlier.text);
    onChange({ pulled: pulledWith(content.pulled, earlier) });
    // Avoids opening the on-screen keyboard for a single tap.
    if (isTouched) field.blur();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, target, currentTarget, ctrlKey, metaKey } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || target !== currentTarget) return;
    event.preventDefault();
    const field = fieldOf();
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }

  useImperativeHandle(ref, () => ({
    press,
    focus: () => {
      row.current?.focus();
      row.current?.scrollIntoView({ block: 'nearest' });
    },
    element: () => row.current,
  }));

  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups a field and its buttons, but is not a fieldset
    <div
      ref={row}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onFocusCapture={choose}
      onKeyDown={handleKeyDown}
      onInput={() => pulled && onChange({ pulled: pulledWithout(content.pulled, section) })}
      className={clsx(
        '-mx-5 flex scroll-mt-20 flex-col gap-1 border-l-4 pr-5 pl-4 focus-visible:-outline-offset-2',
        isCurrent ? 'border-l-primary' : 'border-l-transparent',
      )}
    >
      {children}
      <TakenOver {...{ session, label, text, pulled, earlier }} onTake={handleTake} ref={takeOver} />
    </div>
  );
}
