import { newId } from '../../ids.ts';
import { advertRows } from './advert-rows.ts';
import { applicationRows, candidateRows, keptRows } from './candidate-rows.ts';
import { contractRows } from './contract-rows.ts';
import { AT, attaching, type Columns, changed, hash, type Ids, made, makeIds, type Rows } from './row-ids.ts';

const stored = { storage_key: 'x', bytes: 1, sha256: hash(), ...made };

/** The agency with its people and files, and what belongs to none. */
function agencyRows(ids: Ids): Rows {
  const { agencyId, user, workflow, skill, tag, file, picture, pictureUrl, channel, city, of } = ids;
  return [
    ['agencies', { id: agencyId, slug: agencyId, name: 'Vela i Roure', logo_url: pictureUrl, ...made }],
    ['cities', { id: city, name: 'Girona', folded: 'girona', country_code: 'ES', population: 100_000 }],
    ['city_names', { folded: 'gerona', city_id: city }],
    ['setup_tokens', { token_hash: hash(), expires_at: AT, ...made }],
    ['apply_counts', { key: newId(), started_at: AT, count: 1 }],
    ['login_attempts', { key: newId(), failures: 1, updated_at: AT }],
    [
      'files',
      { ...of, id: file, access: 'private', content_type: 'application/pdf', name: 'cv.pdf', ...stored },
    ],
    ['files', { ...of, id: picture, access: 'public', content_type: 'image/png', name: 'me.png', ...stored }],
    ['file_uses', { ...of, file_id: picture, owner_kind: 'career_site', owner_id: agencyId }],
    [
      'career_sites',
      {
        ...of,
        configuration: { styles: { gradient: { enabled: true } }, homePage: { heroUrl: pictureUrl } },
        updated_at: AT,
      },
    ],
    ['career_slugs', { ...of, slug: `former-${agencyId}`, until: AT }],
    [
      'users',
      {
        ...of,
        id: user,
        email: `${user}@example.test`,
        first_name: 'Núria',
        role: 'AGENCY_ADMIN',
        // Agencies differ, so that one whose row is taken for another's is seen.
        lang: /[0-7]$/.test(agencyId) ? 'ca' : 'es',
        image_url: pictureUrl,
        ...made,
      },
    ],
    [
      'sessions',
      { ...of, id: newId(), user_id: user, token_hash: hash(), last_used_at: AT, expires_at: AT, ...made },
    ],
    [
      'user_tokens',
      { ...of, id: newId(), user_id: user, kind: 'RESET', token_hash: hash(), expires_at: AT, ...made },
    ],
    ['skills', { ...of, id: skill, name: 'SQL', type: 'HARD_SKILL' }],
    ['tags', { ...of, id: tag, name: 'Ready', color: 'GREEN', ...made }],
    [
      'saved_views',
      { ...of, id: newId(), user_id: user, list: 'CLIENTS', name: 'Mine', query: 'sortBy=name', ...made },
    ],
    ['workflows', { ...of, id: workflow, name: 'Welcome', actions: attaching(file), ...changed }],
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
      'position_templates',
      {
        ...of,
        id: newId(),
        name: 'Cook',
        process: {
          steps: [{ name: 'Inbox', type: 'INBOX', category: 'INTERNAL' }],
          questions: [],
          triggers: [],
          workflows: { welcome: workflow, discard: null, kqDiscard: null },
        },
        ...changed,
      },
    ],
    ['agency_checks', { ...of, kind: 'FIRST_STEPS', dismissed_at: AT }],
    ['live_events', { ...of, event: { type: 'agency' }, ...made }],
    ['sending_limits', { ...of, key: 'x', hour: AT, count: 1 }],
    ['llm_usage', { ...of, day: '2026-01-05', task: 'WEIGHING', calls: 1, tokens: 1, failures: 0 }],
    [
      'client_errors',
      {
        ...of,
        id: newId(),
        fingerprint: hash(),
        remote: 'host',
        build_id: 'b1',
        page: '/',
        message: 'x',
        count: 1,
        first_at: AT,
        last_at: AT,
      },
    ],
  ];
}

/** A client with an open position and its steps. */
function positionRows(ids: Ids): Rows {
  const { user, workflow, client, skill, position, inbox, screening, city } = ids;
  const { decision, discardRun, report, file, of } = ids;
  return [
    [
      'clients',
      {
        ...of,
        id: client,
        name: 'Bodegas Ebro',
        owner_id: user,
        logo_image_url: 'https://ebro.example/logo.png',
        ...changed,
      },
    ],
    ['client_locations', { ...of, client_id: client, city_id: city, ordinal: 0 }],
    [
      'client_contacts',
      { ...of, id: newId(), client_id: client, name: 'Pau', email: 'pau@example.test', ordinal: 0 },
    ],
    ['client_values', { ...of, id: newId(), client_id: client, name: 'Care', ordinal: 0 }],
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
      'position_criteria',
      {
        ...of,
        position_id: position,
        id: newId(),
        kind: 'SKILL',
        label: 'Baking',
        weight: 'MUST',
        source: 'PERSON',
      },
    ],
    [
      'discard_rules',
      { ...of, position_id: position, percentage: 40, active: true, version: 1, updated_at: AT },
    ],
    [
      'reports',
      {
        ...of,
        id: report,
        kind: 'POSITION',
        made_by: user,
        position_id: position,
        is_anonymous: true,
        options: {},
        status: 'READY',
        file_id: file,
        total: 1,
        file_name: 'Report.pdf',
        ...made,
      },
    ],
    [
      'discard_runs',
      {
        ...of,
        id: discardRun,
        position_id: position,
        cause: 'SAVED',
        rule_version: 1,
        percentage: 40,
        discarded: 1,
        undone_at: AT,
        undone_by: user,
        ...made,
      },
    ],
    [
      'decisions',
      { ...of, id: decision, kind: 'DISCARDED_BY_SCORE', position_id: position, run_id: discardRun, ...made },
    ],
    [
      'decisions',
      {
        ...of,
        id: newId(),
        kind: 'REVERSED',
        about: decision,
        position_id: position,
        decided_by: user,
        ...made,
      },
    ],
    [
      'killer_questions',
      { ...of, id: newId(), position_id: position, question: 'Why?', type: 'TEXT', ordinal: 0, ...made },
    ],
    ['steps', { ...of, id: inbox, position_id: position, name: 'Inbox', ordinal: 0, type: 'INBOX', ...made }],
    [
      'steps',
      { ...of, id: screening, position_id: position, name: 'Screening', ordinal: 1, type: 'STEP', ...made },
    ],
  ];
}

/** At least one row for every table there ever was, those that others refer to first. A state lacks some of the tables and columns. */
export function rowsOf(agencyId: string, columns: Columns): Rows {
  const ids = makeIds(agencyId);
  return [
    ...agencyRows(ids),
    ...positionRows(ids),
    ...candidateRows(ids),
    ...keptRows(ids, columns),
    ...applicationRows(ids),
    ...contractRows(ids),
    ...advertRows(ids),
  ];
}
