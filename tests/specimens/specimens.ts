import { annualSpecimen } from './annual-specimen.ts';
import { assessmentSpecimen } from './assessment-specimen.ts';
import { clientSpecimen } from './client-specimen.ts';
import { closingSpecimen } from './closing-specimen.ts';
import { documentSpecimen } from './document-specimen.ts';
import { goalSpecimen } from './goal-specimen.ts';
import { groupSpecimen } from './group-specimen.ts';
import { invoiceSpecimen } from './invoice-specimen.ts';
import { noteSpecimen } from './note-specimen.ts';
import { phraseSpecimen } from './phrase-specimen.ts';
import { planSpecimen } from './plan-specimen.ts';
import { resultSpecimen } from './result-specimen.ts';
import { reviewSpecimen } from './review-specimen.ts';
import { sessionSpecimen } from './session-specimen.ts';
import { signedDocumentSpecimen } from './signed-document-specimen.ts';
import type { Specimen } from './specimen.ts';
import { taskSpecimen } from './task-specimen.ts';

/** A specimen of each kind of record, after those whose ids it takes. */
export const specimens: readonly Specimen[] = [
  clientSpecimen,
  sessionSpecimen,
  groupSpecimen,
  assessmentSpecimen,
  invoiceSpecimen,
  annualSpecimen,
  taskSpecimen,
  closingSpecimen,
  phraseSpecimen,
  planSpecimen,
  goalSpecimen,
  resultSpecimen,
  noteSpecimen,
  signedDocumentSpecimen,
  reviewSpecimen,
  documentSpecimen,
];
