import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { EarlierRow } from '#tests/specimens/specimen.ts';
import { specimens } from '#tests/specimens/specimens.ts';

const BEGAN = '2026-11-20T15:00:00.000Z';
const LATER = '2026-12-20T15:00:00.000Z';
const hash = (letter: string) => letter.repeat(64);
/** Robin is the account of version 0.1.0; Jules, who has a second factor, joined later. */
const robin = { therapist_id: 1 };
const jules = { therapist_id: 2 };

/** Rows of the tables whose specimens have none. */
const otherRows: Record<string, Record<string, readonly EarlierRow[]>> = {
  '0001-practice': {
    users: [
      {
        id: 2,
        username: 'jules',
        username_key: 'jules',
        email: 'jules@example.com',
        email_key: 'jules@example.com',
        full_name: 'Jules Sample',
        password_hash: 'no-password',
        created_at: BEGAN,
      },
    ],
    caseloads: [jules],
    idempotency_keys: [
      { ...robin, key: 'twice', request_hash: hash('1'), answer: '{"id":2}', created_at: BEGAN },
    ],
  },
  '0002-sign-in-hardening': {
    attempts: [{ key: hash('2'), count: 3, at: BEGAN }],
    invites: [
      { id: 1, code_hash: hash('3'), note: 'For Jules', created_by: 1, created_at: BEGAN, expires_at: LATER },
    ],
  },
  '0006-website-identities': {
    website_identities: [
      { version: 1, identity: JSON.stringify(sampleIdentity), created_at: BEGAN, user_id: 1 },
    ],
  },
  '0007-two-factor-sign-in': {
    two_factor: [{ ...jules, secret: 'JBSWY3DPEHPK3PXP', turned_on_at: BEGAN, last_step: 58_000_000 }],
    recovery_codes: [{ ...jules, code_hash: hash('4') }],
    pending_sign_ins: [{ ...jules, token_hash: hash('5'), expires_at: LATER }],
    passkeys: [
      {
        ...jules,
        id: 1,
        credential_id: 'credential',
        public_key: 'key',
        counter: 0,
        transports: '[]',
        name: 'Phone',
        created_at: BEGAN,
      },
    ],
    passkey_setups: [{ ...jules, challenge_hash: hash('6'), expires_at: LATER }],
    passkey_challenges: [{ challenge_hash: hash('7'), expires_at: LATER }],
  },
  '0008-preferences-and-ownership': { preferences: [{ ...jules, week_start: 'Monday', idle_minutes: 15 }] },
  '0009-recovery-links': { recovery_links: [{ ...jules, token_hash: hash('8'), expires_at: LATER }] },
  '0011-page-views': { page_views: [{ day: '2026-11-19', path: '/', views: 12 }] },
  '0012-outbox-notices-and-holds': {
    outbox: [
      {
        id: 3,
        message_id: 'notice',
        notice: JSON.stringify({ kind: 'password changed', userId: 2 }),
        created_at: BEGAN,
        next_attempt_at: BEGAN,
        sent_at: BEGAN,
      },
    ],
  },
  '0015-backup-key': { backup_key: [{ id: 1, public_key: 'age1example', chosen_at: BEGAN }] },
  '0016-known-devices': { known_devices: [{ ...robin, token_hash: hash('9'), last_used_at: BEGAN }] },
  '0017-proven-addresses-and-ended-accounts': {
    email_links: [{ ...jules, token_hash: hash('a'), email: 'jules@example.com', expires_at: LATER }],
  },
  '0021-sealed-records-of-every-kind': {
    sealed_records: [
      {
        ...robin,
        id: 2,
        kind: 'annual',
        record_id: 99,
        client_id: 2,
        client_name: 'Sam Example',
        day: '2026-10-01',
        record: '{}',
        sealed_at: BEGAN,
        retained_until: '2040-04-09',
      },
    ],
  },
  '0022-note-versions': {
    note_versions: [
      {
        ...robin,
        id: 1,
        client_id: 3,
        session_id: 8,
        text: 'Said before.',
        replaced_at: BEGAN,
        replaced_by: 'Robin Sample',
      },
    ],
  },
  '0024-made-records': {
    idempotency_keys: [{ ...robin, key: 'again', request_hash: hash('b'), made: '2', created_at: BEGAN }],
  },
  '0033-groups': {
    groups: [
      {
        ...robin,
        id: 1,
        name: 'Tuesday writing group',
        others: 1,
        active: true,
        created_at: BEGAN,
        updated_at: BEGAN,
      },
    ],
    group_members: [
      {
        ...robin,
        id: 1,
        group_id: 1,
        client_id: 3,
        from: '2026-09-08',
        until: null,
        created_at: BEGAN,
        updated_at: BEGAN,
      },
    ],
  },
  '0027-undos': { undos: [{ ...robin, id: 'undo', steps: '[]', made_at: BEGAN }] },
  '0029-closings': {
    closings: [
      {
        ...robin,
        id: 1,
        first_day: '2026-11-26',
        last_day: '2026-11-27',
        reason: 'Thanksgiving',
        created_at: BEGAN,
        updated_at: BEGAN,
      },
    ],
  },
  '0030-assessment-templates': {
    assessment_templates: [
      {
        id: 1,
        title: 'Buttons and zippers',
        title_key: 'buttons and zippers',
        description: null,
        questions: '[{"text":"Buttons a shirt alone","type":"yes_no"}]',
        question_count: 1,
        created_by: 1,
        created_at: BEGAN,
        updated_at: BEGAN,
      },
    ],
  },
  '0035-plans-and-goals': {
    plans: [
      {
        ...robin,
        id: 1,
        client_id: 3,
        program: 'iep',
        title: 'IEP 2026-27',
        starts_on: '2026-09-08',
        ends_on: '2027-06-25',
        setting: 'school-classroom',
        service_text: '2x30 individual weekly',
        school: null,
        report_days: '["2026-11-13"]',
        diagnosis_codes: '[]',
        procedure_codes: '[]',
        precautions: null,
        created_at: BEGAN,
        updated_at: BEGAN,
      },
    ],
    goals: [
      {
        ...robin,
        id: 1,
        client_id: 3,
        plan_id: 1,
        parent_id: null,
        continues_id: null,
        position: 1,
        domain: 'fine-motor',
        name: 'Cutting on a line',
        statement: '{child} will cut along a line.',
        measure: 'trials',
        ladder: 'cues',
        hidden_levels: '[]',
        steps: null,
        labels: null,
        opportunities: null,
        statistic: null,
        direction: null,
        unit: null,
        baseline_text: null,
        baseline_value: 20,
        target: 80,
        target_cue: 'V',
        planned_trials: 5,
        minimum_trials: 5,
        sessions_in_a_row: 3,
        method: null,
        schedule: null,
        starts_on: '2026-09-08',
        target_on: '2027-06-25',
        status: 'active',
        status_on: '2026-09-08',
        status_history: '[{"status":"active","on":"2026-09-08","reason":null}]',
        created_at: BEGAN,
        updated_at: BEGAN,
      },
    ],
  },
  '0036-results': {
    goal_revisions: [
      {
        ...robin,
        id: 1,
        client_id: 3,
        goal_id: 1,
        revision: 1,
        effective_on: '2026-09-08',
        reason: null,
        content: '{"name":"Cutting on a line","measure":"trials","target":80}',
        created_at: BEGAN,
      },
    ],
    goal_results: [
      {
        ...robin,
        id: 1,
        client_id: 3,
        session_id: 8,
        goal_id: 1,
        goal_revision: 1,
        measure: 'trials',
        phase: 'teaching',
        marks: '["I","V","X"]',
        cue: null,
        seconds: null,
        count: null,
        minutes: null,
        rating: null,
        comment: null,
        created_at: BEGAN,
        updated_at: BEGAN,
      },
    ],
  },
  '0038-session-notes': {
    session_notes: [
      {
        ...robin,
        id: 1,
        client_id: 3,
        session_id: 8,
        plan_id: 1,
        template: 'soap',
        activity: 'Cut out leaves',
        subjective: 'Came in quiet.',
        objective: null,
        assessment: 'Turns the paper with the other hand now.',
        plan_text: 'Curves next.',
        setting: 'school-classroom',
        group_size: null,
        make_up_for: null,
        progress: null,
        co_treated_with: null,
        co_treatment_reason: null,
        diagnosis_codes: '["F82"]',
        procedure_codes: '["X1001"]',
        pulled: '{}',
        state: 'draft',
        version: 1,
        correction_reason: null,
        late_reason: null,
        created_at: BEGAN,
        updated_at: BEGAN,
      },
    ],
  },
  '0039-signing': {
    signed_documents: [
      {
        ...robin,
        id: 1,
        uid: '2f1d0a0e-6a55-4d0e-9c39-0d4f3a5b6c7d',
        client_id: 3,
        session_id: 8,
        position: 1,
        kind: 'session-note',
        about_uid: null,
        version: 1,
        text: '{}',
        previous_hash: '',
        hash: hash('c'),
        signed_at: BEGAN,
        signed_by: 1,
      },
    ],
    signing_profiles: [
      {
        ...robin,
        printed_name: 'Robin Sample',
        credentials: 'OTR/L',
        profession: 'OT',
        license_number: '012345',
        npi: null,
        created_at: BEGAN,
        updated_at: BEGAN,
      },
    ],
  },
  '0044-documents': {
    documents: [
      {
        ...robin,
        id: 1,
        client_id: 3,
        plan_id: 1,
        kind: 'progress-report',
        title: 'Progress Report',
        from_on: '2026-09-08',
        until_on: '2026-11-13',
        due_on: '2026-11-13',
        sections: '[{"key":"next","text":"Curves next."}]',
        marks: '[]',
        scores: '[]',
        annual_id: null,
        filled: '{}',
        filled_at: BEGAN,
        state: 'draft',
        version: 1,
        correction_reason: null,
        created_at: BEGAN,
        updated_at: BEGAN,
      },
    ],
    signed_documents: [
      {
        ...robin,
        id: 2,
        uid: '4a0c2b7e-1d3f-4c55-8a6b-7e8f9a0b1c2d',
        client_id: 3,
        session_id: null,
        document_id: 1,
        position: 2,
        kind: 'progress-report',
        about_uid: null,
        version: 1,
        text: '{}',
        previous_hash: hash('c'),
        hash: hash('d'),
        signed_at: BEGAN,
        signed_by: 1,
      },
    ],
  },
  '0048-reviews': {
    supervisions: [
      {
        ...robin,
        supervisor_id: 2,
        from_on: '2026-09-08',
        until_on: null,
        plan_text: 'An hour each Friday.',
        created_at: BEGAN,
        updated_at: BEGAN,
      },
    ],
    reviews: [
      {
        ...robin,
        id: 1,
        client_id: 3,
        uid: '2f1d0a0e-6a55-4d0e-9c39-0d4f3a5b6c7d',
        reviewer_id: 2,
        text: '{}',
        hash: hash('e'),
        signed_at: BEGAN,
      },
    ],
  },
  '0042-website-pages': {
    website_pages: [
      {
        id: 1,
        version: 1,
        path: '/',
        body: 'H4sIAAAAAAAAA7NRTMlPLqksSFXIKMnNseMCAJVhLz0QAAAA',
        kept_at: BEGAN,
      },
    ],
  },
  '0045-website-pictures': {
    website_pictures: [
      { picture: 'aaaaaaaaaaaaaaaaaaaaaa', file: 'mark.png', body: 'iVBORw0KGgo=', created_at: BEGAN },
    ],
  },
};

/**
 * Returns the rows that a migration makes room for: in the end there is one for every table that version 0.1.0 lacks.
 */
export function laterRows(migration: string): Record<string, readonly EarlierRow[]> {
  const rows = { ...otherRows[migration] };
  for (const { table, earlierRows } of specimens) {
    const added = earlierRows?.[migration];
    if (added !== undefined) rows[table] = added;
  }
  return rows;
}
