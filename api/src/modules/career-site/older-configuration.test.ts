import { describe, it } from 'node:test';
import { DEFAULT_SITE } from '@cantera/shared/contracts/career-site';
import {
  getOlderConfiguration,
  updateOlderConfiguration,
  uploadSiteHero,
  uploadSiteLogo,
} from '@cantera/shared/contracts/site-identity';
import { expect } from 'expect';
import type { Actor } from '../../http/actor.ts';
import { careerSiteCalls } from '../../testing/career-site-calls.ts';
import { multipart, PNG, tinyPdf } from '../../testing/forms.ts';
import type { TestUser } from '../../testing/harness.ts';
import { slugOf } from '../../testing/public-data.ts';
import { untilLocked } from '../../testing/until-locked.ts';
import { restoreLogo } from './career-site.service.ts';
import { dropKeptLogo } from './kept-logo.repository.ts';

describe('career site', () => {
  const our = careerSiteCalls();
  const { save, site, uploadLogo } = our;

  describe('older configuration', () => {
    const older = (user: TestUser | null = our.admin, agencyId = our.admin.agencyId) =>
      our.server.call(getOlderConfiguration, user, { params: { agencyId } });
    const update = (body: object, user: TestUser | null = our.admin) =>
      our.server.call(updateOlderConfiguration, user, { body });

    it('[API-21] gives name, slug, colour and logo', async () => {
      expect((await older(our.recruiter)).wire).toEqual({
        data: {
          name: 'Vela i Roure',
          slug: slugOf(our.admin),
          primary_color: expect.stringMatching(/^#/),
          logo_url: null,
        },
      });
      expect([(await older(null)).status, (await older(our.stranger)).status]).toEqual([401, 404]);
      expect((await older(our.admin, 'x')).status).toBe(400);
    });

    it('[API-22] [API-129] changes name, slug and colour, which the site shows', async () => {
      const slug = `older-${our.admin.agencyId.slice(-12)}`;
      const answer = await update({ name: 'Vela', slug, primaryColor: '#123456' });
      expect(answer.body.data).toMatchObject({ name: 'Vela', slug, primaryColor: '#123456' });
      expect(await site(slug)).toMatchObject({ name: 'Vela', styles: { primaryColor: '#123456' } });
      expect((await update({ slug: 'api' })).error.fields).toEqual({ slug: 'not_allowed' });
      expect((await update({ name: ' ', primaryColor: 'blue' })).error.fields).toMatchObject({
        name: 'required',
        primary_color: expect.any(String),
      });
      expect((await update({}, our.recruiter)).status).toBe(403);
      expect((await update({}, null)).status).toBe(401);
      await update({ slug: slugOf(our.admin) });
      const styles = { ...DEFAULT_SITE.styles, primaryColor: '#654321' };
      await save({ styles });
      expect((await older()).body.data.primaryColor).toBe('#654321');
    });

    it('[API-23] takes a picture as the logo, drawn anew, and keeps the one before', async () => {
      const first = await uploadLogo(PNG);
      expect(Object.keys(first.json())).toEqual(['logo_url']);
      const { logo_url: url } = first.json();
      expect((await our.server.inject({ url })).headers['content-type']).toBe('image/png');
      expect((await older()).body.data.logoUrl).toBe(url);
      expect((await our.server.inject({ url: `/careers/en/${slugOf(our.admin)}` })).body).toContain(
        `src="${url}"`,
      );
      await uploadLogo(PNG);
      expect((await our.server.inject({ url })).statusCode).toBe(200);
      await uploadLogo(PNG);
      expect((await our.server.inject({ url })).statusCode).toBe(404);
      expect((await uploadLogo(tinyPdf())).json().error.fields).toEqual({ file: 'not_an_image' });
      expect((await uploadLogo(Buffer.alloc(10_000_001))).json().error.fields).toEqual({
        file: 'file_too_large',
      });
      const manyPixels = Buffer.from(PNG);
      manyPixels.writeUInt32BE(30_000, 16);
      manyPixels.writeUInt32BE(30_000, 20);
      expect((await uploadLogo(manyPixels)).json().error.fields).toEqual({ file: 'too_many_pixels' });
      const longSvg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(262_144)}</svg>`);
      expect((await uploadLogo(longSvg)).json().error.fields).toEqual({ file: 'svg_too_large' });
      expect((await uploadLogo(PNG, our.recruiter)).statusCode).toBe(403);
      expect((await uploadLogo(PNG, { token: 'made up' } as TestUser)).statusCode).toBe(401);
    });

    it('keeps the logo of before that somebody changes while the one of a day ago is let go', async () => {
      const actor = { agencyId: our.admin.agencyId } as Actor;
      const upload = async () => (await uploadLogo(PNG)).json().logo_url;
      const [first, second] = [await upload(), await upload()];
      await our.server.asOwner('update career_sites set kept_logo_until = $1 where agency_id = $2', [
        new Date(0),
        our.admin.agencyId,
      ]);
      let dropping: Promise<void> | undefined;
      await our.server.inTenant(our.admin.agencyId, async (tx) => {
        await restoreLogo(tx, actor, null);
        dropping = our.server.inTenant(our.admin.agencyId, (other) =>
          dropKeptLogo(other, our.admin.agencyId),
        );
        await untilLocked(our.server);
      });
      await dropping;
      expect((await our.server.inject({ url: second })).statusCode).toBe(200);
      expect((await our.server.inject({ url: first })).statusCode).toBe(404);
      await our.server.inTenant(our.admin.agencyId, (tx) => restoreLogo(tx, actor, second));
      expect((await older()).body.data.logoUrl).toBe(second);
      await upload();
      await our.server.asOwner('update career_sites set kept_logo_until = $1', [new Date(0)]);
      await our.server.inTenant(our.admin.agencyId, (tx) => dropKeptLogo(tx, our.admin.agencyId));
      expect((await our.server.inject({ url: second })).statusCode).toBe(404);
    });

    it('draws 60 pictures of an agency in an hour, its home page’s among them, and no more', async () => {
      const busy = await our.server.createAgency('Molta Imatge');
      const upload = (url: string) =>
        our.server.inject(
          { method: 'POST', url, ...multipart({}, [{ field: 'file', name: 'a.pdf', content: tinyPdf() }]) },
          busy,
        );
      for (const path of Array.from({ length: 30 }, () => [uploadSiteLogo.path, uploadSiteHero.path]).flat())
        expect((await upload(path)).statusCode).toBe(400);
      for (const path of [uploadSiteLogo.path, uploadSiteHero.path]) {
        const refused = await upload(path);
        expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect((await uploadLogo(PNG)).statusCode).toBe(200);
    });
  });
});
