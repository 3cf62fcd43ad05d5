import { after, before } from 'node:test';
import { getCareerSite, type SiteConfiguration, saveCareerSite } from '@cantera/shared/contracts/career-site';
import { getPublicSite } from '@cantera/shared/contracts/public-site';
import { uploadSiteLogo } from '@cantera/shared/contracts/site-identity';
import { multipart } from './forms.ts';
import { startTestServer, type TestServer, type TestUser } from './harness.ts';
import { slugOf } from './public-data.ts';

/** An agency with a career site on a server of its own, a recruiter of it and a stranger; for the tests of one `describe`. */
export function careerSiteCalls() {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let stranger: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency('Vela i Roure');
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    stranger = await server.createAgency('Rival');
  });
  after(() => server.close());
  return {
    get server() {
      return server;
    },
    get admin() {
      return admin;
    },
    get recruiter() {
      return recruiter;
    },
    get stranger() {
      return stranger;
    },
    read: (user: TestUser | null = admin, agencyId = admin.agencyId) =>
      server.call(getCareerSite, user, { params: { agencyId } }),
    save: (configurations: Partial<SiteConfiguration>, version?: number, user: TestUser | null = admin) =>
      server.call(saveCareerSite, user, {
        params: { agencyId: admin.agencyId },
        body: { careerSite: { configurations, ...(version === undefined ? {} : { version }) } },
      }),
    /** What visitors are told of a site. */
    site: async (slug = slugOf(admin)) =>
      (await server.call(getPublicSite, null, { params: { slug } })).body.data,
    uploadLogo: (content: Buffer, user: TestUser | undefined = admin, field = 'file') =>
      server.inject(
        {
          method: 'POST',
          url: uploadSiteLogo.path,
          ...multipart({}, [{ field, name: 'logo.png', content }]),
        },
        user,
      ),
  };
}
