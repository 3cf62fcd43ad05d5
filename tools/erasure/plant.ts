import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { ProductApi } from './api.ts';
import { type PlantedPerson, pdfOf, pngOf } from './person.ts';

const PATIENCE_MS = 240_000;
const BOARD = '/api/v1/agency/clients/jobs';

interface Question {
  readonly id: string;
  readonly type: string;
  readonly details: {
    min_value?: number;
    min_allowed?: number;
    options?: { id: string; rejected?: boolean }[];
  };
}
interface Step {
  readonly id: string;
  readonly type: string;
  readonly applications: { id: string; candidate: { id: string } }[];
}
export interface Planted {
  readonly id: string;
  /** Another record of the same person, which looks like a double of the first. */
  readonly doubleId: string;
}

export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined> | T | undefined,
  ms = PATIENCE_MS,
): Promise<T> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(50)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(`not within ${ms / 1000} s: ${what}`);
}

function answerTo(form: FormData, { id, type, details }: Question, { word }: PlantedPerson): void {
  const name = `answers.${id}`;
  const { options = [], min_value = 0, min_allowed = 0 } = details;
  if (type === 'NUMBER_RANGE') {
    form.set(`${name}.min`, String(min_allowed + 1));
    form.set(`${name}.max`, String(min_allowed + 2));
    return;
  }
  const answers: Readonly<Record<string, string>> = {
    TEXT: `My answer is ${word} and nothing else, in as many words as anyone could ask for.`,
    NUMBER: String(min_value + 1),
    YES_NO: 'true',
  };
  form.set(name, answers[type] ?? options[0]?.id ?? '');
}

/** Applies as a visitor of the demo agency's site does. */
async function apply(
  api: ProductApi,
  positionId: string,
  person: PlantedPerson,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const base = `/services/career-site/api/v1/public/demo/positions/${positionId}`;
  const { questions } = await api.call<{ questions: Question[] }>('GET', base);
  const form = new FormData();
  const fields = {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone_number: person.phone,
    linkedin: person.linkedin,
    consent: 'true',
    locale: 'en',
    submission_key: crypto.randomUUID(),
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const question of questions) answerTo(form, question, person);
  const cv = new Uint8Array(pdfOf(`Curriculum of ${person.firstName} ${person.lastName}, ${person.email}`));
  form.set('cv', new Blob([cv], { type: 'application/pdf' }), `cv-${person.word}.pdf`);
  await api.call('POST', `${base}/applications`, form);
}

/** The demo's open positions, those with a question to answer in words first. */
async function publicPositions(api: ProductApi): Promise<string[]> {
  const base = '/services/career-site/api/v1/public/demo/positions';
  const { items } = await api.call<{ items: { id: string }[] }>('GET', base);
  const known = await Promise.all(
    items.map(async ({ id }) => ({
      id,
      questions: (await api.call<{ questions: Question[] }>('GET', `${base}/${id}`)).questions,
    })),
  );
  const asks = ({ questions }: (typeof known)[number]): number =>
    questions.some(({ type }) => type === 'TEXT') ? 0 : questions.length > 0 ? 1 : 2;
  return known.sort((one, other) => asks(one) - asks(other)).map(({ id }) => id);
}

const peopleNamed = async (api: ProductApi, word: string): Promise<string[]> => {
  const { items } = await api.call<{ items: { id: string }[] }>(
    'GET',
    `/api/v1/candidates/search/simple?search_term=${word}&per_page=50`,
  );
  return items.map(({ id }) => id);
};

/** Everything that recruiters write about someone. */
async function fillProfile(api: ProductApi, id: string, person: PlantedPerson): Promise<void> {
  const { word } = person;
  const image = await api.upload('/files/images/public', 'image', {
    name: `${word}.png`,
    type: 'image/png',
    bytes: pngOf(word),
  });
  const skill = await api.call<{ id: string }>('POST', '/api/skills', {
    name: 'Erasure',
    type: 'HARD_SKILL',
  });
  await api.call('PUT', `/api/v1/candidates/${id}`, {
    job_title: `Title ${word}`,
    summary: `Summary ${word}`,
    profile_image_url: image,
    languages: [{ code: 'ca', proficiency: 'C2' }],
    hard_skills: [skill.id],
    work_experiences: [{ company_name: `Company ${word}`, position: `Position ${word}`, start_date: '2020' }],
    educations: [{ institution_name: `School ${word}`, degree: `Degree ${word}`, start_date: '2010' }],
  });
  const tag = await api.call<{ id: string }>('POST', '/api/v1/tags', { name: `Erasure ${id.slice(-12)}` });
  await api.call('POST', '/api/v1/candidates/tags', { candidate_ids: [id], tag_id: tag.id });
  await api.call('PUT', `/api/v1/candidates/${id}/salary`, { amount: 31_000, currency: 'EUR' });
}

async function attach(api: ProductApi, id: string, { word }: PlantedPerson): Promise<void> {
  const { users } = await api.call<{ users: { id: string; first_name: string; email: string }[] }>(
    'GET',
    '/api/v1/users',
  );
  const colleague = users.find(({ email }) => email === 'recruiter@demo.test');
  if (!colleague) throw new Error('the demo has no recruiter to mention');
  const file = { name: `doc-${word}.pdf`, type: 'application/pdf', bytes: pdfOf(`Document ${word}`) };
  const url = await api.upload('/files/private', 'file', file);
  await api.call('POST', `/api/v1/candidates/${id}/documents`, {
    title: `Title ${word}`,
    description: `Description ${word}`,
    file_url: url,
  });
  await api.call('POST', `/api/v1/candidates/${id}/comments`, {
    text: `@[${colleague.first_name}]{${colleague.id}}`,
    comment: `<p>Comment ${word}</p>`,
    type: 'call',
  });
}

/** Moves an application on, so that it has a history and its workflows run. */
async function moveOn(api: ProductApi, positionId: string, candidateId: string): Promise<void> {
  const { items } = await api.call<{ items: Step[] }>('GET', `${BOARD}/${positionId}/hiring_process_steps`);
  const application = items
    .flatMap(({ applications }) => applications)
    .find(({ candidate }) => candidate.id === candidateId);
  const step = items.find(({ type }) => type === 'STEP');
  if (!application || !step) throw new Error('the application is not on the board');
  await api.call('POST', `${BOARD}/${positionId}/hiring_process_steps/move-application`, {
    step_id: step.id,
    application_ids: [application.id],
  });
}

/** The link of the mail that asks for consent. */
const consentToken = (dataDir: string, email: string): string | undefined => {
  const folder = path.join(dataDir, 'outbox');
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/=\r?\n/g, ''))
    .filter((mail) => mail.includes(email));
  return mails.map((mail) => /\/public\/gdpr\/([\w-]+)/.exec(mail)?.[1]).find((token) => token !== undefined);
};

async function refuseConsent(
  api: ProductApi,
  dataDir: string,
  id: string,
  person: PlantedPerson,
): Promise<void> {
  await api.call('POST', `/api/v1/candidates/${id}/send-gdpr`);
  const token = await eventually('the mail that asks for consent', () => consentToken(dataDir, person.email));
  await api.call('POST', `/api/v1/public/gdpr/${token}`, { accepted: false });
}

/** Makes two one; the merge's id. A CV of theirs that is read meanwhile changes them: then it is asked again, as the screen does. */
const merge = (api: ProductApi, survivorId: string, otherId: string): Promise<string> =>
  eventually('the merge of two', async () => {
    const versionOf = async (id: string) =>
      (await api.call<{ version: number }>('GET', `/api/v1/candidates/${id}`)).version;
    const body = {
      survivor_id: survivorId,
      other_id: otherId,
      survivor_version: await versionOf(survivorId),
      other_version: await versionOf(otherId),
    };
    try {
      return (await api.call<{ id: string }>('POST', '/api/v1/candidates/merges', body)).id;
    } catch (error) {
      if (String(error).includes('CANDIDATE_CHANGED')) return undefined;
      throw error;
    }
  });

const onlyOther = async (api: ProductApi, word: string, known: readonly string[]): Promise<string> => {
  const other = (await peopleNamed(api, word)).find((id) => !known.includes(id));
  if (!other) throw new Error('the double is not among the candidates');
  return other;
};

/**
 * Makes someone known to the product in every way there is: they apply twice, with other data the second
 * time, and once more under two other addresses, one of which is merged with the first; recruiters write
 * about them, move them on and ask for their consent, which is refused.
 */
export async function plant(api: ProductApi, dataDir: string, person: PlantedPerson): Promise<Planted> {
  const [first, second, third] = await publicPositions(api);
  if (!first || !second || !third) throw new Error('the demo has fewer than three open positions');
  await apply(api, first, person);
  const [id] = await peopleNamed(api, person.word);
  if (!id) throw new Error('the applicant is not among the candidates');
  await fillProfile(api, id, person);
  await attach(api, id, person);
  await apply(api, second, person, { first_name: `Other${person.word}`, last_name: `Changed${person.word}` });
  await apply(api, third, person, { email: `double.${person.email}`, linkedin: '' });
  await moveOn(api, first, id);
  await api.call('POST', '/api/v1/candidates/duplicates/scan');
  await eventually('the look for doubles', async () => {
    const scan = await api.call<{ status: string }>('GET', '/api/v1/candidates/duplicates/scan');
    return scan.status === 'DONE' ? true : undefined;
  });
  const doubleId = await onlyOther(api, person.word, [id]);
  // Undone, a merge's record names both; while it stands, it holds all of whom it made vanish.
  const undone = await merge(api, id, doubleId);
  await api.call('POST', `/api/v1/candidates/merges/${undone}/undo`);
  await apply(api, second, person, { email: `triple.${person.email}`, linkedin: '' });
  const tripleId = await onlyOther(api, person.word, [id, doubleId]);
  await fillProfile(api, tripleId, person);
  await merge(api, id, tripleId);
  // Last: of two who become one the latest answer holds.
  await refuseConsent(api, dataDir, id, person);
  return { id, doubleId };
}

/** What only the reading of a CV writes, which differs from CV to CV, and the key of the call that could have made them, and what a member is told of a mail to them. */
export async function plantReading(client: Client, id: string, person: PlantedPerson): Promise<void> {
  const { word } = person;
  await client.query('update candidates set location_text = $2, extracted = $3 where id = $1', [
    id,
    `Town ${word}`,
    JSON.stringify({ summary: { value: `Read ${word}` } }),
  ]);
  for (const table of ['candidate_experiences', 'candidate_educations'])
    await client.query(`update ${table} set location_text = $2 where candidate_id = $1`, [
      id,
      `Town ${word}`,
    ]);
  await client.query(
    `insert into creation_keys (agency_id, user_id, key, body_sha256, candidate_id, created_at)
     select c.agency_id, u.id, c.id, '\\x00', c.id, c.created_at from candidates c
     join users u on u.agency_id = c.agency_id and u.role = 'AGENCY_ADMIN' where c.id = $1 limit 1`,
    [id],
  );
  await client.query(
    `insert into notifications (agency_id, id, user_id, kind, subject_id, candidate_id, details, created_at)
     select c.agency_id, gen_random_uuid(), u.id, 'MESSAGE_FAILED', c.id, c.id, $2, c.created_at from candidates c
     join users u on u.agency_id = c.agency_id and u.role = 'AGENCY_ADMIN' where c.id = $1 limit 1`,
    [id, JSON.stringify({ subject: `Dear ${word}`, isUncertain: false })],
  );
}

/** A CV of theirs that somebody takes in and does not decide, with what a language model chose from it, and one that was attached to them. */
export async function plantIntake(
  api: ProductApi,
  client: Client,
  id: string,
  person: PlantedPerson,
): Promise<void> {
  const { id: intakeId } = await api.call<{ id: string }>('POST', '/api/v1/candidates/intakes', {});
  const takeIn = async (text: string): Promise<string> => {
    const pdf = pdfOf(text);
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), `${person.word}.pdf`);
    const hash = createHash('sha256').update(pdf).digest('hex');
    const item = await api.call<{ id: string }>(
      'POST',
      `/api/v1/candidates/intakes/${intakeId}/items`,
      form,
      {
        'idempotency-key': hash,
      },
    );
    return item.id;
  };
  const lines = [`${person.firstName} ${person.lastName}`, person.email, person.phone];
  const [first, second] = [await takeIn(lines.join('  ')), await takeIn([...lines, 'Baker'].join('  '))];
  const path = `/api/v1/candidates/intakes/${intakeId}`;
  await eventually('the CVs to be read', async () => {
    const { items } = await api.call<{ items: { cv_status: string; status: string }[] }>('GET', path);
    return items.every(({ status }) => status === 'LIKELY_DOUBLE') ? true : undefined;
  });
  await api.call('POST', `${path}/items/${first}/decide`, { decision: 'ATTACH', candidate_id: id });
  if (first === second) throw new Error('two files are one item');
  const chosen = { list: 'workExperiences', what: person.word, where: '', startDate: null, endDate: null };
  const source = { page: 1, bbox: [0, 0, 9, 9], text: person.word };
  const { rowCount } = await client.query(
    `update intake_items set reading = jsonb_set(reading, '{byModel}', $2) where id = $1 and reading is not null`,
    [second, JSON.stringify([{ ...chosen, source }])],
  );
  if (rowCount !== 1) throw new Error('nobody has read the CV that is not decided');
}
