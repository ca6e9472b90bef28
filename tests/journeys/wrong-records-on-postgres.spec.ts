import { test } from '#tests/setup/billing-journey.ts';
import { walkWrongRecords } from './wrong-records.ts';

test.use({ engine: 'postgres' });

walkWrongRecords();
