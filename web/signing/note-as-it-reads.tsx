import type { ReactNode } from 'react';
import { formatDay, formatTime } from '#domain/dates.ts';
import { planSettingLabels } from '#domain/plans/plan-words.ts';
import { progressLabels } from '#domain/session-notes/note-words.ts';
import { sessionStatusLabels, sessionTypeLabels } from '#domain/sessions/session-words.ts';
import type { UnsignedNote } from '#domain/signing/signed-note.ts';

/** A note as it reads, from what is signed alone: nothing of it is looked up elsewhere. */
export function NoteAsItReads({ note }: { note: UnsignedNote }) {
  const until = clockTime(note.end);
  const end = note.endDate === note.date ? until : `${formatDay(note.endDate)}, ${until}`;
  const facts = [
    `${formatDay(note.date)}, ${clockTime(note.start)}–${end} (${note.minutes} min)`,
    sessionTypeLabels[note.type],
    sessionStatusLabels[note.status],
    note.setting && planSettingLabels[note.setting],
    note.groupSize && `Group of ${note.groupSize}`,
    note.makeUpFor && `Makes up for ${formatDay(note.makeUpFor)}`,
    note.plan?.title,
    note.progress && progressLabels[note.progress],
    note.isLate && 'Late entry',
  ];
  const sections = [
    ['Activity', note.activity],
    ['Notes', note.notes],
    ['Subjective', note.subjective],
    ['Objective', note.objective],
    ['Assessment', note.assessment],
    ['Plan', note.planText],
    ['Treated with', note.coTreatedWith],
    ['Why together', note.coTreatmentReason],
    ['Why it is late', note.lateReason],
    ['Why it was corrected', note.correctionReason],
    ['Diagnosis codes', note.diagnosisCodes.join(', ')],
    ['Procedure codes', note.procedureCodes.join(', ')],
  ] as const;
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p className="text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
      {note.goals.length > 0 && (
        <Section title="Goals">
          <ul className="flex flex-col gap-1">
            {note.goals.map(({ name, line }) => (
              <li key={name}>{line}</li>
            ))}
          </ul>
        </Section>
      )}
      {sections.map(
        ([title, text]) =>
          text && (
            <Section key={title} title={title}>
              {text}
            </Section>
          ),
      )}
    </div>
  );
}

/** "8:30 AM" for "08:30": what is signed is a time of the practice's clock, not a moment. */
function clockTime(time: string): string {
  return formatTime(`2000-01-01T${time}:00.000Z`, 'UTC');
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-medium text-ink">{title}</h3>
      <div className="whitespace-pre-wrap break-words text-ink">{children}</div>
    </section>
  );
}
