import { describe, expect, test } from 'vitest';
import { plusDays } from '#domain/platform/dates.ts';
import { weekOf, weekStarts } from '#domain/platform/week.ts';
import { columnAt, dayColumns, dayDraggedOver } from './day-columns.ts';

const [saturday, sunday, friday] = ['2026-11-21', '2026-11-15', '2026-11-20'];
const week = weekOf(friday);
const none = () => false;

const folded = (columns: ReturnType<typeof dayColumns>) =>
  columns.filter(({ isFolded }) => isFolded).map(({ day }) => day);

describe('Columns', () => {
  test('of empty weekends are narrow, which leaves more room for the others', () => {
    const columns = dayColumns(week, none);
    expect(folded(columns)).toEqual([sunday, saturday]);
    const [first, second] = columns;
    expect([first?.width, second?.left, second?.width].map((part) => part?.toFixed(4))).toEqual([
      '0.0690',
      '0.0690',
      '0.1724',
    ]);
  });

  test('of weekends with sessions have full width', () => {
    expect(folded(dayColumns(week, (day) => day === saturday))).toEqual([sunday]);
    expect(dayColumns(week, () => true).map(({ width }) => width)).toEqual(Array(7).fill(1 / 7));
  });

  test('span the grid if they are alone', () => {
    expect(dayColumns([saturday], none)).toEqual([{ day: saturday, isFolded: false, left: 0, width: 1 }]);
  });

  test.each(weekStarts)('fill the width in a week from %s on', (start) => {
    const columns = dayColumns(weekOf(friday, start), none);
    const { left = 0, width = 0 } = columns.at(-1) ?? {};
    expect(left + width).toBeCloseTo(1);
    for (const { day, ...column } of columns) {
      expect(columnAt(columns, column.left + column.width / 2)?.day).toBe(day);
    }
  });

  test('at an edge include positions beyond it', () => {
    const columns = dayColumns(week, none);
    expect([columnAt(columns, -0.5)?.day, columnAt(columns, 1.5)?.day]).toEqual([sunday, saturday]);
  });
});

describe('A dragged block', () => {
  const open = (day: string) => dayColumns(week, (needed) => needed === day);

  test('moves to another day with the pointer, but not with small movements', () => {
    const columns = open(friday);
    const end = (columns[5]?.left ?? 0) + (columns[5]?.width ?? 0);
    expect(dayDraggedOver(columns, end + 0.01, friday)).toBe(friday);
    expect(dayDraggedOver(columns, end + 0.03, friday)).toBe(saturday);
    expect(dayDraggedOver(columns, (columns[3]?.left ?? 0) + 0.05, friday)).toBe(plusDays(friday, -2));
  });

  test.each(weekStarts)('stays over the weekend that expands under it, in a week from %s on', (start) => {
    const days = weekOf(friday, start);
    for (const { day, left, width, isFolded } of dayColumns(days, none)) {
      if (!isFolded) continue;
      const opened = dayColumns(days, (needed) => needed === day);
      for (const share of [left + 0.021, left + width / 2, left + width - 0.021]) {
        expect(dayDraggedOver(opened, share, day)).toBe(day);
      }
    }
  });
});
