import { expect, expectTypeOf, test } from 'vitest';
import type { Finding } from './finding.ts';
import {
  type ListedVoucher,
  type NewVoucher,
  type Voucher,
  type VoucherChange,
  type VoucherQuestion,
  voucherChange,
} from './voucher.ts';
import type { CheckedChild, VoucherCheck } from './voucher-check.ts';
import type { VoucherPart } from './voucher-part.ts';

test('What is asked, made, listed and answered of a bill goes together', () => {
  expectTypeOf<NewVoucher>().toExtend<VoucherQuestion>();
  expectTypeOf<Voucher['number']>().toEqualTypeOf<ListedVoucher['number']>();
  expectTypeOf<VoucherPart>().toExtend<Voucher['parts'][number]>();
  expectTypeOf<CheckedChild>().toEqualTypeOf<VoucherCheck['children'][number]>();
  expectTypeOf<Finding>().toEqualTypeOf<CheckedChild['findings'][number]>();
  const sent: VoucherChange = { sentOn: '2026-11-02', sentHow: 'County portal' };
  expect(voucherChange.parse(sent)).toEqual(sent);
  expect(voucherChange.safeParse({ sentOn: '' }).error?.issues[0]?.message).toBe(
    'Please enter the day on which the bill was sent',
  );
});
