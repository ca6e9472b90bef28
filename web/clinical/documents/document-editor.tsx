import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { documentSections } from '#domain/clinical/documents/document-sections.ts';
import { NoteBar } from '#web/clinical/notes/note-bar.tsx';
import { CorrectionCard } from '#web/clinical/signing/correction-card.tsx';
import { CompetingVersions } from '#web/platform/drafts/competing-versions.tsx';
import { FieldError } from '#web/platform/ui/field.tsx';
import { useIsOnline } from '#web/platform/ui/use-is-online.ts';
import type { WrittenDocument } from './document-content.ts';
import { DocumentFacts, type DocumentParts } from './document-facts.tsx';
import { DocumentSectionCard } from './document-section-card.tsx';
import { documentText } from './document-text.ts';
import { FilledFromRecord } from './filled-from-record.tsx';
import { MarkedGoals } from './marked-goals.tsx';
import { NextReport } from './next-report.tsx';
import { SignDocument } from './sign-document.tsx';
import { useSignedDocument } from './signed-document.ts';
import { useDocumentContent } from './use-document-content.ts';

/** Editor of a draft: each section next to the record's data, saved automatically. */
export function DocumentEditor({ document, AnnualField }: DocumentParts & { document: ClinicalDocument }) {
  const { state, saver } = useDocumentContent(document);
  const signed = useSignedDocument(document);
  const { content, status, refusal, other } = state;
  const isOnline = useIsOnline();
  const isReady = isOnline && status !== 'conflict' && status !== 'refused';
  const written = {
    content,
    onChange: (part: Partial<WrittenDocument>) => saver.change({ ...saver.state.content, ...part }),
    onLeave: () => void saver.flush(),
  };
  async function save(): Promise<boolean> {
    await saver.flush();
    return saver.state.status === 'clean' || saver.state.status === 'saved';
  }

  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        {status === 'conflict' && other && (
          <CompetingVersions
            title="This document was also changed somewhere else. There it says:"
            there={documentText(document, other)}
            mine="Keep What I Wrote"
            onMine={() => void saver.chooseMine()}
            onOther={() => saver.takeOther()}
          />
        )}
        {status === 'refused' && <FieldError>{refusal}</FieldError>}
        {document.version > 1 && (
          <CorrectionCard record={signed} reason={document.correctionReason} save={save} />
        )}
        <FilledFromRecord document={document} save={save} isReady={isReady} />
        <DocumentFacts document={document} AnnualField={AnnualField} {...written} />
        {documentSections[document.kind].map((section) => (
          <DocumentSectionCard key={section.key} section={section} document={document} {...written} />
        ))}
      </div>
      <NoteBar noun="Document" statuses={[status]} isOnline={isOnline}>
        <NextReport document={document} />
        <MarkedGoals document={document} marks={content.marks} />
        <SignDocument document={document} save={save} isReady={isReady} />
      </NoteBar>
    </>
  );
}
