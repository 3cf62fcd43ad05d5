import { drawPage } from './draw-page.ts';

// There is nothing to measure where nothing is drawn.
beforeAll(() => Object.assign(performance, { measure: jest.fn() }));

const page = (answer: string, last = 'Write to us') =>
  `<main><details><summary>When?</summary><p>${answer}</p></details><ul><li>Oak</li><li>Elm</li></ul><p>${last}</p></main>`;

/** A document that shows a page, as that of a frame. */
async function shown(html: string): Promise<Document> {
  const there = document.implementation.createHTMLDocument('');
  await drawPage(there, 'en', { html, styleSheet: '' });
  return there;
}

const element = (there: Document, selector: string): Element => {
  const found = there.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

describe('a page that is drawn over another', () => {
  it('changes what changed and keeps every element', async () => {
    const there = await shown(page('On Monday.'));
    const before = [...there.body.querySelectorAll('*')];
    await drawPage(there, 'ca', { html: page('On Tuesday.', 'Call us'), styleSheet: '' });
    expect(there.body.innerHTML).toBe(page('On Tuesday.', 'Call us'));
    expect([...there.body.querySelectorAll('*')]).toEqual(before);
    expect(before.every((one) => one.isConnected)).toBe(true);
    expect(there.documentElement.lang).toBe('ca');
  });

  it('leaves open what its reader opened, whether its own text changes or not', async () => {
    const there = await shown(page('On Monday.'));
    element(there, 'details').setAttribute('open', '');
    await drawPage(there, 'en', { html: page('On Monday.', 'Call us'), styleSheet: '' });
    expect(element(there, 'details').hasAttribute('open')).toBe(true);
    await drawPage(there, 'en', { html: page('On Tuesday.', 'Call us'), styleSheet: '' });
    expect(element(there, 'details').hasAttribute('open')).toBe(true);
    expect(element(there, 'details p').textContent).toBe('On Tuesday.');
  });

  it('takes away what the new one has not, and adds what it has', async () => {
    const there = await shown('<p>One</p><p>Two</p><p>Three</p>');
    await drawPage(there, 'en', { html: '<p>One</p><h2>News</h2><p>Three</p>', styleSheet: '' });
    expect(there.body.innerHTML).toBe('<p>One</p><h2>News</h2><p>Three</p>');
  });
});
