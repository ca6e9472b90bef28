import { settingsOf } from '#web/website/site/content/page-settings.ts';
import type { FooterPageStart } from './footer-page-start.ts';

export const languagePage: FooterPageStart = {
  settings: settingsOf({
    path: '/language-help',
    title: 'Language Help',
    description:
      'How to get help in your language when you talk with us, at no cost to you. Your child does not have to interpret.',
    keywords: 'interpreter, language help, occupational therapy, Spanish, translation',
  }),
  eyebrow: 'Language Help',
  title: 'Talk with us in your language',
  text: `You can get help in your language when you talk with us. It costs you nothing.

# Languages

- We speak: [name the languages that you and your staff speak well].
- For other languages: [say how you bring in an interpreter, by phone or in the room].

# How to ask

Call {phone} or write to {email}. You only need to say the name of your language. If you send the form, choose it under “Language for our call”. We will plan the call with an interpreter.

# At a visit and at a meeting

- We bring the interpreter. You do not have to bring one.
- Your child does not have to interpret for you.
- Ask us for a form or a report in your language: [say which papers you can have translated].
- For a school meeting, the district must give you an interpreter. Ask for one when you get the invitation.`,
  source: '45 CFR 92.201; 34 CFR 300.322(e)',
};
