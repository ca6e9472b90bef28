import { Line, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import { type FilledGraph, filledGraph } from '#domain/clinical/documents/filled-graph.ts';
import { type Phase, phases } from '#domain/clinical/results/marks.ts';
import { SUPPORT_SCORE_LABEL } from '#domain/clinical/results/support-score.ts';
import { colors } from '#domain/platform/colors.ts';
import { LETTER_FONTS } from '#server/platform/pdf/pdf-fonts.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';

const ink = colors.ink.light;
const gray = colors.inkMuted.light;
const faint = colors.line.light;
const paper = 'white';
const LEGEND_SIZE = 8;

const styles = StyleSheet.create({
  graph: { marginTop: 6 },
  text: { fontFamily: LETTER_FONTS, fontSize: 7.5 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, marginTop: 2, fontSize: 8, lineHeight: 1 },
  entry: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});

/** Draws a goal's graph in one dark color: shapes tell its points apart, so that it reads on any printer. */
export function goalGraph(goal: FilledGoal): ReactNode {
  const shape = filledGraph(goal);
  const { width, height } = shape;
  return h(
    View,
    { key: 'graph', style: styles.graph, wrap: false },
    h(
      Svg,
      { width, height, viewBox: `0 0 ${width} ${height}` },
      ...axes(shape),
      ...lines(shape),
      ...marks(shape),
    ),
    legend(shape),
  );
}

function axes({ left, right, top, bottom, steps, supportSteps, days }: FilledGraph): ReactNode[] {
  return [
    shapes(
      'steps',
      steps.map(({ y }) => `M${left} ${y}H${right}`),
      { stroke: faint, strokeWidth: 0.5 },
    ),
    ...steps.map(
      ({ label, y }) => label && words(`label ${label}`, label, { x: left - 4, y: y + 2.5, anchor: 'end' }),
    ),
    ...supportSteps.map(({ label, y }) =>
      words(`score ${label}`, label, { x: right + 4, y: y + 2.5, anchor: 'start' }),
    ),
    shapes(
      'days',
      days.map(({ x }) => `M${x} ${bottom}v3`),
      { stroke: ink, strokeWidth: 0.5 },
    ),
    ...days.map(({ on, label, x }) => words(`name ${on}`, label, { x, y: bottom + 12, anchor: 'middle' })),
    line('bottom', { x1: left, y1: bottom, x2: right, y2: bottom }, { stroke: ink, strokeWidth: 0.75 }),
    line('left', { x1: left, y1: top, x2: left, y2: bottom }, { stroke: ink, strokeWidth: 0.75 }),
  ];
}

function lines({ top, bottom, target, aim, breaks, runs }: FilledGraph): ReactNode[] {
  return [
    aim && line('aim', aim, { stroke: gray, strokeWidth: 0.5 }),
    target && line('target', target, { stroke: ink, strokeWidth: 0.9, strokeDasharray: '5 3' }),
    ...breaks.flatMap(({ kind, label, x, labelX, isAtEnd }, index) => [
      line(
        `break ${index}`,
        { x1: x, y1: 2, x2: x, y2: bottom },
        { stroke: ink, strokeWidth: 0.8, ...(kind === 'revision' ? { strokeDasharray: '2 2' } : {}) },
      ),
      words(`break label ${index}`, label, {
        x: labelX,
        y: top - (index % 2 === 0 ? 16 : 6),
        anchor: isAtEnd ? 'end' : 'start',
      }),
    ]),
    shapes('runs', runs, { stroke: ink, strokeWidth: 0.9 }),
  ];
}

function marks({ points, radius }: FilledGraph): ReactNode[] {
  const supported = points.flatMap(({ x, supportY }) => (supportY === undefined ? [] : [{ x, y: supportY }]));
  return [
    triangles('support', supported, radius),
    ...phases.map((phase) =>
      marksOf(
        phase,
        points.filter((point) => point.phase === phase),
        radius,
      ),
    ),
  ];
}

const dots: Record<Phase, { words: string; isFilled: boolean }> = {
  baseline: { words: 'Baseline', isFilled: false },
  teaching: { words: 'Teaching', isFilled: true },
  probe: { words: 'Probe', isFilled: true },
};

/** Draws a square before teaching, a dot during teaching, and a diamond for probes without teaching. */
function marksOf(phase: Phase, places: readonly Place[], r: number) {
  const outline: Record<Phase, (place: Place) => string> = {
    baseline: ({ x, y }) => `M${x - r} ${y - r}H${x + r}V${y + r}H${x - r}Z`,
    teaching: ({ x, y }) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
    probe: ({ x, y }) => `M${x} ${y - 1.4 * r}L${x + 1.4 * r} ${y}L${x} ${y + 1.4 * r}L${x - 1.4 * r} ${y}Z`,
  };
  const fill = dots[phase].isFilled ? ink : paper;
  return shapes(phase, places.map(outline[phase]), { stroke: ink, strokeWidth: 0.9 }, fill);
}

function triangles(key: string, places: readonly Place[], radius: number) {
  const r = 0.9 * radius;
  const outlines = places.map(({ x, y }) => `M${x} ${y - r}L${x + r} ${y + r}L${x - r} ${y + r}Z`);
  return shapes(key, outlines, { stroke: gray, strokeWidth: 0.7 }, paper);
}

/** Draws all equal shapes as one path: the renderer styles each node again at every layout. */
function shapes(key: string, outlines: readonly string[], stroke: Stroke, fill = 'none') {
  return outlines.length > 0 && h(Path, { key, d: outlines.join(''), fill, ...stroke });
}

interface Place {
  x: number;
  y: number;
}

/** Draws the legend, with only the entries that this graph uses. */
function legend({ points, target, aim }: FilledGraph) {
  const shown = phases.filter((phase) => points.some((point) => point.phase === phase));
  const center = [{ x: LEGEND_SIZE / 2, y: LEGEND_SIZE / 2 }];
  const hasSupport = points.some(({ supportY }) => supportY !== undefined);
  return h(
    View,
    { style: styles.legend },
    ...shown.map((phase) => entry(dots[phase].words, LEGEND_SIZE, marksOf(phase, center, 2.6))),
    hasSupport && entry(SUPPORT_SCORE_LABEL, LEGEND_SIZE, triangles('support', center, 2.6)),
    target && entry('Target', 20, across({ stroke: ink, strokeWidth: 0.9, strokeDasharray: '5 3' })),
    aim && entry('Aim', 20, across({ stroke: gray, strokeWidth: 0.5 })),
  );
}

function entry(label: string, width: number, drawn: ReactNode) {
  return h(
    View,
    { key: label, style: styles.entry },
    h(Svg, { width, height: LEGEND_SIZE, viewBox: `0 0 ${width} ${LEGEND_SIZE}` }, drawn),
    h(Text, { style: pdfStyles.quiet }, label),
  );
}

interface Stroke {
  stroke: string;
  strokeWidth: number;
  strokeDasharray?: string;
}

function across(stroke: Stroke) {
  return line('line', { x1: 0, y1: LEGEND_SIZE / 2, x2: 20, y2: LEGEND_SIZE / 2 }, stroke);
}

function line(key: string, ends: { x1: number; y1: number; x2: number; y2: number }, stroke: Stroke) {
  return h(Line, { key, ...ends, ...stroke });
}

function words(
  key: string,
  text: string,
  { x, y, anchor }: { x: number; y: number; anchor: 'start' | 'middle' | 'end' },
) {
  return h(Text, { key, x, y, textAnchor: anchor, style: styles.text, fill: ink }, text);
}
