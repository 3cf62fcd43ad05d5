import { isHeard, topic } from './topics.ts';

describe('a topic', () => {
  it('names a kind, or one thing of it', () => {
    expect([topic.board(), topic.board('a')]).toEqual(['board', 'board/a']);
  });

  it('is heard by who hears the same, all of the kind, or one thing when all of them may have changed', () => {
    expect(isHeard('board/a', 'board/a')).toBe(true);
    expect(isHeard('board/a', 'board')).toBe(true);
    expect(isHeard('board', 'board/a')).toBe(true);
    expect(isHeard('board/a', 'board/b')).toBe(false);
    expect(isHeard('boards/a', 'board')).toBe(false);
    expect(isHeard('candidate/a', 'board')).toBe(false);
  });
});
