import { DEFAULT_SITE, saveCareerSite } from '@cantera/shared/contracts/career-site';
import { makeAgency } from '../../fixtures/agencies.ts';
import { PNG } from '../../fixtures/pictures.ts';
import { enterWith, stored } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { withoutTours } from '../../pages/configurator.ts';
import { pageEditorOf, publishSite, storedSite } from '../../pages/page-editor.ts';

// Nobody of the demo: each test has an agency of its own.
test.use({ who: null });

const KB = Buffer.from('89504e470d0a1a0a', 'hex');
/** A file that says it is a picture, of so many bytes. */
const fileOf = (bytes: number) => ({
  name: 'hero.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([KB, Buffer.alloc(bytes - KB.length)]),
});

test('home is written, seen while it is typed, and published by a save', async ({ page }) => {
  const agency = await makeAgency();
  await publishSite(agency);
  const editor = pageEditorOf(page);
  await enterWith(page, agency.admin);
  await withoutTours(page);
  await test.step('[SHELL-29] [SHELL-89] [CS-61] the table leads to form and preview', async () => {
    await page.goto('/agency/new-job-portal');
    await page.getByRole('link', { name: 'Edit home' }).click();
    await expect(page).toHaveURL(/\/agency\/new-job-portal\/home$/);
    await expect(page.getByRole('form', { name: 'Home' })).toBeVisible();
    await expect(editor.frame).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Agency', exact: true })).toHaveCount(0);
    const left = await page.getByRole('form', { name: 'Home' }).boundingBox();
    const right = await editor.frame.boundingBox();
    expect(left && right && left.x + left.width <= right.x).toBe(true);
  });
  await test.step('[CS-67] the frame has the address of the page', async () => {
    await expect(editor.frame).toHaveAttribute('src', new RegExp(`^http[^?]*/careers/en/${agency.slug}$`));
    await expect(editor.frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await expect(editor.shown.getByRole('heading', { level: 1 })).toHaveText(agency.name);
  });
  await test.step('[CS-77] [CS-80] [CS-81] questions are added, written and taken out', async () => {
    for (const question of ['Does it cost anything?', 'How long does it take?']) {
      await page.getByRole('button', { name: 'Add question' }).click();
      const card = page.getByRole('group', { name: 'New question' });
      const title = card.getByRole('textbox', { name: 'Question' });
      await expect(title).toBeFocused();
      await title.fill(question);
      await expect(page.getByRole('group', { name: question })).toBeVisible();
    }
    const first = page.getByRole('group', { name: 'Does it cost anything?' });
    await first.getByRole('textbox', { name: 'Answer' }).click();
    await page.keyboard.type('Never.');
    await page.getByRole('button', { name: 'Remove How long does it take?' }).click();
    await expect(page.getByRole('group', { name: 'How long does it take?' })).toHaveCount(0);
    await expect(editor.shown.getByText('Does it cost anything?')).toBeVisible();
  });
  await test.step('[CS-74] [CS-75] [CS-76] [CS-79] text, profiles and the map', async () => {
    const map = page.getByRole('switch', { name: /^Show a map/ });
    await expect(map).toBeChecked();
    await map.uncheck();
    await page.getByRole('textbox', { name: /^Description/ }).click();
    await page.keyboard.type('We are three people in Vic.');
    await expect(editor.shown.getByText('We are three people in Vic.')).toBeVisible();
    for (const name of ['LinkedIn', 'X', 'Facebook', 'Instagram'])
      await page
        .getByRole('textbox', { name: `${name} (optional)`, exact: true })
        .fill(`https://${name.toLowerCase()}.example/vela`);
    await expect(page.getByRole('group', { name: 'Hero image' })).toContainText('Choose image');
  });
  await test.step('[CS-82] a question without words is refused at its field', async () => {
    await page.getByRole('button', { name: 'Add question' }).click();
    await editor.save.click();
    const wrong = page
      .getByRole('group', { name: 'New question' })
      .getByRole('textbox', { name: 'Question' });
    await expect(wrong).toHaveAccessibleDescription('Question is required');
    await expect(wrong).toBeFocused();
    await wrong.fill('Who reads my CV?');
  });
  await test.step('[CS-72] [CS-73] [CS-83] saved, public and in the preview', async () => {
    await page.keyboard.press('Control+s');
    await editor.saved();
    const { homePage } = await storedSite(agency);
    expect(homePage).toEqual({
      ...DEFAULT_SITE.homePage,
      description: '<p>We are three people in Vic.</p>',
      linkedinUrl: 'https://linkedin.example/vela',
      xUrl: 'https://x.example/vela',
      facebookUrl: 'https://facebook.example/vela',
      instagramUrl: 'https://instagram.example/vela',
      isMapVisible: false,
      faqs: [
        { question: 'Does it cost anything?', answer: '<p>Never.</p>' },
        { question: 'Who reads my CV?', answer: '' },
      ],
    });
    await expect(editor.shown.getByText('Who reads my CV?')).toBeVisible();
    await page.reload();
    await expect(editor.shown.getByText('Who reads my CV?')).toBeVisible();
  });
});

test('departments are put into order and saved together, about and positions have their texts', async ({
  page,
}) => {
  const agency = await makeAgency();
  const ids = ['one', 'two'];
  await publishSite(agency, {
    departmentsPage: {
      departments: ids.map((id) => ({ id, title: `Team ${id}`, description: '', icon: 'Cpu' })),
    },
  });
  const editor = pageEditorOf(page);
  await enterWith(page, agency.admin);
  await withoutTours(page);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/career_site')) saves.push(request.url());
  });
  await test.step('[CS-69] [CS-86] [CS-87] [CS-91] edited in place, added and moved', async () => {
    await editor.open('departments');
    await expect(editor.frame).toHaveAttribute('src', new RegExp(`/careers/en/${agency.slug}/departments$`));
    await page.getByRole('button', { name: 'Team one', exact: true }).click();
    const card = page.getByRole('group', { name: 'Team one' });
    await expect(card.getByRole('radio')).toHaveCount(9);
    await card.getByRole('radio', { name: 'Warehouse' }).check();
    await card.getByRole('textbox', { name: 'Title' }).fill('Logistics');
    await page.getByRole('button', { name: 'Move Team two', exact: true }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(editor.shown.getByRole('heading', { level: 2 })).toHaveText(['Team two', 'Logistics']);
    await page.getByRole('button', { name: 'Add department' }).click();
  });
  await test.step('[CS-90] a department without a title is refused at its field', async () => {
    await editor.save.click();
    const wrong = page.getByRole('group', { name: 'New department' }).getByRole('textbox', { name: 'Title' });
    await expect(wrong).toHaveAccessibleDescription('Title is required');
    expect(saves).toEqual([]);
    await page.getByRole('button', { name: 'Remove New department' }).click();
  });
  await test.step('[CS-88] [CS-89] all of it in one call, under the same ids', async () => {
    await editor.save.click();
    await editor.saved();
    expect(saves).toHaveLength(1);
    expect((await storedSite(agency)).departmentsPage.departments).toEqual([
      { id: 'two', title: 'Team two', description: '', icon: 'Cpu' },
      { id: 'one', title: 'Logistics', description: '', icon: 'Warehouse' },
    ]);
  });
  await test.step('[CS-70] [CS-92] [CS-93] [CS-94] about: text, mission and values', async () => {
    await editor.open('about');
    await expect(editor.frame).toHaveAttribute('src', new RegExp(`/careers/en/${agency.slug}/about$`));
    await page.getByRole('textbox', { name: /^Description/ }).click();
    await page.keyboard.type('Since 1998.');
    await page.getByRole('textbox', { name: /^Mission title/ }).fill('Why we do it');
    await page.getByRole('textbox', { name: /^Mission description/ }).click();
    await page.keyboard.type('People first.');
    await page.getByRole('button', { name: 'Add value' }).click();
    const card = page.getByRole('group', { name: 'New value' });
    await expect(card.getByRole('radio')).toHaveCount(23);
    await card.getByRole('radio', { name: 'Handshake' }).check();
    await card.getByRole('textbox', { name: 'Title' }).fill('Trust');
    await expect(editor.shown.getByRole('heading', { level: 3, name: 'Trust' })).toBeVisible();
    await editor.save.click();
    await editor.saved();
    expect((await storedSite(agency)).aboutPage).toEqual({
      description: '<p>Since 1998.</p>',
      missionTitle: 'Why we do it',
      missionDescription: '<p>People first.</p>',
      values: [{ title: 'Trust', value: '', icon: 'handshake' }],
    });
  });
  await test.step('[CS-68] [CS-84] [CS-85] positions: title and text, in another language too', async () => {
    await editor.open('positions');
    await expect(editor.frame).toHaveAttribute('src', new RegExp(`/careers/en/${agency.slug}/positions$`));
    await page.getByRole('textbox', { name: /^Title/ }).fill('Work with us');
    await page.getByRole('textbox', { name: /^Description/ }).click();
    await page.keyboard.type('Every week new.');
    await expect(editor.shown.getByRole('heading', { level: 1 })).toHaveText('Work with us');
    const languages = page.getByRole('radiogroup', { name: 'Language of the texts' });
    await languages.getByRole('radio', { name: /^Español/ }).check();
    await page.getByRole('textbox', { name: /^Title/ }).fill('Trabaja con nosotros');
    await expect(editor.shown.getByRole('heading', { level: 1 })).toHaveText('Trabaja con nosotros');
    await editor.save.click();
    await editor.saved();
    const site = await storedSite(agency);
    expect(site.positionsPage).toEqual({ title: 'Work with us', description: '<p>Every week new.</p>' });
    expect(site.translations.es?.positionsPage?.title).toBe('Trabaja con nosotros');
  });
});

test.describe('in the frame', () => {
  // What presses in it for a test listens there, which the sandbox refuses.
  test.use({ expected: [/Blocked script execution/] });

  test('the preview keeps its place; sizes, the guide and the ways out', async ({ page }) => {
    const agency = await makeAgency();
    const faqs = Array.from({ length: 12 }, (_, n) => ({ question: `Question ${n}`, answer: `Answer ${n}` }));
    await publishSite(agency, { homePage: { ...DEFAULT_SITE.homePage, faqs } });
    const editor = pageEditorOf(page);
    await enterWith(page, agency.admin);
    await test.step('[CS-65] [CS-71] the guide comes by itself once, and when asked for', async () => {
      await editor.open('home');
      const step = page.getByRole('dialog', { name: 'Three languages', exact: true });
      await expect(step).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(step).toBeHidden();
      expect(await stored(page, 'cantera.tour.home')).not.toBeNull();
      await editor.open('home');
      await page.getByRole('button', { name: 'Start guide' }).click();
      await expect(step).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(step).toBeHidden();
    });
    await test.step('[CS-62] [CS-63] [CS-64] as large as a screen, a tablet and a phone', async () => {
      for (const [name, width, height, zoom] of [
        ['Full', '100%', '100%', '0.7'],
        ['Tablet', '768px', '1024px', '0.7'],
        ['Mobile', '334px', '724px', '1'],
      ] as const) {
        await page.getByRole('radio', { name, exact: true }).check();
        await expect
          .poll(() => editor.frame.evaluate(({ style }) => [style.width, style.height, style.zoom]))
          .toEqual([width, height, zoom]);
      }
    });
    await test.step('what is typed leaves the place that was scrolled to and the question that is open', async () => {
      await editor.shown.getByText('Question 9', { exact: true }).click();
      await expect(editor.shown.getByText('Answer 9')).toBeVisible();
      // Where it stands tells how far the frame is scrolled; to ask the frame itself would be a script in it.
      const place = async () => (await editor.shown.getByText('Answer 9').boundingBox())?.y;
      const before = await place();
      expect(before).toBeDefined();
      await page.getByRole('button', { name: 'Question 11', exact: true }).click();
      await page.getByRole('textbox', { name: 'Question', exact: true }).fill('A new last one');
      await expect(editor.shown.getByText('A new last one')).toBeAttached();
      await expect(editor.shown.getByText('Answer 9')).toBeVisible();
      expect(await place()).toBe(before);
    });
    await test.step('a link of the page leads away and back', async () => {
      await editor.shown.getByRole('link', { name: 'Privacy policy' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('You left this page')).toBeVisible();
      await page.getByRole('button', { name: 'Back to the page' }).click();
      await expect(page.getByText('You left this page')).toHaveCount(0);
      await expect(editor.shown.getByText('A new last one')).toBeAttached();
    });
    await test.step('[CS-66] [CS-59] [CS-60] out by the link, after a question; no other page', async () => {
      await page.getByRole('link', { name: 'Job portal', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
      await expect(page).toHaveURL(/\/agency\/new-job-portal$/);
      for (const name of ['home', 'positions', 'departments', 'about']) {
        await page.goto(`/agency/new-job-portal/${name}`);
        await expect(editor.frame).toBeVisible();
      }
      await page.goto('/agency/new-job-portal/contact');
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    });
  });
});

test('[CS-78] a picture that is too large is refused before it is sent, another one is taken', async ({
  page,
}) => {
  // Founding an agency and drawing a picture anew take a busy machine their time.
  test.slow();
  const agency = await makeAgency();
  await publishSite(agency);
  const editor = pageEditorOf(page);
  await enterWith(page, agency.admin);
  await withoutTours(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/career-site/hero')) sent.push(request.url());
  });
  await editor.open('home');
  const hero = page.getByRole('group', { name: 'Hero image' });
  await hero.getByLabel('Image file').setInputFiles(fileOf(3_500_001));
  await expect(hero.getByRole('alert')).toHaveText('File size is too large (max 3.5MB)');
  expect(sent).toEqual([]);
  await test.step('another one is taken, seen at once and public once it is saved', async () => {
    await hero
      .getByLabel('Image file')
      .setInputFiles({ name: 'hero.png', mimeType: 'image/png', buffer: PNG });
    await expect(hero.getByRole('alert')).toHaveCount(0);
    const taken = hero.getByRole('img', { name: 'The hero image' });
    await expect(taken).toBeVisible();
    const address = (await taken.getAttribute('src')) ?? '';
    await expect(editor.shown.locator(`img[src="${address}"]`)).toBeAttached();
    await editor.save.click();
    await editor.saved();
    expect((await storedSite(agency)).homePage.heroUrl).toBe(address);
    const seen = await page.request.get(`/careers/en/${agency.slug}`);
    expect(await seen.text()).toContain(address);
    const served = await page.request.get(address);
    expect([served.status(), served.headers()['content-type']]).toEqual([200, 'image/webp']);
  });
});

test.describe('with a page that does harm', () => {
  // The browser says what it has kept from running.
  test.use({ expected: [/Blocked script execution|violates the following Content Security Policy/] });

  test('what is planted in a preview does not run', async ({ page }) => {
    const agency = await makeAgency();
    await publishSite(agency);
    const editor = pageEditorOf(page);
    await enterWith(page, agency.admin);
    await withoutTours(page);
    await editor.open('positions');
    const planted =
      '<script>top.ran="script"</script><img src="/none.png" onerror="top.ran=\'error\'"><a href="javascript:top.ran=\'link\'">Planted</a>';
    await page.route('**/none.png', (route) =>
      route.fulfill({ status: 200, contentType: 'image/png', body: 'none' }),
    );
    await page.route('**/career_site/preview', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ response: answer, json: { data: { ...data, html: planted + data.html } } });
    });
    await page.getByRole('textbox', { name: /^Title/ }).fill('Again another');
    const link = editor.shown.getByRole('link', { name: 'Planted' });
    await expect(link).toBeVisible();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(editor.shown.getByRole('heading', { name: 'Again another' })).toBeAttached();
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  });
});

test.describe('of two people', () => {
  // axe asks the frame for its own part, where no script runs.
  test.use({ expected: [/^409 |Blocked script execution/] });

  test('what the other changed is shown, and nothing typed is lost', async ({ page }) => {
    const agency = await makeAgency();
    await publishSite(agency);
    const editor = pageEditorOf(page);
    await enterWith(page, agency.admin);
    await withoutTours(page);
    await editor.open('positions');
    const title = page.getByRole('textbox', { name: /^Title/ });
    await title.fill('Mine');
    await agency.admin.call(saveCareerSite, {
      params: { agencyId: agency.id },
      body: { careerSite: { configurations: { positionsPage: { title: 'Theirs', description: '' } } } },
    });
    await editor.save.click();
    const theirs = page.getByRole('region', { name: 'What they changed' });
    await expect(theirs).toContainText('Theirs');
    await expect(title).toHaveValue('Mine');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await editor.saved();
    await expect(theirs).toHaveCount(0);
    expect((await storedSite(agency)).positionsPage.title).toBe('Mine');
  });
});
