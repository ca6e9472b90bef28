import type { BillChild } from '#domain/billing/vouchers/bill-children.ts';
import type { Cover } from '#domain/billing/vouchers/cover.ts';
import type { LogRow } from '#domain/billing/vouchers/service-log.ts';
import { buildCover, buildLogRow, buildServiceLog } from '#tests/builders/service-log-builder.ts';

const DAYS = ['01', '06', '08', '13', '15', '20', '22', '27', '29'];
const figures = { sessions: 8, minutes: 240, units: 800, cents: 48_000 };

/** Returns a bill of a month over so many children with nine sessions each, one of them missed. */
export function billOfChildren(count: number): { cover: Cover; children: BillChild[] } {
  const rows = DAYS.map((day, index) =>
    buildLogRow({ day: `2026-10-${day}`, ...(index === 3 ? missed : {}) }),
  );
  const children = Array.from({ length: count }, (_, place): BillChild => {
    const label = `Child ${place + 1}`;
    const log = buildServiceLog({ rows, child: { label, dateOfBirth: '2019-04-09' } });
    return { label, authorizations: `A-${place + 1}`, figures, logs: [log] };
  });
  return { cover: coverOver(count), children };
}

const missed: Partial<LogRow> = {
  status: 'cancelled',
  missedReason: 'provider-meeting',
  units: null,
  rate: null,
  cents: null,
};

function coverOver(count: number): Cover {
  const { sessions, minutes, units, cents } = figures;
  return buildCover({
    figures: Array.from({ length: count }, () => figures),
    total: {
      sessions: count * sessions,
      minutes: count * minutes,
      units: count * units,
      cents: count * cents,
    },
  });
}
