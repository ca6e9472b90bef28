import { useRegistrationStatus } from '#web/people/sign-in/registration-queries.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useChooseRegistration } from './use-choose-registration.ts';

/** The setting for who may open an account. */
export function RegistrationCard() {
  const status = useRegistrationStatus();
  const choose = useChooseRegistration();
  return (
    <Card>
      <CardHeader title="New Accounts" description="Whoever opens one sees nobody else's clients." />
      <CardBody>
        <WhenLoaded query={status} loadingLabel="Loading who may open an account" placeholders={1}>
          {({ mode, isFixed }) => (
            <Field
              label="Who Can Open an Account"
              hint={
                isFixed ? 'Whoever runs this program decided so (REGISTRATION) and can change it.' : undefined
              }
              className="sm:max-w-md"
            >
              <Select
                value={mode}
                disabled={isFixed || choose.isPending}
                onChange={({ target }) => choose.mutate(target.value === 'open' ? 'open' : 'invite')}
              >
                <option value="open">Anyone</option>
                <option value="invite">Whoever I invite</option>
                {mode === 'closed' && <option value="closed">Nobody</option>}
              </Select>
            </Field>
          )}
        </WhenLoaded>
      </CardBody>
    </Card>
  );
}
