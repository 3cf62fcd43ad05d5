import { decodeEntities, escapeHtml, fold, foldWords, fullName, isUuid, plainText } from './text.ts';

describe('text', () => {
  it.each([
    ['Søren', 'soren'],
    ['Łukasz', 'lukasz'],
    ['İzmir Iğdır', 'izmir igdir'],
    ['França', 'franca'],
    ['Marcel·la COL·LEGI Paraŀlel', 'marcella collegi parallel'],
    ['Weiß STRASSE', 'weiss strasse'],
    ['Ærø Œuvre Þór', 'aero oeuvre thor'],
    ['L’Hospitalet O´Hara Mʼbappé', "l'hospitalet o'hara m'bappe"],
    ['Ὀδυσσεύς', 'οδυσσευσ'],
    ['Mª José', 'ma jose'],
    ['Jean—Luc', 'jean-luc'],
  ])('folds %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });

  it('folds names to their words', () => {
    expect(foldWords('  De la Cruz-Núñez, S.L. ')).toBe('de la cruz nunez s l');
  });

  it('knows a UUID in letters of either size', () => {
    expect(isUuid('019AA000-0000-7000-8000-00000000000f')).toBe(true);
    for (const text of [
      '',
      '019aa000',
      'x19aa000-0000-7000-8000-000000000000',
      '019aa000-0000-7000-8000-000000000000 ',
    ])
      expect(isUuid(text)).toBe(false);
  });

  it('joins a name of what there is of it', () => {
    expect(fullName({ firstName: 'Ana', lastName: 'Vila' })).toBe('Ana Vila');
    expect(fullName({ firstName: 'Ana', lastName: null })).toBe('Ana');
    expect(fullName({ firstName: 'Ana', lastName: '' })).toBe('Ana');
    expect(fullName(null)).toBe('');
  });

  it('writes signs so that HTML shows them, in attributes too', () => {
    const text = `<a href="x" title='y'>&amp;</a>`;
    expect(escapeHtml(text)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;');
    expect(decodeEntities(escapeHtml(text))).toBe(text);
    expect(decodeEntities('&nbsp;&euro;&#8364;&#x20ac;&#0;&#x110000;')).toBe(' &euro;€€');
  });

  it('reads the words of HTML, whatever it is, in a moment', () => {
    expect(
      plainText('<h2>Care &amp; cure</h2><ul><li>a</li><li>b</li></ul><p>1 < 2<br>x</p><!-- no -->'),
    ).toBe('Care & cure a b 1 < 2 x');
    expect(plainText(null)).toBe('');
    const started = process.cpuUsage();
    for (const hostile of ['<', '<a', '<b ', '&', '<!--', '</']) plainText(hostile.repeat(60_000));
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
  });
});
