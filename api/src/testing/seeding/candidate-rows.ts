import { newId } from '../../ids.ts';
import { AT, attaching, type Columns, changed, hash, type Ids, made, type Rows } from './row-ids.ts';

/** A candidate, their double and what is written of them. */
export function candidateRows(ids: Ids): Rows {
  const { user, skill, tag, file, pictureUrl, candidate, double, city, of, ofCandidate } = ids;
  return [
    [
      'candidates',
      {
        ...of,
        id: candidate,
        first_name: 'Gemma',
        email: 'gemma@example.test',
        cv_file_id: file,
        profile_image_url: pictureUrl,
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
    ['candidate_languages', { ...ofCandidate, code: 'ca', proficiency: 'C2', ordinal: 0 }],
    ['candidate_skills', { ...ofCandidate, skill_id: skill, ordinal: 0 }],
    ['candidate_tags', { ...ofCandidate, tag_id: tag, created_by: user, ...made }],
    [
      'candidate_suggestions',
      { ...ofCandidate, id: newId(), field: 'email', value: 'g@example.test', ...made },
    ],
    [
      'candidate_comments',
      { ...ofCandidate, id: newId(), comment: 'Called', author_id: user, author_name: 'Núria', ...changed },
    ],
    ['candidate_edits', { ...ofCandidate, id: newId(), fields: ['summary'], edited_by: user, ...made }],
    ['candidate_documents', { ...ofCandidate, id: newId(), file_id: file, title: 'CV', ...changed }],
  ];
}

/** What is kept about candidates: answers, decisions, what they are compared by. */
export function keptRows(
  {
    user,
    file,
    pictureUrl,
    position,
    candidate,
    double,
    first,
    second,
    merge,
    intake,
    item,
    of,
    ofCandidate,
  }: Ids,
  columns: Columns,
): Rows {
  const keysAreNumbers = columns.get('candidate_keys.kind') === 'int2';
  const key = (name: string) => (keysAreNumbers ? { kind: 4, key: 17 } : { kind: 'email', key: name });
  return [
    ['candidate_keys', { ...ofCandidate, ...key('gemma@example.test') }],
    ['candidate_keys', { ...of, candidate_id: double, ...key('gemma@example.test') }],
    ['candidate_deletions', { ...of, id: newId(), reason: 'BY_HAND', deleted_by: user, deleted_at: AT }],
    [
      'candidate_merges',
      {
        ...of,
        id: merge,
        holder_id: candidate,
        survivor_id: candidate,
        other_id: newId(),
        merged_at: AT,
        record: { other: { row: { first_name: 'Gemma', profile_image_url: pictureUrl } } },
        file_ids: [file],
      },
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
      'notifications',
      {
        ...ofCandidate,
        id: newId(),
        user_id: user,
        kind: 'MENTION',
        subject_id: newId(),
        actor_id: user,
        ...made,
      },
    ],
    ['notification_settings', { ...of, user_id: user, kind: 'MENTION' }],
    ['consent_rounds', { ...of, id: newId(), status: 'DONE', people: 3, ...made }],
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
    ['creation_keys', { ...ofCandidate, user_id: user, key: newId(), body_sha256: hash(), ...made }],
    [
      'intakes',
      { ...of, id: intake, user_id: user, position_id: position, expires_at: AT, warned_at: AT, ...made },
    ],
    [
      'intake_items',
      {
        ...of,
        id: item,
        intake_id: intake,
        sha256: hash(),
        file_id: file,
        cv_status: 'READ',
        reading: { status: 'READ', fields: {} },
        person: { firstName: 'Gemma', companies: [] },
        ...made,
      },
    ],
    [
      'intake_items',
      {
        ...ofCandidate,
        id: newId(),
        intake_id: intake,
        sha256: hash(),
        cv_status: 'READ',
        decision: 'CREATED',
        decided_at: AT,
        decided_by: user,
        candidate_version: 1,
        ...made,
      },
    ],
    [
      'intake_duplicates',
      { ...ofCandidate, id: newId(), item_id: item, probability: 0.9, reasons: ['EMAIL'], is_same: true },
    ],
    ['duplicate_scans', { ...of, id: newId(), status: 'DONE', phase: 'COMPARING', started_at: AT }],
  ];
}

/** An application with what came of it. */
export function applicationRows({
  user,
  workflow,
  position,
  inbox,
  screening,
  candidate,
  reason,
  application,
  run,
  message,
  file,
  event,
  trigger,
  of,
  ofCandidate,
}: Ids): Rows {
  return [
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
        actions: attaching(file),
        status: 'RUNNING',
        due_at: AT,
        ...made,
      },
    ],
    [
      'messages',
      {
        ...ofCandidate,
        id: message,
        run_id: run,
        action_index: 0,
        application_id: application,
        channel: 'EMAIL',
        sender_id: user,
        subject: 'Hello',
        body: '',
        attachments: [file],
        status: 'WAITING',
        message_id: newId(),
        due_at: AT,
        ...made,
      },
    ],
  ];
}
