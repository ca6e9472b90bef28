import { settingsOf } from '#web/website/site/content/page-settings.ts';
import type { FooterPageStart } from './footer-page-start.ts';

export const goodFaithEstimatePage: FooterPageStart = {
  settings: settingsOf({
    path: '/good-faith-estimate',
    title: 'Good Faith Estimate',
    description:
      'Your right to a written estimate before care begins, when you have no health plan or choose not to use it.',
    keywords: 'Good Faith Estimate, No Surprises Act, self-pay, occupational therapy cost',
  }),
  eyebrow: 'Good Faith Estimate',
  title: 'Know the cost before care begins',
  text: `You have the right to a Good Faith Estimate. It tells you in writing what your child's care will likely cost.

# Who can get one

The law gives this right to people who have no health plan, or who do not use their plan for this care.

# What is in it

It lists what we expect the care to cost: the visits, the evaluation, and what else belongs to it. For care that comes again and again, it can cover up to 12 months.

# When you get it

- If the visit is set 3 to 9 business days ahead, you get it within 1 business day.
- If the visit is set 10 or more business days ahead, you get it within 3 business days.
- If you ask for one at any time, you get it within 3 business days.

Ask [name or title of the person who makes estimates] at {phone} or at {email}. Keep a copy of it.

# If the bill is higher

If a bill is $400 or more above the estimate, you can dispute it. Tell us first, and we will look at it with you. You can also start a dispute with the U.S. Department of Health and Human Services. Do so within 120 days of the date on the bill. There is a small fee.

Learn more at www.cms.gov/nosurprises, or call 1-800-985-3059.`,
  source: '45 CFR 149.610 and 149.620 (No Surprises Act)',
};
