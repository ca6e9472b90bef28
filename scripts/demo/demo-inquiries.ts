import { type Day, DEFAULT_TIME_ZONE, momentOf, plusDays } from '#domain/platform/dates.ts';
import type { InquiryState } from '#domain/website/inquiries/inquiry-state.ts';
import type { Queries } from '#server/platform/database/tables.ts';

interface DemoInquiry {
  daysAgo: number;
  time: string;
  parentName: string;
  childName: string;
  childAge: string;
  school: string;
  concerns: string;
  referralSource: string;
  insuranceCheck: boolean;
  state: InquiryState;
  notes: string | null;
}

/** Recent inquiries, in every state. */
const demoInquiries: readonly DemoInquiry[] = [
  {
    daysAgo: 0,
    time: '06:50',
    parentName: 'Morgan Pinwheel',
    childName: 'Pip',
    childAge: '5',
    school: 'Example Elementary',
    concerns:
      'Pip melts down at the school gate most mornings. The teacher thinks it is the noise in the hall.\nCould you see him at school?',
    referralSource: 'Kindergarten teacher',
    insuranceCheck: true,
    state: 'new',
    notes: null,
  },
  {
    daysAgo: 1,
    time: '20:15',
    parentName: 'Alex Teacup',
    childName: 'Dot',
    childAge: '8',
    school: '',
    concerns: 'Handwriting. She knows the answers and cannot get them onto the paper.',
    referralSource: '',
    insuranceCheck: false,
    state: 'new',
    notes: null,
  },
  {
    daysAgo: 4,
    time: '12:05',
    parentName: 'Jordan Windchime',
    childName: 'Teo',
    childAge: '11',
    school: 'Sample Middle School',
    concerns: 'His 504 plan names a keyboard; nobody has shown him how to use one.',
    referralSource: 'Pediatrician',
    insuranceCheck: false,
    state: 'contacted',
    notes: 'Left a message. Mornings are best.',
  },
  {
    daysAgo: 9,
    time: '17:40',
    parentName: 'Casey Snowglobe',
    childName: 'Mae',
    childAge: '4',
    school: 'Pretend Preschool',
    concerns: 'She will only eat three foods and no longer wants to sit at the table with us.',
    referralSource: 'A friend',
    insuranceCheck: true,
    state: 'scheduled',
    notes: 'Comes for a first visit next Tuesday at 4:00 PM, with her grandmother.',
  },
  {
    daysAgo: 30,
    time: '09:20',
    parentName: 'Riley Appletree',
    childName: 'Ada',
    childAge: '6',
    school: 'Example Elementary',
    concerns: 'Scissors, buttons and the zipper of her coat.',
    referralSource: 'School psychologist',
    insuranceCheck: false,
    state: 'client',
    notes: null,
  },
  {
    daysAgo: 45,
    time: '15:00',
    parentName: 'Sam Doorbell',
    childName: 'Lou',
    childAge: '15',
    school: '',
    concerns: 'We are looking for somebody in New Jersey.',
    referralSource: 'Search engine',
    insuranceCheck: false,
    state: 'closed',
    notes: 'Gave two names closer to them.',
  },
];

const demoSchool = {
  name: 'Robin Chalkboard',
  school: 'Example Union Free School District',
  need: 'We look for an occupational therapist for eight hours a week from January. Please send us your papers.',
};

/** Fills the owner's inbox; the family that became a client is linked to `clientId`. */
export async function addInquiries(
  queries: Queries,
  { ownerId, clientId, today }: { ownerId: number; clientId: number; today: Day },
): Promise<void> {
  for (const [index, inquiry] of demoInquiries.entries()) {
    const sent = momentOf(plusDays(today, -inquiry.daysAgo), inquiry.time, DEFAULT_TIME_ZONE);
    const isClient = inquiry.state === 'client';
    await queries
      .insertInto('inquiries')
      .values({
        parent_name: inquiry.parentName,
        child_name: inquiry.childName,
        child_age: inquiry.childAge,
        email: `inquiry${index + 1}@example.com`,
        phone: `516-555-016${index}`,
        school: inquiry.school,
        concerns: inquiry.concerns,
        referral_source: inquiry.referralSource,
        insurance_check: inquiry.insuranceCheck,
        state: inquiry.state,
        notes: inquiry.notes,
        therapist_id: isClient ? ownerId : null,
        client_id: isClient ? clientId : null,
        created_at: sent,
        updated_at: sent,
      })
      .execute();
  }
  const sent = momentOf(plusDays(today, -2), '08:15', DEFAULT_TIME_ZONE);
  await queries
    .insertInto('inquiries')
    .values({
      kind: 'school',
      role: 'special-education',
      parent_name: demoSchool.name,
      child_name: '',
      child_age: '',
      email: 'school1@example.com',
      phone: '516-555-0169',
      school: demoSchool.school,
      concerns: demoSchool.need,
      referral_source: '',
      insurance_check: false,
      created_at: sent,
      updated_at: sent,
    })
    .execute();
}
