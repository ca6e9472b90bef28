import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { languageNames } from '#domain/inquiries/call-language.ts';
import type { Inquiry } from '#domain/inquiries/inquiry.ts';

/** What a family wrote. */
export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const { childName, childAge, email, phone, school, referralSource, insuranceCheck, concerns } = inquiry;
  const { language, callLanguage } = inquiry;
  return (
    <dl className="grid min-w-0 content-start gap-x-4 gap-y-3 text-sm grid-cols-2">
      <Fact name="Child">
        {childName}, age {childAge}
      </Fact>
      <Fact name="Email" isLong>
        {email}
      </Fact>
      <Fact name="Phone">{phone}</Fact>
      {callLanguage && <Fact name="Language for the call">{languageNames[callLanguage]}</Fact>}
      {language !== 'en' && <Fact name="Wrote in">{languageNames[language]}</Fact>}
      {school && <Fact name="School">{school}</Fact>}
      {referralSource && <Fact name="Heard about us">{referralSource}</Fact>}
      <Fact name="Check insurance">{insuranceCheck ? 'Yes, please' : 'No'}</Fact>
      {inquiry.reference && <Fact name="Reference">{inquiry.reference}</Fact>}
      <div className="col-span-2 min-w-0">
        <dt className="font-medium text-ink-muted">Concerns</dt>
        <dd className="whitespace-pre-line break-words text-ink">{concerns}</dd>
      </div>
    </dl>
  );
}

function Fact({ name, isLong, children }: { name: string; isLong?: boolean; children: ReactNode }) {
  return (
    <div className={clsx('min-w-0', isLong && 'max-sm:col-span-2')}>
      <dt className="font-medium text-ink-muted">{name}</dt>
      <dd className="break-words text-ink">{children}</dd>
    </div>
  );
}
