import { Mail, Phone, UserPlus, UserRound } from 'lucide-react';
import { useId } from 'react';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { telephoneLink } from '#domain/platform/telephone.ts';
import type { FamilyInquiry, Inquiry } from '#domain/website/inquiries/inquiry.ts';
import { statesOf, writerOf } from '#domain/website/inquiries/inquiry-kind.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { FilterSelect } from '#web/platform/ui/filter-select.tsx';
import { FamilyFacts, SchoolFacts } from './inquiry-facts.tsx';
import { InquiryMailLine } from './inquiry-mail-line.tsx';
import { InquiryNotes } from './inquiry-notes.tsx';
import { useUpdateInquiry } from './inquiry-queries.ts';
import { inquiryStateLabels, inquiryStateVariants } from './inquiry-state-labels.ts';

interface InquiryCardProps {
  inquiry: Inquiry;
  /** Called with whether there are unsaved notes. */
  onUnsaved: (id: number, isUnsaved: boolean) => void;
}

/** An inquiry's content, its state, and the next steps. */
export function InquiryCard({ inquiry, onUnsaved }: InquiryCardProps) {
  const { timeZone } = usePracticeSettings();
  const update = useUpdateInquiry();
  const headingId = useId();
  const { id, state, kind, createdAt } = inquiry;
  const stateOptions = statesOf(kind).map((value) => ({ value, label: inquiryStateLabels[value] }));
  return (
    <Card aria-labelledby={headingId}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 pt-4">
        <div className="min-w-0">
          <h2 id={headingId} className="flex flex-wrap items-center gap-2 font-semibold text-ink text-lg">
            <span className="min-w-0 break-words">{writerOf(inquiry)}</span>
            {kind === 'school' && <Badge variant="secondary">School</Badge>}
            <Badge variant={inquiryStateVariants[state]}>{inquiryStateLabels[state]}</Badge>
          </h2>
          <p className="text-ink-muted text-sm">
            Received {formatDate(createdAt, timeZone)} at {formatTime(createdAt, timeZone)}
          </p>
        </div>
        <FilterSelect
          label="State"
          value={state}
          options={stateOptions}
          onChange={(chosen) => update.mutate({ id, state: chosen })}
          className="w-full sm:w-44"
        />
      </div>
      <CardBody className="grid gap-5 lg:grid-cols-2">
        {inquiry.kind === 'family' ? <FamilyFacts inquiry={inquiry} /> : <SchoolFacts inquiry={inquiry} />}
        <InquiryNotes inquiry={inquiry} onUnsaved={onUnsaved} />
      </CardBody>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-3">
        <InquiryMailLine inquiry={inquiry} />
        <NextSteps inquiry={inquiry} />
      </div>
    </Card>
  );
}

function NextSteps({ inquiry }: { inquiry: Inquiry }) {
  const { email, phone } = inquiry;
  const writer = writerOf(inquiry);
  const subject = encodeURIComponent(
    inquiry.kind === 'family' ? 'Your consultation request' : 'Your message to us',
  );
  const look = buttonStyles({ variant: 'secondary', className: 'max-sm:flex-1' });
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      <a
        href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
        aria-label={`Reply to ${writer} by mail`}
        className={look}
      >
        <Mail aria-hidden="true" />
        Reply
      </a>
      {/\d/.test(phone) && (
        <a href={telephoneLink(phone)} aria-label={`Call ${writer}`} className={look}>
          <Phone aria-hidden="true" />
          Call
        </a>
      )}
      {inquiry.kind === 'family' && <ClientLink inquiry={inquiry} />}
    </div>
  );
}

function ClientLink({ inquiry: { id, clientId } }: { inquiry: FamilyInquiry }) {
  return clientId === null ? (
    <ButtonLink to="/clients/new" state={{ inquiryId: id }} className="max-sm:w-full">
      <UserPlus aria-hidden="true" />
      Make Client
    </ButtonLink>
  ) : (
    <ButtonLink to={`/clients/${clientId}`} variant="secondary" className="max-sm:w-full">
      <UserRound aria-hidden="true" />
      View Client
    </ButtonLink>
  );
}
