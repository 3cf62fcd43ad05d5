import { globSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { expect } from 'expect';
import { TEXT_FILES, textsOf } from './host-config.ts';
import { ROOT } from './packages.ts';

// A text elsewhere is a file more, which is asked for only when the one before it has come.
it('the texts that the app begins with come in the file of their locale, and in no other', () => {
  for (const [locale, name] of Object.entries(TEXT_FILES)) {
    const texts = globSync(
      [
        `host/src/messages/${locale}.ts`,
        `shared/src/texts/${name}.ts`,
        `shared/src/texts/messages/*/${locale}.ts`,
      ],
      { cwd: ROOT },
    ).map((file) => path.join(ROOT, file));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((file) => !textsOf(locale, name).test(file))).toEqual([]);
    const others = Object.entries(TEXT_FILES).filter(([other]) => other !== locale);
    for (const [other, otherName] of others)
      expect(texts.filter((file) => textsOf(other, otherName).test(file))).toEqual([]);
  }
});
