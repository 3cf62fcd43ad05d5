import { B, browser, page, api, env } from './zz-probe.mjs';
const log = (...a) => console.log(...a);
// template dialog: Back
{
  const p = await page('A');
  await p.goto(B + '/agency/members'); await p.getByRole('heading', { name: 'Members' }).first().waitFor();
  await p.getByRole('link', { name: /Templates/ }).first().click();
  await p.getByRole('button', { name: /Create|New template/ }).first().click();
  await p.getByLabel('Name').fill('Abc');
  await p.goBack().catch(() => {});
  await p.waitForTimeout(600);
  log('template back asks:', await p.getByRole('alertdialog').count(), p.url());
  await p.screenshot({ path: '/tmp/audit3/tpl-back.png' });
  await p.getByRole('button', { name: 'Keep editing' }).click().catch(e => log(e.message.split('\n')[0]));
  log('kept', await p.getByLabel('Name').inputValue().catch(() => 'gone'));
  // bad input
  await p.getByRole('dialog').getByRole('button', { name: /Create/ }).click({timeout:3000}).catch(e=>log('x'));
  await p.waitForTimeout(300);
  log('tpl errors:', await p.locator('[id$=-error]').allTextContents());
  await p.context().close();
}
// profile two people
{
  const p = await page('M');
  await p.goto(B + '/settings/general');
  const f = p.getByLabel('First name'); await f.waitFor();
  const me = (await api('M', 'GET', '/api/v1/users/me')).body.data;
  await f.fill('Zzz');
  await api('A', 'PUT', `/api/v1/users/${me.id}/profile`, { first_name: 'Changed', last_name: me.last_name, role: me.role, image_url: null });
  await p.waitForTimeout(1500);
  await p.getByRole('form', { name: 'Basic information' }).getByRole('button', { name: 'Save' }).click();
  await p.waitForTimeout(800);
  log('profile conflict:', await p.getByRole('alert').allTextContents());
  await p.screenshot({ path: '/tmp/audit3/profile-conflict.png' });
  await p.getByRole('button', { name: /Load their/ }).click().catch(e => log(e.message.split('\n')[0]));
  await p.waitForTimeout(500);
  log('loaded', await f.inputValue());
  const now = (await api('M', 'GET', '/api/v1/users/me')).body.data;
  await api('M', 'PUT', '/api/v1/users/me', { first_name: me.first_name });
  await p.context().close();
}
// roles: manager
{
  const p = await page('M');
  for (const u of ['/', '/positions', '/clients', '/candidates', '/agency/general', '/agency/members', '/agency/templates', '/agency/deletions', '/settings/channels', '/settings/sessions', '/candidates/duplicates']) {
    await p.goto(B + u); await p.waitForTimeout(1200);
    log('M', u, '->', p.url().replace(B, ''), '|', (await p.locator('main').innerText().catch(() => '')).replace(/\s+/g, ' ').slice(0, 140));
  }
  await p.context().close();
}
await browser.close();
