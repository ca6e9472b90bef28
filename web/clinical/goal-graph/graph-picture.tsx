import { clsx } from 'clsx';
import { memo } from 'react';
import { rounded } from '#domain/clinical/goal-progress/graph-places.ts';
import type { ValuedResult } from '#domain/clinical/goal-progress/session-result.ts';
import type { GraphShape } from './graph-shape.ts';

interface GraphPictureProps {
  shape: GraphShape;
  results: readonly ValuedResult[];
}

/** The part of a graph that does not change while the user moves between results. */
export const GraphPicture = memo(function GraphPicture({ shape, results }: GraphPictureProps) {
  return (
    <>
      <Axes shape={shape} />
      <Lines shape={shape} />
      <Marks shape={shape} results={results} />
    </>
  );
});

const axisText = 'fill-ink-muted text-[11px]';

function Axes({ shape }: { shape: GraphShape }) {
  const { left, right, top, bottom, steps, supportSteps, days } = shape;
  return (
    <>
      {steps.map(({ label, y }) => (
        <g key={label}>
          <line x1={left} x2={right} y1={y} y2={y} className="stroke-line" />
          <text x={left - 6} y={y + 4} textAnchor="end" className={axisText}>
            {label}
          </text>
        </g>
      ))}
      {supportSteps.map(({ label, y }) => (
        <text key={label} x={right + 6} y={y + 4} className={axisText}>
          {label}
        </text>
      ))}
      {days.map(({ on, label, x }) => (
        <g key={on}>
          <line x1={x} x2={x} y1={bottom} y2={bottom + 5} className="stroke-line-strong" />
          <text
            x={x}
            y={bottom + 18}
            textAnchor={x > right - 30 ? 'end' : x < left + 30 ? 'start' : 'middle'}
            className={axisText}
          >
            {label}
          </text>
        </g>
      ))}
      <path d={`M${left} ${top}V${bottom}H${right}`} className="fill-none stroke-line-strong" />
    </>
  );
}

function Lines({ shape: { targets, aim, breaks, path, bottom, isDense } }: { shape: GraphShape }) {
  return (
    <>
      <path
        d={path}
        strokeWidth={isDense ? 1 : 1.75}
        strokeLinejoin="round"
        className={clsx('fill-none', isDense ? 'stroke-primary/40' : 'stroke-primary')}
      />
      {targets.map((target) => (
        <line key={target.x1} {...target} strokeDasharray="7 5" strokeWidth="1.75" className="stroke-ink" />
      ))}
      {aim && <line {...aim} className="stroke-ink-muted" />}
      {breaks.map(({ kind, label, x, labelAt }) => (
        <g key={`${kind} ${x}`}>
          <line
            x1={x}
            x2={x}
            y1={labelAt ? labelAt.y - 9 : 2}
            y2={bottom}
            strokeDasharray={kind === 'revision' ? '3 4' : undefined}
            className="stroke-ink-muted"
          />
          {labelAt && (
            <text x={labelAt.x} y={labelAt.y} textAnchor={labelAt.anchor} className="fill-ink text-[11px]">
              {label}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

// One path for all marks of a kind, so that a thousand of them draw as fast as ten.
function Marks({ shape: { places, radius, isDense }, results }: GraphPictureProps) {
  const outline = isDense ? 1 : 1.75;
  const pathOf = (isSigned: boolean, drawn: (place: GraphShape['places'][number]) => string) =>
    places.map((place, index) => (results[index]?.isSigned === isSigned ? drawn(place) : '')).join('');
  const triangle = ({ x, supportY }: GraphShape['places'][number]) =>
    supportY === undefined ? '' : trianglePath(x, supportY, radius);
  const dot = ({ x, y }: GraphShape['places'][number]) => dotPath(x, y, radius);
  return (
    <>
      <path d={pathOf(false, triangle)} strokeWidth="1.25" className="fill-surface stroke-info" />
      <path d={pathOf(true, triangle)} strokeWidth="1.25" className="fill-info stroke-info" />
      <path d={pathOf(false, dot)} strokeWidth={outline} className="fill-surface stroke-primary" />
      <path d={pathOf(true, dot)} strokeWidth={outline} className="fill-primary stroke-primary" />
    </>
  );
}

/** Returns a dot around a point, as part of an SVG path. */
export function dotPath(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${rounded(x - radius)} ${rounded(y)}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`;
}

/** Returns a triangle around a point, as part of an SVG path. */
export function trianglePath(x: number, y: number, radius: number): string {
  const reach = radius * 1.25;
  return `M${rounded(x)} ${rounded(y - reach)}l${rounded(reach)} ${rounded(2 * reach)}h${rounded(-2 * reach)}z`;
}
