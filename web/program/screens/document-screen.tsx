import { AnnualField } from '#web/billing/annuals/annual-field.tsx';
import { DocumentPage } from '#web/clinical/documents/document-page.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';

export const meta = practiceTitle('Document');

/** A document's page; that of an annual packet names its annual record. */
export default function DocumentScreen() {
  return <DocumentPage AnnualField={AnnualField} />;
}
