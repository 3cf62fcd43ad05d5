import { createHash, randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { SITE_PAGES, sitePageEntry } from '@cantera/shared/contracts/career-site';
import { listSteps } from '@cantera/shared/contracts/pipeline';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { getPublicPosition, getPublicSite, listPublicPositions } from '@cantera/shared/contracts/public-site';
import { updateMe } from '@cantera/shared/contracts/users';
import { expect } from 'expect';
import pg from 'pg';
import { now } from '../../clock.ts';
import { onQuery } from '../../db/tenant.ts';
import { saveWorkflow } from '../../testing/automation-data.ts';
import { multipart, PNG, tinyPdf } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { draftPosition, insertCandidate, insertClient, openPosition } from '../../testing/pipeline-data.ts';
import { applicant, apply, insertQuestion, portalPosition, slugOf } from '../../testing/public-data.ts';
import { untilLocked } from '../../testing/until-locked.ts';
import { cleanStoredTexts } from '../upkeep/clean-texts.service.ts';

const UNKNOWN_ID = '019aa000-0000-7000-8000-000000000000';

describe('public site', () => {
  let server: TestServer;
  let admin: TestUser;
  let slug: string;
  before(async () => {
    server = await startTestServer({ PUBLIC_APPLY_LIMIT: '100000' });
  });
  beforeEach(async () => {
    admin = await server.createAgency('Vela i Roure');
    slug = slugOf(admin);
  });
  after(() => server.close());

  const site = (of = slug) => server.call(getPublicSite, null, { params: { slug: of } });
  const list = (query: object = {}, of = slug) =>
    server.call(listPublicPositions, null, { params: { slug: of }, query });
  const position = (id: string, of = slug) =>
    server.call(getPublicPosition, null, { params: { slug: of, id } });
  const change = (id: string, body: object) => server.call(updatePosition, admin, { params: { id }, body });

  describe('pages', () => {
    it('[PUB-05] [PUB-07] needs no session and knows only the slugs that exist', async () => {
      expect((await site()).body.data).toMatchObject({
        name: 'Vela i Roure',
        slug,
        agencyId: admin.agencyId,
      });
      for (const other of ['nobody', `${slug}x`]) {
        expect((await site(other)).status).toBe(404);
        expect((await list({}, other)).status).toBe(404);
        expect((await position(UNKNOWN_ID, other)).status).toBe(404);
      }
      expect((await site('x'.repeat(61))).error.fields).toEqual({ slug: 'too_long' });
    });

    it('[PUB-08] answers nothing while the job portal is off', async () => {
      const id = await portalPosition(server, admin);
      await server.inTenant(admin.agencyId, (tx) =>
        tx
          .updateTable('career_sites')
          .set({ configuration: JSON.stringify({ pages: [] }) })
          .where('agency_id', '=', admin.agencyId)
          .execute(),
      );
      expect((await site()).status).toBe(404);
      expect((await list()).status).toBe(404);
      expect((await position(id)).status).toBe(404);
      expect((await apply(server, slug, id, applicant())).statusCode).toBe(404);
    });

    it('[PUB-16] [PUB-17] [API-145] lists only positions that are open, on the portal and not hidden', async () => {
      const shown = await portalPosition(server, admin, { title: 'Fuster/a' });
      const hidden = await portalPosition(server, admin);
      const closed = await portalPosition(server, admin);
      const others = [await openPosition(server, admin), await draftPosition(server, admin), hidden, closed];
      await change(hidden, { hidden: true });
      await server.call(updatePositionStatus, admin, {
        params: { id: closed },
        body: { status: 'CLOSED_LOST' },
      });
      const { items, pagination } = (await list()).body.data;
      expect([items.map((item) => item.id), pagination.totalItems]).toEqual([[shown], 1]);
      for (const id of others) {
        expect((await position(id)).status).toBe(404);
        expect((await apply(server, slug, id, applicant())).statusCode).toBe(404);
      }
      await change(hidden, { hidden: false });
      expect((await list()).body.data.pagination.totalItems).toBe(2);
      expect((await list({ search: 'FUSTER' })).body.data.items.map((item) => item.id)).toEqual([shown]);
      expect((await list({ page: 0 })).error.fields).toEqual({ page: 'too_small' });
    });

    /** As upkeep finds what was stored before texts were cleaned where they are stored. */
    const cleanOld = async () => {
      await server.asOwner('update agencies set rich_text_rules = 0 where id = $1', [admin.agencyId]);
      await cleanStoredTexts(server.deps, admin.agencyId);
    };

    it('gives no text of the site that can run, whatever was stored', async () => {
      const bad =
        '<p onclick="x()">Hola</p><script>alert(1)</script><svg/onload=alert(1)><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';
      const [row] = await server.asOwner<{ configuration: object }>(
        'select configuration from career_sites where agency_id = $1',
        [admin.agencyId],
      );
      const before = row?.configuration ?? {};
      const write = (configuration: object) =>
        server.asOwner('update career_sites set configuration = $2 where agency_id = $1', [
          admin.agencyId,
          JSON.stringify(configuration),
        ]);
      const icon = 'leaf';
      await write({
        ...before,
        pages: SITE_PAGES.map((slug) => ({
          ...sitePageEntry(slug, slug, now().toISOString()),
          isPublished: true,
        })),
        homePage: { description: bad, faqs: [{ question: 'Why?', answer: bad }] },
        positionsPage: { description: bad },
        departmentsPage: { departments: [{ id: '1', title: 'IT', description: bad, icon: 'Cpu' }] },
        aboutPage: {
          description: bad,
          missionDescription: bad,
          values: [{ title: 'Calm', value: bad, icon }],
        },
      });
      await cleanOld();
      const text = JSON.stringify((await site()).wire);
      expect(text.match(/<p>Hola<\/p>/g)?.length).toBe(7);
      expect(text).not.toMatch(/<script|javascript:|onclick|onerror|onload|<img|<svg/);
      await write(before);
    });

    it('[API-145] [PUB-18] [PUB-25] shows title, place, terms and a description that cannot run', async () => {
      const id = await portalPosition(server, admin, { title: 'Mestra <b>d’obra</b>' });
      await server.inTenant(admin.agencyId, (tx) =>
        tx
          .updateTable('positions')
          .set({
            job_description:
              '<p onclick="x()">Hola</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>',
          })
          .where('id', '=', id)
          .execute(),
      );
      await cleanOld();
      const { data } = (await position(id)).body;
      expect(data).toMatchObject({
        title: 'Mestra <b>d’obra</b>',
        workMode: 'HYBRID',
        contractType: 'FULLTIME',
        location: { name: 'Girona', address: 'Girona, Catalonia, Spain' },
        salary: null,
        publishedAt: expect.stringMatching(/Z$/),
      });
      expect(data.jobDescription).toMatch(/^<p>Hola<\/p>/);
      expect(data.jobDescription).not.toMatch(/script|onclick|onerror|<img|javascript/);
    });

    it('carries no client, fee, note, recruiter nor reject condition', async () => {
      const clientId = await insertClient(server, admin.agencyId, 'CANARY-CLIENT');
      await server.call(updateMe, admin, { body: { firstName: 'CANARY-RECRUITER' } });
      const id = await portalPosition(server, admin, { clientId });
      await server.inTenant(admin.agencyId, (tx) =>
        tx
          .updateTable('positions')
          .set({
            jd_notes: 'CANARY-NOTES',
            fixed_fee: 987_654,
            retain_fee: 876_543,
            commission_rate: 87.65,
            summary: 'CANARY-SUMMARY',
          })
          .where('id', '=', id)
          .execute(),
      );
      await insertQuestion(server, admin.agencyId, id, {
        type: 'SINGLE_CHOICE',
        details: {
          options: [
            { id: 'a', text: 'A', rejected: true },
            { id: 'b', text: 'B' },
          ],
        },
        rejectConditions: { rejectOn: ['CANARY-REJECT'] },
      });
      // Ids are random, and letters of theirs may make a word.
      const texts = [(await site()).wire, (await list()).wire, (await position(id)).wire].map((wire) =>
        JSON.stringify(wire).replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ''),
      );
      for (const text of texts)
        expect(text).not.toMatch(/CANARY|987654|876543|87\.65|reject|client|fee|recruit|notes/i);
      await server.inTenant(admin.agencyId, (tx) =>
        tx.updateTable('positions').set({ show_salary: true }).where('id', '=', id).execute(),
      );
      expect((await position(id)).body.data.salary).toEqual({
        from: 40_000,
        to: 50_000,
        currency: 'EUR',
        salaryRange: 'annual',
      });
    });

    it('keeps agencies apart', async () => {
      const rival = await server.createAgency();
      const foreign = await portalPosition(server, rival);
      expect((await position(foreign)).status).toBe(404);
      expect((await position(foreign)).error.message).toBe((await position(UNKNOWN_ID)).error.message);
      expect((await list()).body.data.items).toEqual([]);
      expect((await apply(server, slug, foreign, applicant())).statusCode).toBe(404);
    });

    it('reads a page in few queries', async () => {
      const id = await portalPosition(server, admin);
      const counted = async (ask: () => Promise<unknown>): Promise<number> => {
        let queries = 0;
        onQuery(() => queries++);
        await ask();
        onQuery(() => undefined);
        return queries;
      };
      expect(await counted(() => list())).toBeLessThanOrEqual(3);
      expect(await counted(() => position(id))).toBeLessThanOrEqual(3);
    });
  });

  describe('applying', () => {
    let id: string;
    beforeEach(async () => {
      id = await portalPosition(server, admin, { title: 'Forner/a' });
    });

    const board = async (of = id) =>
      (await server.call(listSteps, admin, { params: { id: of } })).body.data.items;
    const cards = async (of = id) =>
      (await board(of)).flatMap((step) => step.applications.map((card) => ({ ...card, step: step.type })));
    const candidate = async (of: string) =>
      (await server.call(getCandidate, admin, { params: { id: of } })).body.data;
    const count = (
      table:
        | 'candidates'
        | 'applications'
        | 'files'
        | 'messages'
        | 'candidate_suggestions'
        | 'consents'
        | 'public_submissions',
    ) =>
      server.inTenant(admin.agencyId, async (tx) => {
        const row = await tx
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow();
        return row.n;
      });
    const everything = async () =>
      Promise.all(
        (
          ['candidates', 'applications', 'files', 'messages', 'candidate_suggestions', 'consents'] as const
        ).map(count),
      );

    it('[PUB-19] [API-146] stores the applicant in the inbox and shows what was stored', async () => {
      const fields = applicant({ linkedin: 'https://www.linkedin.com/in/ximena-q/' });
      const answer = await apply(server, slug, id, fields, { name: 'Currículum.pdf', content: tinyPdf() });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data).toEqual({
        reference: String(fields.submission_key).slice(0, 8).toUpperCase(),
        first_name: 'Ximena',
        last_name: 'Quispe Mamani',
        email: fields.email,
        phone_number: '+34 600 123 456',
        linkedin: fields.linkedin,
        cv_file_name: 'Currículum.pdf',
        cv_bytes: tinyPdf().length,
        answers: [],
        consent_at: expect.stringMatching(/Z$/),
        kept_for_offers: false,
        received_at: expect.stringMatching(/Z$/),
      });
      const [card] = await cards();
      expect(card).toMatchObject({
        step: 'INBOX',
        source: 'INTERNAL',
        seen: false,
        autoRejected: false,
        candidate: { firstName: 'Ximena' },
      });
      expect(await candidate(card?.candidate.id ?? '')).toMatchObject({
        email: fields.email,
        phoneNumber: '+34 600 123 456',
        hasCv: true,
        cvStatus: 'PENDING',
        cvFileName: 'Currículum.pdf',
        gdpr: { status: 'ACCEPTED', updatedAt: expect.stringMatching(/Z$/) },
        possibleDuplicateOfId: null,
        suggestions: [],
      });
    });

    it('tells open boards in the transaction that stores', async () => {
      await apply(server, slug, id, applicant());
      const events = await server.inTenant(admin.agencyId, (tx) =>
        tx.selectFrom('live_events').select('event').execute(),
      );
      expect(events.map((row) => row.event)).toContainEqual({ topic: `board/${id}` });
    });

    it('mails the receipt in the applicant’s language', async () => {
      const fields = applicant({ locale: 'ca' });
      await apply(server, slug, id, fields);
      const [message] = await server.inTenant(admin.agencyId, (tx) =>
        tx.selectFrom('messages').selectAll().execute(),
      );
      expect(message).toMatchObject({
        to_address: fields.email,
        status: 'WAITING',
        run_id: null,
        sender_name: 'Vela i Roure',
      });
      expect(message?.subject).toBe('Hem rebut la teva candidatura: Forner/a');
    });

    it('[PUB-22] needs consent, and keeps when, in which language and to which text it was given', async () => {
      for (const consent of ['', 'false', 'no']) {
        const refused = await apply(server, slug, id, applicant({ consent }));
        expect([refused.statusCode, refused.json().error.fields]).toEqual([
          400,
          { consent: 'consent_required' },
        ]);
      }
      expect(await count('candidates')).toBe(0);
      await server.inTenant(admin.agencyId, (tx) =>
        tx
          .updateTable('agencies')
          .set({ privacy_policy: '<p>We keep it.</p>', privacy_policy_information: 'Info' })
          .where('id', '=', admin.agencyId)
          .execute(),
      );
      await apply(server, slug, id, applicant());
      const [consent] = await server.inTenant(admin.agencyId, (tx) =>
        tx.selectFrom('consents').selectAll().where('purpose', '=', 'PROCESS').execute(),
      );
      expect(consent).toMatchObject({ status: 'ACCEPTED', origin: 'APPLICATION', locale: 'es' });
      expect(consent?.policy_sha256).toEqual(
        createHash('sha256').update('<p>We keep it.</p>\nInfo').digest(),
      );
    });

    it('[DAY-13] keeps apart whether somebody agreed to be kept for later offers, which nobody must', async () => {
      const offers = () =>
        server.inTenant(admin.agencyId, (tx) =>
          tx
            .selectFrom('consents')
            .select(['status', 'origin', 'locale', 'text_sha256'])
            .where('purpose', '=', 'OFFERS')
            .orderBy('created_at')
            .execute(),
        );
      const someone = applicant({ locale: 'ca' });
      expect((await apply(server, slug, id, someone)).json().data.kept_for_offers).toBe(false);
      const [card] = await cards();
      const known = card?.candidate.id ?? '';
      expect((await candidate(known)).gdpr).toMatchObject({
        status: 'ACCEPTED',
        offers: { accepted: false, locale: 'ca', at: expect.stringMatching(/Z$/) },
      });
      const again = async (fields: object) => {
        const elsewhere = await portalPosition(server, admin);
        return apply(server, slug, elsewhere, applicant({ email: String(someone.email), ...fields }));
      };
      expect((await again({ keep: 'true' })).json().data.kept_for_offers).toBe(true);
      expect((await candidate(known)).gdpr.offers).toMatchObject({ accepted: true, locale: 'es' });
      // A box that is left empty takes nothing back.
      await again({});
      expect((await candidate(known)).gdpr.offers).toMatchObject({ accepted: true });
      const words =
        'También acepto que Vela i Roure conserve mis datos para ofrecerme otros empleos que encajen conmigo. Puedo retirarlo cuando quiera.';
      expect(await offers()).toEqual([
        { status: 'REJECTED', origin: 'APPLICATION', locale: 'ca', text_sha256: expect.any(Buffer) },
        {
          status: 'ACCEPTED',
          origin: 'APPLICATION',
          locale: 'es',
          text_sha256: createHash('sha256').update(words).digest(),
        },
      ]);
    });

    it('names every wrong field at once and stores nothing', async () => {
      const nothing = await everything();
      const wrong = await apply(
        server,
        slug,
        id,
        {
          email: 'nobody',
          phone_number: 'call me',
          linkedin: 'https://example.test/me',
          consent: '',
          locale: 'de',
          first_name: 'X',
          last_name: 'y'.repeat(51),
        },
        null,
      );
      expect([wrong.statusCode, wrong.json().error.fields]).toEqual([
        400,
        {
          first_name: 'too_short',
          last_name: 'too_long',
          email: 'invalid_email',
          phone_number: 'invalid_format',
          linkedin: expect.any(String),
          consent: 'consent_required',
          locale: 'invalid_value',
          cv: 'required',
        },
      ]);
      const empty = await apply(server, slug, id, {}, null);
      expect(empty.json().error.fields).toEqual({
        first_name: 'required',
        email: 'required',
        phone_number: 'required',
        consent: 'consent_required',
        cv: 'required',
      });
      const json = await server.inject({
        method: 'POST',
        url: `/services/career-site/api/v1/public/${slug}/positions/${id}/applications`,
        payload: {},
      });
      expect(json.statusCode).toBe(400);
      expect((await apply(server, slug, 'x', applicant())).json().error.fields).toEqual({
        id: 'invalid_value',
      });
      expect(await everything()).toEqual(nothing);
    });

    it('takes PDFs of at most 10,000,000 bytes, whatever they are called', async () => {
      const refused = async (content: Buffer | string, name = 'cv.pdf') =>
        (await apply(server, slug, id, applicant(), { name, content })).json().error?.fields;
      expect(await refused(PNG)).toEqual({ cv: 'not_a_cv' });
      expect(await refused('<html><script>alert(1)</script>')).toEqual({ cv: 'not_a_cv' });
      expect(await refused('', '')).toEqual({ cv: 'required' });
      expect(await refused('')).toEqual({ cv: 'not_a_cv' });
      const large = Buffer.concat([tinyPdf(), Buffer.alloc(10_000_001 - tinyPdf().length)]);
      expect(await refused(large)).toEqual({ cv: 'file_too_large' });
      expect(await refused(Buffer.concat([large, Buffer.alloc(20_000_000)]))).toEqual({
        cv: 'file_too_large',
      });
      expect(await count('candidates')).toBe(0);
      expect(await refused(large.subarray(0, 10_000_000), '../../etc/cv.exe')).toBeUndefined();
      expect((await candidate((await cards())[0]?.candidate.id ?? '')).cvFileName).toBe('cv.pdf');
    });

    it('keeps hostile texts as texts', async () => {
      const fields = applicant({
        first_name: '<img src=x onerror=alert(1)>',
        last_name: "'); drop table candidates;--\u0000\u0007",
      });
      const answer = await apply(server, slug, id, fields, {
        name: '"><script>alert(1)</script>.pdf',
        content: tinyPdf(),
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      const stored = await candidate((await cards())[0]?.candidate.id ?? '');
      expect(stored).toMatchObject({
        firstName: '<img src=x onerror=alert(1)>',
        lastName: "'); drop table candidates;--",
      });
      const [message] = await server.inTenant(admin.agencyId, (tx) =>
        tx.selectFrom('messages').select('body').execute(),
      );
      expect(message?.body).not.toContain('<img src=x');
      expect(message?.body).not.toContain('<script>');
    });

    it('takes a form sent twice for one submission, also at the same moment', async () => {
      const fields = applicant();
      const answers = await Promise.all([1, 2, 3].map(() => apply(server, slug, id, fields)));
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
      for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
      expect(await everything()).toEqual([1, 1, 1, 1, 0, 2]);
      const again = await apply(server, slug, id, { ...fields, first_name: 'Other' });
      expect(again.json()).toEqual(answers[0]?.json());
    });

    it('[PUB-39] answers a second application to the same position alike, adds none, and offers what differs', async () => {
      const fields = applicant();
      await apply(server, slug, id, fields);
      const stored = await everything();
      const again = (values: Record<string, string> = {}, cv?: Parameters<typeof apply>[4]) =>
        apply(
          server,
          slug,
          id,
          { ...applicant(), email: String(fields.email).toUpperCase(), ...values },
          cv ?? { name: 'cv.pdf', content: tinyPdf() },
        );
      expect((await again()).statusCode).toBe(200);
      expect(await everything()).toEqual(stored);
      const newer = { name: 'newer.pdf', content: tinyPdf('Newer') };
      const second = await again({ first_name: 'Ximenita', phone_number: '+34 999 888 777' }, newer);
      expect(second.statusCode).toBe(200);
      expect(second.json().data).toMatchObject({
        first_name: 'Ximenita',
        phone_number: '+34 999 888 777',
        cv_file_name: 'newer.pdf',
      });
      // The same once more offers nothing twice.
      await again({ first_name: 'Ximenita', phone_number: '+34 999 888 777' }, newer);
      const [candidates, applications, files, messages, suggestions, consents] = stored;
      expect(await everything()).toEqual([
        candidates,
        applications,
        Number(files) + 1,
        messages,
        Number(suggestions) + 3,
        consents,
      ]);
      const person = await candidate((await cards())[0]?.candidate.id ?? '');
      expect(person.firstName).toBe('Ximena');
      expect(person.suggestions.map(({ field, value }) => [field, value]).sort()).toEqual([
        ['cv', 'newer.pdf'],
        ['firstName', 'Ximenita'],
        ['phoneNumber', '+34 999 888 777'],
      ]);
    });

    it('never changes a candidate who is known: what differs is offered', async () => {
      const known = await insertCandidate(server, admin.agencyId, {
        first_name: 'Joana',
        last_name: 'Vidal',
        email: 'joana@example.test',
      });
      const answer = await apply(
        server,
        slug,
        id,
        applicant({
          first_name: 'Joana M.',
          last_name: 'Vidal',
          email: ' JOANA@example.test ',
          linkedin: 'linkedin.com/in/joana',
        }),
      );
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain(known);
      expect((await cards()).map((card) => card.candidate.id)).toEqual([known]);
      const stored = await candidate(known);
      expect(stored).toMatchObject({
        firstName: 'Joana',
        email: 'joana@example.test',
        phoneNumber: null,
        linkedin: null,
        hasCv: false,
        gdpr: { status: 'ACCEPTED' },
      });
      expect(Object.fromEntries(stored.suggestions.map(({ field, value }) => [field, value]))).toEqual({
        firstName: 'Joana M.',
        phoneNumber: '+34 600 123 456',
        linkedin: 'linkedin.com/in/joana',
        cv: 'cv.pdf',
      });
      const cv = stored.suggestions.find(({ field }) => field === 'cv');
      const look = (suggestionId = cv?.id, user = admin) =>
        server.inject({ url: `/api/v1/candidates/${known}/suggestions/${suggestionId}/cv` }, user);
      expect((await look()).rawPayload).toEqual(tinyPdf());
      // Another offer of the same person, and what is not theirs to see.
      expect((await look(stored.suggestions[0]?.id)).json().error.code).toBe('CV_NOT_FOUND');
      expect((await look(cv?.id, await server.createAgency('Rival'))).statusCode).toBe(404);
      expect((await look(cv?.id, await server.createUser(admin.agencyId, 'HIRING_MANAGER'))).statusCode).toBe(
        403,
      );
      const taken = await server.inject(
        {
          method: 'POST',
          url: `/api/v1/candidates/${known}/suggestions/${cv?.id}`,
          payload: { accepted: true },
        },
        admin,
      );
      expect(taken.json().data).toMatchObject({ has_cv: true, cv_status: 'PENDING', cv_file_name: 'cv.pdf' });
      expect((await server.inject({ url: `/api/v1/candidates/${known}/cv` }, admin)).rawPayload).toEqual(
        tinyPdf(),
      );
      expect((await look()).json().error.code).toBe('CV_NOT_FOUND');
    });

    it('matches by e-mail or LinkedIn, never by telephone, and marks conflicting keys', async () => {
      const first = applicant({ linkedin: 'https://linkedin.com/in/one' });
      const second = applicant({ linkedin: 'https://linkedin.com/in/two' });
      const elsewhere = await portalPosition(server, admin);
      await apply(server, slug, id, first);
      await apply(server, slug, id, second);
      expect(await count('candidates')).toBe(2);
      await apply(server, slug, elsewhere, applicant({ linkedin: 'http://es.linkedin.com/in/ONE/' }));
      expect(await count('candidates')).toBe(2);
      await apply(
        server,
        slug,
        elsewhere,
        applicant({ email: String(first.email), linkedin: 'https://linkedin.com/in/two' }),
      );
      expect(await count('candidates')).toBe(3);
      const ids = (await cards(elsewhere)).map((card) => card.candidate.id);
      const marks = await Promise.all(ids.map(async (of) => (await candidate(of)).possibleDuplicateOfId));
      expect(marks.filter((mark) => mark !== null)).toHaveLength(1);
    });

    it('knows a newcomer with conflicting keys the next time', async () => {
      await apply(server, slug, id, applicant({ email: 'mar@example.test', linkedin: '' }));
      await apply(server, slug, id, applicant({ linkedin: 'https://linkedin.com/in/mar' }));
      const elsewhere = await portalPosition(server, admin);
      const both = () => applicant({ email: 'mar@example.test', linkedin: 'https://linkedin.com/in/mar' });
      for (let i = 0; i < 3; i++) expect((await apply(server, slug, elsewhere, both())).statusCode).toBe(200);
      expect(await count('candidates')).toBe(3);
      expect(await cards(elsewhere)).toHaveLength(1);
    });

    it('pretends to store what a robot filled in', async () => {
      const answer = await apply(server, slug, id, applicant({ website: 'https://spam.test' }));
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data.first_name).toBe('Ximena');
      expect(await everything()).toEqual([0, 0, 0, 0, 0, 0]);
    });

    it('keeps applications over the limit of candidates and tells the admins once', async () => {
      await server.inTenant(admin.agencyId, (tx) =>
        tx.updateTable('agencies').set({ max_candidates: 1 }).where('id', '=', admin.agencyId).execute(),
      );
      for (let i = 0; i < 3; i++) expect((await apply(server, slug, id, applicant())).statusCode).toBe(200);
      expect(await cards()).toHaveLength(3);
      const notices = await server.inTenant(admin.agencyId, (tx) =>
        tx.selectFrom('messages').select('subject').where('to_address', '=', admin.email).execute(),
      );
      expect(notices.map((row) => row.subject)).toEqual(['The limit of candidates has been reached']);
    });

    describe('with killer questions', () => {
      const options = [
        { id: 'a', text: 'Torn de nit' },
        { id: 'b', text: 'Torn de dia' },
        { id: 'c', text: 'Cap' },
      ];
      const name = (question: string): string => `answers.${question}`;
      const ask = (given: Parameters<typeof insertQuestion>[3], ordinal = 0) =>
        insertQuestion(server, admin.agencyId, id, given, ordinal);

      it('[KQ-39] [PUB-20] takes an answer of each type and refuses wrong ones by their question', async () => {
        const text = await ask({ type: 'TEXT', required: true, details: { minLength: 3 } }, 0);
        const number = await ask(
          { type: 'NUMBER', required: true, details: { minValue: 0, maxValue: 50 } },
          1,
        );
        const range = await ask(
          { type: 'NUMBER_RANGE', required: true, details: { minAllowed: 0, maxAllowed: 90_000 } },
          2,
        );
        const yesNo = await ask({ type: 'YES_NO', required: true }, 3);
        const single = await ask({ type: 'SINGLE_CHOICE', required: true, details: { options } }, 4);
        const multiple = await ask(
          { type: 'MULTIPLE_CHOICE', required: true, details: { options, maxSelections: 2 } },
          5,
        );
        const all = [text, number, range, yesNo, single, multiple];
        expect((await position(id)).body.data.questions.map((question) => question.id)).toEqual(all);
        const missing = await apply(server, slug, id, applicant());
        expect(missing.json().error.fields).toEqual(
          Object.fromEntries(all.map((question) => [name(question), 'required'])),
        );
        const wrong = await apply(
          server,
          slug,
          id,
          applicant({
            [name(text)]: 'ab',
            [name(number)]: 'many',
            [`${name(range)}.min`]: '10',
            [name(yesNo)]: 'perhaps',
            [name(single)]: 'z',
            [name(multiple)]: ['a', 'z'],
          }),
        );
        expect(wrong.json().error.fields).toEqual({
          [name(text)]: 'too_short',
          [name(number)]: 'invalid_type',
          [name(range)]: 'invalid_type',
          [name(yesNo)]: 'invalid_type',
          [name(single)]: 'invalid_value',
          [name(multiple)]: 'invalid_value',
        });
        const right = await apply(
          server,
          slug,
          id,
          applicant({
            [name(text)]: 'Pa de pagès',
            [name(number)]: '7,5',
            [`${name(range)}.min`]: '20000',
            [`${name(range)}.max`]: '30000',
            [name(yesNo)]: 'true',
            [name(single)]: 'a',
            [name(multiple)]: ['a', 'b'],
          }),
        );
        expect(right.statusCode).toBe(200);
        expect(right.json().data.answers.map((row: { answer: string }) => row.answer)).toEqual([
          'Pa de pagès',
          '7,5',
          '20.000 – 30.000',
          'Sí',
          'Torn de nit',
          'Torn de nit, Torn de dia',
        ]);
        const stored = await server.inTenant(admin.agencyId, (tx) =>
          tx.selectFrom('application_answers').select('answer').orderBy('ordinal').execute(),
        );
        expect(stored.map((row) => row.answer)).toEqual([
          { text: 'Pa de pagès' },
          { value: 7.5 },
          { min: 20_000, max: 30_000 },
          { answer: true },
          { selectedOption: 'a' },
          { selectedOptions: ['a', 'b'] },
        ]);
      });

      it('leaves optional questions out', async () => {
        await ask({ type: 'TEXT' });
        await ask({ type: 'NUMBER_RANGE' }, 1);
        const answer = await apply(server, slug, id, applicant());
        expect(answer.json().data.answers.map((row: { answer: string }) => row.answer)).toEqual(['', '']);
        expect((await cards())[0]?.autoRejected).toBe(false);
      });

      it('[KQ-41] [KQ-44] flags a rejecting answer and never tells the applicant', async () => {
        const question = await ask({
          type: 'YES_NO',
          required: true,
          rejectConditions: { rejectOnNo: true },
        });
        const refused = await apply(server, slug, id, applicant({ [name(question)]: 'false' }));
        expect(refused.statusCode).toBe(200);
        expect(refused.body).not.toMatch(/reject|correct|discard/i);
        expect(await cards()).toMatchObject([{ step: 'INBOX', autoRejected: true }]);
        await apply(server, slug, id, applicant({ [name(question)]: 'true' }));
        expect((await cards()).map((card) => card.autoRejected).sort()).toEqual([false, true]);
      });

      it('[PUB-21] discards with the system’s reason when the position has a workflow for it', async () => {
        const workflow = await saveWorkflow(server, admin.agencyId, []);
        await server.inTenant(admin.agencyId, (tx) =>
          tx
            .updateTable('positions')
            .set({ kq_discard_workflow_id: workflow })
            .where('id', '=', id)
            .execute(),
        );
        const question = await ask({
          type: 'NUMBER',
          required: true,
          rejectConditions: { rejectIfAbove: 10 },
        });
        await apply(server, slug, id, applicant({ [name(question)]: '11' }));
        expect(await cards()).toMatchObject([
          { step: 'DISCARDED', autoRejected: true, rejectedAt: expect.any(String) },
        ]);
        const events = await server.inTenant(admin.agencyId, (tx) =>
          tx.selectFrom('domain_events').select(['id', 'type', 'caused_by']).orderBy('id').execute(),
        );
        expect(events.map((row) => row.type).sort()).toEqual([
          'APPLICATION_CREATED',
          'APPLICATION_DISCARDED_BY_QUESTION',
        ]);
        const [applied] = events.filter(({ type }) => type === 'APPLICATION_CREATED');
        expect(events.map((row) => row.caused_by)).toEqual(
          events.map(({ type }) => (type === 'APPLICATION_CREATED' ? null : applied?.id)),
        );
      });

      it('refuses an answer far too long by its question', async () => {
        const question = await ask({ type: 'TEXT' });
        const answer = await apply(server, slug, id, applicant({ [name(question)]: 'x'.repeat(10_001) }));
        expect(answer.json().error.fields).toEqual({ [name(question)]: 'too_long' });
      });
    });

    it('takes whoever is deleted at this moment for a newcomer', async () => {
      const known = await insertCandidate(server, admin.agencyId, { email: 'gone@example.test' });
      const owner = new pg.Client({ connectionString: server.databaseUrl });
      await owner.connect();
      try {
        await owner.query('begin');
        await owner.query('delete from candidates where id = $1', [known]);
        const answer = apply(server, slug, id, applicant({ email: 'gone@example.test' }));
        await untilLocked(server);
        await owner.query('commit');
        expect((await answer).statusCode).toBe(200);
      } finally {
        await owner.end();
      }
      const [card] = await cards();
      expect(card?.candidate.id).not.toBe(known);
      expect((await candidate(String(card?.candidate.id))).email).toBe('gone@example.test');
    });

    it('keeps a position’s receipt from other positions and agencies', async () => {
      const key = randomUUID();
      await apply(server, slug, id, applicant({ submission_key: key, first_name: 'Secreta' }));
      const other = await portalPosition(server, admin);
      const answer = await apply(
        server,
        slug,
        other,
        applicant({ submission_key: key, first_name: 'Curiosa' }),
      );
      expect(answer.json().data.first_name).toBe('Curiosa');
    });
  });

  it('counts what one address sends to the API and by the form together', async () => {
    const limited = await startTestServer({ PUBLIC_APPLY_LIMIT: '3' });
    try {
      const of = slugOf(await limited.createAgency());
      const byForm = () =>
        limited.inject({
          method: 'POST',
          url: `/careers/en/${of}/positions/${UNKNOWN_ID}/apply`,
          ...multipart(applicant(), []),
        });
      const answers = [
        await apply(limited, of, UNKNOWN_ID, applicant()),
        await byForm(),
        await apply(limited, of, UNKNOWN_ID, applicant()),
        await byForm(),
        await apply(limited, of, UNKNOWN_ID, applicant()),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 429, 429]);
      expect(answers[3]?.headers['content-type']).toBe('text/html; charset=utf-8');
      for (const answer of answers.slice(3)) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });

  it('lets one address apply 20 times in 10 minutes', async () => {
    const limited = await startTestServer({ PUBLIC_APPLY_LIMIT: '3' });
    try {
      const user = await limited.createAgency();
      const of = slugOf(user);
      const answers = [];
      for (let i = 0; i < 4; i++) answers.push(await apply(limited, of, UNKNOWN_ID, applicant()));
      expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 429]);
      expect(answers[3]?.json().error.code).toBe('TOO_MANY_ATTEMPTS');
      expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});
