import { describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import { expect } from 'expect';
import { ANONYMOUS_CHOICES, canaryPerson } from '../../../testing/report-person.ts';
import { aliasesOf, compose } from '../compose.ts';
import { openReport } from '../pdf/index.ts';
import { attackFile } from './index.ts';
import { ByteSearch } from './streams.ts';

const search = (...sought: string[]) =>
  new ByteSearch(sought.map((letters) => ({ letters, means: letters })));
const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('the bytes of a file', () => {
  it('finds each of many things, whatever stands between their letters', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `somebody${index.toString(36)}`);
    const found = search(...many, 'annagarcia').in(
      Buffer.from('x/Anna_Garc\xeda (some-body_7p) somebod', 'latin1'),
    );
    expect([...found].sort()).toEqual(['annagarcia', 'somebody7', 'somebody7p']);
  });

  it('finds UTF-8 and UTF-16 in either order, from an even or odd place', () => {
    const sought = search('lukaszkowalski', 'иванпетров');
    const text = 'Łukasz Kowalski, Иван Петров';
    const all = ['lukaszkowalski', 'иванпетров'];
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(text, 'utf16le'),
      swapped(text),
      Buffer.concat([Buffer.from('%'), swapped(text)]),
      Buffer.concat([Buffer.from('%'), Buffer.from(text, 'utf16le')]),
    ])
      expect([...sought.in(bytes)].sort()).toEqual(all);
  });

  it('takes the figures of a drawing for no telephone, and a telephone among them for one', () => {
    const sought = search('611223344');
    expect(sought.in(Buffer.from('BT /F1 9 Tf 1 0 0 1 61.122 334.4 Tm <611223344000> Tj ET')).size).toBe(0);
    expect(sought.in(Buffer.from('BT /F1 9 Tf (x) Tj ET % +34611223344')).size).toBe(1);
    expect(sought.in(Buffer.from('call 611 22 33 44')).size).toBe(1);
  });

  it('[CREP-39] is searched in the report of any number of people', async () => {
    const setting = {
      locale: 'es',
      timeZone: 'Europe/Madrid',
      today: new Date('2026-03-01T00:00:00Z'),
      clients: [],
      aliases: aliasesOf('es'),
    } as const;
    const file = openReport({ title: 'Cook', locale: 'es' });
    const targets = Array.from({ length: 22 }, (_, index) => {
      const who = {
        ...canaryPerson('Cocina bien.'),
        firstName: `Nombre${index}q`,
        lastName: `Apellido${index}q`,
      };
      const { blocks, identity } = compose(who, ANONYMOUS_CHOICES, setting);
      if (!identity) throw new Error('an anonymous report has an identity');
      return { blocks, identity, pages: file.add(blocks) };
    });
    const bytes = await file.finish();
    expect(await attackFile(bytes, targets, 'Cook')).toEqual([]);
    const hidden = deflateSync(Buffer.from('q % nombre21q apellido21q Q'));
    const smuggled = Buffer.concat([
      bytes,
      Buffer.from(`\n9999 0 obj\n<< /Filter /FlateDecode /Length ${hidden.length} >>\nstream\n`),
      hidden,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    expect(await attackFile(smuggled, targets, 'Cook')).toEqual([{ kind: 'NAME', section: null }]);
  });
});
