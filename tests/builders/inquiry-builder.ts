import type { ConsultationRequest } from '#domain/consultations/consultation-request.ts';
import type { Inquiry } from '#domain/consultations/inquiry.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** What a made-up family writes. */
export function buildConsultationRequest(changes: Partial<ConsultationRequest> = {}): ConsultationRequest {
  return {
    parentName: 'Pat Example',
    childName: 'Sam Example',
    childAge: '7',
    email: 'pat@example.com',
    phone: '555-0100',
    school: 'Oak Street School',
    concerns: 'Buttons and zippers are hard.',
    referralSource: 'A friend',
    insuranceCheck: true,
    ...changes,
  };
}

/** A family writes through the website; gives the id under which the owner finds it. */
export async function addInquiry(
  owner: TestVisitor,
  family: TestVisitor,
  changes: Partial<ConsultationRequest> = {},
): Promise<number> {
  const reply = await family.post('/api/contact', buildConsultationRequest(changes));
  if (reply.status !== 200) throw new Error(`The request was refused: ${reply.status}: ${reply.text}`);
  const [latest] = (await owner.get('/api/consultation-requests')).json<Inquiry[]>();
  return latest?.id ?? 0;
}
