import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { axisSteps } from '#domain/platform/axis-steps.ts';
import { type ChartLook, ChartPatterns, fillOf, inkOf } from './chart-looks.tsx';

export interface ChartSeries {
  name: string;
  look: ChartLook;
  /** One value of 0 or more per label. */
  values: readonly number[];
}

interface BarChartProps {
  labels: readonly { label: string; shortLabel: string }[];
  series: readonly ChartSeries[];
  /** Stacks the series in one bar. */
  isStacked?: boolean;
  valueText?: (value: number) => string;
}

/** How many labels fit below a chart on a phone. */
const MOST_LABELS = 12;

/**
 * A bar chart over time whose series differ by pattern; nothing if all values are 0. Screen readers use the table next to
 * it.
 */
export function BarChart({ labels, series, isStacked = false, valueText = String }: BarChartProps) {
  const prefix = useId();
  const [pointedAt, pointAt] = useState<number>();
  const bars = labels.map((_, index) => barsOf(series, index, isStacked));
  const most = Math.max(0, ...bars.flat().map(({ from, value }) => from + value));
  if (most === 0) return null;
  const steps = axisSteps(most);
  const top = steps.at(-1) ?? most;
  const labelEvery = Math.ceil(labels.length / MOST_LABELS);
  return (
    <div aria-hidden="true" className="mb-4 text-ink-muted text-xs print:break-inside-avoid">
      <svg width="0" height="0" className="absolute" role="presentation">
        <ChartPatterns prefix={prefix} />
      </svg>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2">
        <Axis steps={steps} top={top} valueText={valueText} />
        <div className="relative flex h-48 border-line border-b" onPointerLeave={() => pointAt(undefined)}>
          {steps.map((step) => (
            <div
              key={step}
              className="absolute inset-x-0 border-line border-t"
              style={{ bottom: `${(100 * step) / top}%` }}
            />
          ))}
          {bars.map((ofLabel, index) => (
            <div
              key={labels[index]?.label}
              className={clsx('relative min-w-0 flex-1', index === pointedAt && 'bg-sunken')}
              onPointerEnter={() => pointAt(index)}
            >
              <Bars bars={ofLabel} top={top} isStacked={isStacked} prefix={prefix} />
            </div>
          ))}
          {pointedAt !== undefined && <Values {...{ labels, series, valueText }} index={pointedAt} />}
        </div>
        <div className="col-start-2 flex">
          {labels.map(({ label, shortLabel }, index) => (
            <span key={label} className="flex min-w-0 flex-1 justify-center pt-1">
              {index % labelEvery === 0 && <span className="whitespace-nowrap">{shortLabel}</span>}
            </span>
          ))}
        </div>
      </div>
      {series.length > 1 && <Legend series={series} prefix={prefix} />}
    </div>
  );
}

interface ShownBar {
  look: ChartLook;
  /** The value at which the bar begins. */
  from: number;
  value: number;
}

/** Returns the bars above one label, each on those before it if they are stacked. */
function barsOf(series: readonly ChartSeries[], index: number, isStacked: boolean): ShownBar[] {
  let from = 0;
  return series.map(({ look, values }) => {
    const bar = { look, from, value: values[index] ?? 0 };
    if (isStacked) from += bar.value;
    return bar;
  });
}

interface BarsProps {
  bars: readonly ShownBar[];
  top: number;
  isStacked: boolean;
  prefix: string;
}

function Bars({ bars, top, isStacked, prefix }: BarsProps) {
  const width = isStacked ? 100 : 100 / bars.length;
  return (
    <svg className="relative mx-auto h-full w-4/5 max-w-16 overflow-visible" role="presentation">
      {bars.map(({ look, from, value }, place) => (
        <rect
          key={look}
          data-bar=""
          x={`${isStacked ? 0 : place * width}%`}
          y={`${100 - (100 * (from + value)) / top}%`}
          width={`${width}%`}
          height={`${(100 * value) / top}%`}
          fill={fillOf(look, prefix)}
          stroke={value > 0 ? inkOf(look) : 'none'}
        />
      ))}
    </svg>
  );
}

function Axis({
  steps,
  top,
  valueText,
}: {
  steps: readonly number[];
  top: number;
  valueText: (value: number) => string;
}) {
  return (
    <div className="relative h-48">
      {steps.map((step) => (
        <span
          key={step}
          className="absolute right-0 translate-y-1/2 tabular-nums"
          style={{ bottom: `${(100 * step) / top}%` }}
        >
          {valueText(step)}
        </span>
      ))}
      {/* Takes the width of the widest number. */}
      <span className="invisible tabular-nums">{valueText(top)}</span>
    </div>
  );
}

type ValuesProps = Pick<BarChartProps, 'labels' | 'series'> & {
  index: number;
  valueText: (value: number) => string;
};

/** The values above the label that the pointer is at, on the other side of the chart's middle. */
function Values({ labels, series, index, valueText }: ValuesProps) {
  const isLeft = index < labels.length / 2;
  return (
    <div
      className={clsx(
        'pointer-events-none absolute top-0 z-10 rounded-lg border border-line bg-surface px-3 py-2 text-ink text-sm shadow-md',
        isLeft ? 'right-0' : 'left-0',
      )}
    >
      <p className="font-semibold">{labels[index]?.label}</p>
      {series.map(({ name, values }) => (
        <p key={name}>{`${name}: ${valueText(values[index] ?? 0)}`}</p>
      ))}
    </div>
  );
}

function Legend({ series, prefix }: { series: readonly ChartSeries[]; prefix: string }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
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
