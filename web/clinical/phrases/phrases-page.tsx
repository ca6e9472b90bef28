import { Copy, MessageSquareQuote, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { builtInPhrases } from '#domain/clinical/phrases/built-in-phrases.ts';
import type { Phrase } from '#domain/clinical/phrases/phrase.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import type { PhraseFormStart } from './phrase-form.tsx';
import { PhraseFormDialog } from './phrase-form-dialog.tsx';
import { useDeletePhrase, usePhrases } from './phrase-queries.ts';
import { PhraseRows } from './phrase-rows.tsx';

export const meta = practiceTitle('Phrases');

/** The page of note phrases: the therapist's own and the built-in ones. */
export default function PhrasesPage() {
  const [form, setForm] = useState<PhraseFormStart>();
  return (
    <div className="flex flex-col gap-6">
      <OwnPhrases onForm={setForm} />
      <BuiltInPhrases onForm={setForm} />
      <PhraseFormDialog start={form} onClose={() => setForm(undefined)} />
    </div>
  );
}

interface PhraseCardProps {
  onForm: (start: PhraseFormStart) => void;
}

function OwnPhrases({ onForm }: PhraseCardProps) {
  const phrases = usePhrases();
  return (
    <Card className="pb-2">
      <CardHeader
        title="Your Phrases"
        description="In a note, type ; and the shortcut, or tap one of those you use most."
        actions={
          <Button onClick={() => onForm({})} data-new="">
            <Plus aria-hidden="true" />
            Add Phrase
          </Button>
        }
      />
      <WhenLoaded padded query={phrases} loadingLabel="Loading phrases" placeholders={3}>
        {(own) =>
          own.length === 0 ? (
            <EmptyState
              icon={MessageSquareQuote}
              title="No phrases of your own yet"
              description="Add words that you write often, or copy a built-in phrase and change it."
            />
          ) : (
            <PhraseRows
              phrases={own.toSorted((a, b) => a.shortcut.localeCompare(b.shortcut))}
              actions={(phrase) => <OwnPhraseActions phrase={phrase} onEdit={() => onForm({ phrase })} />}
            />
          )
        }
      </WhenLoaded>
    </Card>
  );
}

function OwnPhraseActions({ phrase, onEdit }: { phrase: Phrase; onEdit: () => void }) {
  const deletion = useDeletePhrase();
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={`Edit ;${phrase.shortcut}`} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete ;${phrase.shortcut}`}
        onClick={() => deletion.mutate(phrase)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </>
  );
}

function BuiltInPhrases({ onForm }: PhraseCardProps) {
  const own = usePhrases().data ?? [];
  const isReplaced = (shortcut: string) => own.some((phrase) => phrase.shortcut === shortcut);
  return (
    <Card className="pb-2">
      <CardHeader
        title="Built-In Phrases"
        description="They are offered in every note. A phrase of your own takes the place of the built-in one with its shortcut."
      />
      <PhraseRows
        phrases={builtInPhrases}
        actions={({ section, shortcut, text }) =>
          isReplaced(shortcut) ? (
            <span className="px-2 text-ink-muted text-sm">Yours is used</span>
          ) : (
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Copy ;${shortcut}`}
              onClick={() => onForm({ copied: { section, shortcut, text } })}
            >
              <Copy aria-hidden="true" />
            </Button>
          )
        }
      />
    </Card>
  );
}
