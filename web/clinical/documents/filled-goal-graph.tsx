import type { FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import { type FilledGraph, filledGraph } from '#domain/clinical/documents/filled-graph.ts';

const words = 'fill-ink-muted text-[8px]';

/** The graph of a goal as printed in the document, if there is room; the text next to it says the same. */
export function FilledGoalGraph({ goal }: { goal: FilledGoal }) {
  if (goal.points.length === 0) return null;
  const graph = filledGraph(goal);
  return (
    <svg
      viewBox={`0 0 ${graph.width} ${graph.height}`}
      aria-hidden="true"
      className="mt-3 hidden w-full max-w-2xl sm:block"
    >
      <Axes graph={graph} />
      <Lines graph={graph} />
      {graph.points.map(({ x, y, supportY }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sessions on a day can have the same value
        <g key={place}>
          {supportY !== undefined && (
            <path d={triangleAt(x, supportY, graph.radius)} className="fill-none stroke-ink-muted" />
          )}
          <circle cx={x} cy={y} r={graph.radius} className="fill-primary" />
        </g>
      ))}
    </svg>
  );
}

function Axes({ graph: { left, right, top, bottom, steps, supportSteps, days } }: { graph: FilledGraph }) {
  return (
    <>
      {steps.map(({ label, y }) => (
        <g key={y}>
          <line x1={left} x2={right} y1={y} y2={y} strokeWidth="0.5" className="stroke-line" />
          <text x={left - 4} y={y + 2.5} textAnchor="end" className={words}>
            {label}
          </text>
        </g>
      ))}
      {supportSteps.map(({ label, y }) => (
        <text key={y} x={right + 4} y={y + 2.5} className={words}>
          {label}
        </text>
      ))}
      {days.map(({ on, label, x }) => (
        <text key={on} x={x} y={bottom + 12} textAnchor="middle" className={words}>
          {label}
        </text>
      ))}
      <path d={`M${left} ${top}V${bottom}H${right}`} className="fill-none stroke-line-strong" />
    </>
  );
}

function Lines({ graph: { top, bottom, target, aim, breaks, runs } }: { graph: FilledGraph }) {
  return (
    <>
      {aim && <line {...aim} strokeWidth="0.5" className="stroke-ink-muted" />}
      {target && <line {...target} strokeDasharray="5 3" className="stroke-ink" />}
      {breaks.map(({ kind, label, x, labelX, isAtEnd }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a goal can be revised twice on a day
        <g key={index}>
          <line
            x1={x}
            x2={x}
            y1={2}
            y2={bottom}
            strokeDasharray={kind === 'revision' ? '2 2' : undefined}
            strokeWidth="0.8"
            className="stroke-ink-muted"
          />
          <text
            x={labelX}
            y={top - (index % 2 === 0 ? 16 : 6)}
            textAnchor={isAtEnd ? 'end' : 'start'}
            className="fill-ink text-[8px]"
          >
            {label}
          </text>
        </g>
      ))}
      <path d={runs.join('')} className="fill-none stroke-primary" />
    </>
  );
}

function triangleAt(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}L${x + radius} ${y + radius}L${x - radius} ${y + radius}Z`;
}
