import { useId } from 'react';
import { Bar, CartesianGrid, BarChart as Chart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { type ChartLook, ChartPatterns, fillOf, inkOf } from './chart-looks.tsx';

export interface ChartSeries {
  name: string;
  look: ChartLook;
  /** One value per label. */
  values: readonly number[];
}

interface BarChartProps {
  labels: readonly { label: string; shortLabel: string }[];
  series: readonly ChartSeries[];
  /** Stacks the series in one bar. */
  isStacked?: boolean;
  valueText?: (value: number) => string;
}

/** A bar chart over time whose series differ by pattern. Screen readers use the table next to it. */
export default function BarChart({ labels, series, isStacked, valueText = String }: BarChartProps) {
  const prefix = useId();
  const rows = labels.map(({ label }, index) => ({
    label,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[index] ?? 0])),
  }));
  const shortLabels = new Map(labels.map(({ label, shortLabel }) => [label, shortLabel]));
  return (
    <div aria-hidden="true" className="mb-4 text-xs print:break-inside-avoid">
      <div className="h-52">
        <ResponsiveContainer width="100%" height="100%">
          <Chart data={rows} margin={{ top: 4, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <ChartPatterns prefix={prefix} />
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis
              dataKey="label"
              tickFormatter={(label) => shortLabels.get(String(label)) ?? ''}
              stroke="var(--color-ink-muted)"
              tickLine={false}
            />
            <YAxis
              allowDecimals={false}
              tickFormatter={(value) => valueText(Number(value))}
              stroke="var(--color-ink-muted)"
              width="auto"
              tickLine={false}
              axisLine={false}
            />
            <Tooltip
              cursor={{ fill: 'var(--color-sunken)' }}
              contentStyle={{
                background: 'var(--color-surface)',
                borderColor: 'var(--color-line)',
                borderRadius: 8,
              }}
              itemStyle={{ color: 'var(--color-ink)' }}
              formatter={(value) => valueText(Number(value))}
            />
            {series.map(({ name, look }) => (
              <Bar
                key={name}
                dataKey={name}
                name={name}
                {...(isStacked ? { stackId: 'all' } : {})}
                fill={fillOf(look, prefix)}
                stroke={inkOf(look)}
                maxBarSize={44}
                isAnimationActive={false}
              />
            ))}
          </Chart>
        </ResponsiveContainer>
      </div>
      {series.length > 1 && <Legend series={series} prefix={prefix} />}
    </div>
  );
}

function Legend({ series, prefix }: { series: readonly ChartSeries[]; prefix: string }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-muted">
      {series.map(({ name, look }) => (
        <li key={name} className="inline-flex items-center gap-1.5">
          <svg width="14" height="14" role="presentation">
            <rect x="1" y="1" width="12" height="12" fill={fillOf(look, prefix)} stroke={inkOf(look)} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
