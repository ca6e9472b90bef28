import { walkWrongRecords } from './wrong-records.ts';

walkWrongRecords();
