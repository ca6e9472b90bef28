import { settingsOf } from '#web/website/site/content/page-settings.ts';
import type { FooterPageStart } from './footer-page-start.ts';

export const privacyPage: FooterPageStart = {
  settings: settingsOf({
    path: '/privacy',
    title: 'Website Privacy',
    description:
      'What this website learns about you when you read it or send the form, who sees it, and how to have it removed.',
    keywords: 'website privacy, occupational therapy practice, contact form, no tracking',
  }),
  eyebrow: 'Privacy',
  title: 'Your privacy on this website',
  text: `This page is about the website of {practice}. How we handle health records stands in our Notice of Privacy Practices.

# When you read this website

We count how often each page is seen. We do not keep who saw it. There are no ads here, and no cookies that follow you. Like any website, ours sees the address of your device while it sends you a page.

# When you send the form

We get what you write: your name, how to reach you, and what you tell us about your child. We use it to call you back and for nothing else. What you type stays in your browser tab until you send it or close the tab.

Only our staff can read it. We keep it for [say how long you keep requests from families you do not see]. After that we delete it.

# Who helps us

These companies help us run the website and the mail, and have to keep what they see to themselves: [name the companies that host your website and your mail].

We do not sell what you tell us, and we do not share it for ads.

# Email

Email can be read on its way. Please do not write about your child's health in an email. Call us, or use the form.

# Ask us

Call {phone} or write to {email} to ask what we have from you, or to have it removed.`,
  source: '',
};
