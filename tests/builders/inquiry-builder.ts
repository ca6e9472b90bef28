import type { Inquiry } from '#domain/website/inquiries/inquiry.ts';
import type { InquiryForm } from '#domain/website/inquiries/inquiry-form.ts';
import type { SchoolsForm } from '#domain/website/inquiries/schools-form.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** Builds a family's inquiry. */
export function buildInquiryForm(changes: Partial<InquiryForm> = {}): InquiryForm {
  return {
    parentName: 'Pat Example',
    childName: 'Sam Example',
    childAge: '7',
    email: 'pat@example.com',
    phone: '555-0100',
    callLanguage: 'en',
    otherLanguage: '',
    school: 'Oak Street School',
    concerns: 'Buttons and zippers are hard.',
    referralSource: 'A friend',
    insuranceCheck: true,
    language: 'en',
    ...changes,
  };
}

/** Builds a school's inquiry. */
export function buildSchoolsForm(changes: Partial<SchoolsForm> = {}): SchoolsForm {
  return {
    name: 'Lee Sample',
    role: 'administrator',
    school: 'Oak Street School',
    email: 'lee@example.org',
    phone: '555-0101',
    need: 'Twelve hours a week from January.',
    language: 'en',
    ...changes,
  };
}

/** Returns fields encoded as by a browser without scripts. */
export function asFormPost(fields: object): string {
  return new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

/** Sends a family's inquiry through the website; returns the id under which the owner finds it. */
export async function addInquiry(
  owner: TestVisitor,
  family: TestVisitor,
  changes: Partial<InquiryForm> = {},
): Promise<number> {
  const reply = await family.post('/api/contact', buildInquiryForm(changes));
  if (reply.status !== 200) throw new Error(`The request was refused: ${reply.status}: ${reply.text}`);
  const [latest] = (await owner.get('/api/consultation-requests')).json<Inquiry[]>();
  return latest?.id ?? 0;
}
