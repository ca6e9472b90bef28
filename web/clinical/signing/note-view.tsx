import type { ReactNode } from 'react';
import { noteFacts, noteTexts } from '#domain/clinical/signing/note-reading.ts';
import type { UnsignedNote } from '#domain/clinical/signing/signed-note.ts';

/** Shows a note from its signed data alone; nothing is looked up elsewhere. */
export function NoteView({ note }: { note: UnsignedNote }) {
  return (
    <div className="flex max-w-[80ch] flex-col gap-4 text-sm">
      <p className="text-ink-muted">
        {noteFacts(note)
          .map(({ text }) => text)
          .join(' · ')}
      </p>
      {note.goals.length > 0 && (
        <Section title="Goals">
          <ul className="flex flex-col gap-1">
            {note.goals.map(({ line }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two goals can have the same name, and the order is fixed
              <li key={place}>{line}</li>
            ))}
          </ul>
        </Section>
      )}
      {noteTexts(note).map(({ title, text }) => (
        <Section key={title} title={title}>
          {text}
        </Section>
      ))}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-medium text-ink">{title}</h3>
      <div className="whitespace-pre-wrap break-words text-ink">{children}</div>
    </section>
  );
}
