import { settingsOf } from '#web/website/site/content/page-settings.ts';
import type { FooterPageStart } from './footer-page-start.ts';

export const privacyPracticesPage: FooterPageStart = {
  settings: settingsOf({
    path: '/notice-of-privacy-practices',
    title: 'Notice of Privacy Practices',
    description:
      'How we may use and share health records, your rights to see and correct them, and how to complain.',
    keywords: 'notice of privacy practices, HIPAA, health records, parent rights',
  }),
  eyebrow: 'Notice of Privacy Practices',
  title: 'How we keep health records private',
  text: `This notice describes how medical information about you may be used and disclosed and how you can get access to this information. Please review it carefully.

It holds from [date]. "You" means the person in our care. For a child, a parent or guardian most often has these rights.

# What we may do without asking you

- Treat: we may talk with your child's doctor or another therapist about the care.
- Get paid: we may send a bill with a diagnosis to your health plan.
- Run the practice: we may look at records to check that our care is good.
- Remind you: we may call or write to you about a visit.

# When the law lets us or makes us share

- To report that a child may be abused or neglected.
- To stop a serious threat to a person's health or safety.
- For public health, for a health agency that checks our work, or for a court order.
- For the police, in the cases that the law names.
- For work injuries, for a coroner, or for research under strict rules.
- With the federal health department, when it checks that we keep the law.

New York law is at times stricter than federal law. Then we follow the stricter one. If we have records from a program for alcohol or drug use, we share them only as the special federal rule for them allows. They may not be used against you in court without your consent or a court order.

# When we must ask you first

We need your signed consent for any other use. That includes notes of talk therapy that are kept apart, most use for ads, and any sale of records. You may take your consent back in writing at any time. It does not undo what was done before.

We may share with family or others who help with the care, if you agree or do not object.

# Your rights

- See and copy the records, on paper or as a file. We may ask for a fair fee for the copy.
- Ask us to correct what is wrong. If we say no, we tell you why in writing within 60 days.
- Ask us to call or write to you in another way or at another place.
- Ask us to limit what we share. We must agree if you paid in full and ask us not to tell your health plan about that visit.
- Get a list of those with whom we shared your records in the last six years.
- Get this notice on paper, even if you read it here.

# Our duties

The law tells us to keep your records private, to give you this notice, and to follow it. We tell you if your records were seen by somebody who should not have seen them. We may change this notice for all records that we have. The new one will stand here, and you can get it from us.

# Questions and complaints

Ask [name or title of the person in charge of privacy] at {phone}. You can also complain to the U.S. Department of Health and Human Services, Office for Civil Rights: www.hhs.gov/ocr/complaints. We will never treat you worse because you complained.`,
  source: '45 CFR 164.520; 42 CFR 2.22; New York Public Health Law, section 18',
};
