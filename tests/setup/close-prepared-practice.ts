// Runs for each file of a database project, and stops the shared practice after its tests.
import { afterAll } from 'vitest';
import { closePreparedPractice } from './prepared-practice.ts';

afterAll(closePreparedPractice);
