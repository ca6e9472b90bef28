import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { MonthOfSessions } from '#domain/reports/session-report.ts';
import { sessionStatuses, sessionStatusLabels } from '#domain/sessions/session.ts';
import { monthName } from './month-name.ts';

// Hatching and outline tell the parts apart where colour does not.
const looks = {
  completed: { fill: 'var(--color-success)' },
  scheduled: { fill: 'var(--color-info)' },
  cancelled: { fill: 'var(--color-danger)', fillOpacity: 0.55, stroke: 'var(--color-danger)' },
  'no-show': { fill: 'var(--color-warning)', stroke: 'var(--color-ink)', strokeDasharray: '3 2' },
  absence: { fill: 'var(--color-line-strong)' },
} as const;

/** The months as bars; the table below says the same to screen readers. */
export default function SessionsChart({ months }: { months: readonly MonthOfSessions[] }) {
  return (
    <div aria-hidden="true" className="mb-4 h-56 text-xs">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...months]} margin={{ left: -20 }} accessibilityLayer={false} maxBarSize={56}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="month" tickFormatter={monthName} stroke="var(--color-ink-muted)" />
          <YAxis allowDecimals={false} stroke="var(--color-ink-muted)" />
          <Tooltip
            labelFormatter={(month) => monthName(String(month))}
            cursor={{ fill: 'var(--color-sunken)' }}
            contentStyle={{ background: 'var(--color-surface)', borderColor: 'var(--color-line)' }}
          />
          <Legend />
          {sessionStatuses.map((status) => (
            <Bar
              key={status}
              dataKey={status}
              stackId="sessions"
              name={sessionStatusLabels[status]}
              isAnimationActive={false}
              {...looks[status]}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
