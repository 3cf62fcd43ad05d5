import { describe, it } from 'node:test';
import { expect } from 'expect';
import { JSDOM } from 'jsdom';
import { attributes, html, jsonData, raw } from './html.ts';

describe('html', () => {
  it('[PUB-25] escapes every value, in text and in attributes, and leaves markup that it made itself', () => {
    const hostile = `"><script>alert('x')</script>\`&`;
    const inner = html`<b title="${hostile}">${hostile}</b>`;
    const page = html`<p>${inner}${['<i>', raw('<hr>')]}</p>`.text;
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<i>');
    expect(page).toContain('<hr>');
    const element = new JSDOM(page).window.document.querySelector('b');
    expect(element?.title).toBe(hostile);
    expect(element?.textContent).toBe(hostile);
  });

  it('writes nothing for false, null and undefined', () => {
    expect(html`<p>${false}${null}${undefined}${true}${0}</p>`.text).toBe('<p>0</p>');
    expect(attributes({ hidden: true, id: 'a', title: undefined, min: 0, max: null, open: false }).text).toBe(
      ' hidden id="a" min="0"',
    );
  });

  it('[PUB-25] writes data that cannot leave its script element', () => {
    const value = { title: '</script><script>alert(1)</script><!--\u2028' };
    const text = jsonData(value).text;
    expect(text).not.toMatch(/[<>\u2028]/);
    expect(JSON.parse(text)).toEqual(value);
  });
});
