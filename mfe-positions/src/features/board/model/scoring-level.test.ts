import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import { storage } from '@cantera/shared/session';
import { act, renderHook } from '@testing-library/react';
import { readLevel, scoreAt, useScoringLevel } from './scoring-level.ts';
import { visibleCards } from './visible-cards.ts';

const card = (id: string, lax: number, strict: number, veryStrict: number) =>
  ({
    id,
    createdAt: `2026-01-0${id}`,
    candidate: { firstName: id, lastName: '', jobTitle: null, companyName: null },
    scoring: { scoringLax: { finalScore: lax }, scoringStrict: strict, scoringVeryStrict: veryStrict },
  }) as unknown as BoardApplication;

describe('the scoring level of boards', () => {
  beforeEach(() => storage.remove('scoringLevel'));

  it('[BOARD-34] [CONST-101] [CONST-144] is lax until another is chosen, and is stored locally', () => {
    expect(readLevel()).toBe('LAX');
    const { result } = renderHook(() => useScoringLevel());
    expect(result.current[0]).toBe('LAX');
    act(() => result.current[1]('VERY_STRICT'));
    expect(result.current[0]).toBe('VERY_STRICT');
    expect(storage.get('scoringLevel')).toBe('VERY_STRICT');
    expect(readLevel()).toBe('VERY_STRICT');
    storage.set('scoringLevel', 'NONSENSE');
    expect(readLevel()).toBe('LAX');
    act(() => result.current[1]('LAX'));
  });

  it('[BOARD-33] [BOARD-34] decides which number a card shows and what the sort goes by', () => {
    const [a, b] = [card('1', 90, 20, 10), card('2', 50, 40, 30)];
    expect([scoreAt(a, 'LAX'), scoreAt(a, 'STRICT'), scoreAt(a, 'VERY_STRICT')]).toEqual([90, 20, 10]);
    expect(scoreAt({ ...a, scoring: null }, 'LAX')).toBeNull();
    const order = (level: 'LAX' | 'STRICT' | 'VERY_STRICT') =>
      visibleCards([a, b], {
        sort: { property: 'scoring', direction: 'DESC' },
        level,
        query: '',
        isOnlyNew: false,
        keepId: null,
      }).map(({ id }) => id);
    expect([order('LAX'), order('STRICT'), order('VERY_STRICT')]).toEqual([
      ['1', '2'],
      ['2', '1'],
      ['2', '1'],
    ]);
  });
});
