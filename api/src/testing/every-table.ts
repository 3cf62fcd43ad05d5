import type pg from 'pg';
import { newId } from '../ids.ts';

type Row = Readonly<Record<string, unknown>>;
/** Column by `table.column` → name of its type. */
type Columns = ReadonlyMap<string, string>;

async function readColumns(client: pg.Client): Promise<Columns> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select c.table_name || '.' || c.column_name as name, c.udt_name as type from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and is_identity = 'NO'`,
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

const AT = '2026-05-04T03:02:01Z';
const hash = (): string => `\\x${newId().replaceAll('-', '')}`;

/** At least one row for every table there ever was, those that others refer to first; a column that a state lacks is left out. */
function rowsOf(agencyId: string, columns: Columns): readonly (readonly [table: string, row: Row])[] {
  const [user, workflow, client, skill, position, inbox, screening] = [1, 2, 3, 4, 5, 6, 7].map(newId);
  const [file, candidate, double, reason, application, channel, run, event, trigger] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ].map(newId);
  const [first, second] = [candidate ?? '', double ?? ''].sort();
  const city = Number.parseInt(agencyId.slice(-6), 16);
  const of = { agency_id: agencyId };
  const ofCandidate = { ...of, candidate_id: candidate };
  const made = { created_at: AT };
  const changed = { created_at: AT, updated_at: AT };
  const keysAreNumbers = columns.get('candidate_keys.kind') === 'int2';
  const key = (name: string) => (keysAreNumbers ? { kind: 4, key: 17 } : { kind: 'email', key: name });
  return [
    ['agencies', { id: agencyId, slug: agencyId, name: 'Vela i Roure', ...made }],
    ['cities', { id: city, name: 'Girona', folded: 'girona', country_code: 'ES', population: 100_000 }],
    ['city_names', { folded: 'gerona', city_id: city }],
    ['setup_tokens', { token_hash: hash(), expires_at: AT, ...made }],
    ['login_attempts', { key: newId(), failures: 1, updated_at: AT }],
    ['career_sites', { ...of, configuration: { styles: { gradient: { enabled: true } } }, updated_at: AT }],
    [
      'users',
      { ...of, id: user, email: `${user}@example.test`, first_name: 'Núria', role: 'AGENCY_ADMIN', ...made },
    ],
    [
      'sessions',
      { ...of, id: newId(), user_id: user, token_hash: hash(), last_used_at: AT, expires_at: AT, ...made },
    ],
    [
      'user_tokens',
      { ...of, id: newId(), user_id: user, kind: 'RESET', token_hash: hash(), expires_at: AT, ...made },
    ],
    [
      'files',
      {
        ...of,
        id: file,
        access: 'private',
        storage_key: 'x',
        content_type: 'application/pdf',
        bytes: 1,
        name: 'cv.pdf',
        sha256: hash(),
        ...made,
      },
    ],
    ['clients', { ...of, id: client, name: 'Bodegas Ebro', owner_id: user, ...changed }],
    ['client_locations', { ...of, client_id: client, city_id: city, ordinal: 0 }],
    [
      'client_contacts',
      { ...of, id: newId(), client_id: client, name: 'Pau', email: 'pau@example.test', ordinal: 0 },
    ],
    ['client_values', { ...of, id: newId(), client_id: client, name: 'Care', ordinal: 0 }],
    ['skills', { ...of, id: skill, name: 'SQL', type: 'HARD_SKILL' }],
    ['workflows', { ...of, id: workflow, name: 'Welcome', actions: [], ...changed }],
    ['channels', { ...of, id: channel, user_id: user, type: 'EMAIL', ...made }],
    [
      'mail_accounts',
      {
        ...of,
        channel_id: channel,
        host: 'mail.test',
        port: 465,
        security: 'TLS',
        username: '',
        sealed_password: '',
        from_name: '',
        from_address: 'a@example.test',
        ...changed,
      },
    ],
    ['message_templates', { ...of, id: newId(), name: 'Hello', subject: 'Hello', body: '', ...changed }],
    [
      'positions',
      {
        ...of,
        id: position,
        title: 'Cook',
        status: 'OPEN',
        client_id: client,
        welcome_workflow_id: workflow,
        job_portal_enabled: true,
        first_opened_at: AT,
        created_by: user,
        ...changed,
      },
    ],
    ['position_members', { ...of, position_id: position, user_id: user, role: 'RECRUITER', ordinal: 0 }],
    ['position_locations', { ...of, position_id: position, city_id: city, ordinal: 0 }],
    ['position_skills', { ...of, position_id: position, skill_id: skill, ordinal: 0 }],
    [
      'killer_questions',
      { ...of, id: newId(), position_id: position, question: 'Why?', type: 'TEXT', ordinal: 0, ...made },
    ],
    ['steps', { ...of, id: inbox, position_id: position, name: 'Inbox', ordinal: 0, type: 'INBOX', ...made }],
    [
      'steps',
      { ...of, id: screening, position_id: position, name: 'Screening', ordinal: 1, type: 'STEP', ...made },
    ],
    [
      'candidates',
      {
        ...of,
        id: candidate,
        first_name: 'Gemma',
        email: 'gemma@example.test',
        cv_file_id: file,
        search_folded: 'gemma',
        ...changed,
      },
    ],
    [
      'candidates',
      {
        ...of,
        id: double,
        first_name: 'Gemma',
        email: 'gemma@example.test',
        possible_duplicate_of: candidate,
        search_folded: 'gemma',
        ...changed,
      },
    ],
    [
      'candidate_experiences',
      {
        ...ofCandidate,
        id: newId(),
        company_name: 'Ebro',
        position: 'Cook',
        city_id: city,
        start_date: '2019',
        end_date: '2021-05',
        ordinal: 0,
      },
    ],
    [
      'candidate_educations',
      {
        ...ofCandidate,
        id: newId(),
        institution_name: 'UdG',
        degree: 'Cooking',
        start_date: '2015-09-01',
        ordinal: 0,
      },
    ],
    ['candidate_languages', { ...ofCandidate, code: 'ca', proficiency: 'NATIVE', ordinal: 0 }],
    ['candidate_skills', { ...ofCandidate, skill_id: skill, ordinal: 0 }],
    [
      'candidate_suggestions',
      { ...ofCandidate, id: newId(), field: 'email', value: 'g@example.test', ...made },
    ],
    [
      'candidate_comments',
      { ...ofCandidate, id: newId(), comment: 'Called', author_id: user, author_name: 'Núria', ...changed },
    ],
    ['candidate_documents', { ...ofCandidate, id: newId(), file_id: file, title: 'CV', ...changed }],
    ['candidate_keys', { ...ofCandidate, ...key('gemma@example.test') }],
    ['candidate_keys', { ...of, candidate_id: double, ...key('gemma@example.test') }],
    ['candidate_deletions', { ...of, id: newId(), reason: 'BY_HAND', deleted_by: user, deleted_at: AT }],
    [
      'candidate_merges',
      { ...of, id: newId(), holder_id: candidate, survivor_id: candidate, other_id: newId(), merged_at: AT },
    ],
    [
      'consents',
      {
        ...ofCandidate,
        id: newId(),
        status: 'ACCEPTED',
        origin: 'APPLICATION',
        locale: 'ca',
        policy_sha256: hash(),
        ...made,
      },
    ],
    [
      'consent_requests',
      { ...ofCandidate, id: newId(), token_hash: hash(), locale: 'ca', expires_at: AT, ...made },
    ],
    ['deletion_warnings', { ...ofCandidate, id: newId(), reason: 'CONSENT_REFUSED', since: AT, ...made }],
    [
      'duplicate_pairs',
      {
        ...of,
        id: newId(),
        first_id: first,
        second_id: second,
        score: 3,
        reasons: ['email'],
        fingerprint: hash(),
        checked_at: AT,
        ...made,
      },
    ],
    ['duplicate_scans', { ...of, id: newId(), status: 'DONE', phase: 'COMPARING', started_at: AT }],
    ['rejection_reasons', { ...of, id: reason, name: 'Too far', ...made }],
    [
      'applications',
      {
        ...of,
        id: application,
        position_id: position,
        step_id: inbox,
        candidate_id: candidate,
        source: 'INTERNAL',
        rejected_reason_id: reason,
        moved_at: AT,
        ...made,
      },
    ],
    [
      'application_answers',
      { ...of, application_id: application, question_id: newId(), question: {}, correct: true, ordinal: 0 },
    ],
    [
      'application_moves',
      {
        ...of,
        id: newId(),
        application_id: application,
        from_step_id: inbox,
        to_step_id: screening,
        from_step_name: 'Inbox',
        to_step_name: 'Screening',
        moved_by: user,
        ...made,
      },
    ],
    [
      'public_submissions',
      { ...of, submission_key: newId(), application_id: application, receipt: {}, ...made },
    ],
    [
      'domain_events',
      {
        ...of,
        id: event,
        type: 'APPLICATION_CREATED',
        subject_kind: 'application',
        subject_id: application,
        position_id: position,
        application_id: application,
        ...made,
      },
    ],
    [
      'triggers',
      {
        ...of,
        id: trigger,
        event_type: 'APPLICATION_MOVED_TO_STEP',
        job_id: position,
        from_step_id: inbox,
        to_step_id: screening,
        workflow_ids: [workflow],
        ...made,
      },
    ],
    ['trigger_workflows', { ...of, trigger_id: trigger, workflow_id: workflow, ordinal: 0 }],
    [
      'workflow_runs',
      {
        ...of,
        id: run,
        workflow_id: workflow,
        event_id: event,
        application_id: application,
        reason: 'WELCOME',
        actions: [],
        status: 'RUNNING',
        due_at: AT,
        ...made,
      },
    ],
    [
      'messages',
      {
        ...ofCandidate,
        id: newId(),
        run_id: run,
        action_index: 0,
        application_id: application,
        channel: 'EMAIL',
        sender_id: user,
        subject: 'Hello',
        body: '',
        status: 'WAITING',
        message_id: newId(),
        due_at: AT,
        ...made,
      },
    ],
    ['live_events', { ...of, event: { type: 'agency' }, ...made }],
    ['sending_limits', { ...of, key: 'x', hour: AT, count: 1 }],
  ];
}

async function insertRow(client: pg.Client, table: string, row: Row, columns: Columns): Promise<void> {
  const names = Object.keys(row).filter((name) => columns.has(`${table}.${name}`));
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  );
}

/** Rows in each table by its name, as the agency sees them; tables of no agency with all their rows. */
export async function countRows(client: pg.Client, agencyId: string): Promise<Map<string, number>> {
  const tables = new Set([...(await readColumns(client)).keys()].map((name) => name.split('.')[0] ?? ''));
  tables.delete('schema_migrations');
  const counts = [...tables]
    .sort()
    .map((table) => `select '${table}' as table, count(*)::int as rows from ${table}`);
  await client.query(`begin; set local app.agency_id = '${agencyId}'`);
  const { rows } = await client.query<{ table: string; rows: number }>(counts.join(' union all '));
  await client.query('commit');
  return new Map(rows.map((row) => [row.table, row.rows]));
}

/** Founds an agency with rows in every table that the database has now, and gives its id. */
export async function seedEveryTable(client: pg.Client): Promise<string> {
  const agencyId = newId();
  const columns = await readColumns(client);
  const tables = new Set([...columns.keys()].map((name) => name.split('.')[0]));
  await client.query(`begin; set local app.agency_id = '${agencyId}'`);
  for (const [table, row] of rowsOf(agencyId, columns))
    if (tables.has(table)) await insertRow(client, table, row, columns);
  await client.query('commit');
  return agencyId;
}
