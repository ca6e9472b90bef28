import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { lacksOwnReview } from '#domain/website/identity/website-reviews.ts';
import { websiteSections } from '#domain/website/identity/website-sections.ts';
import { type FooterPageId, footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import type { PublicationAdvice } from '#domain/website/pages/publication-advice.ts';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { HTTPS_STEPS, MAIL_STEPS } from './own-address-card.tsx';
import { ToField } from './to-field.tsx';
import { useWebsite } from './website-queries.ts';

/** Recommended additions before publishing, each with a link to its place. */
export function AdvisedParts({ advised }: { advised: readonly PublicationAdvice[] }) {
  if (advised.length === 0) return null;
  return (
    <div>
      <p>The website can be published without these. Look at them before families come:</p>
      <ul className="mt-2 list-disc pl-5 max-md:space-y-3">
        {advised.map((advice) => (
          <li key={advice}>{adviceItems[advice]}</li>
        ))}
      </ul>
    </div>
  );
}

const adviceItems: Record<PublicationAdvice, ReactNode> = {
  license: (
    <>
      <ToField name="therapist.license">License</ToField>: none is shown
    </>
  ),
  answers: <UnreviewedAnswers />,
  privacy: <HiddenPage id="privacy" />,
  privacyPractices: <HiddenPage id="privacyPractices" />,
  accessibility: <HiddenPage id="accessibility" />,
  goodFaithEstimate: <HiddenPage id="goodFaithEstimate" />,
  address: (
    <>
      <ToSteps id={HTTPS_STEPS}>Address</ToSteps>: the program knows no https address of its own (SITE_URL)
    </>
  ),
  mail: (
    <>
      <ToSteps id={MAIL_STEPS}>Mail</ToSteps>: requests wait in the app, and nobody gets a mail about them
    </>
  ),
};

/** A link to step-by-step instructions. */
function ToSteps({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link to={`${websiteSections.publishing.path}#${id}`} className={inlineLinkStyles}>
      {children}
    </Link>
  );
}

/** A link to the review day of the first answer about the law that the owner has not reviewed. */
function UnreviewedAnswers() {
  const questions = useWebsite().data?.identity.frequentQuestions ?? [];
  const index = questions.findIndex(lacksOwnReview);
  return (
    <>
      <ToField name={`frequentQuestions.${Math.max(index, 0)}.reviewedOn`}>Answers about the law</ToField>:
      make sure that they hold for your therapists, the one about referrals above all, and give the day
    </>
  );
}

function HiddenPage({ id }: { id: FooterPageId }) {
  const place = footerPagePlaces.find((one) => one.id === id);
  return (
    <>
      <Link to={`/settings/website/pages${place?.path ?? ''}`} className={inlineLinkStyles}>
        {place?.label}
      </Link>
      : families do not see this page
    </>
  );
}
