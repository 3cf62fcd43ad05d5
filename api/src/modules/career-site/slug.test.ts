import { describe, it } from 'node:test';
import { updateSiteSlug } from '@cantera/shared/contracts/site-identity';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { careerSiteCalls } from '../../testing/career-site-calls.ts';
import { multipart } from '../../testing/forms.ts';
import { TEST_PASSWORD, type TestUser } from '../../testing/harness.ts';
import { slugOf } from '../../testing/public-data.ts';
import { foundAgency } from '../auth/index.ts';

describe('address of a career site', () => {
  const our = careerSiteCalls();

  describe('slug', () => {
    const change = (slug: string, user: TestUser | null = our.admin, agencyId = our.admin.agencyId) =>
      our.server.call(updateSiteSlug, user, { params: { agencyId }, body: { slug } });

    it('[API-128] [PUB-11] [PUB-27] moves the site; the old address leads on for a year, and is nobody else’s', async () => {
      const moved = `moved-${our.admin.agencyId.slice(-12)}`;
      const former = slugOf(our.admin);
      const answer = await change(moved);
      expect([answer.status, answer.wire]).toEqual([200, { data: { slug: moved } }]);
      expect((await our.server.inject({ url: `/careers/en/${moved}` })).statusCode).toBe(200);
      const led = async (url: string) => {
        const { statusCode, headers } = await our.server.inject({ url });
        // What a browser keeps would lead on after its owner has returned.
        if (statusCode === 308) expect(headers['cache-control']).toBe('no-store');
        return [statusCode, headers.location];
      };
      expect(await led(`/careers/en/${former}`)).toEqual([308, `/careers/en/${moved}`]);
      expect(await led(`/careers/es/${former.toUpperCase()}/ofertas?q=pa&page=2`)).toEqual([
        308,
        `/careers/es/${moved}/ofertas?q=pa&page=2`,
      ]);
      expect(await led(`/careers/en/${former}/no/such/page`)).toEqual([
        308,
        `/careers/en/${moved}/no/such/page`,
      ]);
      expect(await led(`/careers/en/${former}/sitemap.xml`)).toEqual([
        308,
        `/careers/en/${moved}/sitemap.xml`,
      ]);
      expect((await led(`/${former}`))[1]).toBe(`/careers/en/${moved}`);
      const apply = (slug: string) => `/careers/en/${slug}/positions/${newId()}/apply`;
      const form = multipart({ first_name: 'Aina' }, []);
      const applied = apply(former);
      const posted = await our.server.inject({ method: 'POST', url: applied, ...form });
      expect([posted.statusCode, posted.headers.location]).toEqual([308, applied.replace(former, moved)]);
      const [kept] = await our.server.asOwner<{ days: number }>(
        'select round(extract(epoch from until - $2)) / 86400 as days from career_slugs where slug = $1',
        [former, new Date()],
      );
      expect(Number(kept?.days)).toBeGreaterThan(364.9);
      expect(Number(kept?.days)).toBeLessThanOrEqual(365);
      expect(await led(`/careers/en/never-${former}`)).toEqual([404, undefined]);
      // Nobody else can take it while it is kept, and its owner can return.
      expect((await change(former, our.stranger, our.stranger.agencyId)).error.fields).toEqual({
        slug: 'already_exists',
      });
      expect(slugOf(our.stranger)).not.toBe(former);
      expect((await led(`/careers/en/${slugOf(our.stranger)}`))[0]).toBe(200);
      expect((await change(former)).status).toBe(200);
      expect((await led(`/careers/en/${former}`))[0]).toBe(200);
      expect(await led(`/careers/en/${moved}`)).toEqual([308, `/careers/en/${former}`]);
      const founding = foundAgency(our.server.deps.pool, {
        agencyName: 'Nova',
        slug: moved,
        firstName: 'Aina',
        lastName: 'Roure',
        email: 'aina@nova.test',
        password: TEST_PASSWORD,
      });
      await expect(founding).rejects.toMatchObject({ parts: { fields: { slug: 'already_exists' } } });
      // After a year it is free.
      await our.server.asOwner('update career_slugs set until = $1', [new Date(0)]);
      expect((await led(`/careers/en/${moved}`))[0]).toBe(404);
      const theirs = slugOf(our.stranger);
      expect((await change(moved, our.stranger, our.stranger.agencyId)).status).toBe(200);
      expect((await change(theirs, our.stranger, our.stranger.agencyId)).status).toBe(200);
    });

    it('[PUB-27] keeps the ten newest addresses of an agency, and lets it move ten times an hour', async () => {
      const mover = await our.server.createAgency();
      const first = slugOf(mover);
      const move = (slug: string) => change(slug, mover, mover.agencyId);
      for (let count = 0; count < 10; count += 1)
        expect((await move(`mover-${count}-${first.slice(-12)}`)).status).toBe(200);
      const refused = await move(first);
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
      await our.server.asOwner('delete from sending_limits where agency_id = $1', [mover.agencyId]);
      expect((await move(`mover-last-${first.slice(-12)}`)).status).toBe(200);
      const kept = await our.server.asOwner<{ slug: string }>(
        'select slug from career_slugs where agency_id = $1 order by until',
        [mover.agencyId],
      );
      expect(kept.map(({ slug }) => slug)).toEqual(
        Array.from({ length: 10 }, (_, count) => `mover-${count}-${first.slice(-12)}`),
      );
    });

    it('[API-128] refuses a slug that is taken, reserved or no slug', async () => {
      const error = async (slug: string) => (await change(slug)).error?.fields;
      expect(await error(slugOf(our.stranger))).toEqual({ slug: 'already_exists' });
      for (const reserved of ['careers', 'api', 'positions', 'dev'])
        expect(await error(reserved)).toEqual({ slug: 'not_allowed' });
      for (const wrong of [
        '',
        'a',
        'Vela',
        ' vela',
        'two words',
        'à-la-carte',
        '-a',
        'a--b',
        'a/b',
        'x'.repeat(61),
      ])
        expect([wrong, Object.keys((await error(wrong)) ?? {})]).toEqual([wrong, ['slug']]);
      expect((await change('free-one', our.recruiter)).status).toBe(403);
      expect((await change('free-one', our.stranger)).status).toBe(404);
      expect((await change('free-one', null)).status).toBe(401);
    });

    it('reserves the first part of every address that the server answers', async () => {
      const segments = our.server.app
        .printRoutes({ commonPrefix: false })
        .split('\n')
        .flatMap((line) => /^[├└]── \/?([a-z][a-z0-9-]+)(?:\/| \(|$)/.exec(line)?.[1] ?? []);
      expect(segments).toContain('careers');
      for (const segment of new Set(segments))
        expect([segment, (await change(segment)).error?.fields]).toEqual([segment, { slug: 'not_allowed' }]);
    });
  });
});
