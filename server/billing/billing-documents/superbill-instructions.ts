import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { Superbill } from '#domain/billing/billing-documents/superbill.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';

const steps = [
  'This paper lists the visits that you were billed for. It is not a bill: you owe nothing because of it.',
  'Ask your insurance plan how it takes claims for a provider outside its network: on its website, in its app or by mail. Ask also for its form and its last day to send a claim.',
  'Send a copy of the first pages with the form. Keep the original, and note the day on which you sent it.',
  'Where the plan asks for a referral or an approval, send that too.',
  'The plan answers with an explanation of benefits. It pays you, not the practice. How much it pays depends on your plan; the practice cannot promise an amount.',
  'If a claim is refused, the letter says why and by when you can object. Call us if something on this paper is missing or wrong: we void it and make a new one.',
];

/** Lays out the page that tells a family what to do with a superbill, and what is not on it. */
export function instructionsContent({ leftOut, practice }: Superbill) {
  return [
    h(Text, { key: 'title', style: pdfStyles.title }, 'What to do with this paper'),
    ...steps.map((step, index) => h(Text, { key: step, style: pdfStyles.question }, `${index + 1}. ${step}`)),
    leftOut.length > 0 &&
      h(
        View,
        { key: 'left out', style: pdfStyles.section },
        h(Text, { style: pdfStyles.asked }, 'Not on this superbill'),
        ...leftOut.map((sentence, index) => h(Text, { key: `${index} ${sentence}` }, `${sentence}.`)),
      ),
    h(Text, { key: 'questions', style: pdfStyles.end }, `Questions? Call ${practice.phone}.`),
  ];
}
