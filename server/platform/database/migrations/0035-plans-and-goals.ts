import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** A child's plans, and the goals in them. */
export function plansAndGoalsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of [...plans(engine), ...goals(engine)]) await sql.raw(statement).execute(queries);
    },
  };
}

function plans(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE plans (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       program TEXT NOT NULL CHECK (program IN ('private', 'iep', 'cpse', 'iesp', '504')),
       title TEXT NOT NULL,
       starts_on ${type.day} NOT NULL,
       ends_on ${type.day} NOT NULL,
       setting TEXT CHECK (setting IN ('home', 'daycare', 'preschool', 'nursery-school', 'universal-pre-k',
         'medical-site', 'community', 'facility', 'therapy-room', 'teletherapy', 'school-classroom', 'other')),
       service_text TEXT,
       school TEXT,
       report_days ${type.json} NOT NULL,
       diagnosis_codes ${type.json} NOT NULL,
       procedure_codes ${type.json} NOT NULL,
       precautions TEXT,
       created_at ${type.instant} NOT NULL,
       updated_at ${type.instant} NOT NULL,
       CHECK (ends_on >= starts_on),
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id)
     )`,
    'CREATE INDEX plans_by_day ON plans (therapist_id, starts_on, id)',
  ];
}

// The keys carry the client and the plan: a goal joins neither another child's plan nor another plan's goal.
function goals(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE goals (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       plan_id ${type.bigint} NOT NULL,
       parent_id ${type.bigint} CHECK (parent_id <> id),
       continues_id ${type.bigint} CHECK (continues_id <> id),
       position INTEGER NOT NULL CHECK (position >= 1),
       domain TEXT NOT NULL CHECK (domain IN ('fine-motor', 'visual-motor', 'handwriting', 'sensory-processing',
         'self-care', 'play-social', 'executive-function', 'gross-motor', 'other')),
       name TEXT NOT NULL,
       statement TEXT NOT NULL,
       measure TEXT NOT NULL
         CHECK (measure IN ('trials', 'opportunities', 'cue', 'duration', 'frequency', 'rating', 'gas')),
       ladder TEXT CHECK (ladder IN ('cues', 'assistance')),
       hidden_levels ${type.json} NOT NULL,
       steps ${type.json},
       labels ${type.json},
       opportunities INTEGER CHECK (opportunities BETWEEN 1 AND 50),
       statistic TEXT CHECK (statistic IN ('longest', 'median', 'total', 'count', 'per-hour')),
       direction TEXT CHECK (direction IN ('up', 'down')),
       unit TEXT,
       baseline_text TEXT,
       baseline_value INTEGER CHECK (baseline_value BETWEEN -2 AND 36000),
       target INTEGER CHECK (target BETWEEN -2 AND 36000),
       target_cue TEXT CHECK (target_cue IN ('I', 'VI', 'G', 'V', 'M', 'PP', 'FP', 'SU', 'MIN', 'MOD', 'MAX', 'DEP')),
       planned_trials INTEGER CHECK (planned_trials BETWEEN 1 AND 50),
       minimum_trials INTEGER CHECK (minimum_trials BETWEEN 1 AND 50),
       sessions_in_a_row INTEGER NOT NULL CHECK (sessions_in_a_row BETWEEN 1 AND 10),
       method TEXT,
       schedule TEXT,
       starts_on ${type.day} NOT NULL,
       target_on ${type.day} NOT NULL,
       status TEXT NOT NULL CHECK (status IN ('draft', 'active', 'on-hold', 'mastered', 'discontinued')),
       status_on ${type.day} NOT NULL,
       status_history ${type.json} NOT NULL,
       created_at ${type.instant} NOT NULL,
       updated_at ${type.instant} NOT NULL,
       CHECK (target_on >= starts_on),
       CHECK ((measure IN ('trials', 'opportunities', 'cue')) = (ladder IS NOT NULL)),
       CHECK ((measure = 'cue') = (target IS NULL)),
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, client_id, id),
       UNIQUE (therapist_id, client_id, plan_id, id),
       FOREIGN KEY (therapist_id, client_id, plan_id) REFERENCES plans (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id, plan_id, parent_id)
         REFERENCES goals (therapist_id, client_id, plan_id, id),
       FOREIGN KEY (therapist_id, client_id, continues_id) REFERENCES goals (therapist_id, client_id, id)
     )`,
    'CREATE INDEX goals_by_client ON goals (therapist_id, client_id, position, id)',
    'CREATE INDEX goals_by_parent ON goals (therapist_id, client_id, plan_id, parent_id) WHERE parent_id IS NOT NULL',
    'CREATE INDEX goals_by_continued ON goals (therapist_id, client_id, continues_id) WHERE continues_id IS NOT NULL',
    'CREATE INDEX goals_by_status ON goals (therapist_id, status, client_id, position, id)',
  ];
}
