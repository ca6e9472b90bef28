// Runs for each file of a project on a database, and takes down after its tests what they shared.
import { afterAll } from 'vitest';
import { closePreparedPractice } from './prepared-practice.ts';

afterAll(closePreparedPractice);
