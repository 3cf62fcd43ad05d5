import { B, browser, page, api, env } from './zz-probe.mjs';
import { writeFileSync } from 'node:fs';
const log = (...a) => console.log(...a);
const list = (await api('T', 'GET', '/api/v1/agency/jobs?page=1&per_page=50')).body.data.items;
const mine = list.find(x => x.status === 'DRAFT') ?? list[0];
log(mine.title, mine.status);
const p = await page('T');
await p.goto(B + `/positions/${mine.id}/job-description`);
const ed = p.getByRole('textbox', { name: /Job description/ }); await ed.waitFor();
await ed.click(); await p.keyboard.press('Control+A'); await p.keyboard.press('Delete');
const paste = async (html, text) => { await p.evaluate(([html, text]) => { document.addEventListener('copy', (e) => { e.stopImmediatePropagation(); e.clipboardData.setData('text/html', html); e.clipboardData.setData('text/plain', text); e.preventDefault(); }, { once: true, capture: true }); document.execCommand('copy'); }, [html, text]); await ed.focus(); await p.keyboard.press('Control+V'); };
const gdocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">About us</span></h2><p dir="ltr"><span style="font-weight:400">We are </span><span style="font-weight:700">bold</span><span style="font-weight:400"> and </span><span style="font-style:italic">italic</span><span> with </span><a href="https://www.google.com/url?q=https://example.com" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">a link</span></a></p><br><ul style="margin:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Nested</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Two</span></p></li></ul><table><tbody><tr><td><p><span>Salary</span></p></td><td><p><span>40k</span></p></td></tr></tbody></table></b><br class="Apple-interchange-newline">`;
await paste(gdocs, 'About us');
await p.waitForTimeout(400);
log('GDOCS', await ed.evaluate(e => e.innerText.replace(/\n+/g, ' / ')));
await p.keyboard.press('Control+End'); await p.keyboard.press('Enter'); await p.keyboard.press('Enter');
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body lang=ES><!--StartFragment--><h1 style='mso-x'>T&iacute;tulo<o:p></o:p></h1><p class=MsoNormal><b><span lang=ES>Negrita</span></b> normal <s>tach</s><o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Uno<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>Dos</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Primero</p><script>alert(1)</script><img src=x onerror=alert(1)><!--EndFragment--></body></html>`;
await paste(word, 'x');
await p.waitForTimeout(300);
log('WORD', await ed.evaluate(e => e.innerText.replace(/\n+/g, ' / ')));
await p.screenshot({ path: '/tmp/audit3/editor.png' });
await p.getByRole('button', { name: 'Save' }).click(); await p.waitForTimeout(1000);
log((await api('T', 'GET', `/api/v1/agency/clients/jobs/${mine.id}`)).body.data.job_description);
// print: long
const long = Array.from({ length: 60 }, (_, i) => `<h2>Section ${i}</h2><p>${'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(4 + i % 5)}</p><ul>${'<li>Item with some text that is long enough</li>'.repeat(3)}</ul>`).join('');
await api('T', 'PATCH', `/api/v1/agency/clients/jobs/${mine.id}`, { job_description: long });
await p.addInitScript(() => { });
await p.reload(); await ed.waitFor();
await p.evaluate(() => { Object.defineProperty(window, '__done', { value: [], writable: true }); const o = HTMLIFrameElement.prototype; });
// intercept print of the frame
await p.evaluate(() => { new MutationObserver(ms => ms.forEach(m => m.addedNodes.forEach(n => { if (n.tagName === 'IFRAME') { n.contentWindow.print = () => { window.__html = n.contentDocument.documentElement.outerHTML; }; } }))).observe(document.body, { childList: true }); });
await p.getByRole('button', { name: 'Download', exact: true }).click(); await p.waitForTimeout(2500);
const html = await p.evaluate(() => window.__html);
log('print html', html?.length);
if (html) { const q = await p.context().newPage(); await q.goto(B + '/robots.txt'); await q.setContent(html); await q.pdf({ path: '/tmp/audit3/jd.pdf', preferCSSPageSize: true, printBackground: true }); }
await browser.close();
