// Made by `node api/src/db/generate-schema.ts` from the migrated database; a test compares the two.
import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Answer,
  ApplicationReceipt,
  AskedQuestion,
  CareerSiteConfiguration,
  Day,
  DecidedVerdict,
  ExtractedFields,
  IgnoredWord,
  Json,
  JsonObject,
  LanguageEntry,
  LiveEvent,
  MergeRecord,
  NullableTimestamp,
  PolicyTranslations,
  QuestionDetails,
  ReadPerson,
  RejectConditions,
  ReportPersonLeak,
  StoredActions,
  StoredClause,
  StoredHiddenWords,
  StoredLine,
  StoredPoolClause,
  StoredProfile,
  StoredReportOptions,
  StoredVerdict,
  TemplateProcess,
  Timestamp,
  Weighings,
} from './json-columns.ts';

export interface AdvertsTable {
  agency_id: string;
  id: string;
  position_id: string;
  portal: number;
  connection: 'FEED' | 'HTTP';
  state: 'UNPUBLISHED' | 'PUBLISHING' | 'SENDING' | 'PUBLISHED' | 'UNPUBLISHING' | 'FAILED' | 'UNCERTAIN';
  generation: number;
  reference: string;
  attempt_key: string;
  external_id: string | null;
  reason: 'RULES' | 'PAGE' | 'REFUSED' | 'UNREACHABLE' | 'UNCERTAIN' | 'TIMED_OUT' | 'NOT_SET_UP' | null;
  since: Timestamp;
  sent_at: NullableTimestamp;
  tries: Generated<number>;
  created_at: Timestamp;
}

export interface AgenciesTable {
  id: string;
  slug: string;
  name: string;
  web_url: string | null;
  linkedin_url: string | null;
  logo_url: string | null;
  primary_color: Generated<string>;
  max_candidates: Generated<number>;
  max_members: Generated<number>;
  privacy_policy: Generated<string>;
  privacy_policy_information: Generated<string>;
  expiration_gdpr_days: Generated<number>;
  deletion_period_rejected_gdpr_days: number | null;
  candidate_count: Generated<number>;
  created_at: Timestamp;
  version: Generated<number>;
  rich_text_rules: Generated<number>;
  logo_file_id: string | null;
  privacy_policy_language: Generated<'ca' | 'es' | 'en'>;
  privacy_policy_translations: Json<PolicyTranslations, true>;
  country: Generated<string>;
  time_zone: Generated<string>;
  uses_model: Generated<boolean>;
}

export interface AgencyChecksTable {
  agency_id: string;
  kind: string;
  dismissed_at: Timestamp;
}

export interface ApplicationAnswersTable {
  agency_id: string;
  application_id: string;
  question_id: string;
  question: Json<AskedQuestion, false>;
  answer: Json<Answer | null, false>;
  correct: boolean;
  ordinal: number;
}

export interface ApplicationFactsTable {
  agency_id: string;
  id: Generated<string>;
  application_id: string | null;
  position_id: string;
  source: string;
  applied_at: Timestamp;
  moves: string[];
  answered_at: GeneratedAlways<string | null>;
  last_moved_at: GeneratedAlways<string | null>;
  in_process_at: NullableTimestamp;
  at_client_at: NullableTimestamp;
  hired_at: NullableTimestamp;
  rejected_at: NullableTimestamp;
  reason_id: string | null;
  erased_at: NullableTimestamp;
}

export interface ApplicationMovesTable {
  agency_id: string;
  id: string;
  application_id: string;
  from_step_id: string;
  to_step_id: string;
  from_step_name: string;
  to_step_name: string;
  from_rejected_at: NullableTimestamp;
  from_rejected_reason_id: string | null;
  rejected_reason_id: string | null;
  moved_by: string | null;
  created_at: Timestamp;
  undone_at: NullableTimestamp;
  by_former_member: Generated<boolean>;
  from_discard_state: 'PROVISIONAL' | 'CONFIRMED' | null;
  to_kind: 'INBOX' | 'STEP' | 'EXTERNAL' | 'HIRED' | 'DISCARDED' | null;
}

export interface ApplicationScoresTable {
  agency_id: string;
  application_id: string;
  status: 'SCORED' | 'NO_CV' | 'NO_TEXT' | 'UNCHECKED' | 'NO_CRITERIA' | 'LANGUAGE' | 'FAILED';
  lax: number | null;
  strict: number | null;
  very_strict: number | null;
  judged_share: number;
  verdicts: Json<StoredVerdict[], false>;
  engine: number;
  input_hash: string;
  file_id: string | null;
  computed_at: Timestamp;
  met: string[] | null;
  criteria: number | null;
  cause: 'SCORE' | 'CRITERIA' | 'ENGINE' | null;
  weighings: Json<Weighings, true>;
  stale: 'CV' | 'CRITERIA' | 'READER' | null;
}

export interface ApplicationsTable {
  agency_id: string;
  id: string;
  position_id: string;
  step_id: string;
  candidate_id: string;
  source: 'INTERNAL_DATABASE' | 'INTERNAL' | 'INTERNAL_TALENT_POOL';
  seen_at: NullableTimestamp;
  auto_rejected: Generated<boolean>;
  rejected_at: NullableTimestamp;
  rejected_reason_id: string | null;
  version: Generated<number>;
  created_at: Timestamp;
  moved_at: Timestamp;
  cv_file_id: string | null;
  discard_state: 'PROVISIONAL' | 'CONFIRMED' | null;
  discarded_at: NullableTimestamp;
  discard_run_id: string | null;
  auto_exempt: Generated<boolean>;
  channel: string | null;
}

export interface ApplyCountsTable {
  key: string;
  started_at: Timestamp;
  count: number;
}

export interface CandidateCommentsTable {
  agency_id: string;
  id: string;
  candidate_id: string;
  type: Generated<'meet' | 'call' | 'internal' | 'note' | 'report' | 'other'>;
  text: Generated<string>;
  comment: string;
  author_id: string | null;
  author_name: string;
  notified: Generated<string[]>;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface CandidateDeletionsTable {
  agency_id: string;
  id: string;
  reason: 'BY_HAND' | 'CONSENT_REFUSED' | 'APPLICATION_REJECTED';
  deleted_by: string | null;
  deleted_at: Timestamp;
}

export interface CandidateDocumentsTable {
  agency_id: string;
  id: string;
  candidate_id: string;
  file_id: string;
  title: string;
  description: Generated<string>;
  created_by: string | null;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface CandidateEditsTable {
  agency_id: string;
  id: string;
  candidate_id: string;
  fields: string[];
  edited_by: string | null;
  created_at: Timestamp;
}

export interface CandidateEducationsTable {
  agency_id: string;
  id: string;
  candidate_id: string;
  institution_name: string;
  degree: string;
  city_id: number | null;
  location_text: string | null;
  start_date: string | null;
  end_date: string | null;
  ordinal: number;
}

export interface CandidateExperiencesTable {
  agency_id: string;
  id: string;
  candidate_id: string;
  company_name: string;
  position: string;
  city_id: number | null;
  location_text: string | null;
  start_date: string | null;
  end_date: string | null;
  ordinal: number;
}

export interface CandidateKeysTable {
  agency_id: string;
  kind: number;
  key: number;
  candidate_id: string;
}

export interface CandidateLanguagesTable {
  agency_id: string;
  candidate_id: string;
  code: string;
  proficiency: 'A1-A2' | 'B1' | 'B2' | 'C1' | 'C2';
  ordinal: number;
}

export interface CandidateMergesTable {
  agency_id: string;
  id: string;
  holder_id: string;
  survivor_id: string;
  other_id: string;
  merged_by: string | null;
  merged_at: Timestamp;
  undone_by: string | null;
  undone_at: NullableTimestamp;
  record: Json<MergeRecord | null, false>;
  file_ids: Generated<string[]>;
}

export interface CandidateSearchesTable {
  agency_id: string;
  id: string;
  user_id: string;
  term: string;
  clauses: Json<StoredClause[], false>;
  ignored: Json<IgnoredWord[], false>;
  total: number;
  ids: string[];
  executed_at: Timestamp;
  deleted_at: NullableTimestamp;
  is_due: Generated<boolean>;
  docs: number[] | null;
  generation: number | null;
}

export interface CandidateSkillsTable {
  agency_id: string;
  candidate_id: string;
  skill_id: string;
  ordinal: number;
}

export interface CandidateSuggestionsTable {
  agency_id: string;
  id: string;
  candidate_id: string;
  field: 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'linkedin' | 'cv';
  value: string;
  created_at: Timestamp;
  resolved_at: NullableTimestamp;
  accepted: boolean | null;
  file_id: string | null;
}

export interface CandidateTagsTable {
  agency_id: string;
  candidate_id: string;
  tag_id: string;
  created_by: string | null;
  created_at: Timestamp;
}

export interface CandidateWordsTable {
  agency_id: string;
  candidate_id: string;
  words: string;
  starts: GeneratedAlways<unknown>;
  created_at: Timestamp;
}

export interface CandidatesTable {
  agency_id: string;
  id: string;
  first_name: string;
  last_name: Generated<string>;
  job_title: string | null;
  company_name: string | null;
  email: string | null;
  email_key: GeneratedAlways<string | null>;
  phone_number: string | null;
  linkedin: string | null;
  linkedin_key: string | null;
  summary: string | null;
  profile_image_url: string | null;
  city_id: number | null;
  location_text: string | null;
  salary_amount: number | null;
  salary_currency: Generated<string>;
  expected_salary_from: number | null;
  expected_salary_to: number | null;
  expected_salary_currency: Generated<string>;
  job_search_status: Generated<'UNKNOWN' | 'ACTIVE' | 'PASSIVE' | 'CLOSED'>;
  job_search_status_at: NullableTimestamp;
  gdpr_status: Generated<'NOT_SENT' | 'PENDING' | 'ACCEPTED' | 'REJECTED'>;
  gdpr_status_at: NullableTimestamp;
  cv_file_id: string | null;
  cv_status: Generated<
    'NONE' | 'PENDING' | 'READ' | 'NO_TEXT' | 'ENCRYPTED' | 'BROKEN' | 'TOO_LARGE' | 'TIMEOUT'
  >;
  extracted: Json<ExtractedFields, true>;
  possible_duplicate_of: string | null;
  search_folded: Generated<string>;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  search_starts: GeneratedAlways<unknown>;
  profile_image_file_id: string | null;
  origin: Generated<'MANUAL' | 'CV' | 'APPLICATION' | 'IMPORT' | 'HUNT' | null>;
  created_by: string | null;
}

export interface CareerSitesTable {
  agency_id: string;
  configuration: Json<CareerSiteConfiguration, true>;
  updated_at: Timestamp;
  version: Generated<number>;
  kept_logo_until: NullableTimestamp;
}

export interface CareerSlugsTable {
  agency_id: string;
  slug: string;
  until: Timestamp;
}

export interface ChannelsTable {
  agency_id: string;
  id: string;
  user_id: string;
  type: 'WHATSAPP' | 'LINKEDIN' | 'EMAIL';
  settings: Json<JsonObject, true>;
  created_at: Timestamp;
}

export interface CitiesTable {
  id: number;
  name: string;
  folded: string;
  region: Generated<string>;
  country_code: string;
  population: number;
  latitude: number | null;
  longitude: number | null;
}

export interface CityNamesTable {
  folded: string;
  city_id: number;
}

export interface ClientContactsTable {
  agency_id: string;
  id: string;
  client_id: string;
  name: string;
  email: string;
  position: string | null;
  phone: string | null;
  linkedin_url: string | null;
  ordinal: number;
  version: Generated<number>;
}

export interface ClientErrorsTable {
  agency_id: string;
  id: string;
  fingerprint: Buffer;
  remote: string;
  build_id: string;
  page: string;
  message: string;
  count: number;
  first_at: Timestamp;
  last_at: Timestamp;
}

export interface ClientLocationsTable {
  agency_id: string;
  client_id: string;
  city_id: number;
  ordinal: number;
}

export interface ClientValuesTable {
  agency_id: string;
  id: string;
  client_id: string;
  name: string;
  description: Generated<string>;
  ordinal: number;
  version: Generated<number>;
}

export interface ClientsTable {
  agency_id: string;
  id: string;
  name: string;
  name_folded: GeneratedAlways<string>;
  legal_name: string | null;
  description: string | null;
  company_size: Generated<string>;
  industry_id: string | null;
  logo_image_url: string | null;
  web_url: string | null;
  linkedin_url: string | null;
  benefits: Generated<string[]>;
  owner_id: string | null;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  logo_image_file_id: string | null;
  web_domain: GeneratedAlways<string | null>;
}

export interface ConsentRequestsTable {
  agency_id: string;
  id: string;
  candidate_id: string;
  token_hash: Buffer;
  locale: 'ca' | 'es' | 'en';
  requested_by: string | null;
  delivery: Generated<'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCERTAIN'>;
  answer: 'ACCEPTED' | 'REJECTED' | null;
  answered_at: NullableTimestamp;
  created_at: Timestamp;
  expires_at: Timestamp;
  round_id: string | null;
  ask_at: NullableTimestamp;
}

export interface ConsentRoundsTable {
  agency_id: string;
  id: string;
  started_by: string | null;
  status: Generated<'RUNNING' | 'STOPPED' | 'DONE'>;
  people: number;
  created_at: Timestamp;
  ended_at: NullableTimestamp;
}

export interface ConsentsTable {
  agency_id: string;
  id: string;
  candidate_id: string;
  status: 'ACCEPTED' | 'REJECTED';
  origin: 'APPLICATION' | 'LINK';
  locale: 'ca' | 'es' | 'en';
  policy_sha256: Buffer;
  created_at: Timestamp;
  purpose: Generated<'PROCESS' | 'OFFERS'>;
  text_sha256: Buffer | null;
}

export interface ContractOpeningsTable {
  agency_id: string;
  id: string;
  contract_id: string;
  opened_by: string | null;
  reason: string;
  opened_at: Timestamp;
}

export interface ContractsTable {
  agency_id: string;
  id: string;
  candidate_id: string | null;
  client_id: string;
  first_name: string;
  last_name: string;
  location: string | null;
  nif: string;
  pais_nif: string | null;
  seg_soc: string | null;
  tarifa: number;
  convenio: string | null;
  cat_convenio_id: string | null;
  cat_convenio_name: string | null;
  puesto: string | null;
  titulacion: string | null;
  birth: Day | null;
  genero: string | null;
  work_hours: number;
  alta: Day | null;
  antiguedad: Day | null;
  baja: Day | null;
  comments: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  blocked_at: NullableTimestamp;
  version: Generated<number>;
  names_folded: GeneratedAlways<string>;
  location_folded: GeneratedAlways<string>;
  first_name_folded: GeneratedAlways<string | null>;
  last_name_folded: GeneratedAlways<string | null>;
}

export interface CreationKeysTable {
  agency_id: string;
  user_id: string;
  key: string;
  body_sha256: Buffer;
  candidate_id: string;
  created_at: Timestamp;
}

export interface CvPagesTable {
  agency_id: string;
  file_id: string;
  page: number;
  checked: boolean;
  tongue: 'en' | 'es' | 'ca' | null;
  lines: Json<StoredLine[], false>;
  hidden: Generated<string[]>;
  reader: Generated<number>;
  of_pages: number | null;
  scan: 'READ' | 'UNREAD' | 'SKIPPED' | null;
}

export interface DecisionInputsTable {
  agency_id: string;
  decision_id: string;
  application_id: string;
  score: number | null;
  question: string | null;
  verdicts: Json<DecidedVerdict[], true>;
  answer: Json<Answer | null, false>;
}

export interface DecisionReasonsTable {
  agency_id: string;
  decision_id: string;
  application_id: string;
  reason: string;
}

export interface DecisionsTable {
  agency_id: string;
  id: string;
  kind: 'DISCARDED_BY_SCORE' | 'DISCARDED_BY_QUESTION' | 'CONFIRMED' | 'REVERSED' | 'REOPENED';
  about: string | null;
  position_id: string | null;
  run_id: string | null;
  severity: 'LAX' | 'STRICT' | 'VERY_STRICT' | null;
  percentage: number | null;
  rule_version: number | null;
  engine: string | null;
  criteria: number | null;
  decided_by: string | null;
  created_at: Timestamp;
  question_rule: Json<AskedQuestion | null, false>;
}

export interface DeletionWarningsTable {
  agency_id: string;
  id: string;
  candidate_id: string;
  reason: 'CONSENT_REFUSED' | 'APPLICATION_REJECTED';
  since: Timestamp;
  due_at: NullableTimestamp;
  stopped_at: NullableTimestamp;
  stopped_by: string | null;
  created_at: Timestamp;
  told: Generated<boolean>;
}

export interface DiscardRulesTable {
  agency_id: string;
  position_id: string;
  percentage: number;
  active: boolean;
  version: number;
  pause_cause: 'CRITERIA' | 'ENGINE' | null;
  pause_would_discard: number | null;
  pause_of_inbox: number | null;
  paused_at: NullableTimestamp;
  reminded_at: NullableTimestamp;
  updated_at: Timestamp;
}

export interface DiscardRunsTable {
  agency_id: string;
  id: string;
  position_id: string;
  cause: 'SAVED' | 'SCORE' | 'CRITERIA' | 'ENGINE';
  rule_version: number;
  percentage: number;
  discarded: number;
  created_at: Timestamp;
  undone_at: NullableTimestamp;
  undone_by: string | null;
}

export interface DomainEventsTable {
  agency_id: string;
  id: string;
  type: string;
  subject_kind: string;
  subject_id: string;
  caused_by: string | null;
  position_id: string | null;
  application_id: string | null;
  from_step_id: string | null;
  to_step_id: string | null;
  move_id: string | null;
  created_at: Timestamp;
  withheld_at: NullableTimestamp;
}

export interface DuplicatePairsTable {
  agency_id: string;
  id: string;
  first_id: string;
  second_id: string;
  score: number;
  reasons: string[];
  fingerprint: Buffer;
  dismissed_at: NullableTimestamp;
  dismissed_by: string | null;
  created_at: Timestamp;
  checked_at: Timestamp;
}

export interface DuplicateScansTable {
  agency_id: string;
  id: string;
  status: 'RUNNING' | 'DONE' | 'FAILED';
  phase: 'READING' | 'COMPARING';
  cursor: string | null;
  done: Generated<number>;
  total: Generated<number>;
  found: Generated<number>;
  started_by: string | null;
  started_at: Timestamp;
  finished_at: NullableTimestamp;
  key_cursor: number | null;
}

export interface FileUsesTable {
  agency_id: string;
  file_id: string;
  owner_kind: 'career_site' | 'workflow' | 'workflow_run' | 'message' | 'merge' | 'kept_logo';
  owner_id: string;
  run_id: GeneratedAlways<string | null>;
  message_id: GeneratedAlways<string | null>;
  merge_id: GeneratedAlways<string | null>;
}

export interface FilesTable {
  agency_id: string;
  id: string;
  access: 'public' | 'private';
  storage_key: string;
  content_type: string;
  bytes: number;
  name: string;
  sha256: Buffer;
  created_by: string | null;
  created_at: Timestamp;
  made_from_file_id: string | null;
  hidden_words: Json<StoredHiddenWords[], true>;
}

export interface HuntFilesTable {
  agency_id: string;
  id: string;
  name: string;
  hunt_id: string | null;
  uploaded_by: string | null;
  created_at: Timestamp;
  kind: Generated<'FILE' | 'SERVER'>;
}

export interface HuntPeopleTable {
  agency_id: string;
  id: string;
  hunt_id: string;
  candidate_id: string;
  ordinal: number;
  percent: number;
  clauses: Json<StoredPoolClause[], false>;
  lax: number | null;
  verdicts: Json<StoredVerdict[], true>;
  status: Generated<'NONE' | 'REJECTED' | 'ADDED_TO_JOB'>;
  kept: Generated<boolean>;
  reason: 'TITLE' | 'SKILLS' | 'SENIORITY' | 'PLACE' | 'SALARY' | 'CONTACTED' | 'OTHER' | null;
  viewed: Generated<boolean>;
  decided_by: string | null;
  decided_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface HuntStrangersTable {
  agency_id: string;
  id: string;
  file_id: string;
  row_number: number;
  profile: Json<StoredProfile, false>;
  email_key: string | null;
  linkedin_key: string | null;
  ordinal: number | null;
  percent: number | null;
  clauses: Json<StoredPoolClause[], true>;
  lax: number | null;
  verdicts: Json<StoredVerdict[], true>;
  status: Generated<'NONE' | 'REJECTED'>;
  kept: Generated<boolean>;
  reason: 'TITLE' | 'SKILLS' | 'SENIORITY' | 'PLACE' | 'SALARY' | 'CONTACTED' | 'OTHER' | null;
  viewed: Generated<boolean>;
  decided_by: string | null;
  decided_at: NullableTimestamp;
  created_at: Timestamp;
  server_key: string | null;
  origin: string | null;
}

export interface HuntsTable {
  agency_id: string;
  id: string;
  position_id: string;
  name: string;
  name_folded: GeneratedAlways<string>;
  indications: string;
  precision: number;
  clauses: Json<StoredClause[], false>;
  status: Generated<'SEARCHING' | 'READY'>;
  has_failed: Generated<boolean>;
  viewed: Generated<boolean>;
  feedback: 'GOOD' | 'BAD' | 'DISMISSED' | null;
  feedback_text: string | null;
  requested_by: string | null;
  created_at: Timestamp;
  starts_at: Timestamp;
  ready_at: NullableTimestamp;
  left_out: Generated<number>;
  server_name: string | null;
  server_failure: 'AWAY' | 'REFUSED' | 'UNREADABLE' | 'PARTLY' | 'OFF' | 'OURS' | 'NOTHING' | null;
  stopped: 'ON_HOLD' | 'CLOSED_LOST' | 'CLOSED_WON' | 'DELETED' | null;
  found: Generated<number>;
}

export interface IdempotencyKeysTable {
  agency_id: string;
  user_id: string;
  key: string;
  endpoint: string;
  body_sha256: Buffer;
  made_id: string;
  created_at: Timestamp;
}

export interface IntakeDuplicatesTable {
  agency_id: string;
  id: string;
  item_id: string;
  candidate_id: string | null;
  other_item_id: string | null;
  probability: number;
  reasons: string[];
  is_same: boolean;
}

export interface IntakeItemsTable {
  agency_id: string;
  id: string;
  intake_id: string;
  sha256: Buffer;
  file_id: string | null;
  cv_status: Generated<'PENDING' | 'READ' | 'NO_TEXT' | 'ENCRYPTED' | 'BROKEN' | 'TOO_LARGE' | 'TIMEOUT'>;
  reading_since: NullableTimestamp;
  reading: Json<JsonObject | null, false>;
  person: Json<ReadPerson | null, false>;
  is_sure: Generated<boolean>;
  decision: 'CREATED' | 'ATTACHED' | 'SKIPPED' | null;
  decided_at: NullableTimestamp;
  decided_by: string | null;
  candidate_id: string | null;
  candidate_version: number | null;
  created_at: Timestamp;
}

export interface IntakesTable {
  agency_id: string;
  id: string;
  user_id: string;
  position_id: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  warned_at: NullableTimestamp;
  told_at: NullableTimestamp;
}

export interface KillerQuestionsTable {
  agency_id: string;
  id: string;
  position_id: string;
  question: string;
  type: 'NUMBER' | 'YES_NO' | 'TEXT' | 'NUMBER_RANGE' | 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE';
  required: Generated<boolean>;
  details: Json<QuestionDetails, true>;
  reject_conditions: Json<RejectConditions, true>;
  ordinal: number;
  created_at: Timestamp;
  source: Generated<'PERSON' | 'MACHINE'>;
  reviewed_at: NullableTimestamp;
  reviewed_by: string | null;
  version: Generated<number>;
}

export interface LiveEventsTable {
  agency_id: string;
  id: Generated<number>;
  event: Json<LiveEvent, false>;
  created_at: Timestamp;
}

export interface LlmUsageTable {
  agency_id: string;
  day: Day;
  task: 'DESCRIPTION' | 'QUESTIONS' | 'WEIGHING' | 'SEARCH' | 'PAGE' | 'HUNT' | 'BRIEF' | 'CV';
  calls: Generated<number>;
  tokens: Generated<number>;
  failures: Generated<number>;
}

export interface LoginAttemptsTable {
  key: string;
  failures: number;
  blocked_until: NullableTimestamp;
  updated_at: Timestamp;
}

export interface MailAccountsTable {
  agency_id: string;
  channel_id: string;
  host: string;
  port: number;
  security: 'TLS' | 'STARTTLS' | 'NONE';
  username: string;
  sealed_password: string;
  from_name: string;
  from_address: string;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface MessageTemplatesTable {
  agency_id: string;
  id: string;
  name: string;
  subject: string;
  body: string;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface MessagesTable {
  agency_id: string;
  id: string;
  run_id: string | null;
  action_index: number | null;
  application_id: string | null;
  candidate_id: string | null;
  channel: 'WHATSAPP' | 'LINKEDIN' | 'EMAIL';
  sender_id: string | null;
  sender_name: string | null;
  from_address: string | null;
  to_address: string | null;
  subject: string;
  body: string;
  attachments: Generated<string[]>;
  status: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCERTAIN' | 'CANCELLED';
  failure: string | null;
  message_id: string;
  attempts: Generated<number>;
  due_at: Timestamp;
  created_at: Timestamp;
  sent_at: NullableTimestamp;
  is_part: Generated<boolean>;
  part_of: string | null;
}

export interface NotificationSettingsTable {
  agency_id: string;
  user_id: string;
  kind:
    | 'APPLICATION'
    | 'MENTION'
    | 'CONSENT_ANSWERED'
    | 'MESSAGE_FAILED'
    | 'DELETION_DUE'
    | 'DISCARDS'
    | 'HUNT_READY';
}

export interface NotificationsTable {
  agency_id: string;
  id: string;
  user_id: string;
  kind:
    | 'APPLICATION'
    | 'MENTION'
    | 'CONSENT_ANSWERED'
    | 'MESSAGE_FAILED'
    | 'DELETION_DUE'
    | 'DISCARDS'
    | 'HUNT_READY';
  subject_id: string;
  position_id: string | null;
  candidate_id: string | null;
  actor_id: string | null;
  details: Json<JsonObject, true>;
  created_at: Timestamp;
  read_at: NullableTimestamp;
}

export interface PortalSettingsTable {
  agency_id: string;
  portal: number;
  kind: Generated<'FEED' | 'HTTP'>;
  company_id: string | null;
  poster_email: string | null;
  address: string | null;
  can_find: Generated<boolean>;
  sealed_key: Generated<string>;
  read_at: NullableTimestamp;
  version: Generated<number>;
}

export interface PositionCriteriaTable {
  agency_id: string;
  position_id: string;
  id: string;
  kind: 'SKILL' | 'LANGUAGE' | 'YEARS' | 'OCCUPATION' | 'CREDENTIAL' | 'PHRASE' | 'SOFT';
  label: string;
  concept: string | null;
  terms: Generated<string[]>;
  level: 'A1-A2' | 'B1' | 'B2' | 'C1' | 'C2' | null;
  years: number | null;
  weight: 'MUST' | 'NICE' | 'SOFT' | 'OFF';
  source: 'FIELD' | 'TEXT' | 'PERSON';
}

export interface PositionLocationsTable {
  agency_id: string;
  position_id: string;
  city_id: number;
  ordinal: number;
}

export interface PositionMembersTable {
  agency_id: string;
  position_id: string;
  user_id: string;
  role: 'RECRUITER' | 'HIRING_MANAGER';
  ordinal: number;
}

export interface PositionSkillsTable {
  agency_id: string;
  position_id: string;
  skill_id: string;
  ordinal: number;
}

export interface PositionStatusChangesTable {
  agency_id: string;
  position_id: string;
  ordinal: number;
  from_status: string;
  to_status: string;
  changed_at: Timestamp;
  changed_by: string | null;
}

export interface PositionTemplatesTable {
  agency_id: string;
  id: string;
  name: string;
  name_folded: GeneratedAlways<string>;
  job_description: Generated<string>;
  benefits: Generated<string[]>;
  process: Json<TemplateProcess, false>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface PositionsTable {
  agency_id: string;
  id: string;
  title: string;
  title_folded: GeneratedAlways<string>;
  status: 'OPEN' | 'DRAFT' | 'ON_HOLD' | 'CLOSED_LOST' | 'CLOSED_WON' | 'DELETED';
  client_id: string | null;
  agency_priority: Generated<'NONE' | 'LOW' | 'MEDIUM' | 'HIGH'>;
  priority_rank: GeneratedAlways<number>;
  recruiting_type: 'STANDARD' | 'ETT' | 'INTERIM' | 'RPO' | 'OUTSOURCING' | 'OUTPLACEMENT' | null;
  work_mode: 'HYBRID' | 'REMOTE' | 'ON-SITE' | null;
  contract_type:
    | 'FOR_WORK_AND_SERVICE'
    | 'FREELANCE'
    | 'FIXED_DISCONTINUOUS'
    | 'PRODUCTION_CIRCUMSTANCES'
    | 'FULLTIME'
    | 'INTERN'
    | 'REPLACEMENT'
    | 'TEMPORARY'
    | null;
  salary_from: number | null;
  salary_to: number | null;
  salary_currency: Generated<string | null>;
  salary_range: 'annual' | 'monthly' | null;
  show_salary: Generated<boolean>;
  years_from: number | null;
  years_to: number | null;
  estimated_closing_date: Day | null;
  exclusivity_limit_date: Day | null;
  exclusivity_notify_at: Day | null;
  warranty_months: number | null;
  hiring_number: Generated<number>;
  commission_rate: number | null;
  fixed_fee: number | null;
  retain_fee: number | null;
  fee_currency: Generated<string>;
  languages: Json<LanguageEntry[], true>;
  benefits: Generated<string[]>;
  job_description: Generated<string>;
  jd_notes: string | null;
  summary: string | null;
  job_portal_enabled: Generated<boolean>;
  multi_posting_enabled: Generated<boolean>;
  hidden: Generated<boolean>;
  welcome_workflow_id: string | null;
  discard_workflow_id: string | null;
  kq_discard_workflow_id: string | null;
  first_opened_at: NullableTimestamp;
  hiring_date: NullableTimestamp;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  was_public: Generated<boolean>;
  department_id: string | null;
}

export interface PublicSubmissionsTable {
  agency_id: string;
  submission_key: string;
  application_id: string;
  receipt: Json<ApplicationReceipt, false>;
  created_at: Timestamp;
}

export interface RejectionReasonsTable {
  agency_id: string;
  id: string;
  name: string;
  details: Json<JsonObject, true>;
  system_key: string | null;
  created_at: Timestamp;
  ordinal: number | null;
  retired_at: NullableTimestamp;
}

export interface ReportPeopleTable {
  agency_id: string;
  id: string;
  report_id: string;
  candidate_id: string;
}

export interface ReportsTable {
  agency_id: string;
  id: string;
  kind: 'CANDIDATE' | 'POSITION';
  made_by: string | null;
  position_id: string | null;
  is_anonymous: boolean;
  options: Json<StoredReportOptions, false>;
  status: 'MAKING' | 'READY' | 'FAILED' | 'GONE';
  failure: 'REPORT_NOT_SAFE' | 'PERSON_ERASED' | 'NOT_ALLOWED' | 'FAILED' | null;
  leaks: Json<ReportPersonLeak[], true>;
  done: Generated<number>;
  total: number;
  file_name: string;
  sha256: Buffer | null;
  bytes: number | null;
  file_id: string | null;
  created_at: Timestamp;
  expires_at: NullableTimestamp;
}

export interface SavedViewsTable {
  agency_id: string;
  id: string;
  user_id: string;
  list: 'CANDIDATES' | 'POSITIONS' | 'CLIENTS';
  name: string;
  name_folded: GeneratedAlways<string>;
  query: string;
  created_at: Timestamp;
}

export interface ScoreCorrectionsTable {
  agency_id: string;
  application_id: string;
  criterion_id: string;
  verdict: 'MET' | 'PARTLY' | 'NOT_SHOWN' | 'CONTRADICTED';
  corrected_by: string | null;
  created_at: Timestamp;
}

export interface SearchBlocksTable {
  agency_id: string;
  generation: number;
  term: string;
  block: number;
  n: number;
  bits: Buffer;
}

export interface SearchDirtyTable {
  agency_id: string;
  id: Generated<number>;
  changed: string;
}

export interface SearchDocsTable {
  agency_id: string;
  generation: number;
  doc: number;
  candidate_id: string;
  terms: string[];
  counted_to: Day;
}

export interface SearchStateTable {
  agency_id: string;
  generation: Generated<number>;
  lexicon: Generated<number>;
  next_doc: Generated<number>;
  building: number | null;
  building_lexicon: number | null;
  building_next_doc: Generated<number>;
  built_created_at: NullableTimestamp;
  built_id: string | null;
  refreshed_at: NullableTimestamp;
  version: Generated<number>;
}

export interface SendingLimitsTable {
  agency_id: string;
  key: string;
  hour: Timestamp;
  count: number;
}

export interface SessionsTable {
  agency_id: string;
  id: string;
  user_id: string;
  token_hash: Buffer;
  user_agent: string | null;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
}

export interface SetupTokensTable {
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

export interface SkillsTable {
  agency_id: string;
  id: string;
  name: string;
  name_folded: GeneratedAlways<string>;
  type: 'HARD_SKILL' | 'SOFT_SKILL';
}

export interface StepsTable {
  agency_id: string;
  id: string;
  position_id: string;
  name: string;
  ordinal: number;
  type: 'INBOX' | 'STEP' | 'HIRED' | 'DISCARDED';
  category: Generated<'INTERNAL' | 'EXTERNAL'>;
  created_at: Timestamp;
}

export interface TagsTable {
  agency_id: string;
  id: string;
  name: string;
  name_folded: GeneratedAlways<string>;
  color: 'GREY' | 'TEAL' | 'GREEN' | 'AMBER' | 'RED' | 'BLUE' | 'PURPLE' | 'PINK';
  created_at: Timestamp;
}

export interface TriggerWorkflowsTable {
  agency_id: string;
  trigger_id: string;
  workflow_id: string;
  ordinal: number;
}

export interface TriggersTable {
  agency_id: string;
  id: string;
  event_type: string;
  job_id: string;
  from_step_id: string;
  to_step_id: string;
  workflow_ids: Generated<string[]>;
  created_at: Timestamp;
  cancelled_at: NullableTimestamp;
  cancelled_reason: string | null;
}

export interface UserTokensTable {
  agency_id: string;
  id: string;
  user_id: string;
  kind: 'RESET' | 'INVITATION';
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

export interface UsersTable {
  agency_id: string;
  id: string;
  email: string;
  password_hash: string | null;
  first_name: string;
  last_name: Generated<string>;
  role: 'AGENCY_ADMIN' | 'RECRUITER' | 'HIRING_MANAGER';
  image_url: string | null;
  lang: 'ca' | 'es' | 'en' | null;
  created_at: Timestamp;
  version: Generated<number>;
  invited_at: NullableTimestamp;
  is_password_weak: Generated<boolean>;
  image_file_id: string | null;
}

export interface WorkflowRunsTable {
  agency_id: string;
  id: string;
  workflow_id: string;
  event_id: string;
  application_id: string;
  reason: 'TRIGGER' | 'WELCOME' | 'DISCARD' | 'KQ_DISCARD';
  actions: Json<StoredActions, false>;
  next_action: Generated<number>;
  status: 'RUNNING' | 'DONE' | 'CANCELLED';
  due_at: Timestamp;
  created_at: Timestamp;
  trigger_id: string | null;
  waits_for_message: string | null;
  cancelled_reason: 'UNDONE' | 'OVERTAKEN' | 'CHANNEL_REMOVED' | 'WORKFLOW_DELETED' | 'STOPPED' | null;
  overtaken_by: string | null;
}

export interface WorkflowsTable {
  agency_id: string;
  id: string;
  name: string;
  actions: Json<StoredActions, false>;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: NullableTimestamp;
  version: Generated<number>;
}

export interface Database {
  adverts: AdvertsTable;
  agencies: AgenciesTable;
  agency_checks: AgencyChecksTable;
  application_answers: ApplicationAnswersTable;
  application_facts: ApplicationFactsTable;
  application_moves: ApplicationMovesTable;
  application_scores: ApplicationScoresTable;
  applications: ApplicationsTable;
  apply_counts: ApplyCountsTable;
  candidate_comments: CandidateCommentsTable;
  candidate_deletions: CandidateDeletionsTable;
  candidate_documents: CandidateDocumentsTable;
  candidate_edits: CandidateEditsTable;
  candidate_educations: CandidateEducationsTable;
  candidate_experiences: CandidateExperiencesTable;
  candidate_keys: CandidateKeysTable;
  candidate_languages: CandidateLanguagesTable;
  candidate_merges: CandidateMergesTable;
  candidate_searches: CandidateSearchesTable;
  candidate_skills: CandidateSkillsTable;
  candidate_suggestions: CandidateSuggestionsTable;
  candidate_tags: CandidateTagsTable;
  candidate_words: CandidateWordsTable;
  candidates: CandidatesTable;
  career_sites: CareerSitesTable;
  career_slugs: CareerSlugsTable;
  channels: ChannelsTable;
  cities: CitiesTable;
  city_names: CityNamesTable;
  client_contacts: ClientContactsTable;
  client_errors: ClientErrorsTable;
  client_locations: ClientLocationsTable;
  client_values: ClientValuesTable;
  clients: ClientsTable;
  consent_requests: ConsentRequestsTable;
  consent_rounds: ConsentRoundsTable;
  consents: ConsentsTable;
  contract_openings: ContractOpeningsTable;
  contracts: ContractsTable;
  creation_keys: CreationKeysTable;
  cv_pages: CvPagesTable;
  decision_inputs: DecisionInputsTable;
  decision_reasons: DecisionReasonsTable;
  decisions: DecisionsTable;
  deletion_warnings: DeletionWarningsTable;
  discard_rules: DiscardRulesTable;
  discard_runs: DiscardRunsTable;
  domain_events: DomainEventsTable;
  duplicate_pairs: DuplicatePairsTable;
  duplicate_scans: DuplicateScansTable;
  file_uses: FileUsesTable;
  files: FilesTable;
  hunt_files: HuntFilesTable;
  hunt_people: HuntPeopleTable;
  hunt_strangers: HuntStrangersTable;
  hunts: HuntsTable;
  idempotency_keys: IdempotencyKeysTable;
  intake_duplicates: IntakeDuplicatesTable;
  intake_items: IntakeItemsTable;
  intakes: IntakesTable;
  killer_questions: KillerQuestionsTable;
  live_events: LiveEventsTable;
  llm_usage: LlmUsageTable;
  login_attempts: LoginAttemptsTable;
  mail_accounts: MailAccountsTable;
  message_templates: MessageTemplatesTable;
  messages: MessagesTable;
  notification_settings: NotificationSettingsTable;
  notifications: NotificationsTable;
  portal_settings: PortalSettingsTable;
  position_criteria: PositionCriteriaTable;
  position_locations: PositionLocationsTable;
  position_members: PositionMembersTable;
  position_skills: PositionSkillsTable;
  position_status_changes: PositionStatusChangesTable;
  position_templates: PositionTemplatesTable;
  positions: PositionsTable;
  public_submissions: PublicSubmissionsTable;
  rejection_reasons: RejectionReasonsTable;
  report_people: ReportPeopleTable;
  reports: ReportsTable;
  saved_views: SavedViewsTable;
  score_corrections: ScoreCorrectionsTable;
  search_blocks: SearchBlocksTable;
  search_dirty: SearchDirtyTable;
  search_docs: SearchDocsTable;
  search_state: SearchStateTable;
  sending_limits: SendingLimitsTable;
  sessions: SessionsTable;
  setup_tokens: SetupTokensTable;
  skills: SkillsTable;
  steps: StepsTable;
  tags: TagsTable;
  trigger_workflows: TriggerWorkflowsTable;
  triggers: TriggersTable;
  user_tokens: UserTokensTable;
  users: UsersTable;
  workflow_runs: WorkflowRunsTable;
  workflows: WorkflowsTable;
}
