import { CalendarCheck, Clock, Mail, MapPin, Phone, School } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { offersService } from '#domain/website/identity/own-services.ts';
import { addressText, hoursLine, phoneLink } from '#domain/website/identity/public-identity-text.ts';
import { shownFooterPages } from '#domain/website/pages/footer-pages.ts';
import { trackedClick } from '#web/platform/hydration/analytics.ts';
import { FooterPageLink } from '#web/website/site/parts/footer-page-link.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';

/** The other ways to reach the practice, its hours and its area. */
export function ContactDetails() {
  const { identity, language, words } = useSite();
  const { contactTexts, detailsTitle, languageLink, privacyLink } = words.contact;
  return (
    <section aria-label={detailsTitle}>
      <h2 className="mb-6 font-display font-semibold text-title">{detailsTitle}</h2>
      <ul className="grid grid-cols-1 gap-6">
        <Detail Icon={Phone} title={contactTexts.phoneTitle}>
          <a href={phoneLink(identity)} className={detailLink}>
            {identity.phone}
          </a>
        </Detail>
        <Detail Icon={Mail} title={contactTexts.emailTitle}>
          <a
            href={`mailto:${identity.email}`}
            className={detailLink}
            {...trackedClick('email_click', 'contact_email')}
          >
            {identity.email}
          </a>
        </Detail>
        <Detail Icon={Clock} title={contactTexts.hoursTitle}>
          {hoursLine(identity, language)}
          <br />
          {identity.hours.note}
        </Detail>
        <Detail Icon={MapPin} title={contactTexts.areaTitle}>
          {identity.serviceArea.summary}
          {identity.address.street && (
            <>
              <br />
              {addressText(identity)}
            </>
          )}
        </Detail>
        {offersService(identity, 'school-based') && (
          <Detail Icon={School} title={contactTexts.schoolTitle}>
            {contactTexts.school}
          </Detail>
        )}
        <Detail Icon={CalendarCheck} title={contactTexts.appointmentsTitle}>
          {contactTexts.appointments}
        </Detail>
      </ul>
      {shownFooterPages(identity).length > 0 && (
        <p className="mt-6 flex flex-wrap gap-x-6">
          <FooterPageLink to="language">{languageLink}</FooterPageLink>
          <FooterPageLink to="privacy">{privacyLink}</FooterPageLink>
        </p>
      )}
    </section>
  );
}

const detailLink = 'inline-flex min-h-11 items-center font-semibold text-primary hover:underline md:min-h-7';

interface DetailProps {
  Icon: ComponentType<{ className?: string }>;
  title: string;
  children: ReactNode;
}

function Detail({ Icon, title, children }: DetailProps) {
  return (
    <li className="flex gap-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-lg bg-primary-soft text-primary-ink">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <div className="wrap-anywhere text-ink-muted">{children}</div>
      </div>
    </li>
  );
}
