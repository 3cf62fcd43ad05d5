import { toast } from '@cantera/shared/design-system';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { type CareerSite, useCareerSite } from '../../../lib/career-site/use-career-site.ts';
import { type FakeSite, startSite } from '../../../lib/testing/fake-site.ts';
import { en } from '../../../messages/en.ts';
import { configuratorEn } from '../../../messages/texts-configurator-en.ts';
import { usePageCalls } from './use-page-calls.ts';

type Calls = ReturnType<typeof usePageCalls>;
let drawn: Calls[];

function Table({ site }: { site: CareerSite }) {
  drawn.push(usePageCalls(site));
  return null;
}
function Site() {
  const { data } = useCareerSite();
  return data ? <Table site={data.careerSite} /> : null;
}
const savesOf = ({ sent }: FakeSite) =>
  sent.map(({ body }) => {
    const { version, configurations } = (body as { careerSite: { version: number } & CareerSite }).careerSite;
    return [version, configurations.pages.map(({ slug }) => slug)];
  });

/** A site of home and positions, and the calls as its first drawing has them. */
async function show() {
  drawn = [];
  const { configurations } = startSite();
  const pages = configurations.pages.filter(({ slug }) => slug === 'home' || slug === 'positions');
  const site = startSite({ configurations: { ...configurations, pages } });
  renderWithProviders(<Site />, { messages: { ...en, ...configuratorEn } });
  await waitFor(() => expect(drawn.length).toBeGreaterThan(0));
  return { site, row: drawn[0] };
}

afterEach(() => act(() => toast.dismiss()));

it('[CS-13] a row that is drawn late changes the pages as they are when it is pressed', async () => {
  const { site, row: late } = await show();
  await act(async () => late?.add('about'));
  await act(async () => late?.add('departments'));
  const [first] = savesOf(site);
  expect(savesOf(site)).toEqual([
    [first?.[0], ['home', 'positions', 'about']],
    [Number(first?.[0]) + 1, ['home', 'positions', 'about', 'departments']],
  ]);
});

it('[CS-13] a row that is pressed while another is being changed changes what that one makes', async () => {
  const { site, row } = await show();
  await act(async () => {
    await Promise.all([row?.add('about'), row?.add('departments')]);
  });
  expect(savesOf(site).map(([, slugs]) => slugs)).toEqual([
    ['home', 'positions', 'about'],
    ['home', 'positions', 'about', 'departments'],
  ]);
  expect(site.configurations.pages.map(({ slug }) => slug)).toEqual([
    'home',
    'positions',
    'about',
    'departments',
  ]);
});
