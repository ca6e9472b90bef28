import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '#web/platform/ui/skeleton.tsx';

const BarChart = lazy(() => import('./bar-chart.tsx'));

/** A chart whose library is loaded with the first one that shows; nothing when every value is 0. */
export function LazyBarChart(props: ComponentProps<typeof BarChart>) {
  if (props.series.every(({ values }) => values.every((value) => value === 0))) return null;
  return (
    <Suspense fallback={<Skeleton className="mb-4 h-56" />}>
      <BarChart {...props} />
    </Suspense>
  );
}
