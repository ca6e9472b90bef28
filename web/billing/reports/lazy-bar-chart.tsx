import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '#web/platform/ui/skeleton.tsx';

const BarChart = lazy(() => import('./bar-chart.tsx'));

/** Loads the chart library when the first chart is shown; renders nothing if all values are 0. */
export function LazyBarChart(props: ComponentProps<typeof BarChart>) {
  if (props.series.every(({ values }) => values.every((value) => value === 0))) return null;
  return (
    <Suspense fallback={<Skeleton className="mb-4 h-56" />}>
      <BarChart {...props} />
    </Suspense>
  );
}
