import * as z from 'zod/mini';
import type { AssessmentTemplate, ListedTemplate } from '#domain/caseload/assessments/assessment-template.ts';
import { unnumberedQuestion } from '#domain/caseload/assessments/question.ts';
import { type PracticeNotice, practiceNoticeKinds } from '#domain/people/practice/practice-notice.ts';
import { mailStates } from '#domain/platform/mail-state.ts';
import { siteLanguages } from '#domain/platform/site-language.ts';
import { count, day, id, instant, moments, text } from '#domain/platform/stored-shapes.ts';
import { answeredFields } from '#domain/website/inquiries/form-schema.ts';
import type { Inquiry } from '#domain/website/inquiries/inquiry.ts';
import { inquiryFields } from '#domain/website/inquiries/inquiry-form.ts';
import { inquiryStates } from '#domain/website/inquiries/inquiry-state.ts';
import { schoolsFields } from '#domain/website/inquiries/schools-form.ts';
import type { PageViews } from '#domain/website/page-views/page-views.ts';
import { publicationAdvice } from '#domain/website/pages/publication-advice.ts';
import type { WebsitePublication } from '#domain/website/pages/website-publication.ts';
import { confirmableNames, publicIdentitySchema } from './public-identity.ts';
import type { PastEdition, WebsiteEdition } from './website-edition.ts';

const inquiryProgress = {
  id,
  state: z.enum(inquiryStates),
  notes: text,
  mailState: z.enum(mailStates),
  mailAt: z.nullable(instant),
  reference: text,
  ...moments,
};

const familyInquiryShape = z.strictObject({
  ...inquiryProgress,
  kind: z.literal('family'),
  ...answeredFields(inquiryFields),
  language: z.enum(siteLanguages),
  clientId: z.nullable(id),
});

const schoolInquiryShape = z.strictObject({
  ...inquiryProgress,
  kind: z.literal('school'),
  ...answeredFields(schoolsFields),
  language: z.enum(siteLanguages),
});

export const inquiryShape: z.ZodMiniType<Inquiry> = z.discriminatedUnion('kind', [
  familyInquiryShape,
  schoolInquiryShape,
]);

export const websiteEditionShape: z.ZodMiniType<WebsiteEdition> = z.strictObject({
  version: z.int(),
  identity: publicIdentitySchema,
  createdAt: z.nullable(instant),
});

export const websitePublicationShape: z.ZodMiniType<WebsitePublication> = z.strictObject({
  publishedAt: z.nullable(instant),
  missing: z.array(z.string()),
  unconfirmed: z.array(z.string()),
  asShipped: z.array(z.enum(confirmableNames)),
  advised: z.array(z.enum(publicationAdvice)),
  spanish: z.strictObject({
    isWanted: z.boolean(),
    missing: z.array(z.string()),
    isReviewed: z.boolean(),
  }),
});

export const pastEditionShape: z.ZodMiniType<PastEdition> = z.strictObject({
  version: z.int(),
  createdAt: z.nullable(instant),
  fullName: text,
});

export const pageViewsShape: z.ZodMiniType<PageViews> = z.strictObject({
  day,
  path: z.string(),
  views: z.int().check(z.positive()),
});

export const practiceNoticeShape: z.ZodMiniType<PracticeNotice> = z.strictObject({
  kind: z.enum(practiceNoticeKinds),
  at: z.nullable(instant),
  places: z.optional(
    z.array(z.strictObject({ clientId: id, position: z.int(), therapist: z.nullable(z.string()) })),
  ),
});

const listedTemplate = {
  id,
  title: z.string(),
  description: text,
  questionCount: count,
  madeBy: z.string(),
  mayChange: z.boolean(),
  ...moments,
};

export const listedTemplateShape: z.ZodMiniType<ListedTemplate> = z.strictObject(listedTemplate);

export const assessmentTemplateShape: z.ZodMiniType<AssessmentTemplate> = z.strictObject({
  ...listedTemplate,
  questions: z.array(unnumberedQuestion),
});

/** The reply to a consultation request sent as JSON. */
export const inquiryReceiptShape = z.strictObject({ ok: z.literal(true), reference: z.string() });

/** The number that identifies a browser failure in the log. */
export const failureReferenceShape = z.strictObject({ number: z.string() });
