import { settingsOf } from '#web/website/site/content/page-settings.ts';
import type { FooterPageStart } from './footer-page-start.ts';

export const costPage: FooterPageStart = {
  settings: settingsOf({
    path: '/cost-and-insurance',
    title: 'Cost and Insurance',
    description:
      'What occupational therapy costs here, how plans and superbills work, and what a child can get at no cost.',
    keywords:
      'occupational therapy cost, insurance, superbill, out-of-network, early intervention, CPSE, IEP',
  }),
  eyebrow: 'Cost & Insurance',
  title: 'What it costs, and who pays',
  text: `Money should be clear before care begins. Here is what we charge, what a health plan may pay, and what your child may get at no cost to you.

# What we charge

- A first call: [say whether it is free, and how long it is].
- A consultation hour: {rate}.
- A therapy visit: [price, and how long a visit is].
- An evaluation with a report: [price].

# Your health plan

[Name the plans that you are in network with, or say that you are in none.]

Plans differ a lot. Call the number on your card and ask:

- Does my plan pay for occupational therapy for my child?
- How many visits a year does it pay for?
- Do we need a referral or an approval first?
- What is my share of each visit?

# If we are not in your plan

You pay us for the visit: [say when and how]. We can give you a superbill. It is a paid bill with the codes that a plan asks for. You send it to your plan, and the plan may pay some of it back to you. The plan decides how much, so ask first.

# If you pay on your own

You have a right to know the cost ahead of time, in writing. Ask us for a Good Faith Estimate.

# What your child may get at no cost

- In school: if OT is part of the IEP or the 504 plan, the school district pays for it.
- At age 3 or 4: ask your district's Committee on Preschool Special Education for an evaluation.
- Before age 3: ask your county about the Early Intervention Program. [Say whether you work in it.]

Call {phone} and we will go over it with you.`,
  source:
    '34 CFR 300.17 and 300.101 (school and preschool); New York Public Health Law, Article 25, Title II-A (Early Intervention)',
};
