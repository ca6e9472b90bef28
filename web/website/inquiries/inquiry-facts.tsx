import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { callLanguageName, languageNames } from '#domain/website/inquiries/call-language.ts';
import type { FamilyInquiry, SchoolInquiry } from '#domain/website/inquiries/inquiry.ts';
import { schoolRoleNames } from '#domain/website/inquiries/school-role.ts';

/** The content of a family's request. */
export function FamilyFacts({ inquiry }: { inquiry: FamilyInquiry }) {
  const callLanguage = callLanguageName(inquiry);
  const { childName, childAge, email, phone, school, referralSource } = inquiry;
  return (
    <Facts>
      <Fact name="Child">
        {childName}, age {childAge}
      </Fact>
      <Fact name="Email" isLong>
        {email}
      </Fact>
      <Fact name="Phone">{phone}</Fact>
      {callLanguage && <Fact name="Language for the call">{callLanguage}</Fact>}
      <LanguageFact language={inquiry.language} />
      {school && <Fact name="School">{school}</Fact>}
      {referralSource && <Fact name="Heard about us">{referralSource}</Fact>}
      <Fact name="Check insurance">{inquiry.insuranceCheck ? 'Yes, please' : 'No'}</Fact>
      {inquiry.reference && <Fact name="Reference">{inquiry.reference}</Fact>}
      <TextFact name="Concerns">{inquiry.concerns}</TextFact>
    </Facts>
  );
}

/** The content of a school's message. */
export function SchoolFacts({ inquiry }: { inquiry: SchoolInquiry }) {
  const { school, role, email, phone, reference, need } = inquiry;
  return (
    <Facts>
      <Fact name="School or district">{school}</Fact>
      <Fact name="Role">{schoolRoleNames[role].en}</Fact>
      <Fact name="Email" isLong>
        {email}
      </Fact>
      {phone && <Fact name="Phone">{phone}</Fact>}
      <LanguageFact language={inquiry.language} />
      {reference && <Fact name="Reference">{reference}</Fact>}
      <TextFact name="What they need">{need}</TextFact>
    </Facts>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid min-w-0 grid-cols-2 content-start gap-x-4 gap-y-3 text-sm">{children}</dl>;
}

function Fact({ name, isLong, children }: { name: string; isLong?: boolean; children: ReactNode }) {
  return (
    <div className={clsx('min-w-0', isLong && 'max-sm:col-span-2')}>
      <dt className="font-medium text-ink-muted">{name}</dt>
      <dd className="break-words text-ink">{children}</dd>
    </div>
  );
}

/** The language that the sender wrote in, if not English. */
function LanguageFact({ language }: { language: SiteLanguage }) {
  return language !== 'en' && <Fact name="Wrote in">{languageNames[language]}</Fact>;
}

function TextFact({ name, children }: { name: string; children: string }) {
  return (
    <div className="col-span-2 min-w-0">
      <dt className="font-medium text-ink-muted">{name}</dt>
      <dd className="whitespace-pre-line break-words text-ink">{children}</dd>
    </div>
  );
}
