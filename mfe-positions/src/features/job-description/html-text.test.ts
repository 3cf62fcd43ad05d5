import { textWithoutTags } from './html-text.ts';

describe('textWithoutTags', () => {
  it('[JD-05] is the same for texts that differ only in format', () => {
    expect(textWithoutTags('<p><strong>Build</strong> the platform</p><p><br></p>')).toBe(
      textWithoutTags('<h2>Build&nbsp;the platform</h2>'),
    );
    expect(textWithoutTags('<p>Build it</p>')).not.toBe(textWithoutTags('<p>Build</p>'));
  });
});
