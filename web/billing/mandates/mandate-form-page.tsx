import { useNavigate, useSearchParams } from 'react-router';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { ClientChoice } from '#web/caseload/clients/client-choice.tsx';
import { useClientPlans } from '#web/clinical/goals/goal-queries.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { MandateForm } from './mandate-form.tsx';
import { useClientMandates } from './mandate-queries.ts';

export const meta = practiceTitle('New Mandate');

const PLACEHOLDERS = 5;

/** The page with the form of a new mandate. The address names the client; else it is chosen first. */
export default function MandateFormPage() {
  const [search, setSearch] = useSearchParams();
  const clientId = parseRecordId(search.get('clientId') ?? '');
  if (clientId !== undefined) return <FormOfClient key={clientId} clientId={clientId} />;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader above={<BackLink to="/clients">Clients</BackLink>} title="New Mandate" />
      <Card>
        <CardBody>
          <Field label="Client">
            <ClientChoice
              value={null}
              onChange={(chosen) =>
                chosen !== null && setSearch({ clientId: String(chosen) }, { replace: true })
              }
            />
          </Field>
        </CardBody>
      </Card>
    </div>
  );
}

function FormOfClient({ clientId }: { clientId: number }) {
  const navigate = useNavigate();
  const home = `/clients/${clientId}?tab=services`;
  const plans = useClientPlans(clientId);
  const mandates = useClientMandates(clientId);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader above={<BackLink to={home}>Services</BackLink>} title="New Mandate" />
      <Card>
        <CardBody>
          <WhenLoaded query={plans} loadingLabel="Loading plans" placeholders={PLACEHOLDERS}>
            {(allPlans) => (
              <WhenLoaded query={mandates} loadingLabel="Loading mandates" placeholders={PLACEHOLDERS}>
                {(all) => (
                  <MandateForm
                    clientId={clientId}
                    plans={allPlans}
                    mandates={all}
                    onSaved={({ id }) => navigate(`/mandates/${id}`)}
                    onCancel={() => navigate(home)}
                  />
                )}
              </WhenLoaded>
            )}
          </WhenLoaded>
        </CardBody>
      </Card>
    </div>
  );
}
