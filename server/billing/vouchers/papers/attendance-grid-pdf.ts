import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { clockText } from '#domain/billing/organizations/organization-words.ts';
import { attendanceLegend } from '#domain/billing/vouchers/attendance-codes.ts';
import type { AttendanceDay, AttendanceMonth } from '#domain/billing/vouchers/attendance-grid.ts';
import { papersStyles as styles } from './papers-styles.ts';

/** Lays out a month of an attendance log as weeks of boxes, `boxHeight` points high at least. */
export function attendanceGridPdf({ name, weekdays, weeks }: AttendanceMonth, boxHeight: number) {
  const width = `${100 / weekdays.length}%`;
  return h(
    View,
    { key: `month ${name}`, style: styles.month, wrap: false },
    h(Text, { style: styles.monthName }, name),
    h(
      View,
      { style: styles.week },
      ...weekdays.map((weekday) => h(Text, { key: weekday, style: [styles.weekday, { width }] }, weekday)),
    ),
    ...weeks.map((boxes, week) =>
      h(
        View,
        { key: week, style: styles.week },
        ...boxes.map((box, place) =>
          h(
            View,
            {
              key: place,
              style: [styles.box, { width, minHeight: boxHeight }, box?.isInLog ? {} : styles.outside],
            },
            ...(box ? contentOf(box) : []),
          ),
        ),
      ),
    ),
  );
}

/** Lays out the legend of the marks. */
export function attendanceLegendPdf() {
  return h(Text, { key: 'legend', style: styles.legend }, attendanceLegend);
}

function contentOf({ day, marks, planned }: AttendanceDay) {
  return [
    h(Text, { key: 'day', style: styles.dayNumber }, String(Number(day.slice(8)))),
    marks.length > 0 && h(Text, { key: 'marks', style: styles.mark }, marks.join('  ')),
    planned.length > 0 &&
      h(Text, { key: 'planned', style: styles.planned }, planned.map(clockText).join(', ')),
  ];
}
