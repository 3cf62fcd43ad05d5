import { readHtml } from './read-html.ts';
import { readText } from './read-text.ts';
import { writeHtml } from './write-html.ts';

const again = (html: string) => writeHtml(readHtml(html));
const LINK = 'rel="noopener noreferrer nofollow" target="_blank"';

describe('HTML that the server keeps', () => {
  it.each([
    ['nothing', ''],
    ['paragraphs and headings', '<h1>a</h1><h2>b</h2><p>c</p><h3>d</h3><h4>e</h4>'],
    ['marks', '<p>a<strong>b</strong><strong><em>c</em></strong><u>d</u><s>e</s> f</p>'],
    ['an empty line', '<p>a</p><p><br></p><p>b</p>'],
    ['line breaks', '<p>a<br>b<br><br>c</p>'],
    ['a link', `<p>see <a href="https://e.org/?a=1&amp;b=2" ${LINK}>the <strong>page</strong></a>.</p>`],
    ['a link beside the site', `<p><a href="/about" ${LINK}>us</a></p>`],
    ['signs', '<p>1 &lt; 2 &amp; "x"</p>'.replaceAll('"', '&quot;')],
    ['a list', '<ul><li>a</li><li>b</li></ul>'],
    ['nested lists', '<ul><li>a<ol><li>b</li><li>c<ul><li>d</li></ul></li></ol></li><li>e</li></ul><p>f</p>'],
    ['a list after another', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
    ['a list right after one of its kind', '<ol><li>a</li></ol><ol><li>b</li><li>c</li></ol>'],
    [
      'the same below an item',
      '<ul><li>a<ol><li>b</li></ol><ol><li>c</li></ol></li></ul><ul><li>d</li></ul>',
    ],
    ['quotes', '<blockquote><p>a</p><ul><li>b</li></ul></blockquote><p>c</p>'],
    ['an empty item', '<ul><li></li><li>a</li></ul>'],
  ])('comes back as it was: %s', (_, html) => {
    expect(again(html)).toBe(html);
  });

  it('is written in one way however it was tagged', () => {
    expect(again('<p><b>a</b> <i>b</i></p>')).toBe('<p><strong>a</strong> <em>b</em></p>');
    expect(again('plain <br> text')).toBe('<p>plain<br>text</p>');
    expect(again('<ul><li><p>a</p><p>b</p></li></ul>')).toBe('<ul><li>a<br>b</li></ul>');
    expect(again('<ul><li>a<p>b</p>c <i>d</i><div>e</div></li></ul>')).toBe(
      '<ul><li>a<br>b<br>c <em>d</em><br>e</li></ul>',
    );
    expect(again('<ol><li>a</li></ol><ol start="2"><li>b</li></ol>')).toBe('<ol><li>a</li><li>b</li></ol>');
  });
  it('keeps blanks that were typed', () => {
    const block = { type: 'block' as const, kind: 'paragraph' as const, children: [{ text: 'a  b' }] };
    expect(writeHtml([block])).toBe('<p>a \u00a0b</p>');
  });
  it('is nothing when no word is left', () => {
    expect(again('<p> </p><h2></h2>')).toBe('');
  });
});

describe('what is pasted', () => {
  it('loses what could run or load', () => {
    const html =
      '<p onclick="x()">a<img src="x" onerror="y()"><script>z()</script><style>p{}</style><a href="java&#10;script:z()">b</a></p>';
    expect(again(html)).toBe('<p>ab</p>');
  });
  it('keeps the lists of Word, with their levels', () => {
    const item = (level: number, sign: string, text: string) =>
      `<p class="MsoListParagraph" style="margin-left:36pt;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">${sign}<span style="font:7pt">&nbsp;&nbsp; </span></span></span><!--[endif]--><span lang="ES">${text}<o:p></o:p></span></p>`;
    const html = `<html><head><style>p.MsoNormal{}</style></head><body><p class="MsoNormal"><b style="mso-bidi-font-weight:normal"><span style="color:red">Tasks</span></b></p>${item(1, '·', 'Plan')}${item(2, 'o', 'Alone')}${item(2, 'o', 'Together')}${item(1, '·', 'Do')}${item(1, '1.', 'First')}</body></html>`;
    expect(again(html)).toBe(
      '<p><strong>Tasks</strong></p><ul><li>Plan<ul><li>Alone</li><li>Together</li></ul></li><li>Do</li></ul><ol><li>First</li></ol>',
    );
  });
  it('reads the weight that Google Docs puts into styles', () => {
    const html =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">a</span><span style="font-weight:400;font-style:italic">b</span></p><ul><li style="font-weight:400"><p><span>c</span></p></li><ul><li><p>d</p></li></ul></ul></b>';
    expect(again(html)).toBe('<p><strong>a</strong><em>b</em></p><ul><li>c<ul><li>d</li></ul></li></ul>');
  });
  it('leaves the underline that word processors put inside a link', () => {
    const html =
      '<p><a href="https://a.example" style="text-decoration:none"><span style="text-decoration:underline">a</span></a> <u><a href="https://a.example">b</a></u></p>';
    expect(again(html).replace(/ (rel|target)="[^"]*"/g, '')).toBe(
      '<p><a href="https://a.example">a</a> <a href="https://a.example"><u>b</u></a></p>',
    );
  });
  it('turns tables into lines of text', () => {
    const html =
      '<table><tbody><tr><th>Place</th><th>Days</th></tr><tr><td><p>Reus</p></td><td>3</td></tr></tbody></table>';
    expect(again(html)).toBe('<p>Place | Days</p><p>Reus | 3</p>');
  });
  it('reads a page laid out by a table as its texts', () => {
    const html = '<table><tr><td><p>a</p><p>b</p></td><td><ul><li>c</li></ul></td></tr></table>';
    expect(again(html)).toBe('<p>a</p><p>b</p><ul><li>c</li></ul>');
  });
  it('takes divs and headings of any depth', () => {
    expect(again('<div>a<div>b</div>c</div><h6>d</h6>')).toBe('<p>a</p><p>b</p><p>c</p><h4>d</h4>');
  });
  it('reads plain text by its lines', () => {
    expect(writeHtml(readText('We offer:\r\n- food\n• drink\n\n1. all\n'))).toBe(
      '<p>We offer:</p><ul><li>food</li><li>drink</li></ul><ol><li>all</li></ol>',
    );
  });
});
