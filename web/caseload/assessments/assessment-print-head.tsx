import type { ReactNode } from 'react';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { ageText } from '#domain/caseload/clients/client-age.ts';
import { dayOf, formatDate, formatDay } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { usePracticeContact } from '#web/people/practice/practice-contact.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';

/** The print header: the practice's letterhead, the client, their age, and the assessor. */
export function AssessmentPrintHead({ assessment }: { assessment: Assessment }) {
  const { title, description, dateCreated, dateCompleted } = assessment;
  const { timeZone } = usePracticeSettings();
  const clients = useClients();
  const user = useUser();
  const client = clients.data?.find(({ id }) => id === assessment.clientId);
  const assessedOn = dateCompleted ?? dateCreated;
  const age = client?.dateOfBirth && ageText(client.dateOfBirth, dayOf(assessedOn, timeZone));
  return (
    <div className="hidden text-sm print:block">
      <Letterhead />
      <p className="mt-6 font-display font-semibold text-xl">{title}</p>
      {description && <p className="mt-1 whitespace-pre-line">{description}</p>}
      <dl className="my-4 grid grid-cols-2 gap-x-8 gap-y-1">
        <Fact label="Client">{client && fullNameOf(client)}</Fact>
        <Fact label="Therapist">{user.data?.fullName}</Fact>
        <Fact label="Date of Birth">
          {client?.dateOfBirth && `${formatDay(client.dateOfBirth)}${age ? ` (${age})` : ''}`}
        </Fact>
        <Fact label={dateCompleted ? 'Completed' : 'Created'}>{formatDate(assessedOn, timeZone)}</Fact>
      </dl>
    </div>
  );
}

function Letterhead() {
  const identity = usePracticeContact();
  const { legalName, letterheadAddress } = usePracticeSettings();
  return (
    <div className="border-b-2 pb-3">
      <p className="font-semibold text-base">{legalName || identity.practiceName}</p>
      {letterheadAddress && <p className="whitespace-pre-line">{letterheadAddress}</p>}
      <p>{[identity.phone, identity.email].join(' · ')}</p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="flex gap-2">
      <dt className="font-medium">{label}:</dt>
      <dd>{children}</dd>
    </div>
  );
}
