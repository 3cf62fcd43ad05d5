import { B, browser, page, api, env } from './zz-probe.mjs';
import { readdirSync, readFileSync } from 'node:fs';
const log = (...a) => console.log(...a);
// consent
const c = (await api('T', 'GET', '/api/v1/candidates/search/simple?page=1&per_page=50')).body.data.items.find(x => x.email);
const id = c.id;
const before = (await api('T','GET',`/api/v1/candidates/${id}`)).body.data.gdpr;
log(c.first_name, before);
const p = await page('T');
await p.goto(B + `/candidates/${id}`);
await p.waitForTimeout(1500);
log((await p.locator('main').innerText()).replace(/\s+/g,' ').slice(0,600));
await p.screenshot({ path: '/tmp/audit3/cand.png' });
const r = await api('T','POST',`/api/v1/candidates/${id}/send-gdpr`); log('send', r.status, JSON.stringify(r.body.data?.gdpr ?? r.body));
let token; for (let i=0;i<40&&!token;i++){ await new Promise(r=>setTimeout(r,300)); const d='/tmp/data-audit3/outbox'; for (const n of readdirSync(d)) { const t=readFileSync(d+'/'+n,'utf8').replace(/=\r?\n/g,''); if (t.includes(c.email)) { const m=/\/public\/gdpr\/([\w-]+)/.exec(t); if(m) token=m[1]; } } }
log('token', !!token);
const q = await page(null, { viewport: { width: 390, height: 800 } });
await q.goto(B + `/public/gdpr/${token}?lang=en`); await q.waitForTimeout(1500);
log((await q.locator('body').innerText()).replace(/\s+/g,' '));
await q.screenshot({ path: '/tmp/audit3/consent.png' });
await q.getByRole('link', { name: /privacy/i }).first().evaluate(a=>a.href).then(log);
await q.getByRole('button', { name: /refuse|do not|no,/i }).first().click(); await q.waitForTimeout(500);
log((await q.getByRole('alertdialog').innerText()).replace(/\s+/g,' '));
await q.getByRole('alertdialog').getByRole('button').last().click(); await q.waitForTimeout(1000);
log((await q.locator('body').innerText()).replace(/\s+/g,' ').slice(0,500));
await p.waitForTimeout(1500);
log('live', (await p.locator('main').innerText()).match(/Rejected|Refused|Pending|Accepted/g));
await q.goto(B + `/public/gdpr/${token.slice(0,-2)}xx`); await q.waitForTimeout(1000);
log('tampered', (await q.locator('body').innerText()).replace(/\s+/g,' ').slice(0,300));
await q.goto(B + `/public/gdpr/${token}`); await q.getByRole('button').first().waitFor();
await q.getByRole('button', { name: /keep|agree|accept/i }).first().click(); await q.waitForTimeout(800);
log('again', (await q.locator('body').innerText()).replace(/\s+/g,' ').slice(0,300));
// consent without javascript?
const n = await browser.newContext({ javaScriptEnabled: false }); const nq = await n.newPage(); await nq.goto(B+`/public/gdpr/${token}`); log('nojs', (await nq.locator('body').innerText()).slice(0,200));
// public apply without JS
const pos = /positions\/([0-9a-f-]{36})/.exec(await (await fetch(B+'/careers/en/demo/positions')).text())[1];
await nq.goto(B+`/careers/en/demo/positions/${pos}/apply`);
await nq.getByRole('button', { name: /send|apply/i }).last().click(); await nq.waitForTimeout(500);
log('nojs apply', nq.url().replace(B,''), (await nq.locator('main').innerText()).replace(/\s+/g,' ').slice(0,500));
await browser.close();
