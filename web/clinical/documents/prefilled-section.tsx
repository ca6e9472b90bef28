import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { DocumentSection } from '#domain/clinical/documents/document-sections.ts';
import { prefilledFrom } from '#domain/clinical/documents/prefilled-sections.ts';
import { useEarlierDocument } from './document-queries.ts';
import { TypedSection, type TypedSectionProps } from './typed-section.tsx';

interface PrefilledSectionProps extends Omit<TypedSectionProps, 'hint'> {
  section: DocumentSection;
  document: ClinicalDocument;
}

/** The text field of a section that starts with words of the record; it names where they come from until they are edited. */
export function PrefilledSection({ section, document, ...writing }: PrefilledSectionProps) {
  const earlier = useEarlierDocument(document);
  const text = writing.content.sections.find(({ key }) => key === section.key)?.text ?? '';
  const sources = prefilledFrom(section, text, { filled: document.filled, earlier });
  const hint =
    sources.length === 0
      ? undefined
      : `Filled in from ${sources.join(' and from ')}. Change what is no longer so.`;
  return <TypedSection {...writing} hint={hint} />;
}
