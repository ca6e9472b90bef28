import { callsWithin } from '#domain/website/identity/public-identity-text.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { FactField } from './fact-field.tsx';
import { OpeningHoursFields } from './opening-hours-fields.tsx';

/** Fields for the practice's name, contact details, hours and place. */
export function WebsitePracticeFields() {
  return (
    <Card>
      <CardHeader title="Practice" />
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FactField name="practiceName" wide />
        <FactField name="tagline" wide />
        <FactField name="phone" type="tel" />
        <FactField name="email" type="email" />
        <OpeningHoursFields />
        <FactField
          name="callWithinDays"
          hint="How soon families hear from you. The website says it only when you choose."
          options={{ setValueAs: (days) => (days ? Number(days) : null) }}
          wide
        >
          {(field) => (
            <Select {...field}>
              <option value="">Not said</option>
              {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((callWithinDays) => (
                <option key={callWithinDays} value={callWithinDays}>
                  {callsWithin({ callWithinDays })}
                </option>
              ))}
            </Select>
          )}
        </FactField>
        <FactField name="serviceArea.summary" wide />
        <FactField name="serviceArea.short" />
        <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-4">
          <FactField name="serviceArea.counties" hint="Separated by commas." />
          <FactField name="serviceArea.state" maxLength={2} />
        </div>
        <FactField name="address.street" optional hint="Only for a practice that families come to." />
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-4">
          <FactField name="address.city" optional />
          <FactField name="address.zip" optional />
        </div>
        <FactField
          name="profiles"
          optional
          hint="Pages of your practice in directories or networks, one address a line. Search engines read them."
          rows={2}
          wide
        />
      </CardBody>
    </Card>
  );
}
