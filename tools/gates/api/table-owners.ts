/** The module of the api that writes each table; the others read it and ask its owner to write. */
export const OWNERS: Readonly<Record<string, string>> = {
  agencies: 'agency',
  agency_checks: 'agency',
  application_answers: 'pipeline',
  application_moves: 'pipeline',
  applications: 'pipeline',
  apply_counts: 'public-site',
  candidate_comments: 'comments',
  candidate_deletions: 'candidates',
  candidate_documents: 'documents',
  candidate_edits: 'candidates',
  candidate_educations: 'candidates',
  candidate_experiences: 'candidates',
  candidate_keys: 'duplicates',
  candidate_languages: 'candidates',
  candidate_merges: 'candidates',
  candidate_skills: 'candidates',
  candidate_suggestions: 'candidates',
  candidate_words: 'candidates',
  candidate_tags: 'tags',
  candidates: 'candidates',
  career_sites: 'career-site',
  channels: 'channels',
  cities: 'lookups',
  city_names: 'lookups',
  client_contacts: 'clients',
  client_errors: 'client-errors',
  client_locations: 'clients',
  client_values: 'clients',
  clients: 'clients',
  consent_requests: 'consents',
  consent_rounds: 'consents',
  consents: 'consents',
  creation_keys: 'candidate-creation',
  deletion_warnings: 'retention',
  domain_events: 'pipeline',
  duplicate_pairs: 'duplicates',
  duplicate_scans: 'duplicates',
  file_uses: 'files',
  files: 'files',
  'graphile_worker._private_jobs': 'jobs',
  intake_duplicates: 'intake-items',
  intake_items: 'intake-items',
  intakes: 'intake-items',
  killer_questions: 'killer-questions',
  live_events: 'live',
  login_attempts: 'auth',
  mail_accounts: 'messages',
  message_templates: 'templates',
  messages: 'messages',
  notification_settings: 'notifications',
  notifications: 'notifications',
  position_locations: 'positions',
  position_members: 'positions',
  position_skills: 'positions',
  position_templates: 'positions',
  positions: 'positions',
  public_submissions: 'public-site',
  rejection_reasons: 'hiring-process',
  saved_views: 'views',
  schema_migrations: 'db',
  sending_limits: 'jobs',
  sessions: 'auth',
  setup_tokens: 'auth',
  skills: 'lookups',
  steps: 'hiring-process',
  tags: 'tags',
  trigger_workflows: 'engine',
  triggers: 'engine',
  user_tokens: 'auth',
  users: 'users',
  workflow_runs: 'engine',
  workflows: 'engine',
};

/** Temporary: writes that move to their owner with the automation core. One that is there no more fails the gate. */
export const TEMPORARY: readonly { readonly file: string; readonly table: string }[] = [];

/** Files whose statements take the table's name from a value, with every table that it may be. */
export const NAMED_BY_VALUE: Readonly<Record<string, readonly string[]>> = {
  'api/src/modules/candidates/candidate-stages.repository.ts': [
    'candidate_experiences',
    'candidate_educations',
  ],
  'api/src/modules/candidates/cv-lists.ts': [
    'candidate_experiences',
    'candidate_educations',
    'candidate_languages',
  ],
  'api/src/modules/candidates/snapshot.repository.ts': [
    'candidate_experiences',
    'candidate_educations',
    'candidate_languages',
    'candidate_skills',
  ],
  'api/src/modules/clients/client-parts.repository.ts': ['client_contacts', 'client_values'],
  // Its callers name the table, and are read as writers of it.
  'api/src/db/rewrite-texts.ts': [],
  'api/src/db/stored-rows.ts': [],
  // Moves rows between the parts of one table, and drops parts that have served their time.
  'api/src/db/partitions.ts': [],
};

/** A function of the database that writes, or that a trigger calls: what writes by itself has an owner too. */
export interface WritingFunction {
  readonly name: string;
  /** The triggers that call it, each with the table it is on. */
  readonly triggers: Readonly<Record<string, string>>;
  readonly writes: readonly string[];
  readonly reason: string;
}
export const WRITING_FUNCTIONS: readonly WritingFunction[] = [
  {
    name: 'app.count_candidates',
    triggers: { candidates_counted_in: 'candidates', candidates_counted_out: 'candidates' },
    writes: ['agencies'],
    reason:
      'the counter that stands for count(*) holds only if every write of candidates moves it, cascades too',
  },
  {
    name: 'app.remember_public',
    triggers: { positions_was_public: 'positions' },
    writes: [],
    reason: 'sets a column of the row that is written, whichever statement makes a position visible',
  },
  {
    name: 'app.drop_candidate_keys',
    triggers: { candidates_keys_out: 'candidates' },
    writes: ['candidate_keys'],
    reason: 'stands for a foreign key that costs more than the rows; only a deletion takes keys along',
  },
  {
    name: 'app.fill_event_subject',
    triggers: { domain_events_without_subject: 'domain_events' },
    writes: [],
    reason:
      'fills the subject of what a process of the version before 0034 writes; goes with the next contract step',
  },
  {
    name: 'app.match_picture',
    triggers: {
      agencies_match_picture: 'agencies',
      users_match_picture: 'users',
      clients_match_picture: 'clients',
      candidates_match_picture: 'candidates',
    },
    writes: [],
    reason:
      'gives what a process of the version before 0066 writes its file, and what this one writes the address that it reads; goes with the next contract step',
  },
  {
    name: 'app.note_file_uses',
    triggers: {
      career_sites_note_files: 'career_sites',
      workflows_note_files: 'workflows',
      workflow_runs_note_files: 'workflow_runs',
      messages_note_files: 'messages',
      candidate_merges_note_files: 'candidate_merges',
    },
    writes: [],
    reason:
      'notes the files of documents that a process of the version before 0066 writes; goes with the next contract step',
  },
  {
    name: 'app.write_file_uses',
    triggers: {},
    writes: ['file_uses'],
    reason: 'what app.note_file_uses writes; goes with it',
  },
  {
    name: 'app.candidates_find_words',
    triggers: { candidates_words_in: 'candidates' },
    writes: [],
    reason: 'what somebody is found by holds only if every write of a candidate moves it',
  },
  {
    name: 'app.candidate_finds_words',
    triggers: { candidates_words_changed: 'candidates' },
    writes: [],
    reason: 'as app.candidates_find_words, for a change',
  },
  {
    name: 'app.skills_find_words',
    triggers: {
      candidate_skills_words_in: 'candidate_skills',
      candidate_skills_words_out: 'candidate_skills',
    },
    writes: [],
    reason: 'as app.candidates_find_words, for the skills of a candidate',
  },
  {
    name: 'app.skill_finds_words',
    triggers: { skills_words_changed: 'skills' },
    writes: [],
    reason: 'as app.candidates_find_words, for a skill that has another name',
  },
  {
    name: 'app.write_candidate_words',
    triggers: {},
    writes: ['candidate_words'],
    reason: 'what the functions of the words of candidates write, and what fills them once',
  },
];
