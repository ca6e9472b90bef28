import { useFormContext, useWatch } from 'react-hook-form';
import { formatDay } from '#domain/platform/dates.ts';
import type { SpanishFormValues } from '#domain/website/identity/spanish-form-values.ts';
import { SHIPPED_NOT_REVIEWED } from '#domain/website/identity/spanish-rules.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { FactField } from './fact-field.tsx';

/** Fields for who reviewed the shipped Spanish; empty until the owner names someone. */
export function ShippedSpanishCard() {
  const { control } = useFormContext<SpanishFormValues>();
  const [reviewedBy, reviewedOn] = useWatch({ control, name: ['shippedReviewedBy', 'shippedReviewedOn'] });
  const isReviewed = Boolean(reviewedBy.trim() && reviewedOn);
  return (
    <Card>
      <CardHeader
        title="Words of the Program"
        mark={
          <Badge variant={isReviewed ? 'success' : 'warning'}>
            {isReviewed ? 'Reviewed' : 'Not reviewed'}
          </Badge>
        }
        description={
          isReviewed && reviewedOn
            ? `Reviewed by ${reviewedBy.trim()} on ${formatDay(reviewedOn)}.`
            : `${SHIPPED_NOT_REVIEWED} Ask one to read the pages, the form and its messages, and name them here.`
        }
      />
      <CardBody className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <FactField name="shippedReviewedBy" label="Reviewed By" optional autoComplete="off" />
        <FactField name="shippedReviewedOn" label="Reviewed On" optional Control={DateInput} />
      </CardBody>
    </Card>
  );
}
